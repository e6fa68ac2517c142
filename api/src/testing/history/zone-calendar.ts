/** From formatted texts, so that it can check code that calculates with offsets. */
export type ZoneCalendar = {
  /** The local date, `2026-03-29`: texts that sort as dates do. */
  dateOf(at: number): string;
  /** Monday is 0, Sunday 6. */
  weekdayOf(at: number): number;
  /** The offset from UTC (ms) at that instant. */
  offsetOf(at: number): number;
};

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
export const oneDay = 24 * 60 * 60 * 1000;

export function zoneCalendar(timeZone: string): ZoneCalendar {
  const dates = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  const days = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short' });
  const offsets = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' });
  return {
    dateOf: (at) => dates.format(at),
    weekdayOf: (at) => weekdays.indexOf(days.format(at)),
    offsetOf(at) {
      const [, sign = '+', hours = 0, minutes = 0] =
        offsets.format(at).match(/GMT([+-])(\d\d):(\d\d)/) ?? [];
      return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
    },
  };
}

export function dateAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * oneDay).toISOString().slice(0, 10);
}

/** The approximate instant at which a date begins: exact except on days of a clock change. */
export function midnightOf({ offsetOf }: ZoneCalendar, date: string): number {
  const inUtc = Date.parse(date);
  return inUtc - offsetOf(inUtc - offsetOf(inUtc));
}

/** Dates of two years on which the clocks of a zone change; empty if they never do. */
export function changesOf({ dateOf, offsetOf }: ZoneCalendar, fromYear: number): string[] {
  const start = Date.UTC(fromYear, 0, 1);
  const days = Array.from({ length: 730 }, (_, day) => start + day * oneDay);
  return days
    .filter((at) => offsetOf(at) !== offsetOf(at + oneDay))
    .map((at) => dateOf(at + oneDay));
}
