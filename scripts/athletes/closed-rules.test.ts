import type { Athlete, Fact } from '@craque/common/domain/athlete/athlete.ts';
import { aMembership, anAthlete } from '@craque/common/testing/athlete-builders.ts';
import { describe, expect, test } from '@jest/globals';
import { crowdedSquads, longLives, strangeClubs } from './closed-rules.ts';

const withFacts = (facts: readonly Fact[], more: Partial<Athlete> = {}) =>
  anAthlete({ dateOfBirth: '1996-09-23', gender: 'female', facts, ...more });
const many = (count: number, fact: Fact, more: Partial<Athlete> = {}) =>
  Array.from({ length: count }, (_, index) => withFacts([fact], { id: `a-${index}`, ...more }));

describe('champions of a year', () => {
  const basketball = { sport: 'basketball' } as const;
  const title: Fact = { kind: 'worldCupTitles', value: [2018, 2022] };

  test('fill a squad and no more', () => {
    expect(crowdedSquads(many(12, title, basketball))).toEqual([]);
    expect(crowdedSquads(many(13, title, basketball))).toEqual([
      'worldCupTitles 2018 (basketball, female): 13 champions in a squad of 12',
      'worldCupTitles 2022 (basketball, female): 13 champions in a squad of 12',
    ]);
  });

  test('have the squad of their time and gender', () => {
    const of1991 = many(19, { kind: 'worldCupsWon', value: [1991] });
    const of1958 = many(22, { kind: 'worldCupsWon', value: [1958] }, { gender: 'male' });
    expect(crowdedSquads([...of1991, ...of1958])).toEqual([
      'worldCupsWon 1991 (soccer, female): 19 champions in a squad of 18',
    ]);
  });

  test('of two continents are counted by country', () => {
    const cup: Fact = { kind: 'continentalCupsWon', value: [2022] };
    const of = (country: string, count: number) => many(count, cup, { nationality: [country] });
    expect(crowdedSquads([...of('GB-ENG', 23), ...of('BR', 23)])).toEqual([]);
    expect(crowdedSquads([...of('GB-ENG', 24), ...of('BR', 23)])).toHaveLength(1);
  });
});

describe('the club of somebody active', () => {
  const at = (team: string, active: boolean) =>
    anAthlete({ memberships: [aMembership({ league: 'womens-super-league', team, active })] });

  test('is one of the season', () => {
    expect(strangeClubs([at('Chelsea', true), at('Reading', false)])).toEqual([]);
    expect(strangeClubs([at('Reading', true)])).toEqual([
      expect.stringContaining('Reading is not in womens-super-league this season'),
    ]);
  });

  test('is not asked of a World Cup', () => {
    const member = { league: 'fifa-womens-world-cup', team: 'Malta', active: true } as const;
    expect(strangeClubs([anAthlete({ memberships: [aMembership(member)] })])).toEqual([]);
  });
});

describe('a life', () => {
  const playing = (facts: readonly Fact[], asOf: string) =>
    withFacts([], { memberships: [aMembership({ league: 'nwsl', facts, asOf })] });
  const since2023 = (titles: number): Fact[] => [
    { kind: 'leagueDebutYear', value: 2023 },
    { kind: 'leagueTitles', value: titles },
  ];

  test('has a season a year since the debut', () => {
    expect(longLives([playing(since2023(3), '2025-11')])).toEqual([]);
    expect(longLives([playing(since2023(4), '2025-11')])).toEqual([
      expect.stringContaining('leagueTitles 4 in 3 seasons (nwsl)'),
    ]);
  });

  test('without a known debut has them since the age of 15', () => {
    const scorer = (count: number) =>
      playing([{ kind: 'leagueTopScorer', value: count }], '2015-11');
    expect(longLives([scorer(5)])).toEqual([]);
    expect(longLives([scorer(6)])).toHaveLength(1);
  });

  test('has no honour after the career', () => {
    const ended = (year: number) =>
      withFacts([
        { kind: 'championsLeaguesWon', value: [2011, 2016] },
        { kind: 'retiredYear', value: year },
      ]);
    expect(longLives([ended(2016)])).toEqual([]);
    expect(longLives([ended(2015)])).toEqual([
      expect.stringContaining('championsLeaguesWon 2016 is after retiredYear 2015'),
    ]);
  });
});
