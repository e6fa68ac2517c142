import type { AthleteNames } from '@craque/common/contracts/athletes.ts';
import {
  buildNameIndex,
  meaningOf,
  type NameIndex,
} from '@craque/common/domain/athlete/name-index.ts';
import { acceptedNames } from '@craque/common/domain/athlete/name-match.ts';
import { type League, leagues, type Sport } from '@craque/common/domain/sport.ts';
import { personOf } from './listed-person.ts';
import { rankNames, searchable } from './name-rank.ts';
import { type Suggestion, suggestionOf } from './suggestion.ts';

/** Whom a text names: everybody who has the name, or the one whose name is nearest. */
export type WhoIs =
  | { kind: 'exact'; names: readonly string[] }
  | { kind: 'near'; name: string }
  | { kind: 'unknown' };

/** The names of a sport, made ready once, so that a key press only compares strings. */
export type NameBook = {
  /** At most 8, from 2 letters on, in the order that a fan of the league expects. */
  suggest(text: string, league: League): Suggestion[];
  /** By the server's own rules, but from the list alone: it knows of no hidden athlete. */
  whoIs(text: string, league: League): WhoIs;
};

export function buildNameBook({ sport, names }: AthleteNames): NameBook {
  const entries = names.map(searchable);
  let index: NameIndex | undefined;
  const meaning = (text: string, league: League) => {
    index ??= indexOf(sport, names);
    return meaningOf(index, sport, league, text);
  };
  return {
    suggest: (text, league) =>
      rankNames(entries, text, league).map(({ listed }) => suggestionOf(listed, text)),
    whoIs(text, league) {
      const found = meaning(text, league);
      const nameOf = (id: string) => names[Number(id)]?.name ?? '';
      if (found.kind === 'near') return { kind: 'near', name: nameOf(found.athleteId) };
      if (found.kind === 'unknown') return { kind: 'unknown' };
      return { kind: 'exact', names: [...new Set(found.athleteIds.map(nameOf))] };
    },
  };
}

/** Built with the first guess, because suggestions do not need it. */
function indexOf(sport: Sport, names: AthleteNames['names']): NameIndex {
  return buildNameIndex(
    names.map((listed, place) => ({
      athleteId: String(place),
      sport,
      fameIn: Object.fromEntries(
        leagues.flatMap((league) => {
          const fame = listed.in[league];
          return fame === undefined ? [] : [[league, fame]];
        }),
      ),
      names: acceptedNames(personOf(listed)),
    })),
  );
}
