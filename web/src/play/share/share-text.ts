import type { DailyMark } from '@craque/common/contracts/daily-mark.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import { type Band, bandOf } from '@craque/common/domain/athlete/closeness.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { usedGuesses } from '../state/reveal.ts';

const squares: Readonly<Record<Band, string>> = { far: '🟥▲', close: '🟨◆', 'very-close': '🟩●' };
const balls: Readonly<Record<Sport, string>> = {
  soccer: '⚽',
  basketball: '🏀',
  tennis: '🎾',
  formula1: '🏎️',
};

/** Guesses as marks; the last one of those that solved it is the right one. */
export const bandMarks = (bands: readonly Band[], solved: boolean): string =>
  bands.map((band, at) => (solved && at === bands.length - 1 ? '✅' : squares[band])).join(' ');

const guessMarks = ({ guesses }: GameView): string =>
  guesses.map(({ accuracy }) => (accuracy === 100 ? '✅' : squares[bandOf(accuracy)])).join(' ');

const countOf = (game: GameView) => `${game.won ? usedGuesses(game) : 'X'}/${game.totalGuesses}`;

const linesOf = (...lines: string[]) => lines.filter((line) => line !== '').join('\n');

export type ShareWords = {
  /** The first line, with `4/5` in it. */
  head: (result: string) => string;
  points: string;
  line?: string | undefined;
  link: string;
};

/** The result as text to share, never with the name. */
export function shareText(game: GameView, { head, points, line = '', link }: ShareWords): string {
  return linesOf(head(countOf(game)), guessMarks(game), points, line, link);
}

export type DailyShareWords = {
  daily: Pick<DailyMark, 'number'>;
  /** Dates in a row; shown from two on. */
  streak: number;
  link: string;
};

/** The result of a daily, the same in every language: never the name, the league or a clue. */
export function dailyShareText(game: GameView, { daily, streak, link }: DailyShareWords): string {
  const head = `Craque ${daily.number} ${balls[game.sport]} ${countOf(game)}`;
  return linesOf(head, guessMarks(game), streak > 1 ? `🔥 ${streak}` : '', link);
}
