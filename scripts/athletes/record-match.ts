import type { AthleteRecord } from '@craque/common/domain/athlete/athlete.ts';
import { acceptedNames, normaliseName } from '@craque/common/domain/athlete/name-match.ts';
import type { League } from '@craque/common/domain/sport.ts';
import { sportOf } from '@craque/common/domain/sport.ts';
import type { Draft } from './athlete-row.ts';

export type Records = ReadonlyMap<League, readonly AthleteRecord[]>;

export type Match =
  | { known: readonly AthleteRecord[] }
  | { isNew: true }
  | { ambiguous: string }
  | { refused: string };

function peopleOf(records: Records, isOfSport: (league: League) => boolean) {
  const all = [...records].flatMap(([league, list]) => (isOfSport(league) ? list : []));
  return [...Map.groupBy(all, ({ id }) => id).values()];
}

function describe(people: readonly (readonly AthleteRecord[])[]): string {
  return people
    .flatMap(([first]) => (first ? [`${first.id} (born ${first.dateOfBirth})`] : []))
    .join(' and ');
}

function matchById(records: Records, draft: Draft, id: string): Match {
  const isOwn = (league: League) => sportOf(league) === sportOf(draft.league);
  const known = peopleOf(records, isOwn).find(([first]) => first?.id === id);
  if (known) return { known };
  const other = peopleOf(records, (league) => !isOwn(league)).find(([first]) => first?.id === id);
  return other ? { refused: `the id ${id} is taken in another sport` } : { isNew: true };
}

function matchByName(records: Records, draft: Draft): Match {
  const { name = '', dateOfBirth } = draft.given;
  const wanted = normaliseName(name);
  const people = peopleOf(records, (league) => sportOf(league) === sportOf(draft.league));
  const wholeNames = (list: readonly AthleteRecord[]) =>
    list.flatMap((each) => [each.name, each.fullName ?? each.name]).map(normaliseName);
  const sameName = people.filter((list) => wholeNames(list).includes(wanted));
  const sameBirth = (list: readonly AthleteRecord[]) => list[0]?.dateOfBirth === dateOfBirth;
  // A surname or a nickname alone identifies somebody only together with the birth date.
  const candidates =
    sameName.length > 0
      ? sameName
      : people.filter(
          (list) =>
            sameBirth(list) && list.some((record) => acceptedNames(record).includes(wanted)),
        );
  if (candidates.length === 0) return { isNew: true };
  const found = dateOfBirth === undefined ? candidates : candidates.filter(sameBirth);
  const [known] = found;
  if (known && found.length === 1) return { known };
  const birth = dateOfBirth === undefined ? 'no birth date' : `born ${dateOfBirth}`;
  return { ambiguous: `${describe(candidates)}, the row says ${birth}: give the id` };
}

/** By id if the row has one, else by name and birth date; a name alone is not a key. */
export function matchRecord(records: Records, draft: Draft): Match {
  return draft.id === undefined ? matchByName(records, draft) : matchById(records, draft, draft.id);
}
