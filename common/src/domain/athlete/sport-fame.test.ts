import { describe, expect, test } from '@jest/globals';
import type { League } from '../sport.ts';
import { sportFame } from './sport-fame.ts';

const fameOf = (fames: Partial<Record<League, number>>) =>
  sportFame({
    memberships: (Object.entries(fames) as [League, number][]).map(([league, fame]) => ({
      league,
      fame,
    })),
  });

describe('fame in the whole sport', () => {
  test('is that of the leading league as it is, and less than that of another', () => {
    expect(fameOf({ 'spanish-la-liga': 90 })).toBe(90);
    expect(fameOf({ 'french-ligue-1': 90 })).toBeLessThan(90);
    expect(fameOf({ 'formula-2': 90 })).toBeLessThan(90);
    expect(fameOf({ nwsl: 90 })).toBe(fameOf({ 'womens-super-league': 90 }));
  });

  test('is that of the league in which they are best known', () => {
    expect(fameOf({ nba: 60, 'fiba-world-cup': 93 })).toBeGreaterThan(60);
    expect(fameOf({ nba: 60, euroleague: 70 })).toBe(60);
  });

  test('is at least 1', () => {
    expect(fameOf({ 'formula-2': 3 })).toBe(1);
  });
});
