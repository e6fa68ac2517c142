import type { GuessView } from '@craque/common/contracts/games.ts';
import { normaliseName } from '@craque/common/domain/athlete/name-match.ts';
import type { League } from '@craque/common/domain/sport.ts';
import type { NameBook } from './name-book.ts';

/** `meant`: the text is nobody's name as it stands, but within tolerance of this one. */
export type GuessCheck =
  | { kind: 'fine' }
  | { kind: 'repeated' }
  | { kind: 'unknown' }
  | { kind: 'meant'; name: string };

/**
 * Checks a guess before it is sent, because every guess that reaches the server uses an attempt: a
 * repeated athlete is refused, an unknown or misspelt name has to be confirmed. Without the book
 * only the texts are compared.
 */
export function checkGuess(
  text: string,
  { guesses, league }: { guesses: readonly GuessView[]; league: League },
  book: NameBook | undefined,
): GuessCheck {
  const sought = normaliseName(text);
  const who = book?.whoIs(text, league) ?? { kind: 'exact', names: [] };
  const onlyOne = (names: readonly string[]) => (names.length === 1 ? names[0] : undefined);
  const person = who.kind === 'exact' ? onlyOne(who.names) : undefined;
  const personOf = (guess: string) => {
    const tried = book?.whoIs(guess, league);
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
