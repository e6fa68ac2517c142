import type { GuessView } from '@craque/common/contracts/games.ts';
import { normaliseName } from '@craque/common/domain/athlete/name-match.ts';
import type { League } from '@craque/common/domain/sport.ts';

/** The people that texts name, by the list alone: it knows no hidden athlete. */
export type People = {
  /** All people with the name, or the person with the nearest name, by the server's rules. */
  whoIs: (
    text: string,
    league: League,
  ) =>
    | { kind: 'exact'; names: readonly string[] }
    | { kind: 'near'; name: string }
    | { kind: 'unknown' };
  /** The first person in the suggestions. */
  firstOf: (text: string, league: League) => string | undefined;
};

/** Without a list only the texts are compared. */
export const nobody: People = {
  whoIs: () => ({ kind: 'exact', names: [] }),
  firstOf: () => undefined,
};

/** The guesses of a game, its league, and whether it suggests names. */
export type CheckedGame = { guesses: readonly GuessView[]; league: League; suggests: boolean };

/** `meant`: within tolerance of this name. `begun`: the first name of this person. */
export type GuessCheck =
  | { kind: 'fine' | 'repeated' | 'unknown' }
  | { kind: 'meant' | 'begun'; name: string };

/** Every guess that reaches the server uses an attempt. */
export function checkGuess(
  text: string,
  { guesses, league, suggests }: CheckedGame,
  { whoIs, firstOf }: People,
): GuessCheck {
  const sought = normaliseName(text);
  const personOf = (named: ReturnType<People['whoIs']>) =>
    named.kind === 'exact' && named.names.length === 1 ? named.names[0] : undefined;
  const isRepeated = (name: string, person: string | undefined) =>
    guesses.some(({ guess, resolvedName }) => {
      if ([guess, resolvedName ?? guess].some((each) => normaliseName(each) === name)) return true;
      return person !== undefined && person === (resolvedName ?? personOf(whoIs(guess, league)));
    });
  const who = whoIs(text, league);
  if (isRepeated(sought, personOf(who))) return { kind: 'repeated' };
  const first = who.kind !== 'exact' && suggests ? firstOf(text, league) : undefined;
  if (first !== undefined && normaliseName(first).startsWith(`${sought} `)) {
    const isTried = isRepeated(normaliseName(first), first);
    return isTried ? { kind: 'repeated' } : { kind: 'begun', name: first };
  }
  if (who.kind === 'near') return { kind: 'meant', name: who.name };
  return { kind: who.kind === 'unknown' ? 'unknown' : 'fine' };
}
