import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { color, font, inverted, media } from '../../ui/tokens.ts';
import { size, words } from '../../ui/type.ts';
import { whenLow } from '../../ui/low-height.ts';

/** Above the game where there is room; on a phone below it, with what else is to be said at first. */
export function BetaBanner({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Banner aria-label={t('game.beta.badge')}>
      <i>{t('game.beta.badge')}</i> <b>{t('game.beta.title')}</b> {t('game.beta.text')} {children}
    </Banner>
  );
}

const Banner = styled.aside`
  ${words(2)}
  color: ${color.quiet};
  line-height: 1.35;
  b {
    color: ${color.ink};
  }
  i {
    padding: 1px 6px;
    ${inverted}
    font: 800 ${size(1)} ${font.text};
    text-transform: uppercase;
  }
  ${media.tabletUp} {
    order: -1;
  }
  ${media.mobile} {
    &:has(> span) b {
      display: none;
    }
  }
  ${whenLow(css`
    display: none;
  `)}
`;
