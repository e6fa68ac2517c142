import { describe, expect, test } from '@jest/globals';
import type { Athlete, Membership } from './athlete.ts';
import type { League, Sport } from '../sport.ts';
import { sportFame } from './sport-fame.ts';

const membership = (league: League, fame: number): Membership => ({
  league,
  team: 'A team',
  position: 'forward',
  fame,
  asOf: '2026-01',
  source: 'authored',
});

function fameOf(
  sport: Sport,
  memberships: readonly Membership[],
  facts: Athlete['facts'] = [],
): number {
  return sportFame({
    id: 'ada-quill',
    name: 'Ada Quill',
    alsoKnownAs: [],
    dateOfBirth: '1990-01-01',
    nationality: ['BR'],
    gender: 'female',
    active: true,
    sport,
    memberships,
    facts,
  });
}

describe('fame in the whole sport', () => {
  test('is that of the leading league as it is, and less than that of another', () => {
    expect(fameOf('soccer', [membership('spanish-la-liga', 90)])).toBe(90);
    expect(fameOf('soccer', [membership('french-ligue-1', 90)])).toBeLessThan(90);
    expect(fameOf('formula1', [membership('formula-2', 90)])).toBeLessThan(90);
  });

  test('is that of the league in which they are best known', () => {
    const nba = membership('nba', 60);
    expect(fameOf('basketball', [nba, membership('fiba-world-cup', 93)])).toBeGreaterThan(60);
    expect(fameOf('basketball', [nba, membership('euroleague', 70)])).toBe(60);
  });

  test('counts what makes a footballer known beyond the league, up to a bound', () => {
    const league = [membership('spanish-la-liga', 90)];
    expect(fameOf('soccer', league, [{ kind: 'worldCupsWon', value: [2014, 2018] }])).toBe(96);
    expect(
      fameOf('soccer', league, [
        { kind: 'ballonDor', value: 8 },
        { kind: 'worldCupsWon', value: [2022] },
        { kind: 'leagueTitles', value: 12 },
      ]),
    ).toBe(99);
  });

  test('is at least 1', () => {
    expect(fameOf('formula1', [membership('formula-2', 3)])).toBe(1);
  });
});
