import type { Sport } from '../sport.ts';
import type { DailyDate } from './daily-date.ts';

/** The date whose athlete a game hides; it counts if begun on its date in the player's own zone. */
export type DailyPlay = { date: DailyDate; counts: boolean };

/** Of the one game of a date and sport. No Idempotency-Key has a space; keys sort by date. */
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
