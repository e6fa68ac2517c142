/**
 * Starts (ms) of the calendar windows that contain `now`: the day, the week from Monday, the month.
 */
export type ScoreWindows = { day: number; week: number; month: number };

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/**
 * The local date at that instant, as midnight of the same date in UTC (ms), so that dates can be
 * compared as numbers.
 */
function localDate(at: number, format: Intl.DateTimeFormat): number {
  const parts = format.formatToParts(at);
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(value('year'), value('month') - 1, value('day'));
}

/**
 * The first instant of a date in a zone. Found by search, because a day may start at 01:00 (clocks
 * put forward at midnight), half an hour off (half-hour zones) or not exist (a shift of the date
 * line).
 */
function startOfDate(date: number, format: Intl.DateTimeFormat): number {
  let before = date - day;
  let within = date + day;
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (localDate(middle, format) >= date) within = middle;
    else before = middle;
  }
  return within;
}

function windowsAt(now: number, format: Intl.DateTimeFormat): ScoreWindows {
  const today = localDate(now, format);
  const date = new Date(today);
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  return {
    day: startOfDate(today, format),
    week: startOfDate(today - sinceMonday * day, format),
    month: startOfDate(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1), format),
  };
}

export type Calendar = {
  /** The canonical name of the zone; undefined if absent or not an IANA zone. */
  zoneNamed(text: string | null | undefined): string | undefined;
  /**
   * The date in the zone, as midnight of the same date in UTC (ms). `now` in ms; `zone` as
   * `zoneNamed` returns it, here and below.
   */
  localDate(now: number, zone: string): number;
  /** First instant (ms) of the next date in the zone. */
  nextDate(now: number, zone: string): number;
  scoreWindows(now: number, zone: string): ScoreWindows;
  /** Starts (ms) of the last `days` dates in the zone, that of today last. */
  lastDays(now: number, zone: string, days: number): number[];
};

/**
 * Keeps the runtime's format of each zone: making one takes as long as computing all windows with
 * it.
 */
export function createCalendar(): Calendar {
  const formats = new Map<string, Intl.DateTimeFormat>();

  function formatOf(zone: string): Intl.DateTimeFormat {
    const known = formats.get(zone);
    if (known) return known;
    const format = new Intl.DateTimeFormat('en-US-u-ca-iso8601', {
      timeZone: zone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    });
    // Bounded because zones come from callers; a few hundred exist.
    if (formats.size > 500) formats.clear();
    formats.set(zone, format);
    return format;
  }

  return {
    zoneNamed(text) {
      if (!text || text.length > 64 || !/^[A-Za-z]/.test(text)) return undefined;
      try {
        return formatOf(text).resolvedOptions().timeZone;
      } catch {
        return undefined;
      }
    },
    localDate: (now, zone) => localDate(now, formatOf(zone)),
    nextDate(now, zone) {
      const format = formatOf(zone);
      return startOfDate(localDate(now, format) + day, format);
    },
    scoreWindows: (now, zone) => windowsAt(now, formatOf(zone)),
    lastDays(now, zone, days) {
      const format = formatOf(zone);
      const today = localDate(now, format);
      return Array.from({ length: days }, (_, index) =>
        startOfDate(today - (days - 1 - index) * day, format),
      );
    },
  };
}
