import type { Language } from '@craque/common/domain/language.ts';

/** Every date of the page is written here, so that a language has one form: day, month, year. */
function textOf(language: Language, isoDateTime: string, form: Intl.DateTimeFormatOptions) {
  const at = new Date(isoDateTime);
  if (Number.isNaN(at.getTime())) return undefined;
  const day = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, form);
  const words = day.formatToParts(at).filter(({ type }) => type !== 'literal');
  return words.map(({ value }) => value.replace('.', '')).join('\u00a0');
}

const month = { month: 'short', year: 'numeric' } as const;

/**
 * The day in the reader's zone, or in the given one, as on a sticker and without line breaks:
 * 20 nov 2026; undefined for an invalid date.
 */
export function dayText(
  language: Language,
  isoDateTime: string,
  timeZone?: string,
): string | undefined {
  return textOf(language, isoDateTime, { day: 'numeric', ...month, timeZone });
}

/** The month of a date without a zone: nov 2026. */
export function monthText(language: Language, isoDate: string): string | undefined {
  return textOf(language, isoDate, { ...month, timeZone: 'UTC' });
}

/** The time of day in the reader's zone: 17:30; undefined for an invalid date. */
export function hourText(language: Language, isoDateTime: string): string | undefined {
  const at = new Date(isoDateTime);
  if (Number.isNaN(at.getTime())) return undefined;
  const form = { timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, form).format(at);
}

/** Day and time in the reader's zone: 20 nov 2026, 17:30. */
export function momentText(language: Language, isoDateTime: string): string {
  return `${dayText(language, isoDateTime)}, ${hourText(language, isoDateTime)}`;
}
