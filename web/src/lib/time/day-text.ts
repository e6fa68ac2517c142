import type { Language } from '@craque/common/domain/language.ts';

/**
 * The months as Intl has them, without its full stops. The first date of a visit stands on the first
 * screen, and to begin with Intl takes a slow phone a tenth of a second.
 */
const months: Readonly<Record<Language, string>> = {
  pt: 'jan fev mar abr mai jun jul ago set out nov dez',
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec',
  es: 'ene feb mar abr may jun jul ago sept oct nov dic',
  fr: 'janv févr mars avr mai juin juil août sept oct nov déc',
  de: 'Jan Feb März Apr Mai Juni Juli Aug Sept Okt Nov Dez',
  it: 'gen feb mar apr mag giu lug ago set ott nov dic',
};

/** Every date of the page is written here, so that a language has one form: day, month, year. */
const written = (...parts: (number | string | undefined)[]) => parts.join('\u00a0');

const monthOf = (language: Language, at: number) => months[language].split(' ')[at];

/**
 * The day in the reader's zone, or in UTC, as on a sticker and without line breaks: 20 nov 2026;
 * undefined for an invalid date.
 */
export function dayText(
  language: Language,
  isoDateTime: string,
  timeZone?: 'UTC',
): string | undefined {
  const at = new Date(isoDateTime);
  if (Number.isNaN(at.getTime())) return undefined;
  return timeZone === 'UTC'
    ? written(at.getUTCDate(), monthOf(language, at.getUTCMonth()), at.getUTCFullYear())
    : written(at.getDate(), monthOf(language, at.getMonth()), at.getFullYear());
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

/** Day and time in the reader's zone: 20 nov 2026, 17:30. */
export function momentText(language: Language, isoDateTime: string): string {
  return `${dayText(language, isoDateTime)}, ${hourText(language, isoDateTime)}`;
}
