import type { Sport } from '../sport.ts';
import type { DailyDate } from './daily-date.ts';

/**
 * Whose athlete a game hides: that of the date. It counts if it was begun on its date, in the
 * player's own zone; otherwise it is one of the archive.
 */
export type DailyPlay = { date: DailyDate; counts: boolean };

/**
 * The creation key of a player's game of the date and sport: there is one at most. No client can
 * take it, since an Idempotency-Key has no spaces. Keys sort by date.
 */
export const dailyKey = (date: DailyDate, sport: Sport): string => `daily ${date} ${sport}`;

/** The lowest and the highest text between which lie the keys of these dates, both included. */
export const dailyKeys = (from: DailyDate, to: DailyDate) =>
  ({ first: `daily ${from} `, last: `daily ${to} ~` }) as const;

/** The game as an ordinary one: another one of its player stays that of the daily athlete. */
export function withoutDaily<Played extends { daily?: DailyPlay; createKey?: string }>({
  daily: _,
  createKey: __,
  ...game
}: Played): Omit<Played, 'daily' | 'createKey'> {
  return game;
}
