import type { Athlete } from '@craque/common/domain/athlete/athlete.ts';
import { acceptedNames, normaliseName } from '@craque/common/domain/athlete/name-match.ts';
import { type Sport, sportOf } from '@craque/common/domain/sport.ts';
import type { Draft } from './athlete-row.ts';

/** `known` is absent if the athlete is new. */
type Match = { known?: Athlete } | { kind: 'refused' | 'ambiguous'; reason: string };

/** Those of the whole name, or else those of whom it is an accepted one. */
export function named(people: readonly Athlete[], text: string) {
  const wanted = normaliseName(text);
  const some = (namesOf: (athlete: Athlete) => readonly string[]) =>
    people.filter((athlete) => namesOf(athlete).includes(wanted));
  const whole = some(({ name, fullName = name }) => [name, fullName].map(normaliseName));
  return { whole, accepted: whole.length > 0 ? whole : some(acceptedNames) };
}

function matchById(people: readonly Athlete[], sport: Sport, id: string): Match {
  const known = people.find((each) => each.id === id);
  if (!known) return {};
  if (known.sport === sport) return { known };
  return { kind: 'refused', reason: `the id ${id} is taken in another sport` };
}

function matchByName(everyone: readonly Athlete[], { league, given }: Draft): Match {
  const { name = '', dateOfBirth } = given;
  const isBorn = (person: Athlete) => person.dateOfBirth === dateOfBirth;
  const people = everyone.filter(({ sport }) => sport === sportOf(league));
  const { whole, accepted } = named(people, name);
  // A surname or a nickname alone identifies somebody only together with the birth date.
  const candidates = whole.length > 0 ? whole : accepted.filter(isBorn);
  const [known, ...others] = dateOfBirth ? candidates.filter(isBorn) : candidates;
  if (known && others.length === 0) return { known };
  if (candidates.length === 0) return {};
  const ids = candidates.map((each) => `${each.id} (born ${each.dateOfBirth})`).join(' and ');
  const birth = dateOfBirth ? `born ${dateOfBirth}` : 'no birth date';
  return { kind: 'ambiguous', reason: `${ids}, the row says ${birth}: give the id` };
}

/** By id if the row has one, else by name and birth date; a name alone is not a key. */
export function matchAthlete(people: readonly Athlete[], draft: Draft): Match {
  const { id, league } = draft;
  return id === undefined ? matchByName(people, draft) : matchById(people, sportOf(league), id);
}
