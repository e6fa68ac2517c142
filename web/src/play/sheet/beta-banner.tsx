import { css, styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { color, inverted, media } from '../../ui/tokens.ts';
import { size } from '../../ui/type.ts';
import { whenLow } from '../../ui/low-height.ts';

/**
 * The beta notice, whole at every width: above the game where there is room, on a phone after its
 * controls, its guesses and how to play, which have the first screen.
 */
export function BetaBanner() {
  const { t } = useTranslation();
  return (
    <Banner aria-label={t('game.beta.badge')}>
      <Badge>{t('game.beta.badge')}</Badge> <b>{t('game.beta.title')}</b> {t('game.beta.text')}
    </Banner>
  );
}

const Banner = styled.aside`
  color: ${color.quiet};
  font-size: 15px;
  line-height: 1.35;
  b {
    color: ${color.ink};
  }
  ${media.tabletUp} {
    order: -1;
  }
  ${media.mobile} {
    font-size: 14px;
  }
  ${whenLow(css`
    display: none;
  `)}
`;

/** A small label in ink. */
const Badge = styled.span`
  padding: 1px 6px;
  ${inverted}
  font-size: ${size(1)};
  font-weight: 800;
  letter-spacing: 0.04em;
  text-transform: uppercase;
`;
