import { describe, expect, test } from '@jest/globals';
import { languages } from './language.ts';
import {
  difficulties,
  isMixedLeague,
  type League,
  leagueName,
  leagueNamed,
  leagueRow,
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
    expect(leagues).toEqual(sports.flatMap((sport) => leaguesOf[sport]));
  });

  test.each([
    ['soccer', 'English Premier League'],
    ['basketball', 'NBA'],
    ['tennis', 'ATP'],
    ['formula1', 'Formula 1'],
  ] as const)('of %s: %s by default', (sport, first) => {
    expect(leagueName(leaguesOf[sport][0])).toBe(first);
    expect(leaguesOf[sport].map(sportOf)).toEqual(leaguesOf[sport].map(() => sport));
  });

  test('have no sport for a league that is not on the list', () => {
    expect(() => sportOf('eredivisie' as League)).toThrow(RangeError);
  });

  test('have some leagues where the team is the country, and some of women and men', () => {
    expect(leagues.filter(teamIsCountry)).toEqual(['fifa-womens-world-cup', 'fiba-world-cup']);
    expect(isMixedLeague('grand-slam')).toBe(true);
    expect(isMixedLeague('wta')).toBe(false);
  });
});

describe('the names of a league', () => {
  test('are a slug made of its English name, and no two leagues share one', () => {
    const slugOf = (name: string) =>
      name
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replaceAll("'", '')
        .replaceAll(' ', '-');
    expect(leagues.map((league) => slugOf(leagueName(league)))).toEqual(leagues);
    expect(leagues.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
    expect(new Set(leagues).size).toBe(leagues.length);
  });

  test('name the league, the English one and the slug alike', () => {
    expect(leagues.map((league) => leagueNamed(league))).toEqual(leagues);
    expect(leagues.map((league) => leagueNamed(leagueName(league)))).toEqual(leagues);
  });

  test("are in the reader's language if the table has them, else the English one", () => {
    expect(leagueName('grand-slam', 'fr')).toBe('Grand Chelem');
    expect(leagueName('grand-slam', 'de')).toBe('Grand Slam');
    expect(leagueName('womens-super-league', 'fr')).toBe('Women’s Super League');
    expect(leagueName('womens-super-league')).toBe("Women's Super League");
    for (const league of leagues) {
      const { name, names = {} } = leagueRow(league);
      const localNames = languages.map((language) => leagueName(league, language));
      expect(localNames).toEqual(
        languages.map((language) => names[language] ?? name.replace("'", '’')),
      );
    }
  });

  test.each(['', 'Eredivisie', 'nba ', 'Nba', 'Brasileirao', 'formula1', 'toString', '__proto__'])(
    '%j names no league',
    (name) => {
      expect(leagueNamed(name)).toBeUndefined();
    },
  );
});
