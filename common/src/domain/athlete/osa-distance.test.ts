import { describe, expect, test } from '@jest/globals';
import { fc } from '../../testing/random-cases.ts';
import { osaDistance } from './osa-distance.ts';

describe('distance', () => {
  test.each([
    ['', '', 0],
    ['kane', 'kane', 0],
    ['kane', 'kan', 1],
    ['kane', 'kanes', 1],
    ['kane', 'cane', 1],
    ['kane', 'akne', 1],
    ['ca', 'abc', 3],
    ['', 'abc', 3],
  ])('from %p to %p is %d', (a, b, distance) => {
    expect(osaDistance(a, b, 10)).toBe(distance);
  });

  test('stops one above the limit', () => {
    expect(osaDistance('hamilton', 'verstappen', 2)).toBe(3);
    expect(osaDistance('a', 'abcdef', 0)).toBe(1);
  });

  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), maxLength: 9 });

  test('is the same both ways', () => {
    fc.assert(
      fc.property(word, word, fc.nat(9), (a, b, limit) => {
        expect(osaDistance(a, b, limit)).toBe(osaDistance(b, a, limit));
      }),
    );
  });

  test('with a limit is the same, capped just above it', () => {
    fc.assert(
      fc.property(word, word, fc.nat(9), (a, b, limit) => {
        expect(osaDistance(a, b, limit)).toBe(Math.min(osaDistance(a, b, 100), limit + 1));
      }),
    );
  });
});
