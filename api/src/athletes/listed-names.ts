import type { Guessable } from '@craque/common/domain/athlete/athlete.ts';
import { type ListedName, orderOf } from '@craque/common/domain/athlete/name-list.ts';
import { normaliseName } from '@craque/common/domain/athlete/name-match.ts';
import { poolFame } from '@craque/common/domain/sport.ts';

/** For suggestions: best known first, of two with one name the older first. */
export function listNames(people: readonly Guessable[]): ListedName[] {
  const holders = Map.groupBy(people, (athlete) => normaliseName(athlete.name));
  const isHomonym = ({ name }: Guessable) => (holders.get(normaliseName(name))?.length ?? 0) > 1;
  const order = orderOf(people.map(({ name }) => name));
  const byName = (a: Guessable, b: Guessable) =>
    order(a.name, b.name) || (a.dateOfBirth < b.dateOfBirth ? -1 : 1);
  return people
    .toSorted((a, b) => b.fame - a.fame || byName(a, b))
    .map((athlete) => ({
      name: athlete.name,
      ...otherForms(athlete),
      ...surnameOf(athlete),
      ...(isHomonym(athlete) && { born: Number(athlete.dateOfBirth.slice(0, 4)) }),
      fame: athlete.fame,
      in: Object.fromEntries(
        athlete.memberships.filter(({ fame }) => fame > 0).map((each) => [each.league, each.fame]),
      ),
    }));
}

function otherForms(person: Guessable): Pick<ListedName, 'also' | 'full'> {
  const { sport, fame, name, fullName, alsoKnownAs } = person;
  const distinct = new Map(alsoKnownAs.map((form) => [normaliseName(form), form]));
  distinct.delete(normaliseName(name));
  const full = normaliseName(fullName ?? '');
  // Left out if it only adds to the usual name, or everybody does not know them: nobody types it.
  const isKnown = fame >= poolFame[sport].easy;
  const saysMore = !normaliseName(name)
    .split(' ')
    .every((word) => full.split(' ').includes(word));
  const isNew = isKnown && full !== '' && saysMore && !distinct.has(full);
  return {
    ...(distinct.size > 0 && { also: [...distinct.values()] }),
    ...(isNew && { full: fullName }),
  };
}

/** Left out where it is everything after the first word. */
function surnameOf({ name, surname = '' }: Guessable): Pick<ListedName, 'surname'> {
  return surname === name.split(' ').slice(1).join(' ') ? {} : { surname };
}
