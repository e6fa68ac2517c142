import {
  type Athlete,
  type AthleteRecord,
  type Fact,
  leagueFactKinds,
  type Membership,
} from '@craque/common/domain/athlete/athlete.ts';
import type { League } from '@craque/common/domain/sport.ts';
import { sportOf } from '@craque/common/domain/sport.ts';

/** Equal in all leagues, as personal facts are. */
export const personFields = [
  ...(['name', 'fullName', 'surname', 'dateOfBirth', 'gender', 'wikidata'] as const),
  ...(['nationality', 'look'] as const),
];

export function mergeAthletes(records: ReadonlyMap<League, readonly AthleteRecord[]>): {
  athletes: ReadonlyMap<string, Athlete>;
  violations: string[];
} {
  const athletes = new Map<string, Athlete>();
  const violations: string[] = [];
  for (const [league, members] of records) {
    for (const record of members) {
      const added = athleteOf(record, league);
      const known = athletes.get(record.id);
      if (known)
        violations.push(
          ...differences(known, added).map((violation) => `${record.id}: ${violation}`),
        );
      athletes.set(record.id, known ? merged(known, added) : added);
    }
  }
  return { athletes, violations };
}

export function athleteOf(record: AthleteRecord, league: League): Athlete {
  const { team, position, number, fame, active, asOf, source, checkedAgainst, ...person } = record;
  const [ofLeague, ofPerson] = dividedFacts(record.facts);
  const membership: Membership = {
    league,
    team,
    position,
    ...(number === undefined ? {} : { number }),
    fame,
    active,
    facts: ofLeague,
    asOf,
    source,
    ...(checkedAgainst !== undefined && { checkedAgainst }),
  };
  return { ...person, facts: ofPerson, sport: sportOf(league), memberships: [membership] };
}

/** Of the league, and of the person. */
function dividedFacts(facts: readonly Fact[]): [readonly Fact[], readonly Fact[]] {
  const ofLeague = facts.filter(({ kind }) => leagueFactKinds.has(kind));
  if (ofLeague.length === 0) return [ofLeague, facts];
  return [ofLeague, facts.filter(({ kind }) => !leagueFactKinds.has(kind))];
}

function differences(known: Athlete, added: Athlete): string[] {
  const league = added.memberships[0]?.league;
  if (known.sport !== added.sport)
    return [`the id is taken in ${known.sport} and in ${added.sport}`];
  if (known.memberships.some((each) => each.league === league)) return [`twice in ${league}`];
  const compared = [
    ...personFields.map((field) => [field, known[field], added[field]] as const),
    ...added.facts.map(({ kind, value }) => [kind, factOf(known, kind)?.value, value] as const),
  ];
  return compared
    .filter(([, one, other]) => differ(one, other))
    .map(([field, one, other]) => `${field} is ${asText(one)}, in ${league} ${asText(other)}`);
}

const asText = (value: unknown) =>
  typeof value === 'object' && !Array.isArray(value) ? JSON.stringify(value) : String(value);

/** A field that is absent on one side is not a difference: the other file fills it in. */
function differ(one: unknown, other: unknown): boolean {
  const inOrder = (value: unknown) =>
    JSON.stringify(Array.isArray(value) ? value.toSorted() : value);
  return one !== undefined && other !== undefined && inOrder(one) !== inOrder(other);
}

function factOf(athlete: Athlete, kind: Fact['kind']): Fact | undefined {
  return athlete.facts.find((fact) => fact.kind === kind);
}

function merged(known: Athlete, added: Athlete): Athlete {
  const sharedNames = distinct([...(known.sharedNames ?? []), ...(added.sharedNames ?? [])]);
  return {
    ...added,
    ...known,
    alsoKnownAs: distinct([...known.alsoKnownAs, ...added.alsoKnownAs]),
    ...(sharedNames.length === 0 ? {} : { sharedNames }),
    facts: [...known.facts, ...added.facts.filter((fact) => !factOf(known, fact.kind))],
    memberships: [...known.memberships, ...added.memberships],
  };
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
