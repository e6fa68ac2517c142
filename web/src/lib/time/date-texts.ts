import { dayOfMonth, type Language } from '@craque/common/domain/language.ts';

const inWords =
  (form: Intl.DateTimeFormatOptions) =>
  (language: Language, date: string): string =>
    new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' })
      .formatToParts(new Date(date))
      .map(({ type, value }) => (type === 'day' ? dayOfMonth(language, Number(value)) : value))
      .join('');

const weekdayAndDay = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** A date without a zone (`2026-11-23`) in words: Monday, November 23; with the year if asked for. */
export const longDate = (language: Language, date: string, withYear = false): string =>
  inWords({ ...weekdayAndDay, ...(withYear && { year: 'numeric' }) })(language, date);

export const dayAndMonth = inWords({ day: 'numeric', month: 'long' });

/** A month (`2026-11`) in words: November 2026. */
export const longMonth = inWords({ month: 'long', year: 'numeric' });

/** Milliseconds as a clock, at least zero: 05:12:33. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');
}
