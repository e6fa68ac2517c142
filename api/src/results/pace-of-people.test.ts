import { describe, expect, test } from '@jest/globals';
import type { GameId } from '@craque/common/domain/ids.ts';
import { inhumanWins, type PacedWin, paceBounds } from '@craque/common/domain/record/pace.ts';
import { bots } from '../testing/people/bots.ts';
import { aPerson, winsOfADay, withList } from '../testing/people/person.ts';
import { seededRandom } from '../testing/seeded-random.ts';

const bounds = paceBounds(1);
const { allowances } = bounds;

/** How many wins came in the span of each allowance, up to each of them. */
function* countsOf(wins: readonly PacedWin[]): Generator<number[]> {
  const firsts = allowances.map(() => 0);
  for (const [index, { finishedAt }] of wins.entries()) {
    yield allowances.map(({ span }, each) => {
      let first = firsts[each] ?? 0;
      while ((wins[first]?.finishedAt ?? 0) < finishedAt - span) first += 1;
      firsts[each] = first;
      return index - first + 1;
    });
  }
}

/** The wins that are marked, as the api judges: after each win. */
function markedOf(wins: readonly PacedWin[]): Set<GameId> {
  const marked = new Set<GameId>();
  let index = 0;
  for (const counts of countsOf(wins)) {
    const latest = wins.slice(Math.max(0, index - bounds.latest), index + 1).reverse();
    for (const id of inhumanWins({ latest, counts }, bounds)) marked.add(id);
    index += 1;
  }
  return marked;
}

/** The most wins in an hour, and in a day. */
function mostOf(wins: readonly PacedWin[]): [number, number] {
  let [anHour, aDay] = [0, 0];
  for (const [inHour = 0, inDay = 0] of countsOf(wins)) {
    anHour = Math.max(anHour, inHour);
    aDay = Math.max(aDay, inDay);
  }
  return [anHour, aDay];
}

describe('a day of 10,000 simulated people', () => {
  const random = seededRandom(20_261_122);
  const days = Array.from({ length: 10_000 }, () => winsOfADay(aPerson(random), random));

  test('marks the wins of one of them at most', () => {
    expect(days.filter((wins) => markedOf(wins).size > 0).length).toBeLessThanOrEqual(1);
  });

  test('contains players as fast as the bounds are meant for', () => {
    const fast = days.flat().filter(({ took, guesses }) => guesses === 1 && took < 2000);
    expect(fast.length).toBeGreaterThan(100);
    expect(Math.max(...days.map((wins) => wins.length))).toBeGreaterThan(1000);
  });
});

test('the most wins of an hour and a day are what the fastest reach with a list at hand', () => {
  const random = seededRandom(20_261_126);
  const people = Array.from({ length: 10_000 }, () => withList(aPerson(random)));
  const fastest = people
    .map((person) => ({ person, wins: winsOfADay({ ...person, minutes: 10 }, random).length }))
    .toSorted((one, other) => other.wins - one.wins)
    .slice(0, 50);
  const most = fastest.map(({ person }) => mostOf(winsOfADay(person, random)));
  for (const [at, { most: allowed }] of allowances.entries()) {
    const reached = Math.max(...most.map((each) => each[at] ?? 0));
    expect(reached).toBeLessThanOrEqual(allowed);
    expect(reached).toBeGreaterThan(0.85 * allowed);
  }
});

describe('of the wins that a program makes in a week of 40 hours', () => {
  const reached = Object.entries(bots).map(([name, play]): [string, number, number] => {
    const accounts = play(seededRandom(7));
    const all = accounts.flat().length;
    const marked = accounts.reduce((sum, wins) => sum + markedOf(wins).size, 0);
    return [name, all, all - marked];
  });

  test('these count', () => {
    // The table of docs/decisions.md.
    expect(reached).toEqual([
      ['always fast', 144_000, 0],
      ['every eighth slow', 123_873, 75],
      ['random pauses', 12_950, 11_124],
      ['losing now and then', 45_717, 0],
      ['two accounts in turn', 47_220, 47_220],
      ['slow, 40 hours', 13_392, 13_392],
    ]);
  });
});
