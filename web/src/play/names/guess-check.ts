import type { GuessView } from '@craque/common/contracts/games.ts';
import { normaliseName } from '@craque/common/domain/athlete/name-match.ts';
import type { League } from '@craque/common/domain/sport.ts';

/**
 * Whom a text names: everybody who has the name, or the one whose name is nearest. By the server's
 * own rules, but from the list alone: it knows of no hidden athlete.
 */
export type WhoIs = (
  text: string,
  league: League,
) =>
  | { kind: 'exact'; names: readonly string[] }
  | { kind: 'near'; name: string }
  | { kind: 'unknown' };

/** Name of the first person in the suggestions for a text. */
export type FirstOf = (text: string, league: League) => string | undefined;

/** The guesses of a game, its league, and whether it suggests names. */
export type CheckedGame = { guesses: readonly GuessView[]; league: League; suggests: boolean };

/**
 * `meant`: the text is nobody's name as it stands, but within tolerance of this one. `begun`: it is
 * the first name of this person, who is to be sent by their full name.
 */
export type GuessCheck =
  | { kind: 'fine' }
  | { kind: 'repeated' }
  | { kind: 'unknown' }
  | { kind: 'meant' | 'begun'; name: string };

/**
 * Checks a guess before it is sent, because every guess that reaches the server uses an attempt: a
 * repeated athlete is refused, an unknown, misspelt or half a name has to be confirmed. Without a
 * list of names only the texts are compared.
 */
export function checkGuess(
  text: string,
  { guesses, league, suggests }: CheckedGame,
  whoIs: WhoIs | undefined,
  firstOf?: FirstOf,
): GuessCheck {
  const sought = normaliseName(text);
  const who = whoIs?.(text, league) ?? { kind: 'exact', names: [] };
  const onlyOne = (names: readonly string[]) => (names.length === 1 ? names[0] : undefined);
  const personOf = (guess: string) => {
    const tried = whoIs?.(guess, league);
    return tried?.kind === 'exact' ? onlyOne(tried.names) : undefined;
  };
  const isRepeated = (name: string, person: string | undefined) =>
    guesses.some(({ guess, resolvedName }) => {
      if (normaliseName(guess) === name) return true;
      if (resolvedName !== undefined && normaliseName(resolvedName) === name) return true;
      return person !== undefined && person === (resolvedName ?? personOf(guess));
    });
  const person = who.kind === 'exact' ? onlyOne(who.names) : undefined;
  if (isRepeated(sought, person)) return { kind: 'repeated' };
  const first = who.kind !== 'exact' && suggests ? firstOf?.(text, league) : undefined;
  if (first !== undefined && normaliseName(first).startsWith(`${sought} `)) {
    const isTried = isRepeated(normaliseName(first), first);
    return isTried ? { kind: 'repeated' } : { kind: 'begun', name: first };
  }
  if (who.kind === 'near') return { kind: 'meant', name: who.name };
  return { kind: who.kind === 'unknown' ? 'unknown' : 'fine' };
}
