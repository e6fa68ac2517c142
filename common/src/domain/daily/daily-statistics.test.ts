import { expect, test } from '@jest/globals';
import { dailyStatistics, distributionOf } from './daily-statistics.ts';

test('every sport has its own numbers, and a lost daily is in no column', () => {
  const outcomes = [
    { sport: 'tennis', won: true, guesses: 1 },
    { sport: 'tennis', won: true, guesses: 3 },
    { sport: 'tennis', won: true, guesses: 3 },
    { sport: 'tennis', won: false, guesses: 5 },
    { sport: 'soccer', won: true, guesses: 5 },
  ] as const;
  expect(dailyStatistics(outcomes)).toEqual([
    { sport: 'soccer', played: 1, solved: 1, distribution: [0, 0, 0, 0, 1] },
    { sport: 'basketball', played: 0, solved: 0, distribution: [0, 0, 0, 0, 0] },
    { sport: 'tennis', played: 4, solved: 3, distribution: [1, 0, 2, 0, 0] },
    { sport: 'formula1', played: 0, solved: 0, distribution: [0, 0, 0, 0, 0] },
  ]);
});

test('a distribution has a column for each guess that is allowed', () => {
  expect(distributionOf([{ won: true, guesses: 2 }])).toEqual([0, 1, 0, 0, 0]);
});
