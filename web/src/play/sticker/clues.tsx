import type { GameView } from '@craque/common/contracts/games.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { css, keyframes, styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { clueRows } from './clue-rows.ts';
import { whenLow } from '../../ui/low-height.ts';
import { useReaderLanguage } from '../../ui/language/reader-language.ts';
import { breakpoint, color, duration, ellipsis, media, slip, still } from '../../ui/tokens.ts';
import { caption, fluid, size, stamped } from '../../ui/type.ts';

export type CluesProps = { sport: Sport; game: GameView | undefined };

/** The four clues on a strip of paper; what is not due yet reads ???, and all before the game. */
export function Clues({ sport, game }: CluesProps) {
  const { t } = useTranslation();
  const language = useReaderLanguage();
  return (
    <Strip aria-label={t('game.clues.label')} aria-hidden={!game || undefined}>
      {clueRows(t, language, game ?? { sport }).map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          {value === null ? (
            <Hidden>
              <span aria-hidden="true">???</span>
              {game && <VisuallyHidden>{t('game.clues.hidden')}</VisuallyHidden>}
            </Hidden>
          ) : (
            <Value key={`${game?.id}${value}`} data-long={value.length > 12 || undefined}>
              {value}
            </Value>
          )}
        </div>
      ))}
    </Strip>
  );
}

const stamp = keyframes`from { opacity: 0; transform: scale(1.25); }`;

/** A tablet held upright: its narrow page has the height for one clue under the other. */
const upright = `${media.tabletUp} and (max-width: ${breakpoint.wide - 0.02}px) and (min-height: 900px)`;

const Strip = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  min-width: 0;
  max-width: 100%;
  margin: 0;
  ${slip}
  > div {
    display: grid;
    grid-template-rows: auto 1fr;
    align-content: center;
    min-width: 0;
    padding: 10px clamp(12px, 1.3vw, 20px) 12px;
  }
  dt {
    ${caption(1)}
    ${ellipsis}
    line-height: 1.3;
  }
  ${media.tabletUp} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    width: min(100%, 440px);
    > div:nth-child(even) {
      border-left: 1px dashed ${color.rule};
    }
    > div:nth-child(n + 3) {
      border-top: 1px dashed ${color.rule};
    }
  }
  ${upright} {
    grid-template-columns: minmax(0, 1fr);
    > div:nth-child(n) {
      border-left: 0;
    }
    > div + div {
      border-top: 1px dashed ${color.rule};
    }
    dt {
      font-size: ${size(2)};
    }
  }
  ${media.wide} {
    grid-template-columns: repeat(4, auto);
    width: auto;
    > div {
      min-width: 112px;
    }
    > div:nth-child(n) {
      border-top: 0;
    }
    > div + div {
      border-left: 1px dashed ${color.rule};
    }
  }
  ${media.sideways} {
    flex: 1;
    grid-template-columns: 1fr;
    width: auto;
    > div {
      padding: 4px 12px;
    }
    > div:nth-child(n) {
      border-left: 0;
    }
    > div + div {
      border-top: 1px dashed ${color.rule};
    }
  }
  ${media.mobile} {
    flex: 1;
    grid-template-columns: 1fr;
    grid-template-rows: repeat(4, 1fr);
    > div {
      grid-template-rows: auto auto;
      padding: 2px 12px;
    }
    > div + div {
      border-top: 1px dashed ${color.rule};
    }
    dt {
      font-size: 12px;
    }
  }
  ${whenLow(css`
    grid-template-columns: 1fr 1fr;
    grid-template-rows: 1fr 1fr;
    > div {
      padding: 2px 8px;
    }
    > div:nth-child(2) {
      border-top: 0;
    }
  `)}
`;

const value = css`
  display: flex;
  align-items: center;
  min-width: 0;
  margin: 0;
  ${stamped(fluid(21, 26))}
  text-transform: uppercase;
  &[data-long] {
    font-size: ${fluid(16, 20)};
    line-height: 0.92;
    text-wrap: balance;
  }
  ${media.tabletUp} {
    min-height: 32px;
  }
  ${upright} {
    font-size: 30px;
    &[data-long] {
      font-size: 26px;
    }
  }
  ${whenLow(css`
    font-size: 16px;
    &[data-long] {
      font-size: 13px;
    }
  `)}
`;

const Value = styled.dd`
  ${value}
  transform-origin: left;
  animation: ${stamp} ${duration.calm} ease-out;
  ${still}
`;

const Hidden = styled.dd`
  ${value}
  color: ${color.quiet};
  letter-spacing: 0.14em;
  span[aria-hidden] {
    opacity: 0.75;
  }
`;
