import { describe, expect, test } from '@jest/globals';
import { clockText, dayAndMonth, longDate, longMonth } from './date-texts.ts';

describe('a date without a zone', () => {
  test('is the same day everywhere, in the words of the language', () => {
    expect(longDate('en', '2026-11-23')).toBe('Monday, November 23');
    expect(longDate('pt', '2026-11-23')).toBe('segunda-feira, 23 de novembro');
    expect(longDate('de', '2026-11-23', true)).toBe('Montag, 23. November 2026');
    expect(dayAndMonth('fr', '2026-11-01')).toBe('1er novembre');
    expect(longMonth('it', '2026-11')).toBe('novembre 2026');
  });
});

describe('a remaining time', () => {
  test.each([
    [0, '00:00:00'],
    [1, '00:00:01'],
    [59_000, '00:00:59'],
    [3_600_000, '01:00:00'],
    [86_399_000, '23:59:59'],
    [-5, '00:00:00'],
  ])('of %d ms is shown as %s', (left, text) => {
    expect(clockText(left)).toBe(text);
  });
});
