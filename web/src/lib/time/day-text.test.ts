import { describe, expect, test } from '@jest/globals';
import { languages } from '@craque/common/domain/language.ts';
import { dayText, momentText, monthText } from './day-text.ts';

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

describe('a date', () => {
  test.each(languages)('has the months of Intl in %s', (language) => {
    const form = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
    const intl = new Intl.DateTimeFormat(language, form);
    for (let month = 0; month < 12; month += 1) {
      const at = new Date(Date.UTC(2026, month, 5));
      const words = intl.formatToParts(at).filter(({ type }) => type !== 'literal');
      const expected = words
        .map(({ value }) => (language === 'fr' ? value : value.replace('.', '')))
        .join(' ')
        .replace(/^\d+/, language === 'de' ? '$&.' : '$&')
        .replace(/^(\w+ \d+)/, language === 'en' ? '$1,' : '$1');
      expect(plain(dayText(language, at.toISOString(), 'UTC'))).toBe(expected);
    }
  });

  test('has the point of an ordinal in German', () => {
    expect(plain(dayText('de', '2002-05-06', 'UTC'))).toBe('6. Mai 2002');
  });

  test.each([
    ['pt', '1º ago 1984'],
    ['fr', '1er août 1984'],
    ['it', '1º ago 1984'],
    ['es', '1 ago 1984'],
  ] as const)('calls the first of a month as %s does', (language, text) => {
    expect(plain(dayText(language, '1984-08-01', 'UTC'))).toBe(text);
  });

  test('is the day of the zone of the reader', () => {
    const evening = new Date(2026, 10, 5, 23, 59);
    expect(plain(dayText('en', evening.toISOString()))).toBe('Nov 5, 2026');
  });

  test('without a zone is the same day everywhere', () => {
    expect(plain(dayText('en', '1997-11-16', 'UTC'))).toBe('Nov 16, 1997');
    expect(plain(monthText('en', '2026-06-01'))).toBe('Jun 2026');
  });

  test('begins a moment, whose time follows', () => {
    for (const language of languages) {
      const text = plain(momentText(language, '2026-11-05T12:00:00.000Z'));
      expect(text).toMatch(
        language === 'en'
          ? /^Nov [456], 2026, \d{1,2}:\d\d\s[AP]M$/
          : /^[456]\.? \p{L}+\.? 2026, \d{1,2}:\d\d$/u,
      );
    }
  });

  test('that is none has no text', () => {
    expect(dayText('en', 'yesterday')).toBeUndefined();
  });
});
