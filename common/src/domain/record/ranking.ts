import { type Sport, sports } from '../sport.ts';

export const rankingWindows = ['day', 'week', 'month', 'all'] as const;
export type RankingWindow = (typeof rankingWindows)[number];

export const rankingScopes = ['everyone', 'friends'] as const;
export type RankingScope = (typeof rankingScopes)[number];

export type Board = `${RankingWindow}-${Sport | 'all'}`;

export const boardOf = (window: RankingWindow, sport: Sport | undefined): Board =>
  `${window}-${sport ?? 'all'}`;

/** The boards on which points of a sport count, with their windows; without one, of an achievement. */
export const boardsOf = (sport: Sport | undefined): (readonly [RankingWindow, Board])[] =>
  rankingWindows.flatMap((window) =>
    [...new Set([boardOf(window, undefined), boardOf(window, sport)])].map(
      (board) => [window, board] as const,
    ),
  );

export const boards: readonly Board[] = rankingWindows.flatMap((window) =>
  [undefined, ...sports].map((sport) => boardOf(window, sport)),
);

const day = 24 * 60 * 60 * 1000;
/** The first Monday is four days after the epoch, a Thursday. */
const firstMonday = 4 * day;

export function utcWindows(at: number): Readonly<Record<RankingWindow, number>> {
  const date = new Date(at);
  return {
    day: at - (at % day),
    week: at - ((at - firstMonday + 7 * day) % (7 * day)),
    month: Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1),
    all: 0,
  };
}

export type Sum = { score: number; games: number };

export type Rankable = Sum & { name: string };

/** The order of a board: the higher score first, then fewer games, then the name. */
export function compareRankable(one: Rankable, other: Rankable): number {
  const byName = one.name < other.name ? -1 : 1;
  return other.score - one.score || one.games - other.games || byName;
}

/** Equal scores share a rank: 1, 1, 3. `first`: the first row's rank and place, from 1. */
export function ranked<Row extends Sum>(
  rows: readonly Row[],
  first: { rank: number; position: number } = { rank: 1, position: 1 },
): (Row & { rank: number })[] {
  let { rank } = first;
  return rows.map((row, index) => {
    const isTied = index === 0 || rows[index - 1]?.score === row.score;
    if (!isTied) rank = first.position + index;
    return { ...row, rank };
  });
}
