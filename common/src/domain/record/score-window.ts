import type { DailyDate } from '../daily/daily-date.ts';

// For the server alone, which has Temporal; not every browser does.

/** Starts (ms) of the windows that contain `now`: the day, the week from Monday, the month. */
export type ScoreWindows = { day: number; week: number; month: number };

const dateIn = (now: number, zone: string): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate();

/** First instant (ms) of the date, which may be 01:00; of a date that the zone skips, the next one's. */
const startOf = (date: Temporal.PlainDate, zone: string): number =>
  date.toZonedDateTime(zone).epochMilliseconds;

/** The name of the zone as the functions below take it; undefined if absent or not an IANA zone. */
export function zoneNamed(text: string | null | undefined): string | undefined {
  // Offsets and dates with a zone would be accepted too.
  if (!text || text.length > 64 || !/^[A-Za-z]/.test(text)) return undefined;
  try {
    return new Temporal.ZonedDateTime(0n, text).timeZoneId;
  } catch {
    return undefined;
  }
}

export const localDate = (now: number, zone: string): DailyDate =>
  dateIn(now, zone).toString() as DailyDate;

export const nextDate = (now: number, zone: string): number =>
  startOf(dateIn(now, zone).add({ days: 1 }), zone);

export function scoreWindows(now: number, zone: string): ScoreWindows {
  const today = dateIn(now, zone);
  return {
    day: startOf(today, zone),
    week: startOf(today.subtract({ days: today.dayOfWeek - 1 }), zone),
    month: startOf(today.with({ day: 1 }), zone),
  };
}

export function lastDays(now: number, zone: string, days: number): number[] {
  const today = dateIn(now, zone);
  return Array.from({ length: days }, (_, index) =>
    startOf(today.subtract({ days: days - 1 - index }), zone),
  );
}
