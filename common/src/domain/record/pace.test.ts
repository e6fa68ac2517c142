import { describe, expect, test } from '@jest/globals';
import { markedFrom, paceBounds, type PacedWin } from './pace.ts';

const bounds = paceBounds(1);
const noCounts = [0, 0];

function wins(gaps: readonly number[], parts: Partial<PacedWin> = {}): PacedWin[] {
  let finishedAt = 1_000_000;
  return gaps
    .map((gap) => {
      finishedAt += gap;
      return { finishedAt, timeTaken: Math.floor(gap / 1000), guesses: 1, ...parts };
    })
    .reverse();
}

const fast = (count: number): number[] => Array(count).fill(1999);

const judged = (latest: readonly PacedWin[], counts = noCounts) =>
  markedFrom({ latest, counts }, bounds);

describe('a run of wins', () => {
  test('is marked from its first win on when the eighth in a row is too fast', () => {
    const latest = wins([9000, ...fast(8)]);
    expect(judged(latest)).toBe(latest[7]?.finishedAt);
  });

  test.each([
    ['one of them took long enough', [9000, ...fast(3), 2000, ...fast(4)]],
    ['the newest took long enough', [9000, ...fast(7), 2000]],
    ['there are only seven', fast(7)],
    ['there are none', []],
  ])('is not marked if %s', (_, gaps) => {
    expect(judged(wins(gaps))).toBeUndefined();
  });

  test('is marked if the games were opened long before and answered together', () => {
    expect(judged(wins([9000, ...Array(8).fill(10)], { timeTaken: 500 }))).toBeDefined();
  });

  test('needs a second more for each wrong guess', () => {
    const slow = (timeTaken: number) =>
      judged(wins(Array(9).fill(9000), { timeTaken, guesses: 3 }));
    expect(slow(3)).toBeDefined();
    expect(slow(4)).toBeUndefined();
  });
});

describe('wins in a span', () => {
  const [newest] = wins([9000]) as [PacedWin];

  test('are marked for the whole hour when there are more than an hour has', () => {
    expect(judged([newest], [720, 720])).toBeUndefined();
    expect(judged([newest], [721, 721])).toBe(newest.finishedAt - 3_600_000);
  });

  test('are marked for the whole day when there are more than a day has', () => {
    expect(judged([newest], [10, 6000])).toBeUndefined();
    expect(judged([newest], [10, 6001])).toBe(newest.finishedAt - 86_400_000);
  });
});

test('the factor of the limits raises every bound', () => {
  const raised = paceBounds(10);
  const latest = wins([9000, ...fast(8)], { timeTaken: 0 });
  expect(markedFrom({ latest, counts: [7200, 60_000] }, raised)).toBeUndefined();
  expect(markedFrom({ latest, counts: [7201, 60_000] }, raised)).toBeDefined();
  expect(markedFrom({ latest: wins(Array(9).fill(199)), counts: noCounts }, raised)).toBeDefined();
});

test('a factor below 1, which lowers other limits, makes no person suspicious', () => {
  expect(paceBounds(0.1)).toEqual(paceBounds(1));
});
