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

/** The guesses of a game, and its league. */
export type CheckedGame = { guesses: readonly GuessView[]; league: League };

/** `meant`: the text is nobody's name as it stands, but within tolerance of this one. */
export type GuessCheck =
  | { kind: 'fine' }
  | { kind: 'repeated' }
  | { kind: 'unknown' }
  | { kind: 'meant'; name: string };

/**
 * Checks a guess before it is sent, because every guess that reaches the server uses an attempt: a
 * repeated athlete is refused, an unknown or misspelt name has to be confirmed. Without a list of
 * names only the texts are compared.
 */
export function checkGuess(
  text: string,
  { guesses, league }: CheckedGame,
  whoIs: WhoIs | undefined,
): GuessCheck {
  const sought = normaliseName(text);
  const who = whoIs?.(text, league) ?? { kind: 'exact', names: [] };
  const onlyOne = (names: readonly string[]) => (names.length === 1 ? names[0] : undefined);
  const person = who.kind === 'exact' ? onlyOne(who.names) : undefined;
  const personOf = (guess: string) => {
    const tried = whoIs?.(guess, league);
    return tried?.kind === 'exact' ? onlyOne(tried.names) : undefined;
  };
  const repeated = guesses.some(({ guess, resolvedName }) => {
    if (normaliseName(guess) === sought) return true;
    if (resolvedName !== undefined && normaliseName(resolvedName) === sought) return true;
    return person !== undefined && person === (resolvedName ?? personOf(guess));
  });
  if (repeated) return { kind: 'repeated' };
  if (who.kind === 'near') return { kind: 'meant', name: who.name };
  return { kind: who.kind === 'unknown' ? 'unknown' : 'fine' };
}
