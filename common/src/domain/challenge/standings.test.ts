import { describe, expect, test } from '@jest/globals';
import { fc } from '../../testing/random-cases.ts';
import { type Ranked, standingsOf } from './standings.ts';

const statuses = ['won', 'lost', 'abandoned'] as const;

const row = (
  score: number,
  timeTaken: number,
  guessesUsed: number,
  status: Ranked['status'] = score > 0 ? 'won' : 'lost',
): Ranked => ({ status, score, timeTaken, guessesUsed });
const ranks = (...rows: Ranked[]) => standingsOf(rows).map(({ rank }) => rank);

describe('the table', () => {
  test('is ordered by score, then by time, then by guesses', () => {
    const best = row(150, 90, 5);
    const faster = row(120, 20, 5);
    const fewer = row(120, 30, 2);
    const more = row(120, 30, 3);
    const nothing = row(0, 1, 1);
    const sorted = standingsOf([nothing, more, faster, best, fewer]);
    expect(sorted).toEqual(
      [best, faster, fewer, more, nothing].map((each, index) => ({ ...each, rank: index + 1 })),
    );
  });

  test('gives equals the same rank, and skips the next one', () => {
    const equal = row(100, 10, 1);
    expect(ranks(equal, row(90, 1, 1), equal)).toEqual([1, 1, 3]);
    expect(ranks(equal, equal, equal, row(99, 1, 1))).toEqual([1, 1, 1, 4]);
    expect(ranks(row(200, 1, 1), equal, equal, row(0, 0, 0))).toEqual([1, 2, 2, 4]);
  });

  test('keeps the other fields of a row, and leaves its input unchanged', () => {
    const rows = Object.freeze([
      { ...row(0, 5, 1), userId: 'ben' },
      { ...row(9, 5, 1), userId: 'ana' },
    ]);
    expect(standingsOf(rows).map(({ userId, rank }) => `${rank} ${userId}`)).toEqual([
      '1 ana',
      '2 ben',
    ]);
  });

  test('never places giving up before trying, at the same score', () => {
    const few = fc.nat(2);
    const any = fc.tuple(few, few, few, fc.constantFrom(...statuses));
    fc.assert(
      fc.property(fc.array(any, { maxLength: 8 }), (each) => {
        const table = standingsOf(each.map((values) => row(...values)));
        const steps = table.map(({ score, status, rank }) => ({
          step: score * 10 - statuses.findIndex((each) => each === status),
          rank,
        }));
        for (const one of steps) {
          for (const other of steps)
            if (one.step > other.step) expect(one.rank).toBeLessThan(other.rank);
        }
      }),
    );
  });

  test('does not depend on the order of its input', () => {
    const few = fc.nat(2);
    const rows = fc.array(fc.tuple(few, few, few, fc.constantFrom(...statuses)), { maxLength: 8 });
    fc.assert(
      fc.property(rows, (each) => {
        const table = standingsOf(each.map((values) => row(...values)));
        expect(standingsOf(each.toReversed().map((values) => row(...values)))).toEqual(table);
        for (const [index, { rank }] of table.entries()) {
          expect(rank).toBeLessThanOrEqual(index + 1);
          expect(table[rank - 1]).toEqual(table[index]);
        }
      }),
    );
  });
});
