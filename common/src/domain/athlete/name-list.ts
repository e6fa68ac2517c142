import { type League, leagues } from '../sport.ts';
import { plainName } from './name-match.ts';

type NameForms = {
  name: string;
  full?: string | undefined;
  also?: string[] | undefined;
  surname?: string | undefined;
  born?: number | undefined;
};

/** A person of a sport as the suggestions know them; `fame` is that in the sport. */
export type ListedName = NameForms & {
  fame: number;
  in: Readonly<Partial<Record<League, number>>>;
};

export type PackedNames = {
  names: NameForms[];
  fame: Record<string, number[] | undefined>;
};

/** The order by plain forms. A collation takes 4 MB of a server, and 0.1 s of a slow phone. */
export function orderOf(names: readonly string[]): (a: string, b: string) => number {
  const plain = new Map(names.map((name) => [name, plainName(name)]));
  const key = (name: string) => plain.get(name) ?? name;
  const compared = (a: string, b: string) => (a < b ? -1 : Number(a > b));
  return (a, b) => compared(key(a), key(b)) || compared(a, b);
}

export function packNames(listed: readonly ListedName[]): PackedNames {
  const compare = orderOf(listed.map(({ name }) => name));
  const sorted = listed.toSorted((a, b) => compare(a.name, b.name));
  const held = leagues.filter((league) => sorted.some((each) => each.in[league] !== undefined));
  return {
    names: sorted.map(({ name, full, also, surname, born }) => ({
      name,
      ...(full !== undefined && { full }),
      ...(also && { also }),
      ...(surname !== undefined && { surname }),
      ...(born !== undefined && { born }),
    })),
    fame: Object.fromEntries(
      held.map((league) => [league, sorted.map((each) => each.in[league] ?? 0)]),
    ),
  };
}

export function unpackNames({ names, fame }: PackedNames): ListedName[] {
  return names
    .map((forms, place) => {
      const known = leagues
        .map((league) => [league, fame[league]?.[place] ?? 0] as const)
        .filter(([, own]) => own > 0);
      // In the home league it is that in the sport.
      const inSport = Math.max(...known.map(([, own]) => own));
      return { ...forms, fame: inSport, in: Object.fromEntries(known) };
    })
    .toSorted((a, b) => b.fame - a.fame);
}
