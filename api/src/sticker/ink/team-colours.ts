import { readFileSync } from 'node:fs';
import type { Sport } from '@craque/common/domain/sport.ts';
import { hashText } from './dice.ts';

/** `pale` is one broad stripe down the middle, `band` one across the chest. */
export const kitPatterns = [
  'plain',
  'stripes',
  'hoops',
  'halves',
  'sash',
  'sleeves',
  'band',
  'pale',
  'chevron',
  'checks',
  'diamond',
  'cross',
] as const;
export type KitPattern = (typeof kitPatterns)[number];
export type TeamColours = {
  main: string;
  trim: string;
  pattern: KitPattern;
  /** Absent if the shorts have the second colour. */
  shorts?: string;
};

/**
 * A row is "#main #trim pattern #shorts"; without a pattern the kit is plain. "Lotus 1940" has the
 * colours in which those born in 1940 or later raced for Lotus, up to its next row.
 */
const table: Record<Sport, Record<string, string>> = JSON.parse(
  readFileSync(new URL('../data/team-colours.json', import.meta.url), 'utf8'),
);

/** For teams not in the list. */
const spares = [
  '#c8102e',
  '#00529f',
  '#007a3d',
  '#5b2b82',
  '#e35205',
  '#0e7c86',
  '#1b2a49',
  '#8a1538',
];
const spareTrims = ['#ffffff', '#ffd23f', '#10151b', '#9fd8ff'];

/** True if the team's colours are listed; a pair of clubs ("A / B") counts by the first. */
export function hasTeamColours(sport: Sport, team: string): boolean {
  return rowOf(sport, team) !== undefined;
}

/** Colours and kit of a team by its English name; derived from the name if it is not listed. */
export function teamColours(sport: Sport, team: string, born?: number): TeamColours {
  const row = rowOf(sport, team, born);
  if (!row) return madeUp(team);
  const [main = '#1b2a49', trim = '#ffffff', named, shorts] = row.split(' ');
  const pattern = kitPatterns.find((each) => each === named) ?? 'plain';
  return { main, trim, pattern, ...(shorts && { shorts }) };
}

function rowOf(sport: Sport, team: string, born?: number): string | undefined {
  const first = team.split(' / ')[0] ?? team;
  const own = table[sport];
  if (!Object.hasOwn(own, first)) return undefined;
  const years = Object.keys(own)
    .filter((name) => name.startsWith(`${first} `))
    .map((name) => Number(name.slice(first.length + 1)))
    .filter((from) => from <= (born ?? Infinity));
  return own[years.length > 0 ? `${first} ${Math.max(...years)}` : first];
}

function madeUp(team: string): TeamColours {
  const pick = <T>(from: readonly T[], question: string, fallback: T) =>
    from[hashText(question + team) % from.length] ?? fallback;
  return {
    main: pick(spares, 'main', '#1b2a49'),
    trim: pick(spareTrims, 'trim', '#ffffff'),
    pattern: pick(kitPatterns, 'pattern', 'plain'),
  };
}
