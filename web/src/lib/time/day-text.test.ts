import { describe, expect, test } from '@jest/globals';
import { languages } from '@craque/common/domain/language.ts';
import { dayText, momentText, monthText } from './day-text.ts';

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

describe('a date', () => {
  test.each(languages)('has the months of Intl in %s', (language) => {
    const form = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
    const intl = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, form);
    for (let month = 0; month < 12; month += 1) {
      const at = new Date(Date.UTC(2026, month, 5));
      const words = intl.formatToParts(at).filter(({ type }) => type !== 'literal');
      const expected = words
        .map(({ value }) => value.replace('.', ''))
        .join(' ')
        .replace(/^\d+/, language === 'de' ? '$&.' : '$&');
      expect(plain(dayText(language, at.toISOString(), 'UTC'))).toBe(expected);
    }
  });

  test('has the point of an ordinal in German', () => {
    expect(plain(dayText('de', '2002-05-06', 'UTC'))).toBe('6. Mai 2002');
  });

  test('is the day of the zone of the reader', () => {
    const evening = new Date(2026, 10, 5, 23, 59);
    expect(plain(dayText('en', evening.toISOString()))).toBe('5 Nov 2026');
  });

  test('without a zone is the same day everywhere', () => {
    expect(plain(dayText('en', '1997-11-16', 'UTC'))).toBe('16 Nov 1997');
    expect(plain(monthText('en', '2026-06-01'))).toBe('Jun 2026');
  });

  test('begins a moment, whose time follows', () => {
    for (const language of languages) {
      const text = plain(momentText(language, '2026-11-05T12:00:00.000Z'));
      const [day, time] = text?.split(', ') ?? [];
      expect(day).toMatch(/^[456]\.? \p{L}+ 2026$/u);
      expect(time).toMatch(/^\d{1,2}:\d\d$/);
    }
  });

  test('that is none has no text', () => {
    expect(dayText('en', 'yesterday')).toBeUndefined();
  });
});
