import { describe, expect, test } from '@jest/globals';
import { fc } from '../../testing/random-cases.ts';
import { drawAthlete, poolOf } from './draw.ts';
import { difficulties, poolFame } from '../sport.ts';

/** Members a000, a001, …, best known first; so many with the fame of the easy and medium pool. */
function league(size: number, easy = 0, medium = 0) {
  return Array.from({ length: size }, (_, rank) => ({
    athleteId: `a${String(rank).padStart(3, '0')}`,
    fame: rank < easy ? poolFame.soccer.easy : rank < medium ? poolFame.soccer.medium : 1,
  }));
}

describe('the pool of a level', () => {
  test.each([
    [[300, 70, 150], 'easy', 70, 'a000'],
    [[300, 70, 150], 'medium', 150, 'a000'],
    [[300, 70, 150], 'hard', 300, 'a000'],
    [[300, 70, 150], 'expert', 230, 'a070'],
    [[300, 5, 10], 'easy', 30, 'a000'],
    [[300, 5, 10], 'medium', 40, 'a000'],
    [[300, 5, 10], 'expert', 270, 'a030'],
    [[300, 200, 250], 'easy', 120, 'a000'],
    [[300, 200, 250], 'medium', 250, 'a000'],
    [[300, 200, 250], 'expert', 180, 'a120'],
    [[60, 50, 50], 'medium', 50, 'a000'],
    [[20, 0, 0], 'easy', 20, 'a000'],
    [[39, 0, 0], 'expert', 39, 'a000'],
    [[40, 0, 0], 'expert', 10, 'a030'],
    [[0, 0, 0], 'hard', 0, undefined],
  ] as const)(
    'of %p on %s has %d, starting at %s',
    ([size, easy, medium], difficulty, length, first) => {
      const pool = poolOf(league(size, easy, medium).toReversed(), difficulty, 'soccer');
      expect(pool).toHaveLength(length);
      expect(pool[0]).toBe(first);
    },
  );

  test('breaks ties of fame by id', () => {
    const members = ['c', 'a', 'b'].map((athleteId) => ({ athleteId, fame: 7 }));
    expect(poolOf(members, 'hard', 'soccer')).toEqual(['a', 'b', 'c']);
  });

  test('is never empty for a league with members, and has no duplicates', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 150 }),
        fc.constantFrom(...difficulties),
        (size, difficulty) => {
          const pool = poolOf(league(size), difficulty, 'soccer');
          expect(pool.length).toBeGreaterThanOrEqual(Math.min(size, 10));
          expect(new Set(pool).size).toBe(pool.length);
        },
      ),
    );
  });
});

describe('drawing', () => {
  const ids = (size: number) => league(size).map((member) => member.athleteId);

  test('draws every eligible athlete with equal probability', () => {
    const drawn = Array.from({ length: 10 }, (_, step) =>
      drawAthlete({ pool: ids(10), recent: [], random: () => step / 10 }),
    );
    expect(drawn).toEqual(ids(10));
  });

  test.each([
    [100, 30],
    [60, 30],
    [21, 10],
    [2, 1],
    [1, 0],
  ])('from %d leaves out the last %d', (size, left) => {
    const recent = ids(size);
    const first = drawAthlete({ pool: ids(size), recent, random: () => 0 });
    expect(first).toBe(ids(size)[left]);
  });

  test('never returns a recent athlete nor one outside the pool', () => {
    const recentIds = fc.array(fc.nat(99).map((rank) => `a${String(rank).padStart(3, '0')}`));
    const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), recentIds, random, (size, recent, number) => {
        const drawn = drawAthlete({ pool: ids(size), recent, random: () => number });
        const memory = Math.min(30, Math.floor(size / 2));
        expect(ids(size)).toContain(drawn);
        expect([...new Set(recent)].slice(0, memory)).not.toContain(drawn);
      }),
    );
  });

  test('refuses an empty pool', () => {
    expect(() => drawAthlete({ pool: [], recent: [], random: () => 0 })).toThrow(RangeError);
  });
});
