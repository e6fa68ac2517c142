import type { Athlete, LeagueRecord, Membership, PersonRecord } from '../domain/athlete/athlete.ts';
import { leagueFactKinds } from '../domain/athlete/athlete.ts';
import type { League } from '../domain/sport.ts';

/** As the data files have her, in one league. */
export function aPersonRecord(
  overrides: Partial<LeagueRecord> = {},
  league: League = 'english-premier-league',
): PersonRecord {
  const record: LeagueRecord = {
    id: 'ada-quill',
    name: 'Ada Quill',
    surname: 'Quill',
    alsoKnownAs: [],
    dateOfBirth: '1995-04-12',
    nationality: ['GB-ENG'],
    gender: 'female',
    fame: 50,
    home: league,
    team: 'Liverpool',
    position: 'forward',
    number: 9,
    active: true,
    facts: [
      { kind: 'heightCm', value: 178 },
      { kind: 'strongFoot', value: 'left' },
      { kind: 'firstTeamDebutYear', value: 2013 },
    ],
    asOf: '2026-06',
    source: 'authored',
    ...overrides,
  };
  const { team, position, number, active, share, asOf, source, checkedAgainst, ...person } = record;
  const own = {
    ...{ league, team, position },
    ...(number !== undefined && { number }),
    active,
    ...(share !== undefined && { share }),
    facts: record.facts.filter(({ kind }) => leagueFactKinds.has(kind)),
    ...{ asOf, source },
    ...(checkedAgainst !== undefined && { checkedAgainst }),
  };
  const facts = record.facts.filter(({ kind }) => !leagueFactKinds.has(kind));
  return { ...person, facts, memberships: [own] };
}

/** The first with the memberships of all: one person in several leagues. */
export function withLeagues(first: PersonRecord, ...others: readonly PersonRecord[]): PersonRecord {
  return { ...first, memberships: [first, ...others].flatMap(({ memberships }) => memberships) };
}

export function aMembership(overrides: Partial<Membership> = {}): Membership {
  return {
    league: 'english-premier-league',
    team: 'Liverpool',
    position: 'forward',
    number: 9,
    fame: 50,
    active: true,
    facts: [],
    asOf: '2026-06',
    source: 'authored',
    ...overrides,
  };
}

export function anAthlete(overrides: Partial<Athlete> = {}): Athlete {
  return { ...aPersonRecord(), sport: 'soccer', memberships: [aMembership()], ...overrides };
}
