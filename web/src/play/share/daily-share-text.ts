import type { GameView } from '@craque/common/contracts/games.ts';
import type { DailyMark } from '@craque/common/contracts/daily-mark.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { usedGuesses } from '../state/reveal.ts';
import { guessMarks } from './share-text.ts';

const balls: Readonly<Record<Sport, string>> = {
  soccer: '⚽',
  basketball: '🏀',
  tennis: '🎾',
  formula1: '🏎️',
};

export type DailyShareWords = {
  daily: Pick<DailyMark, 'number'>;
  /** Dates kept in a row; told from two on. */
  streak: number;
  link: string;
};

/**
 * The result of a daily as text to share, the same in every language: its number, the sport, k/5 (X/5
 * for a loss), one square and sign per guess, the streak and the link; never the name, the league or
 * a clue.
 */
export function dailyShareText(game: GameView, { daily, streak, link }: DailyShareWords): string {
  const k = game.won ? usedGuesses(game) : 'X';
  return [
    `Craque ${daily.number} ${balls[game.sport]} ${k}/${game.totalGuesses}`,
    guessMarks(game),
    streak > 1 ? `🔥 ${streak}` : '',
    link,
  ]
    .filter((line) => line !== '')
    .join('\n');
}
