import { defaultLanguage, type Language, languageNamed } from '@craque/common/domain/language.ts';
import { useTranslation } from 'react-i18next';

/** The language on screen, for the server's texts and for Intl. */
export function useReaderLanguage(): Language {
  return languageNamed(useTranslation().i18n.language) ?? defaultLanguage;
}

/** `1997-11-16` as day, short month and year without punctuation, as on a sticker: 16 nov 1997. */
export function dateText(isoDate: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format
    .formatToParts(new Date(isoDate))
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => value.replace('.', ''))
    .join(' ');
}

/** A data date of year, month or day precision: `2026`, `2026-06`, `2026-06-30`. */
export function dataDateText(date: string, language: Language): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(date)) return dateText(date, language);
  if (!/^\d{4}-\d{2}$/.test(date)) return date;
  return new Intl.DateTimeFormat(language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}-01`));
}
