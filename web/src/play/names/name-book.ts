import type { AthleteNames } from '@craque/common/contracts/athletes.ts';
import {
  buildNameIndex,
  meaningOf,
  type NameIndex,
} from '@craque/common/domain/athlete/name-index.ts';
import { type ListedName, unpackNames } from '@craque/common/domain/athlete/name-list.ts';
import { acceptedNames } from '@craque/common/domain/athlete/name-match.ts';
import type { League, Sport } from '@craque/common/domain/sport.ts';
import {
  type CheckedGame,
  checkGuess,
  type GuessCheck,
  nobody,
  type People,
} from './guess-check.ts';
import { personOf, rankNames, searchable } from './name-rank.ts';
import { type Suggestion, suggestionOf } from './suggestion.ts';

/** The names of a sport, prepared once, so that a key press only compares strings. */
export type NameBook = {
  /** At most 8, from 2 letters on, in the order that a fan of the league expects. */
  suggest(text: string, league: League): Suggestion[];
  check(text: string, game: CheckedGame): GuessCheck;
};

/** Without a list nothing is suggested. */
export const emptyBook: NameBook = {
  suggest: () => [],
  check: (text, game) => checkGuess(text, game, nobody),
};

export function openNameBook({ sport, ...packed }: AthleteNames): NameBook {
  return buildNameBook({ sport, names: unpackNames(packed) });
}

/** The list has the best known first. */
export function buildNameBook({
  sport,
  names,
}: {
  sport: Sport;
  names: readonly ListedName[];
}): NameBook {
  const entries = names.map(searchable);
  let index: NameIndex | undefined;
  const nameOf = (id: string) => names[Number(id)]?.name ?? '';
  const people: People = {
    whoIs(text, league) {
      // Built with the first guess, because suggestions do not need it.
      index ??= indexOf(sport, names);
      const found = meaningOf(index, sport, league, text);
      if (found.kind === 'near') return { kind: 'near', name: nameOf(found.athleteId) };
      if (found.kind === 'unknown') return { kind: 'unknown' };
      return { kind: 'exact', names: [...new Set(found.athleteIds.map(nameOf))] };
    },
    firstOf: (text, league) => rankNames(entries, text, league)[0]?.listed.name,
  };
  return {
    suggest: (text, league) =>
      rankNames(entries, text, league).map(({ listed }) => suggestionOf(listed, text, league)),
    check: (text, game) => checkGuess(text, game, people),
  };
}

function indexOf(sport: Sport, names: readonly ListedName[]): NameIndex {
  return buildNameIndex(
    names.map((listed, place) => ({
      athleteId: String(place),
      sport,
      fameIn: listed.in,
      names: acceptedNames(personOf(listed)),
    })),
  );
}
