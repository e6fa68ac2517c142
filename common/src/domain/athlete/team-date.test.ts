import { describe, expect, test } from '@jest/globals';
import { isOlderThanAYear } from './team-date.ts';

describe('a date of the data', () => {
  test.each([
    ['2025-10', true],
    ['2025-11', false],
    ['2025-11-22', true],
    ['2025-11-23', false],
    ['2026-12', false],
  ])('%s is more than twelve months old on 23 November 2026: %s', (date, isOld) => {
    expect(isOlderThanAYear(date, Date.parse('2026-11-23T03:00:00Z'))).toBe(isOld);
  });
});
