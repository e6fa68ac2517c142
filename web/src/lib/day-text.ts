import type { Language } from '@craque/common/domain/language.ts';

/**
 * The day in the reader's zone, as on a sticker and without line breaks: 20 nov 2026; undefined for
 * an invalid date.
 */
export function dayText(language: Language, isoDateTime: string): string | undefined {
  const at = new Date(isoDateTime);
  if (Number.isNaN(at.getTime())) return undefined;
  const day = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  const words = day.formatToParts(at).filter(({ type }) => type !== 'literal');
  return words.map(({ value }) => value.replace('.', '')).join('\u00a0');
}
