import { dayOfMonth, type Language, monthNames } from '@craque/common/domain/language.ts';

const written = (...parts: (number | string | undefined)[]) => parts.join('\u00a0');

/** All short dates are written here, so that each language has one form. */
function dateOf(language: Language, day: number, month: number, year: number): string {
  const name = monthOf(language, month);
  if (language === 'en') return written(name, `${day},`, year);
  // German counts the days: 6. Mai.
  return written(language === 'de' ? `${day}.` : dayOfMonth(language, day), name, year);
}

const monthOf = (language: Language, at: number) => monthNames[language].split(' ')[at];

/** The day in the reader's zone, or in UTC, without line breaks; undefined for an invalid date. */
export function dayText(
  language: Language,
  isoDateTime: string,
  timeZone?: 'UTC',
): string | undefined {
  const at = new Date(isoDateTime);
  if (Number.isNaN(at.getTime())) return undefined;
  return timeZone === 'UTC'
    ? dateOf(language, at.getUTCDate(), at.getUTCMonth(), at.getUTCFullYear())
    : dateOf(language, at.getDate(), at.getMonth(), at.getFullYear());
}

/** The month of a date without a zone: nov 2026; undefined for an invalid date. */
export function monthText(language: Language, isoDate: string): string | undefined {
  const at = new Date(isoDate);
  if (Number.isNaN(at.getTime())) return undefined;
  return written(monthOf(language, at.getUTCMonth()), at.getUTCFullYear());
}

/** The time of day in the reader's zone: 17:30 or 5:30 PM; undefined for an invalid date. */
export function hourText(language: Language, isoDateTime: string): string | undefined {
  const at = new Date(isoDateTime);
  if (Number.isNaN(at.getTime())) return undefined;
  return new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(at);
}

export function momentText(language: Language, isoDateTime: string): string {
  return `${dayText(language, isoDateTime)}, ${hourText(language, isoDateTime)}`;
}
