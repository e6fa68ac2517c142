declare const brand: unique symbol;

/** A calendar date of a daily athlete, `YYYY-MM-DD`, of no zone; dates compare as strings. */
export type DailyDate = string & { readonly [brand]: 'DailyDate' };

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** Offsets of the zones in which a date begins first (UTC+14) and ends last (UTC-12). */
const earliestBegin = -14 * hour;
const latestEnd = day + 12 * hour;
const boardStaysOpen = 2 * hour;
const dayBeforeTheFirst = Date.UTC(2025, 11, 31);

const midnightOf = (date: DailyDate): number => Date.parse(`${date}T00:00:00Z`);
const dateAt = (at: number) => new Date(at).toISOString().slice(0, 10) as DailyDate;

/** The date that this text names; undefined unless it is `YYYY-MM-DD` and in the calendar. */
export function dailyDateOf(text: string): DailyDate | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const midnight = Date.parse(`${text}T00:00:00Z`);
  // Some engines take February 30 for March 2.
  if (Number.isNaN(midnight) || dateAt(midnight) !== text) return undefined;
  return text as DailyDate;
}

/** The number that players see: days since 2026-01-01, that day being 1. */
export const dailyNumber = (date: DailyDate): number =>
  Math.round((midnightOf(date) - dayBeforeTheFirst) / day);

export const dateOfNumber = (number: number): DailyDate => dateAt(dayBeforeTheFirst + number * day);

export const datePlus = (date: DailyDate, days: number): DailyDate =>
  dateAt(midnightOf(date) + days * day);
export const dayAfter = (date: DailyDate): DailyDate => datePlus(date, 1);

export const beginsAnywhere = (date: DailyDate): number => midnightOf(date) + earliestBegin;

export const endsEverywhere = (date: DailyDate): number => midnightOf(date) + latestEnd;

/** The date in UTC+14 at `now` (ms): no later one has begun anywhere. */
export const latestAnywhere = (now: number): DailyDate => dateAt(now - earliestBegin);

/** True if it is this date in some zone of the earth, UTC-12 to UTC+14. */
export const isTodaySomewhere = (date: DailyDate, now: number): boolean =>
  beginsAnywhere(date) <= now && now < endsEverywhere(date);

export const boardClosesAt = (date: DailyDate): number => endsEverywhere(date) + boardStaysOpen;

export const dailyOpenAtMost = latestEnd - earliestBegin + boardStaysOpen;
