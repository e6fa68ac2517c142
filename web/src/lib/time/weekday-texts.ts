import type { Language } from '@craque/common/domain/language.ts';

/** Three days of a week in a row, shortened: Fri, Sat, Sun. */
export function weekdayTexts(language: Language): string[] {
  const form = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  // A Friday; any would do.
  return [2, 3, 4].map((day) => form.format(new Date(Date.UTC(2026, 0, day))).replace('.', ''));
}
