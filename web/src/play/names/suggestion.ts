import { plainName, spellOut } from '@craque/common/domain/athlete/name-match.ts';
import type { ListedName } from '@craque/common/domain/athlete/name-list.ts';
import type { League } from '@craque/common/domain/sport.ts';

type Piece = { from: number; text: string; typed: boolean };
/** A text in pieces with their positions; the player typed the `typed` ones. */
export type Pieces = readonly Readonly<Piece>[];

export type Suggestion = {
  name: string;
  /** Text shown: homonyms with the year of birth. */
  label: Pieces;
  /** The typed nickname, other spelling or full name, if it is not part of the name. */
  via?: Pieces;
  /** Not of the game's league: it cannot be the answer, but tells something. */
  isElsewhere: boolean;
};

/** A listed name with every word of the text, in which the typed parts are marked. */
export function suggestionOf(listed: ListedName, text: string, league: League): Suggestion {
  const { name, born, also = [], full } = listed;
  const isElsewhere = listed.in[league] === undefined;
  const words = plainName(text).split(' ');
  const own = marksIn(name, words);
  const label = piecesOf(born === undefined ? name : `${name} (${born})`, own.marks);
  if (own.missing.length === 0) return { name, label, isElsewhere };
  const others = [...also, ...(full === undefined ? [] : [full])].map((other) => {
    const { marks, missing } = marksIn(other, words);
    return { other, marks, missing: missing.length };
  });
  const best = others.toSorted((a, b) => a.missing - b.missing)[0];
  const isVia = best && best.missing < own.missing.length;
  return { name, label, isElsewhere, ...(isVia && { via: piecesOf(best.other, best.marks) }) };
}

type Mark = readonly [from: number, to: number];

/** The positions of the words in the shown text, together if possible, else one by one. */
function marksIn(shown: string, words: readonly string[]): { marks: Mark[]; missing: string[] } {
  const spellings = [(letter: string) => plainName(letter), spelledOut].map((form) =>
    withPlaces(shown, form),
  );
  const find = (wanted: string) =>
    spellings.map((each) => placeOf(each, wanted)).find((mark) => mark !== undefined);
  const beginsWord = (mark: Mark | undefined) =>
    mark && /^$|[^\p{L}]/u.test([...shown][mark[0] - 1] ?? '');
  const joined = spellings.map((each) => placeOf(withoutBlanks(each), words.join('')));
  const whole = find(words.join(' ')) ?? joined.find(beginsWord);
  if (whole) return { marks: [whole], missing: [] };
  const found = words.map((word) => find(word) ?? find(otherForm[word] ?? word));
  return {
    marks: found.filter((mark) => mark !== undefined),
    missing: words.filter((_, index) => !found[index]),
  };
}

const otherForm: Readonly<Record<string, string>> = { jr: 'junior', junior: 'jr' };

const spelledOut = (letter: string) => plainName(spellOut(letter));

type Placed = { text: string; places: number[] };

/** The normalised spelling of a shown text, and for each letter its position in the shown one. */
function withPlaces(shown: string, form: (letter: string) => string): Placed {
  let text = '';
  const places: number[] = [];
  for (const [place, letter] of [...shown].entries()) {
    // Between two letters, which tells a dropped apostrophe from a hyphen that becomes a blank.
    const plain = form(letter) || plainName(`a${letter}a`).slice(1, -1);
    text += plain;
    places.push(...Array.from(plain, () => place));
  }
  return { text, places };
}

function withoutBlanks({ text, places }: Placed): Placed {
  return {
    text: text.replaceAll(' ', ''),
    places: places.filter((_, index) => text[index] !== ' '),
  };
}

/** At the start of a word if possible. */
function placeOf({ text, places }: Placed, wanted: string): Mark | undefined {
  const atWord = ` ${text}`.indexOf(` ${wanted}`);
  const start = atWord === -1 ? text.indexOf(wanted) : atWord;
  const [from, last] = [places[start], places[start + wanted.length - 1]];
  return start === -1 || from === undefined || last === undefined ? undefined : [from, last + 1];
}

function piecesOf(text: string, marks: readonly Mark[]): Pieces {
  const isTyped = (place: number) => marks.some(([from, to]) => from <= place && place < to);
  const pieces: Piece[] = [];
  for (const [place, letter] of [...text].entries()) {
    const typed = isTyped(place);
    const last = pieces.at(-1);
    if (last?.typed === typed) last.text += letter;
    else pieces.push({ from: place, text: letter, typed });
  }
  return pieces;
}
