import { describe, expect, test } from '@jest/globals';
import { expectedAchievements } from '../../testing/expected-achievements.ts';
import { outcomesOf, recordOf } from '../../testing/history-builders.ts';
import { achievementKeys, achievementPoints, progressOf } from './achievement.ts';

describe('the achievements', () => {
  test('are worth the sum of their points', () => {
    expect(achievementPoints([])).toBe(0);
    expect(achievementPoints(['first_victory', 'perfect_game'])).toBe(250);
    const all = Object.values(expectedAchievements).map(({ points }) => points);
    expect(achievementPoints(achievementKeys)).toBe(all.reduce((sum, points) => sum + points, 0));
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
