import { type Athlete, membershipIn } from '@craque/common/domain/athlete/athlete.ts';
import type { NamedPerson } from '@craque/common/domain/athlete/name-match.ts';
import { acceptedNames, normaliseName } from '@craque/common/domain/athlete/name-match.ts';
import { competitionOf, type League } from '@craque/common/domain/sport.ts';

type NamesOf = (athlete: Athlete) => readonly string[];

/**
 * Violations between people. `namesOf` gives the accepted names, which take most of the work and
 * are needed elsewhere, too.
 */
export function catalogueViolations(
  athletes: readonly Athlete[],
  namesOf: NamesOf = acceptedNames,
): string[] {
  const members = groupBy(athletes, ({ memberships }) => memberships.map(({ league }) => league));
  const perLeague = [...members].flatMap(([league, own]) =>
    [...unmarkedSharedNames(own, namesOf), ...revealingTeams(own, league, namesOf)].map(
      (violation) => `${league}: ${violation}`,
    ),
  );
  return [
    ...doubleIds(athletes),
    ...perLeague,
    ...doublePeople(athletes),
    ...athletes.flatMap(activeTwice),
  ];
}

function doubleIds(athletes: readonly Athlete[]): string[] {
  return [...Map.groupBy(athletes, ({ id }) => id)]
    .filter(([, people]) => people.length > 1)
    .map(
      ([id, people]) =>
        `${id}: the id is taken in ${people.map(({ sport }) => sport).join(' and ')}`,
    );
}

/** A club player plays for one club at a time; a national team does not count as one. */
function activeTwice({ id, memberships }: Athlete): string[] {
  const clubs = memberships.filter(
    ({ active, league }) => active && competitionOf(league) === 'league',
  );
  return clubs.length < 2
    ? []
    : [`${id}: active in ${clubs.map(({ league }) => league).join(' and ')} at once`];
}

function groupBy<Item, Key>(
  items: Iterable<Item>,
  keysOf: (item: Item) => Iterable<Key>,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    for (const key of new Set(keysOf(item))) {
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  }
  return groups;
}

function doublePeople(athletes: readonly Athlete[]): string[] {
  const namesAndBirths = (athlete: Athlete) =>
    [athlete.name, athlete.fullName ?? athlete.name].map(
      (name) => `${normaliseName(name)}, born ${athlete.dateOfBirth}`,
    );
  return [...groupBy(athletes, namesAndBirths)]
    .filter(([, people]) => people.length > 1)
    .map(([key, people]) => `${idsOf(people)} are all ${key}`);
}

function idsOf(people: readonly { id: string }[]): string {
  return people.map((each) => each.id).join(' and ');
}

export function unmarkedSharedNames(members: readonly Athlete[], namesOf: NamesOf): string[] {
  return [...groupBy(members, namesOf)]
    .filter(([, owners]) => owners.length > 1)
    .flatMap(([name, owners]) => {
      const silent = owners.filter((each) => !sharedNameMarks(each)(name));
      return silent.length === 0
        ? []
        : [`${idsOf(owners)} share "${name}", not marked on ${idsOf(silent)}`];
    });
}

/**
 * A mark includes derived forms: without particles, with digraphs, in another order. Initial and
 * surname need no mark: people with one surname often share an initial.
 */
function sharedNameMarks(
  person: NamedPerson & Pick<Athlete, 'sharedNames'>,
): (name: string) => boolean {
  const own = [person.name, person.fullName ?? '', person.surname ?? '', ...person.alsoKnownAs];
  const given = (person.sharedNames ?? []).flatMap((mark) => [
    mark,
    ...own.filter((name) => normaliseName(name) === normaliseName(mark)),
  ]);
  const forms = given.flatMap((mark) =>
    acceptedNames({ name: mark, surname: mark, alsoKnownAs: [] }),
  );
  const marks = new Set(forms.map(inAnyOrder));
  return (name) =>
    marks.has(inAnyOrder(name)) || marks.has(inAnyOrder(name.replace(/^\p{L} /u, '')));
}

function inAnyOrder(name: string): string {
  return name.split(' ').toSorted().join(' ');
}

/** The team is a clue before the end; Brabham and Fittipaldi had teams of their name. */
function revealingTeams(members: readonly Athlete[], league: League, namesOf: NamesOf): string[] {
  return members.flatMap((athlete) => {
    const team = membershipIn(athlete, league)?.team ?? '';
    const words = ` ${normaliseName(team)} `;
    const found = namesOf(athlete).find((name) => words.includes(` ${name} `));
    return found === undefined ? [] : [`${athlete.id}, team: ${team} holds the name "${found}"`];
  });
}
