import { describe, expect, test } from '@jest/globals';
import { eraOf } from './era.ts';

describe('the era of a career', () => {
  test('is that of the 25th birthday', () => {
    const cases = [
      [1911, 'early'],
      [1934, 'early'],
      [1935, 'classic'],
      [1940, 'classic'],
      [1954, 'classic'],
      [1955, 'eighties'],
      [1964, 'eighties'],
      [1965, 'nineties'],
      [1984, 'nineties'],
      [1985, 'today'],
      [2007, 'today'],
    ] as const;
    expect(cases.map(([born]) => eraOf(born))).toEqual(cases.map(([, era]) => era));
  });

  test('is today if the year is unknown', () => {
    expect(eraOf(undefined)).toBe('today');
  });
});
