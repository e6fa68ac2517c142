import { type League, leagues } from '../sport.ts';
import { plainName } from './name-match.ts';

type NameForms = {
  name: string;
  full?: string | undefined;
  also?: string[] | undefined;
  surname?: string | undefined;
  born?: number | undefined;
};

/**
 * A person of a sport as the suggestions know them; `fame` is that in the sport. Who is only
 * recognised has none, and no league: each letter less makes room for one of them.
 */
export type ListedName = NameForms & {
  fame: number;
  in: Readonly<Partial<Record<League, number>>>;
};

/**
 * Sorted by name and packed tightly, since thousands of names are loaded before the first guess.
 * `names`: a line for each first word; after a tab, for everybody who has it, the rest of the name
 * and, each after a bar, `=surname`, `~full name`, `#year of birth` and other spellings.
 * `in`: for each of them, after a blank, a letter for each league. `fame`: a number for each letter.
 */
export type PackedNames = { names: string; in: string; fame: number[]; leagues: string[] };

/** The order by plain forms. A collation takes 4 MB of a server, and 0.1 s of a slow phone. */
export function orderOf(names: readonly string[]): (a: string, b: string) => number {
  const plain = new Map(names.map((name) => [name, plainName(name)]));
  const key = (name: string) => plain.get(name) ?? name;
  const compared = (a: string, b: string) => (a < b ? -1 : Number(a > b));
  return (a, b) => compared(key(a), key(b)) || compared(a, b);
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

export function packNames(listed: readonly ListedName[]): PackedNames {
  const compare = orderOf(listed.map(({ name }) => name));
  const sorted = listed.toSorted((a, b) => compare(a.name, b.name));
  const held = leagues.filter((league) => sorted.some((each) => each.in[league] !== undefined));
  const lines: string[] = [];
  let firstWord: string | undefined;
  for (const { name, full, also = [], surname, born } of sorted) {
    const [word = '', ...rest] = name.split(' ');
    if (word !== firstWord) lines.push(word);
    firstWord = word;
    const forms = [
      rest.join(' '),
      ...(surname === undefined ? [] : [`=${surname}`]),
      ...(full === undefined ? [] : [`~${full}`]),
      ...(born === undefined ? [] : [`#${born}`]),
      ...also,
    ];
    lines.push(`${lines.pop()}\t${forms.join('|')}`);
  }
  const lettersOf = (each: ListedName) =>
    held.map((league, index) => (each.in[league] === undefined ? '' : letters[index]));
  return {
    names: lines.join('\n'),
    in: sorted.map((each) => lettersOf(each).join('')).join(' '),
    fame: sorted.flatMap((each) => held.flatMap((league) => each.in[league] ?? [])),
    leagues: held,
  };
}

/** Best known first. */
export function unpackNames(packed: PackedNames): ListedName[] {
  const { names, fame, leagues: held } = packed;
  const memberships = packed.in.split(' ');
  const fames = fame.values();
  const forms = names.split('\n').flatMap((line) => {
    const [word = '', ...people] = line.split('\t');
    return people.map((person) => formsOf(word, person.split('|')));
  });
  return forms
    .map((each, place) => {
      const own = [...(memberships[place] ?? '')].map(
        (letter) => [held[letters.indexOf(letter)], fames.next().value ?? 0] as const,
      );
      // In the home league it is that in the sport.
      const inSport = Math.max(0, ...own.map(([, number]) => number));
      return { ...each, fame: inSport, in: Object.fromEntries(own) };
    })
    .toSorted((a, b) => b.fame - a.fame);
}

function formsOf(word: string, [rest = '', ...others]: readonly string[]): NameForms {
  const marked = (mark: string) => others.find((each) => each.startsWith(mark))?.slice(1);
  const [surname, full, born] = [marked('='), marked('~'), marked('#')];
  const also = others.filter((each) => !/^[=~#]/.test(each));
  return {
    name: rest === '' ? word : `${word} ${rest}`,
    ...(full !== undefined && { full }),
    ...(also.length > 0 && { also }),
    ...(surname !== undefined && { surname }),
    ...(born !== undefined && { born: Number(born) }),
  };
}
