import { describe, expect, test } from '@jest/globals';
import type { GameId } from '../ids.ts';
import { inhumanWins, paceBounds, type PacedWin } from './pace.ts';

const bounds = paceBounds(1);
const noCounts = [0, 0];

/** The newest first, numbered by their age; each took as long as it came after the one before. */
function wins(gaps: readonly number[], parts: Partial<PacedWin> = {}): PacedWin[] {
  let finishedAt = 1_000_000;
  return gaps
    .map((gap, index) => {
      finishedAt += gap;
      const gameId = (gaps.length - index) as GameId;
      return { gameId, finishedAt, took: gap, guesses: 1, ...parts };
    })
    .reverse();
}

const times = (count: number, gap: number): number[] => Array(count).fill(gap);

const marked = (latest: readonly PacedWin[], counts = noCounts) =>
  inhumanWins({ latest, counts }, bounds);

describe('a win in under half the time that a person needs', () => {
  test('is marked by itself', () => {
    const [newest, before] = wins([9000, 9000, 9000]) as [PacedWin, PacedWin];
    const taking = (took: number) => marked([{ ...newest, took }, before]);
    expect(taking(749)).toEqual([1]);
    expect(taking(750)).toEqual([]);
    expect(marked([newest, { ...before, took: 0 }])).toEqual([2]);
  });

  test('is one whose game was opened long before, if it follows another within a second', () => {
    expect(marked(wins([9000, 9000, 999], { took: 500_000 }))).toEqual([1]);
    expect(marked(wins([9000, 9000, 1000], { took: 500_000 }))).toEqual([]);
  });

  test('needs more for each wrong guess', () => {
    const after = (took: number) => marked(wins([9000], { took, guesses: 3 }));
    expect(after(1499)).toEqual([1]);
    expect(after(1500)).toEqual([]);
  });
});

describe('three wins among twenty that are faster than a person', () => {
  const spread = [9000, 1999, ...times(17, 9000), 1999];

  test('are marked, and none of the others', () => {
    expect(marked(wins([...spread, 1999]))).toEqual([1, 2, 20]);
  });

  test.each([
    ['there are only two', spread],
    ['the first of three is the twenty-first', [9000, 1999, ...times(18, 9000), 1999, 1999]],
    ['there are none', []],
  ])('are not marked if %s', (_, gaps) => {
    expect(marked(wins(gaps))).toEqual([]);
  });

  test('need more for each wrong guess', () => {
    const after = (took: number) => marked(wins(times(3, 9000), { took, guesses: 3 }));
    expect(after(2999)).toEqual([1, 2, 3]);
    expect(after(3000)).toEqual([]);
  });
});

test('a win beyond what an hour or a day has is marked, and none before it', () => {
  const two = wins([9000, 9000]);
  const [anHour, aDay] = bounds.allowances.map(({ most }) => most) as [number, number];
  expect(marked(two, [anHour, aDay])).toEqual([]);
  expect(marked(two, [anHour + 1, aDay])).toEqual([1]);
  expect(marked(two, [0, aDay + 1])).toEqual([1]);
});

test('the factor of the limits raises every bound', () => {
  const raised = paceBounds(10);
  const [anHour = 0, aDay = 0] = bounds.allowances.map(({ most }) => 10 * most);
  const quick = wins(times(3, 200), { took: 150 });
  expect(inhumanWins({ latest: quick, counts: [anHour, aDay] }, raised)).toEqual([]);
  expect(inhumanWins({ latest: quick, counts: [anHour + 1, aDay] }, raised)).toEqual([1]);
  expect(inhumanWins({ latest: wins([9000, 99]), counts: noCounts }, raised)).toEqual([1]);
});

test('a factor in the thousands, which lifts the limits, marks nothing', () => {
  const lifted = paceBounds(10_000);
  const latest = wins(times(21, 0), { took: 0, guesses: 5 });
  expect(inhumanWins({ latest, counts: [9999, 9999] }, lifted)).toEqual([]);
});

test('a factor below 1, which lowers other limits, makes no person suspicious', () => {
  expect(paceBounds(0.1)).toEqual(paceBounds(1));
});
