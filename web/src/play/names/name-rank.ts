import type { ListedName } from '@craque/common/domain/athlete/name-list.ts';
import {
  acceptedNames,
  type NamedPerson,
  plainName,
  spellOut,
} from '@craque/common/domain/athlete/name-match.ts';
import type { League } from '@craque/common/domain/sport.ts';

/** A listed name with its normalised forms, each between line breaks. */
export type Entry = {
  listed: ListedName;
  /** Usual beginnings: the name, the surname, surname and first name, with the initial. */
  starts: string;
  /** Nicknames and other spellings, each word after a blank. */
  also: string;
  /** The name and what is in `also`. */
  words: string;
  /** Everything, the full name as well. */
  all: string;
};

const fromLetters = 2;
const atMost = 8;

/** The lead in fame that a name of another league needs to precede one of the chosen league. */
const leagueLead = 20;
/** Shorter texts are within one typo of too many names. */
const lettersForSlip = 4;
/** The bonus of a name that is typed to its end. */
const wholeName = 10;

/** Adds what the list omits because it follows from the name. */
export function personOf({ name, surname, also = [], full }: ListedName): NamedPerson {
  const last = surname ?? name.split(' ').slice(1).join(' ');
  return {
    name,
    alsoKnownAs: also,
    ...(last !== '' && { surname: last }),
    ...(full !== undefined && { fullName: full }),
  };
}

export function searchable(listed: ListedName): Entry {
  const { name, also = [], full } = listed;
  const { surname } = personOf(listed);
  const own = spellings(name);
  const forms = acceptedNames({ name, alsoKnownAs: [], ...(surname && { surname }) });
  const starts = lines([...forms, ...own]);
  const others = also.length === 0 ? '' : words(also.flatMap(spellings));
  const used = words(own) + others;
  const all = full === undefined ? used : used + words(spellings(full));
  return { listed, starts, also: others, words: used, all };
}

function words(forms: readonly string[]): string {
  return lines(forms.map((each) => ` ${each}`));
}

function lines(forms: readonly string[]): string {
  return `\n${[...new Set(forms)].join('\n')}\n`;
}

/** The normalised spelling, and those with ue for ü or jr for junior, and the reverse. */
function spellings(name: string): string[] {
  const plain = plainName(name);
  const spelt = hasUmlaut.test(name) ? [plain, plainName(spellOut(name))] : [plain];
  return [
    ...spelt,
    ...spelt.filter((each) => each.endsWith(' junior')).map((each) => `${each.slice(0, -5)}r`),
    ...spelt.filter((each) => each.endsWith(' jr')).map((each) => `${each.slice(0, -1)}unior`),
  ];
}

const hasUmlaut = /[äöøü]/iu;

/** The article of a nickname, which nobody types: The Iceman, El Niño. */
const article = '(?:the|el|la|le|der|die|das|il|lo|los|o|os|a) ';

/**
 * Names that begin with the text, then words of names, then what is inside, unused full names last;
 * the better known first (rules: suggestions). Without a match, blanks and then one typo are ignored.
 */
export function rankNames(entries: readonly Entry[], text: string, league: League): Entry[] {
  const sought = plainName(text);
  if (sought.replaceAll(' ', '').length < fromLetters) return [];
  for (const tierOf of [tierFor, tierWithoutBlanks, tierWithSlip]) {
    const found = rankedBy(entries, tierOf(sought), sought, league);
    if (found.length > 0) return found;
  }
  return [];
}

type Tier = (entry: Entry) => number | undefined;

function rankedBy(entries: readonly Entry[], tier: Tier, sought: string, league: League): Entry[] {
  const [whole, wholeOther] = [`\n${sought}\n`, `\n ${sought}\n`];
  const weightOf = ({ listed, starts, also }: Entry) => {
    const own = listed.in[league];
    const isWhole = starts.includes(whole) || also.includes(wholeOther);
    return (own === undefined ? listed.fame : own + leagueLead) + (isWhole ? wholeName : 0);
  };
  const found: { entry: Entry; place: number; weight: number }[] = [];
  for (const entry of entries) {
    const own = tier(entry);
    if (own !== undefined)
      found.push({ entry, place: placeOf(own, entry), weight: weightOf(entry) });
  }
  const ranked = found
    .sort((a, b) => a.place - b.place || b.weight - a.weight)
    .map(({ entry }) => entry);
  // Nobody else may take the place of whoever is called just that: Bernard, Juan.
  const isNamed = ({ listed: { name }, starts }: Entry) =>
    !name.includes(' ') && starts.includes(whole);
  const left = ranked.slice(atMost).find(isNamed);
  return left ? [...ranked.slice(0, atMost - 1), left] : ranked.slice(0, atMost);
}

/** Who is only recognised follows those who may be drawn, but goes before what is inside words. */
function placeOf(tier: number, { listed }: Entry): number {
  const isInside = tier > 1;
  return (isInside ? 4 : 0) + (listed.fame > 0 ? 0 : 2) + (tier % 2);
}

/** Lower is better; undefined if a word is missing. The text has letters, digits and blanks only. */
function tierFor(sought: string): Tier {
  const words = sought.split(' ');
  const wordStarts = words.map((word) => ` ${word}`);
  const nickname = new RegExp(`\\n (?:${article})?${sought}\\n`);
  const each = (holder: string, parts: readonly string[]) =>
    parts.every((part) => holder.includes(part));
  const start = `\n${sought}`;
  return (entry) => {
    if (!each(entry.all, words)) return undefined;
    if (entry.starts.includes(start) || nickname.test(entry.also)) return 0;
    if (each(entry.words, wordStarts)) return 1;
    return each(entry.words, words) ? 2 : 3;
  };
}

/** For names typed without their blanks, or with one too many: vandijk, mc tominay. */
function tierWithoutBlanks(sought: string): Tier {
  const joined = new RegExp(`\\n ?${[...sought.replaceAll(' ', '')].join(' ?')}`);
  return ({ starts, also }) =>
    joined.test(starts) || (also !== '' && joined.test(also)) ? 0 : undefined;
}

/** For a name with one typo after its first letter: insaghi, odegard. */
function tierWithSlip(sought: string): Tier {
  if (sought.length < lettersForSlip) return () => undefined;
  const first = `\n${sought[0]}`;
  return ({ starts }) => {
    for (let at = starts.indexOf(first); at !== -1; at = starts.indexOf(first, at + 1))
      if (beginsWithSlip(starts, at + 1, sought)) return 0;
    return undefined;
  };
}

/** Whether the form at the place begins with the text, but for one letter or two swapped ones. */
function beginsWithSlip(forms: string, place: number, sought: string): boolean {
  let same = 0;
  while (same < sought.length && forms[place + same] === sought[same]) same += 1;
  const at = place + same;
  const rest = sought.slice(same + 1);
  const swapped = `${sought[same + 1] ?? ''}${sought[same]}${sought.slice(same + 2)}`;
  return (
    forms.startsWith(rest, at) ||
    (forms[at] !== '\n' && forms.startsWith(rest, at + 1)) ||
    forms.startsWith(sought.slice(same), at + 1) ||
    forms.startsWith(swapped, at)
  );
}
