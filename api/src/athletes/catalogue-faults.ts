import type { Athlete, AthleteRecord } from '@craque/common/domain/athlete.ts';
import type { NamedPerson } from '@craque/common/domain/name-match.ts';
import { acceptedNames, normaliseName } from '@craque/common/domain/name-match.ts';
import type { League } from '@craque/common/domain/sport.ts';

type NamesOf = (member: AthleteRecord) => readonly string[];

/** Faults that show only between records: empty leagues, one person twice, unmarked shared names, telling teams (D48). */
export function catalogueFaults(
  records: ReadonlyMap<League, readonly AthleteRecord[]>,
  athletes: Iterable<Athlete>,
): string[] {
  const perLeague = [...records].flatMap(([league, members]) => {
    // Both look at every name of everybody, and making them is most of the work of a start.
    const names = new Map(members.map((each) => [each, acceptedNames(each)]));
    const namesOf: NamesOf = (member) => names.get(member) ?? [];
    return [
      ...(members.length === 0 ? ['nobody to draw, the pool is empty'] : []),
      ...unmarkedSharedNames(members, namesOf),
      ...tellingTeams(members, namesOf),
    ].map((fault) => `${league}: ${fault}`);
  });
  return [...perLeague, ...doublePeople(athletes)];
}

function groupBy<Item>(
  items: Iterable<Item>,
  keysOf: (item: Item) => Iterable<string>,
): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    for (const key of new Set(keysOf(item))) {
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  }
  return groups;
}

function doublePeople(athletes: Iterable<Athlete>): string[] {
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

function unmarkedSharedNames(members: readonly AthleteRecord[], namesOf: NamesOf): string[] {
  const marked = new Map(members.map((each) => [each, sharedNameMarks(each)]));
  return [...groupBy(members, namesOf)]
    .filter(([, owners]) => owners.length > 1)
    .flatMap(([name, owners]) => {
      const silent = owners.filter((each) => !marked.get(each)?.(name));
      return silent.length === 0
        ? []
        : [`${idsOf(owners)} share "${name}", not marked on ${idsOf(silent)}`];
    });
}

/**
 * Whether an accepted name of the person is marked as shared. A mark stands for the forms that follow from it, too:
 * without particles, with digraphs, in another order. Two people with one surname often have one initial, so initial +
 * surname needs no mark of its own.
 */
export function sharedNameMarks(
  person: NamedPerson & Pick<AthleteRecord, 'sharedNames'>,
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

/** The team is a clue before the end, so it must not hold the answer, as Brabham's and Fittipaldi's did (D8). */
function tellingTeams(members: readonly AthleteRecord[], namesOf: NamesOf): string[] {
  return members.flatMap((member) => {
    const team = ` ${normaliseName(member.team)} `;
    const told = namesOf(member).find((name) => team.includes(` ${name} `));
    return told === undefined
      ? []
      : [`${member.id}, team: ${member.team} holds the name "${told}"`];
  });
}
