import type { AthleteNames } from '@craque/common/contracts/athletes.ts';
import { normaliseName, osaDistance } from '@craque/common/domain/name-match.ts';

export type Suggestion = {
  /** What is put into the field. */
  name: string;
  /** What is shown: homonyms with the year of birth (D13). */
  label: string;
};

type Entry = Suggestion & {
  /** Every spelling, normalised. */
  forms: readonly string[];
  words: readonly string[];
  /** All spellings in one string, each after a blank, so that one look finds the start of a word. */
  text: string;
};

/** The names of a sport, normalised once, so that a keystroke only compares strings. */
export type NameBook = readonly Entry[];

export const suggestionRules = { fromLetters: 2, atMost: 8 } as const;

export function buildNameBook({ names }: Pick<AthleteNames, 'names'>): NameBook {
  return names.map(({ name, also = [], born }) => {
    const forms = [name, ...also].map(normaliseName);
    return {
      name,
      label: born === undefined ? name : `${name} (${born})`,
      forms,
      words: [...new Set(forms.flatMap((form) => form.split(' ')))],
      text: forms.map((form) => ` ${form}`).join(''),
    };
  });
}

/**
 * At most 8 names that hold every word of the text, also inside a word and without accents, from 2 letters on (D13).
 * Names that begin with the text come first, then those where it begins a word, then the rest, each in the book's
 * order.
 */
export function suggestNames(book: NameBook, text: string): Suggestion[] {
  const sought = normaliseName(text);
  if (sought.replaceAll(' ', '').length < suggestionRules.fromLetters) return [];
  const words = sought.split(' ');
  const wordStart = ` ${sought}`;
  const ranks: Entry[][] = [[], [], []];
  for (const entry of book) {
    if (!words.every((word) => entry.text.includes(word))) continue;
    const starts = entry.text.indexOf(wordStart);
    const rank = ranks[starts === 0 ? 0 : starts > 0 ? 1 : 2];
    if (rank && rank.length < suggestionRules.atMost) rank.push(entry);
    if (ranks[0]?.length === suggestionRules.atMost) break;
  }
  return ranks.flat().slice(0, suggestionRules.atMost);
}

/** The one athlete whose name or whole words the text gives; undefined where it gives none or several. */
export function identifyName(book: NameBook, text: string): string | undefined {
  const sought = normaliseName(text);
  if (sought === '') return undefined;
  const exact = book.filter(({ forms }) => forms.includes(sought));
  const found = exact.length > 0 ? exact : book.filter((entry) => holdsWords(entry, sought));
  const names = new Set(found.map(({ name }) => name));
  return names.size === 1 ? [...names][0] : undefined;
}

/** True where the server is likely to take the text for somebody: a name, words of one, or either misspelt (D9). */
export function isKnownName(book: NameBook, text: string): boolean {
  const sought = normaliseName(text);
  return (
    book.some((entry) => holdsWords(entry, sought)) || book.some((entry) => isNear(entry, sought))
  );
}

/** A single letter stands for a given name's initial: "l messi". */
function holdsWords({ words }: Entry, sought: string): boolean {
  return sought
    .split(' ')
    .every((part) =>
      words.some((word) => (part.length === 1 ? word.startsWith(part) : word === part)),
    );
}

function isNear({ forms, words }: Entry, sought: string): boolean {
  return [...forms, ...words].some((form) => {
    const limit = toleranceFor(form);
    return limit > 0 && osaDistance(form, sought, limit) <= limit;
  });
}

/** Typing mistakes that the server forgives: none under 5 letters, one under 10, else two (D9). */
function toleranceFor(form: string): number {
  const letters = form.replaceAll(' ', '').length;
  if (letters < 5) return 0;
  return letters < 10 ? 1 : 2;
}
