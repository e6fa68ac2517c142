import * as z from 'zod/mini';
import { dailyNumber } from '../domain/daily/daily-date.ts';
import type { DailyPlay } from '../domain/daily/daily-game.ts';

export const dailyDate = z.iso.date({ error: 'invalid_date' });

export const dailyMark = z.object({
  date: dailyDate,
  number: z.int(),
  /** Begun on its date: moves the streak and the board. False for a game of the archive. */
  counts: z.boolean(),
});
export type DailyMark = z.output<typeof dailyMark>;

/** The mark of a game; nothing for a game of no daily athlete, so that the field is absent there. */
export function dailyMarkOf(daily: DailyPlay | undefined): { daily?: DailyMark } {
  return daily ? { daily: { ...daily, number: dailyNumber(daily.date) } } : {};
}
