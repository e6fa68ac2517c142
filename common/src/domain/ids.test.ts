import { describe, expect, test } from '@jest/globals';
import { fc } from '../testing/random-cases.ts';
import { gameIdFrom, guestPlayer, isGuest, largestGameId, userOf, userPlayer } from './ids.ts';

describe('a game id', () => {
  test('runs from 1 to 2^50', () => {
    expect(largestGameId).toBe(1_125_899_906_842_624);
    expect(gameIdFrom(0)).toBe(1);
    expect(gameIdFrom(0.5)).toBe(2 ** 49 + 1);
    expect(gameIdFrom(1 - 2 ** -53)).toBe(largestGameId);
  });

  test('is a safe integer within its range for every random number', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
        const id = gameIdFrom(random);
        expect(Number.isSafeInteger(id)).toBe(true);
        expect(id).toBeGreaterThanOrEqual(1);
        expect(id).toBeLessThanOrEqual(largestGameId);
      }),
    );
  });
});

describe('a player id', () => {
  test('tells guests from accounts, even with the same id', () => {
    expect(guestPlayer('5f')).toBe('guest:5f');
    expect(userPlayer('5f')).toBe('user:5f');
    expect(isGuest(guestPlayer('5f'))).toBe(true);
    expect(isGuest(userPlayer('5f'))).toBe(false);
  });

  test('returns the account it stands for, and undefined for a guest', () => {
    expect(userOf(userPlayer('5f'))).toBe('5f');
    expect(userOf(guestPlayer('5f'))).toBeUndefined();
  });

  test('of an account named like a guest is still an account', () => {
    expect(isGuest(userPlayer('guest:5f'))).toBe(false);
  });
});
