import type { Athlete, AthleteRecord, Membership } from '../domain/athlete/athlete.ts';

export function anAthleteRecord(overrides: Partial<AthleteRecord> = {}): AthleteRecord {
  return {
    id: 'ada-quill',
    name: 'Ada Quill',
    surname: 'Quill',
    alsoKnownAs: [],
    dateOfBirth: '1995-04-12',
    nationality: ['GB-ENG'],
    gender: 'female',
    team: 'Liverpool',
    position: 'forward',
    number: 9,
    fame: 50,
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
  const { team, position, number, fame, active, asOf, source, ...person } = anAthleteRecord();
  return { ...person, sport: 'soccer', memberships: [aMembership()], ...overrides };
}
