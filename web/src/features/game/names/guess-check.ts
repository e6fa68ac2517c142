import type { GuessView } from '@craque/common/contracts/games.ts';
import { normaliseName } from '@craque/common/domain/athlete/name-match.ts';
import { identifyName, isKnownName, type NameBook } from './name-book.ts';

export type GuessCheck = { kind: 'fine' } | { kind: 'repeated' } | { kind: 'unknown' };

/**
 * Checks a guess before it is sent, because every guess that reaches the server uses an attempt: a
 * repeated athlete is refused, an unknown name has to be confirmed. Without the book only the texts
 * are compared.
 */
export function checkGuess(
  text: string,
  guesses: readonly GuessView[],
  book: NameBook | undefined,
): GuessCheck {
  const sought = normaliseName(text);
  const person = book && identifyName(book, text);
  const repeated = guesses.some(({ guess, resolvedName }) => {
    if (normaliseName(guess) === sought) return true;
    if (resolvedName !== undefined && normaliseName(resolvedName) === sought) return true;
    return person !== undefined && person === (resolvedName ?? (book && identifyName(book, guess)));
  });
  if (repeated) return { kind: 'repeated' };
  return book && !isKnownName(book, text) ? { kind: 'unknown' } : { kind: 'fine' };
}
