import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { Icon } from '../../../ui/icon.tsx';
import { color, bareButton, media, row, space } from '../../../ui/tokens.ts';
import { useMobile } from '../../../ui/use-media.ts';
import { whenLow } from '../look/low-height.ts';

/**
 * The beta notice above the game: badge, title, description. On a phone the description opens on
 * demand.
 */
export function BetaBanner({ badges }: { badges?: ReactNode }) {
  const { t } = useTranslation();
  const mobile = useMobile();
  const [open, setOpen] = useState(false);
  const textId = useId();
  return (
    <Banner aria-label={t('game.beta.badge')}>
      <Line>
        <Badge>{t('game.beta.badge')}</Badge>
        {badges}
        <b>{t('game.beta.title')}</b>
        {mobile ? (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={textId}
            aria-label={t('game.beta.more')}
            onClick={() => setOpen(!open)}
          >
            <Icon name="chevron" size={16} />
          </button>
        ) : (
          <span>{t('game.beta.text')}</span>
        )}
      </Line>
      {mobile && (
        <p id={textId} hidden={!open}>
          {t('game.beta.text')}
        </p>
      )}
    </Banner>
  );
}

const Banner = styled.aside`
  color: ${color.quiet};
  font-size: 15px;
  line-height: 1.35;
  p {
    margin: ${space[1]} 0;
  }
  ${media.mobile} {
    font-size: 14px;
  }
  ${whenLow(css`
    display: none;
  `)}
`;

const Line = styled.div`
  ${row}
  gap: ${space[1]} ${space[2]};
  b {
    color: ${color.ink};
    font-weight: 700;
  }
  > span:last-child {
    flex-basis: 100%;
  }
  button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    ${bareButton}
    margin: -11px -12px -11px auto;
  }
  button[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

/** A small label in ink; `guest` is outlined. */
export const Badge = styled.span<{ $outlined?: boolean }>`
  padding: 3px 7px;
  border: 2px solid ${color.ink};
  background: ${({ $outlined }) => ($outlined ? 'none' : color.ink)};
  color: ${({ $outlined }) => ($outlined ? color.ink : color.paper)};
  font-size: 12px;
  font-weight: 800;
  letter-spacing: 0.04em;
  line-height: 1;
  text-transform: uppercase;
`;
