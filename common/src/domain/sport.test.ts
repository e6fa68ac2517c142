import { describe, expect, test } from '@jest/globals';
import {
  difficulties,
  type League,
  leagueNamed,
  leagueSlug,
  leagues,
  leaguesOf,
  sportOf,
  sports,
  teamIsCountry,
} from './sport.ts';

describe('sports and leagues', () => {
  test('are in display order', () => {
    expect(sports).toEqual(['soccer', 'basketball', 'tennis', 'formula1']);
    expect(difficulties).toEqual(['easy', 'medium', 'hard', 'expert']);
    expect(leagues).toHaveLength(14);
  });

  test.each([
    ['soccer', 'English Premier League', 6],
    ['basketball', 'NBA', 3],
    ['tennis', 'ATP', 3],
    ['formula1', 'Formula 1', 2],
  ] as const)('of %s: %s by default, %d in all', (sport, first, count) => {
    expect(leaguesOf[sport][0]).toBe(first);
    expect(leaguesOf[sport]).toHaveLength(count);
    expect(leaguesOf[sport].map(sportOf)).toEqual(leaguesOf[sport].map(() => sport));
  });

  test('are undefined for an unknown league', () => {
    expect(() => sportOf('Eredivisie' as League)).toThrow(RangeError);
  });

  test('include one league in which the team is the country', () => {
    expect(leagues.filter(teamIsCountry)).toEqual(['FIBA World Cup']);
  });
});

describe('the slug of a league', () => {
  test.each([
    ['English Premier League', 'english-premier-league'],
    ['Brasileirão', 'brasileirao'],
    ['NBA', 'nba'],
    ['FIBA World Cup', 'fiba-world-cup'],
    ['French Ligue 1', 'french-ligue-1'],
    ['Formula 1', 'formula-1'],
  ] as const)('%s is %s', (league, slug) => {
    expect(leagueSlug(league)).toBe(slug);
  });

  test('is plain and unique', () => {
    const slugs = leagues.map(leagueSlug);
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
    expect(new Set(slugs).size).toBe(leagues.length);
  });

  test('finds the league, as the English name does', () => {
    expect(leagues.map((league) => leagueNamed(league))).toEqual(leagues);
    expect(leagues.map((league) => leagueNamed(leagueSlug(league)))).toEqual(leagues);
  });

  test.each(['', 'Eredivisie', 'nba ', 'Nba', 'Brasileirao', 'formula1', 'toString', '__proto__'])(
    'finds no league for %j',
    (name) => {
      expect(leagueNamed(name)).toBeUndefined();
    },
  );
});
