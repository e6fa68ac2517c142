import { describe, expect, test } from '@jest/globals';
import { anOutcome } from '../../testing/account-builders.ts';
import { expectedAchievements } from '../../testing/expected-achievements.ts';
import { aMonday, outcomesOf, recordOf } from '../../testing/history-builders.ts';
import {
  achievementKeys,
  achievementPoints,
  achievementRules,
  progressOf,
  unlockedBy,
} from './achievement.ts';
import { emptyRecord } from './play-record.ts';

const minute = 60_000;
const now = aMonday + 1000 * minute;
const keysOf = (record = emptyRecord, friends = 0) =>
  unlockedBy(record, friends, now).map(({ key }) => key);

describe('the achievements', () => {
  test('have the expected order, points and targets', () => {
    const table = achievementKeys.map((key) => {
      const { points, target } = achievementRules[key];
      return [key, points, target];
    });
    const expected = Object.entries(expectedAchievements);
    expect(table).toEqual(expected.map(([key, { points, target }]) => [key, points, target]));
  });

  test('are worth the sum of their points', () => {
    expect(achievementPoints([])).toBe(0);
    expect(achievementPoints(['first_victory', 'perfect_game'])).toBe(250);
    const all = Object.values(expectedAchievements).map(({ points }) => points);
    expect(achievementPoints(achievementKeys)).toBe(all.reduce((sum, points) => sum + points, 0));
  });
});

describe('what is unlocked', () => {
  test('is nothing before the first win', () => {
    expect(keysOf()).toEqual([]);
    expect(keysOf(recordOf(outcomesOf('LLLLL')))).toEqual([]);
  });

  test('by five first guesses without hints: everything available in a sport other than soccer and Formula 1', () => {
    const quick = { sport: 'basketball', guesses: 1, timeTaken: 5 } as const;
    expect(keysOf(recordOf(outcomesOf('WWWWW', quick)))).toEqual([
      'first_victory',
      'streak_master',
      'perfect_game',
      'speed_demon',
      'five_in_a_row',
    ]);
  });

  test('by five won games of Formula 1 and ten different soccer athletes', () => {
    expect(keysOf(recordOf(outcomesOf('WLWLWLWLW', { sport: 'formula1' })))).toContain('f1_expert');
    const soccer = recordOf(outcomesOf('WL'.repeat(10)));
    expect(keysOf(soccer)).toEqual(['first_victory', 'football_scholar']);
  });

  test.each([
    [4, false],
    [5, true],
    [6, true],
  ])('with %d friends: the network: %s', (friends, isUnlocked) => {
    expect(keysOf(emptyRecord, friends).includes('sports_network')).toBe(isUnlocked);
  });

  test('carries the time of the game that unlocked it, and the current time for friends', () => {
    const record = recordOf([...outcomesOf('LWWW'), anOutcome({ won: false })]);
    expect(unlockedBy(record, 5, now)).toEqual([
      { key: 'first_victory', at: aMonday + minute },
      { key: 'streak_master', at: aMonday + 3 * minute },
      { key: 'sports_network', at: now },
    ]);
  });
});

describe('the progress', () => {
  const after = (letters: string, friends = 0, overrides = {}) => {
    const record = recordOf(outcomesOf(letters, overrides));
    return achievementKeys.map((key) => progressOf(key, record, friends));
  };

  test.each([
    ['', 0, [0, 0, 0, 0, 0, 0, 0, 0]],
    ['L', 0, [0, 0, 0, 0, 0, 0, 0, 0]],
    ['WW', 3, [1, 2, 0, 0, 3, 0, 2, 2]],
    ['WWL', 4, [1, 2, 0, 0, 4, 0, 2, 2]],
    ['WWWWWWW', 9, [1, 3, 0, 0, 5, 0, 7, 5]],
    ['WWWWWWWWWWWWWW', 5, [1, 3, 0, 0, 5, 0, 10, 5]],
  ])('after %s with %d friends is %j, never above the target', (letters, friends, steps) => {
    expect(after(letters, friends).slice(0, steps.length)).toEqual(steps);
  });

  test('of Formula 1 counts won games', () => {
    expect(after('WWLW', 0, { sport: 'formula1' })[3]).toBe(3);
    expect(after('WWWWWWW', 0, { sport: 'formula1' })[3]).toBe(5);
  });
});
