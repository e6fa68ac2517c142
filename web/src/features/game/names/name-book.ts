import type { AthleteNames } from '@craque/common/contracts/athletes.ts';
import { normaliseName, toleranceOf } from '@craque/common/domain/athlete/name-match.ts';
import { osaDistance } from '@craque/common/domain/athlete/osa-distance.ts';

export type Suggestion = {
  /** Text put into the field. */
  name: string;
  /** Text shown: homonyms with the year of birth. */
  label: string;
};

type Entry = Suggestion & {
  /**
   * The names that the server accepts for this athlete, as far as derivable from the name,
   * normalised.
   */
  accepted: ReadonlySet<string>;
  /** All spellings in one string, each after a blank, so that one search finds word starts. */
  text: string;
};

/** The names of a sport, normalised once, so that a key press only compares strings. */
export type NameBook = readonly Entry[];

export const suggestionRules = { fromLetters: 2, atMost: 8 } as const;

export function buildNameBook({ names }: Pick<AthleteNames, 'names'>): NameBook {
  return names.map(({ name, also = [], born }) => {
    const forms = [name, ...also].map(normaliseName);
    return {
      name,
      label: born === undefined ? name : `${name} (${born})`,
      accepted: new Set([...forms, ...shorterForms(forms[0] ?? '')]),
      text: forms.map((form) => ` ${form}`).join(''),
    };
  });
}

/**
 * The surname alone, with the initial, and before the given name; a given name alone is not
 * accepted.
 */
function shorterForms(name: string): string[] {
  const words = name.split(' ');
  const [given = ''] = words;
  return words.slice(1).flatMap((_, index) => {
    const surname = words.slice(index + 1).join(' ');
    return [surname, `${given.slice(0, 1)} ${surname}`, `${surname} ${given}`];
  });
}

/**
 * At most 8 names that contain every word of the text, also inside a word and without accents, from
 * 2 letters on. Names that begin with the text come first, then those with a word that does, then
 * the rest, each in the book's order.
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

/** The one athlete whom the text names; undefined if there is none or several. */
export function identifyName(book: NameBook, text: string): string | undefined {
  const sought = normaliseName(text);
  const names = new Set(
    book.filter(({ accepted }) => accepted.has(sought)).map(({ name }) => name),
  );
  return names.size === 1 ? [...names][0] : undefined;
}

/** True if the server is likely to recognise the text as somebody's name, even misspelt. */
export function isKnownName(book: NameBook, text: string): boolean {
  const sought = normaliseName(text);
  return (
    book.some(({ accepted }) => accepted.has(sought)) || book.some((entry) => isNear(entry, sought))
  );
}

function isNear({ accepted }: Entry, sought: string): boolean {
  return [...accepted].some((form) => {
    const limit = toleranceOf(form);
    return limit > 0 && osaDistance(form, sought, limit) <= limit;
  });
}
