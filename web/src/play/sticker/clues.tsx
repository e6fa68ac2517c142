import type { GameView } from '@craque/common/contracts/games.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { css, keyframes, styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { clueRows } from './clue-rows.ts';
import { whenLow, whenLying } from '../../ui/low-height.ts';
import { useLanguage } from '../../ui/language/use-language.ts';
import {
  breakpoint,
  clipped,
  color,
  duration,
  ellipsis,
  media,
  slip,
  still,
} from '../../ui/tokens.ts';
import { caption, fluid, size, stamped } from '../../ui/type.ts';

/** The four clues on a strip of paper; hidden ones read ???. */
export function Clues({ sport, game }: { sport: Sport; game: GameView | undefined }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Strip aria-label={t('game.clues.label')} aria-hidden={!game || undefined}>
      {clueRows(t, language, game ?? { sport }).map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          {value === null ? (
            <Value data-hidden>
              <span aria-hidden="true">???</span>
              {game && <VisuallyHidden>{t('game.clues.hidden')}</VisuallyHidden>}
            </Value>
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

/** A tablet held upright has the height for clues under each other. */
const upright = `${media.tabletUp} and (max-width: ${breakpoint.wide - 0.02}px) and (min-height: 900px)`;

/** Dashes between the clues, in any number of columns: those at the edges are clipped. */
const Strip = styled.dl`
  ${slip}
  display: grid;
  grid-template-columns: repeat(4, auto);
  ${clipped}
  max-width: 100%;
  margin: 0;
  > div {
    display: grid;
    grid-template-rows: auto 1fr;
    align-content: center;
    min-width: 0;
    margin: -1px 0 0 -1px;
    padding: 10px clamp(12px, 1.3vw, 20px) 12px;
    border: dashed ${color.rule};
    border-width: 1px 0 0 1px;
  }
  dt {
    ${caption(1)}
    ${ellipsis}
    line-height: 1.3;
  }
  ${media.wide} {
    > div {
      min-width: 112px;
    }
  }
  ${media.belowWide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    width: min(100%, 440px);
  }
  ${upright} {
    grid-template-columns: minmax(0, 1fr);
    dt {
      font-size: ${size(2)};
    }
  }
  ${media.sideways} {
    flex: 1;
    grid-template-columns: minmax(0, 1fr);
    width: auto;
    > div {
      padding: 4px 12px;
    }
  }
  ${media.mobile} {
    flex: 1;
    grid-template: repeat(4, 1fr) / minmax(0, 1fr);
    width: auto;
    > div {
      grid-template-rows: auto auto;
      padding: 2px 12px;
    }
    dt {
      font-size: 12px;
      /* Larger text is set in two lines. */
      white-space: normal;
      hyphens: auto;
      overflow-wrap: anywhere;
    }
  }
  ${whenLow(css`
    grid-template: 1fr 1fr / 1fr 1fr;
    > div {
      padding: 2px 8px;
    }
    dt {
      white-space: nowrap;
    }
  `)}
`;

const Value = styled.dd`
  display: flex;
  align-items: center;
  min-width: 0;
  margin: 0;
  ${stamped(fluid(21, 26))}
  text-transform: uppercase;
  transform-origin: left;
  animation: ${stamp} ${duration.calm} ease-out;
  ${still}
  &[data-long] {
    font-size: ${fluid(16, 20)};
    line-height: 0.92;
    text-wrap: balance;
  }
  &[data-hidden] {
    color: ${color.quiet};
    letter-spacing: 0.14em;
    animation: none;
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
  ${whenLying(css`
    font-size: 18px;
    &[data-long] {
      font-size: 14px;
    }
  `)}
  ${whenLow(css`
    font-size: 16px;
    &[data-long] {
      font-size: 13px;
    }
  `)}
`;
