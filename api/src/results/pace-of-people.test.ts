import { describe, expect, test } from '@jest/globals';
import {
  markedFrom,
  type PaceBounds,
  type PacedWin,
  paceBounds,
} from '@craque/common/domain/record/pace.ts';
import { aPerson, winsOfADay } from '../testing/people/person.ts';
import { seededRandom } from '../testing/seeded-random.ts';

const bounds = paceBounds(1);

/** True if any win of the player is marked, as the api judges: after each win. */
function isMarked(wins: readonly PacedWin[], { allowances, run }: PaceBounds = bounds): boolean {
  const firsts = allowances.map(() => 0);
  return wins.some(({ finishedAt }, index) => {
    const counts = allowances.map(({ span }, each) => {
      let first = firsts[each] ?? 0;
      while ((wins[first]?.finishedAt ?? 0) < finishedAt - span) first += 1;
      firsts[each] = first;
      return index - first + 1;
    });
    const latest = wins.slice(Math.max(0, index - run), index + 1).reverse();
    return markedFrom({ latest, counts }, bounds) !== undefined;
  });
}

/** A program that wins with every first guess, one game in so many milliseconds. */
const bot = (wins: number, every: number): PacedWin[] =>
  Array.from({ length: wins }, (_, index) => ({
    finishedAt: (index + 1) * every,
    timeTaken: Math.floor(every / 1000),
    guesses: 1,
  }));

describe('a day of 10,000 simulated people', () => {
  const random = seededRandom(20_261_122);
  const days = Array.from({ length: 10_000 }, () => winsOfADay(aPerson(random), random));

  test('marks the wins of one of them at most', () => {
    expect(days.filter((wins) => isMarked(wins)).length).toBeLessThanOrEqual(1);
  });

  test('contains players as fast as the bounds are meant for', () => {
    const fast = days.flat().filter(({ timeTaken, guesses }) => guesses === 1 && timeTaken < 2);
    expect(fast.length).toBeGreaterThan(0);
    expect(Math.max(...days.map((wins) => wins.length))).toBeGreaterThan(1000);
  });
});

describe('a program', () => {
  test.each([
    ['599 wins in 11 seconds', bot(599, 11_000 / 599)],
    ['eight wins of just under two seconds', bot(8, 1990)],
    ['a win every four seconds for an hour', bot(900, 4000)],
    ['a win every 13 seconds for a day', bot(6646, 13_000)],
  ])('is marked after %s', (_, wins) => {
    expect(isMarked(wins)).toBe(true);
  });
});
