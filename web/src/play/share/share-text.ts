import type { GameView } from '@craque/common/contracts/games.ts';
import { type Band, bandOf } from '@craque/common/domain/athlete/closeness.ts';
import { usedGuesses } from '../state/reveal.ts';

const squares: Readonly<Record<Band, string>> = { far: '🟥▲', close: '🟨◆', 'very-close': '🟩●' };

/** One square and sign per guess, in one line. */
export const guessMarks = ({ guesses }: GameView): string =>
  guesses.map(({ accuracy }) => (accuracy === 100 ? '✅' : squares[bandOf(accuracy)])).join(' ');

export type ShareWords = {
  /** In the reader's language. */
  sport: string;
  level: string;
  points: string;
  /** The player's place in a challenge. */
  line?: string | undefined;
  link: string;
};

/**
 * The result as text to share: one square and sign per guess, sport, level, k/N (X/N for a loss),
 * score and link, and never the name.
 */
export function shareText(
  game: GameView,
  { sport, level, points, line = '', link }: ShareWords,
): string {
  const k = game.won ? usedGuesses(game) : 'X';
  const head = `Craque: ${sport}, ${level}, ${k}/${game.totalGuesses}`;
  return [head, guessMarks(game), points, line, link].filter((line) => line !== '').join('\n');
}
