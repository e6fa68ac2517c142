import type { GameView } from '@craque/common/contracts/games.ts';
import { bandOf } from '@craque/common/domain/athlete/closeness.ts';
import { css, keyframes, styled } from 'styled-components';
import { bandStyle } from '../../ui/band-style.ts';
import { overPrint } from './over-print.ts';

/** In milliseconds. */
const scratching = 500;

/** The colour of the guess's band runs over the foil while it is scratched. */
export function Scratch({ game, onEnd }: { game: GameView; onEnd: () => void }) {
  const band = bandOf(game.guesses.at(-1)?.accuracy ?? 0);
  return <Brush key={game.guesses.length} tone={bandStyle[band].color} onEnd={onEnd} />;
}

/** Lays bare the new step in strokes below each other, to the right and back, with a light. */
export function Brush({ tone, onEnd }: { tone: string; onEnd: () => void }) {
  return <Run aria-hidden="true" data-scratch style={{ color: tone }} onAnimationEnd={onEnd} />;
}

/** One stroke with ragged edges, drawn out to the width it has come to. */
const stroke = `url("data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 40' preserveAspectRatio='none'><path d='M0 9 14 6 30 8 52 3 70 5 88 0 96 4 91 9 100 14 94 19 99 25 92 29 84 31 66 34 48 32 30 38 12 36 0 40z'/></svg>`,
)}")`;

const strokes = 5;
const lines = Array.from({ length: strokes }, (_, at) => at);
const listOf = (part: (at: number) => string) => lines.map(part).join(',');
const sizes = (drawn: number) => listOf((at) => `${at < drawn ? 112 : 0}% 36%`);

const brush = keyframes`${lines.map(
  (at) => `${(100 * at) / strokes}% { mask-size: ${sizes(at)}; }`,
)} to { mask-size: ${sizes(strokes)}; }`;

const mask = css`
  mask: ${listOf((at) => `${stroke} ${at % 2 === 0 ? 0 : 100}% ${(100 * at) / (strokes - 1)}% / 0% 36% no-repeat`)};
`;

const sweep = keyframes`
  from { background-position: 105% 0; }
  to { background-position: -5% 0; }
`;

const Run = styled.div`
  ${overPrint}
  background: linear-gradient(
      105deg,
      transparent 40%,
      currentColor 48%,
      currentColor 52%,
      transparent 60%
    )
    105% 0 / 250% 100% no-repeat;
  opacity: 0.62;
  animation: ${sweep} ${scratching}ms linear both;
  :has(> &) > img + img {
    ${mask}
    transition: none;
    animation: ${brush} ${scratching}ms linear both;
  }
`;
