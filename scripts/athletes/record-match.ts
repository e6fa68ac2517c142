import type { AthleteRecord } from '@craque/common/domain/athlete/athlete.ts';
import { acceptedNames, normaliseName } from '@craque/common/domain/athlete/name-match.ts';
import { type League, type Sport, sportOf } from '@craque/common/domain/sport.ts';
import type { Draft } from './athlete-row.ts';

export type Records = ReadonlyMap<League, readonly AthleteRecord[]>;
/** Their first record, and all of them. */
export type Person = AthleteRecord & {
  sport: Sport;
  places: readonly { league: League; record: AthleteRecord }[];
};
/** `known` is empty if the athlete is new. */
type Match =
  | { known: readonly AthleteRecord[] }
  | { kind: 'refused' | 'ambiguous'; reason: string };

export function peopleOf(records: Records): Person[] {
  const places = [...records].flatMap(([league, list]) =>
    list.map((record) => ({ league, record })),
  );
  return [...Map.groupBy(places, ({ record }) => record.id).values()].flatMap((own) =>
    own.slice(0, 1).map(({ league, record }) => ({
      ...{ ...record, sport: sportOf(league), places: own },
    })),
  );
}

const recordsOf = ({ places }: Person) => places.map(({ record }) => record);

/** Those of the whole name, or else those of whom it is an accepted one. */
export function named(people: readonly Person[], text: string) {
  const wanted = normaliseName(text);
  const some = (namesOf: (record: AthleteRecord) => readonly string[]) =>
    people.filter((person) => recordsOf(person).some((each) => namesOf(each).includes(wanted)));
  const whole = some(({ name, fullName = name }) => [name, fullName].map(normaliseName));
  return { whole, accepted: whole.length > 0 ? whole : some(acceptedNames) };
}

function matchById(records: Records, { league }: Draft, id: string): Match {
  const person = peopleOf(records).find((each) => each.id === id);
  if (!person) return { known: [] };
  if (person.sport === sportOf(league)) return { known: recordsOf(person) };
  return { kind: 'refused', reason: `the id ${id} is taken in another sport` };
}

function matchByName(records: Records, { league, given }: Draft): Match {
  const { name = '', dateOfBirth } = given;
  const isBorn = (person: Person) => person.dateOfBirth === dateOfBirth;
  const people = peopleOf(records).filter(({ sport }) => sport === sportOf(league));
  const { whole, accepted } = named(people, name);
  // A surname or a nickname alone identifies somebody only together with the birth date.
  const candidates = whole.length > 0 ? whole : accepted.filter(isBorn);
  const [person, ...others] = dateOfBirth ? candidates.filter(isBorn) : candidates;
  if (person && others.length === 0) return { known: recordsOf(person) };
  if (candidates.length === 0) return { known: [] };
  const ids = candidates.map((each) => `${each.id} (born ${each.dateOfBirth})`).join(' and ');
  const birth = dateOfBirth ? `born ${dateOfBirth}` : 'no birth date';
  return { kind: 'ambiguous', reason: `${ids}, the row says ${birth}: give the id` };
}

/** By id if the row has one, else by name and birth date; a name alone is not a key. */
export function matchRecord(records: Records, draft: Draft): Match {
  return draft.id === undefined ? matchByName(records, draft) : matchById(records, draft, draft.id);
}
