import type { Athlete, Fact, Membership } from '@craque/common/domain/athlete/athlete.ts';
import { aMembership, anAthlete } from '@craque/common/testing/athlete-builders.ts';
import { describe, expect, test } from '@jest/globals';
import { careerViolations } from './career-rules.ts';

const newest = '2026-06';
const born = { dateOfBirth: '1995-04-12' };
const withFacts = (
  facts: Readonly<Partial<Record<Fact['kind'], Fact['value']>>>,
  more: Partial<Athlete> = {},
) =>
  anAthlete({
    ...born,
    gender: 'male',
    facts: Object.entries(facts).map(([kind, value]) => ({ kind, value }) as Fact),
    ...more,
  });
const retired = (athlete: Athlete): Athlete => ({
  ...athlete,
  memberships: athlete.memberships.map((each) => ({ ...each, active: false })),
});
const inTwoLeagues = (second: Partial<Membership>, leagueDebutYear: number) =>
  withFacts(
    { firstTeamDebutYear: 2013, retiredYear: 2020 },
    {
      memberships: [
        aMembership({ active: false, facts: [{ kind: 'leagueDebutYear', value: 2014 }] }),
        aMembership({
          league: 'spanish-la-liga',
          active: false,
          facts: [{ kind: 'leagueDebutYear', value: leagueDebutYear }],
          ...second,
        }),
      ],
    },
  );
const basketball = {
  sport: 'basketball',
  memberships: [aMembership({ league: 'nba', position: 'guard' })],
} as const;
const tennis = (team: string) => ({
  sport: 'tennis' as const,
  memberships: [aMembership({ league: 'atp', team, position: 'right-handed' })],
});
const racing = (position: 'champion' | 'winner' | 'podium') => ({
  sport: 'formula1' as const,
  memberships: [aMembership({ league: 'formula-1', position })],
});

/* The project's own data, which are checked too, have the ordinary careers. */
describe('a career in order', () => {
  test.each<[string, Athlete]>([
    ['of one with a debut in each league', inTwoLeagues({}, 2018)],
    [
      'of a champion whose titles are not summed up',
      withFacts({ usOpens: [2016] }, tennis('Top 5')),
    ],
    ['of a professional of 13', withFacts({ turnedProYear: 2008 }, tennis('Top 5'))],
    ['of a debutant of 14', withFacts({ firstTeamDebutYear: 2009 })],
    ['of an active man of 50', anAthlete({ dateOfBirth: '1975-07-01', facts: [] })],
    ['of one who has stopped at 60', retired(anAthlete({ dateOfBirth: '1966-01-01', facts: [] }))],
  ])('%s has no violation', (_, athlete) => {
    expect(careerViolations(athlete, newest)).toEqual([]);
  });
});

describe('a career is refused with', () => {
  test.each<[string, Athlete, string]>([
    [
      'an active child',
      anAthlete({ dateOfBirth: '2011-07-01', facts: [] }),
      'active at the age of 14, not 15-50',
    ],
    [
      'an active old man',
      anAthlete({ dateOfBirth: '1975-06-30', facts: [] }),
      'active at the age of 51, not 15-50',
    ],
    [
      'an end that an active one has not had',
      withFacts({ retiredYear: 2024 }),
      'active, but has a retiredYear',
    ],
    [
      'a debut of a child',
      withFacts({ internationalDebutYear: 2008 }),
      'internationalDebutYear 2008 is at the age of 13, not 14-45',
    ],
    [
      'a debut of an old man',
      retired(withFacts({ debutYear: 2000 }, { ...basketball, dateOfBirth: '1954-01-01' })),
      'debutYear 2000 is at the age of 46, not 14-45',
    ],
    [
      'a title before the age of 13',
      withFacts({ continentalCupsWon: [2004, 2016] }),
      'continentalCupsWon 2004 is before the age of 13, born 1995',
    ],
    [
      'a year to come',
      withFacts({ championsLeaguesWon: [2020, 2027] }),
      'championsLeaguesWon 2027 is after 2026',
    ],
    [
      'an end before the debut',
      retired(withFacts({ leagueDebutYear: 2015, retiredYear: 2014 })),
      'leagueDebutYear 2015 is after retiredYear 2014',
    ],
    [
      'a league before the first team',
      withFacts({ firstTeamDebutYear: 2016, leagueDebutYear: 2015 }),
      'firstTeamDebutYear 2016 is after leagueDebutYear 2015',
    ],
    [
      'a second league before the first team',
      inTwoLeagues({}, 2012),
      'firstTeamDebutYear 2013 is after leagueDebutYear 2012',
    ],
    [
      'an end while they play in one of their leagues',
      inTwoLeagues({ active: true }, 2018),
      'active, but has a retiredYear',
    ],
    [
      'a World Cup that was none',
      withFacts({ worldCupsWon: [2014, 2016] }),
      'worldCupsWon 2016 is no year in which there was one',
    ],
    [
      "men's World Cup for a woman",
      withFacts({ worldCupsWon: [2018] }, { gender: 'female' }),
      'worldCupsWon 2018 is no year',
    ],
    [
      "football's World Cup for a basketball player",
      withFacts({ worldCupTitles: [2018] }, basketball),
      'worldCupTitles 2018 is no year',
    ],
    [
      'a WNBA title before there was a WNBA',
      withFacts(
        { wnbaTitles: [1996] },
        { ...basketball, gender: 'female', dateOfBirth: '1970-01-01' },
      ),
      'wnbaTitles 1996 is no year',
    ],
    [
      'a best place outside the band',
      withFacts({ bestRanking: 7 }, tennis('Top 5')),
      'bestRanking 7 is not Top 5 (atp)',
    ],
    [
      'more titles at the majors than in all',
      withFacts({ majorTitles: 2, wimbledons: [2004, 2006], usOpens: [2006] }, tennis('No. 1')),
      '3 titles at the four majors, but majorTitles 2',
    ],
    [
      'more wins than podiums',
      withFacts({ wins: 5, podiums: 4 }, racing('winner')),
      'wins 5 is more than podiums 4',
    ],
    [
      'a champion who has no title',
      withFacts({ starts: 20 }, racing('champion')),
      'a champion without titles',
    ],
    [
      'a winner whose position says less',
      withFacts({ wins: 1, podiums: 4 }, racing('podium')),
      'position podium, but the facts make a winner',
    ],
  ])('%s', (_, athlete, violation) => {
    const violations = careerViolations(athlete, newest);
    expect(violations.join('\n')).toContain(`${athlete.id}: ${violation}`);
  });
});
