import type { Language } from '@craque/common/domain/language.ts';

const localeOf = (language: Language) => (language === 'en' ? 'en-GB' : language);

/** A date without a zone (`2026-11-23`) in words: Monday, 23 November; with the year if asked for. */
export function longDate(language: Language, date: string, withYear = false): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(withYear && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(date));
}

export function dayAndMonth(language: Language, date: string): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(date));
}

/** A month (`2026-11`) in words: November 2026. */
export function longMonth(language: Language, month: string): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01`));
}

/** Milliseconds as on a clock, none negative: 05:12:33. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');
}
