import { type Language, monthNames } from '@craque/common/domain/language.ts';

/** All dates are written here, so that each language has one form: day, month, year. */
const written = (...parts: (number | string | undefined)[]) => parts.join('\u00a0');

/** German counts the days: 6. Mai. */
const dayOf = (language: Language, day: number) => (language === 'de' ? `${day}.` : day);

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
    ? written(
        dayOf(language, at.getUTCDate()),
        monthOf(language, at.getUTCMonth()),
        at.getUTCFullYear(),
      )
    : written(dayOf(language, at.getDate()), monthOf(language, at.getMonth()), at.getFullYear());
}

/** The month of a date without a zone: nov 2026; undefined for an invalid date. */
export function monthText(language: Language, isoDate: string): string | undefined {
  const at = new Date(isoDate);
  if (Number.isNaN(at.getTime())) return undefined;
  return written(monthOf(language, at.getUTCMonth()), at.getUTCFullYear());
}

/** The time of day in the reader's zone: 17:30; undefined for an invalid date. */
export function hourText(language: Language, isoDateTime: string): string | undefined {
  const at = new Date(isoDateTime);
  if (Number.isNaN(at.getTime())) return undefined;
  const form = { timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, form).format(at);
}

export function momentText(language: Language, isoDateTime: string): string {
  return `${dayText(language, isoDateTime)}, ${hourText(language, isoDateTime)}`;
}
