import { sharedNameMarks } from '@craque/api/athletes/catalogue-violations.ts';
import type { Athlete } from '@craque/common/domain/athlete/athlete.ts';
import {
  buildNameIndex,
  resolveName,
  toleranceOf,
} from '@craque/common/domain/athlete/name-index.ts';
import { acceptedNames } from '@craque/common/domain/athlete/name-match.ts';
import { osaDistance } from '@craque/common/domain/athlete/osa-distance.ts';
import { sports } from '@craque/common/domain/sport.ts';

type Person = {
  athlete: Athlete;
  names: readonly string[];
  isMarked: (name: string) => boolean;
};
type Held = { name: string; tolerance: number; letters: number; person: Person };

/** The maximum tolerance of any accepted name. */
const widestTolerance = 2;

function letterSet(name: string): number {
  let set = 0;
  for (let at = 0; at < name.length; at += 1) set |= 1 << (name.charCodeAt(at) & 31);
  return set;
}

function countBits(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** People with a name within tolerance of the text: it cannot mean anybody else. */
function nearFinder(people: readonly Person[]): (text: string) => Set<Person> {
  const held = people.flatMap((person): Held[] =>
    person.names.map((name) => ({
      name,
      tolerance: toleranceOf(name),
      letters: letterSet(name),
      person,
    })),
  );
  const byLength = Map.groupBy(held, ({ name }) => name.length);
  return (text) => {
    const letters = letterSet(text);
    const near = new Set<Person>();
    for (let by = -widestTolerance; by <= widestTolerance; by += 1) {
      for (const { name, tolerance, letters: others, person } of byLength.get(text.length + by) ??
        []) {
        if (countBits(letters ^ others) > 2 * tolerance || near.has(person)) continue;
        if (osaDistance(name, text, tolerance) <= tolerance) near.add(person);
      }
    }
    return near;
  };
}

function candidateOf({ athlete, names }: Person) {
  const fameIn = Object.fromEntries(athlete.memberships.map(({ league, fame }) => [league, fame]));
  return { athleteId: athlete.id, sport: athlete.sport, fameIn, names };
}

function targetOf({ athlete, names }: Person) {
  const league = athlete.memberships[0]?.league;
  if (!league) throw new RangeError(`${athlete.id} is in no league`);
  return { athleteId: athlete.id, sport: athlete.sport, league, names };
}

function violationsAmong(people: readonly Person[]): string[] {
  const index = buildNameIndex(people.map(candidateOf));
  const findNear = nearFinder(people);
  const found = new Map<string, Set<string>>();
  const note = (owner: Person, hidden: Person, name: string) => {
    const silent = [owner, hidden].filter(({ isMarked }) => !isMarked(name));
    if (silent.length === 0) return;
    const idsOf = (list: readonly Person[]) =>
      list
        .map(({ athlete }) => athlete.id)
        .toSorted()
        .join(' and ');
    const key = `${idsOf([owner, hidden])} are taken for each other, not marked on ${idsOf(silent)}:`;
    found.set(key, (found.get(key) ?? new Set()).add(`"${name}"`));
  };
  for (const owner of people) {
    for (const name of owner.names) {
      for (const hidden of findNear(name)) {
        if (hidden === owner) continue;
        if (resolveName(index, targetOf(hidden), name).kind === 'right') note(owner, hidden, name);
      }
    }
  }
  return [...found].map(([key, names]) => `${key} ${[...names].join(', ')}`);
}

/**
 * Pairs of one sport, across leagues, in which a name of one wins the other's game without being
 * marked as shared on both: every accepted name is resolved as a guess for everybody it is close
 * to.
 */
export function confusedNames(athletes: readonly Athlete[]): string[] {
  return sports.flatMap((sport) =>
    violationsAmong(
      athletes
        .filter((athlete) => athlete.sport === sport)
        .map((athlete) => ({
          athlete,
          names: acceptedNames(athlete),
          isMarked: sharedNameMarks(athlete),
        })),
    ),
  );
}
