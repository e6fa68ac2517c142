import { describe, expect, test } from '@jest/globals';
import { fc } from '../../testing/random-cases.ts';
import { type DailyTurn, nextDaily } from './daily-order.ts';

const key = (id: string, round: number) => `${(id.charCodeAt(0) * 37 + round * 53) % 101}`;
const poolOf = (letters: string) => [...letters];

function days(count: number, poolAt: (day: number) => readonly string[]): DailyTurn[] {
  const used: DailyTurn[] = [];
  for (let day = 0; day < count; day += 1) used.push(nextDaily({ pool: poolAt(day), used, key }));
  return used;
}
const idsOf = (turns: readonly DailyTurn[]) => turns.map(({ athleteId }) => athleteId);

describe('the order of the daily athletes', () => {
  test('is that of the keys', () => {
    const keys: Record<string, string> = { a: '3', b: '1', c: '2' };
    const next = nextDaily({ pool: ['a', 'b', 'c'], used: [], key: (id) => keys[id] ?? '' });
    expect(next).toEqual({ athleteId: 'b', round: 0 });
  });

  test('does not depend on the order of the pool', () => {
    const forth = days(30, () => poolOf('abcdefg'));
    expect(days(30, () => poolOf('gfedcba'))).toEqual(forth);
  });

  test('keeps half a pool of days between the last of a round and the first of the next', () => {
    const turns = idsOf(days(400, () => poolOf('abcdefgh')));
    for (const [day, id] of turns.entries())
      expect(turns.slice(Math.max(0, day - 4), day)).not.toContain(id);
  });

  test('ends its round although a later date is fixed in the next', () => {
    const used = days(3, () => poolOf('abcdefgh'));
    const later = [{ athleteId: idsOf(used)[0] ?? '', round: 1 }];
    for (let day = 3; day < 8; day += 1)
      used.push(nextDaily({ pool: poolOf('abcdefgh'), used, later, key }));
    expect(idsOf(used).toSorted()).toEqual(poolOf('abcdefgh'));
    expect(used.map(({ round }) => round)).toEqual(Array.from({ length: 8 }, () => 0));
  });

  test('leaves out who has a later date in the round', () => {
    const later = [{ athleteId: 'a', round: 0 }];
    expect(nextDaily({ pool: ['a', 'b'], used: [], later, key })).toEqual({
      athleteId: 'b',
      round: 0,
    });
    expect(nextDaily({ pool: ['a'], used: [], later, key })).toEqual({ athleteId: 'a', round: 1 });
  });

  test('is never stopped by what was used', () => {
    expect(nextDaily({ pool: ['a'], used: [{ athleteId: 'a', round: 4 }], key })).toEqual({
      athleteId: 'a',
      round: 5,
    });
    // An operator has chosen the same athlete twice in a round.
    const used = ['a', 'b', 'a'].map((athleteId) => ({ athleteId, round: 0 }));
    expect(nextDaily({ pool: ['a', 'b', 'c'], used, key })).toEqual({ athleteId: 'c', round: 0 });
  });

  test('refuses an empty pool', () => {
    expect(() => nextDaily({ pool: [], used: [], key })).toThrow(RangeError);
  });

  test('takes nobody twice before all who were there all the time, whatever joins or leaves', () => {
    const letters = poolOf('abcdefghijklmnopqrst');
    const anyPools = fc.array(fc.subarray(letters, { minLength: 4 }), {
      minLength: 20,
      maxLength: 60,
    });
    fc.assert(
      fc.property(anyPools, (pools) => {
        const turns = days(pools.length, (day) => pools[day] ?? []);
        for (const [later, { athleteId, round }] of turns.entries()) {
          expect(pools[later]).toContain(athleteId);
          const earlier = idsOf(turns.slice(0, later)).lastIndexOf(athleteId);
          if (earlier < 0) continue;
          // In the round of the earlier time everybody who was there in the end has had a turn.
          const before = turns[earlier]?.round ?? 0;
          expect(round).toBeGreaterThan(before);
          const had = turns.slice(0, later).filter((turn) => turn.round === before);
          const opened = turns.findIndex((turn) => turn.round > before);
          for (const id of pools[opened] ?? []) expect(idsOf(had)).toContain(id);
        }
      }),
      { numRuns: 200 },
    );
  });
});
