import type { Language } from '@craque/common/domain/language.ts';
import { dayText, monthText } from '../../lib/time/day-text.ts';

/** `1997-11-16` as on a sticker: 16 nov 1997. */
export function dateText(isoDate: string, language: Language): string {
  return dayText(language, isoDate, 'UTC')?.replaceAll('\u00a0', ' ') ?? isoDate;
}

/** A data date of year, month or day precision: `2026`, `2026-06`, `2026-06-30`. */
export function dataDateText(date: string, language: Language): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(date)) return dateText(date, language);
  const isMonth = /^\d{4}-\d{2}$/.test(date);
  return (isMonth && monthText(language, `${date}-01`)) || date;
}
