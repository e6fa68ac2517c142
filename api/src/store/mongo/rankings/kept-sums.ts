import {
  type Board,
  boards,
  boardsOf,
  type Sum,
  utcWindows,
} from '@craque/common/domain/record/ranking.ts';
import type { Sport } from '@craque/common/domain/sport.ts';

/** A sum of the window that began at `start` (ms). */
type KeptSum = Sum & { start: number };

/** The part `ranking` of a user's document. */
export type KeptRanking = {
  /** Counts changes, for optimistic concurrency. */
  revision: number;
  /** Of the latest window that has games or points. */
  sums: Partial<Record<Board, KeptSum>>;
  /** The sums as texts in the order of each board, for its index; absent if the user is not shown. */
  places?: Partial<Record<Board, string>>;
  /** Games that were counted last: none of them counts again. */
  recent: number[];
  /** Achievements that are counted. */
  achieved: string[];
  /** What is summed has changed, or is about to: all of it has to be counted again. */
  stale?: boolean;
};

export const emptyRanking: KeptRanking = { revision: 0, sums: {}, recent: [], achieved: [] };

/** More games than one player can end while a result waits to be counted. */
export const maxRecent = 50;

/** What is added to the sums: of a game with its sport, or of an achievement. */
export type Counted = { at: number; sport?: Sport; score: number; games: 0 | 1 };

/** The sums with that on all its boards: a later window begins anew, an earlier one is over. */
function withCounted(sums: KeptRanking['sums'], { at, sport, score, games }: Counted) {
  const next = { ...sums };
  const starts = utcWindows(at);
  for (const [window, board] of boardsOf(sport)) {
    const start = starts[window];
    const before = sums[board] ?? { start, score: 0, games: 0 };
    if (start < before.start) continue;
    const { score: points, games: number } = start > before.start ? { score: 0, games: 0 } : before;
    next[board] = { start, score: points + score, games: number + games };
  }
  return next;
}

export type CountedResult = {
  gameId: number;
  sport: Sport;
  score: number;
  finishedAt: number;
};
export type CountedAchievement = { key: string; unlockedAt: number; points: number };

export function withResult(ranking: KeptRanking, result: CountedResult): KeptRanking {
  const { gameId, sport, score, finishedAt: at } = result;
  return {
    ...ranking,
    sums: withCounted(ranking.sums, { at, sport, score, games: 1 }),
    recent: [...ranking.recent, gameId].slice(-maxRecent),
  };
}

export function withAchievement(
  ranking: KeptRanking,
  { key, unlockedAt: at, points: score }: CountedAchievement,
): KeptRanking {
  return {
    ...ranking,
    sums: withCounted(ranking.sums, { at, score, games: 0 }),
    achieved: [...ranking.achieved, key],
  };
}

/** Greater than any score. */
const scoreLimit = 1e12;
const padded = (value: number, length: number) => String(value).padStart(length, '0');
const startText = (start: number) => padded(start, 14);

/** Compared as text these are in the order of a board: start, higher score, fewer games, name. */
const placeText = ({ start, score, games }: KeptSum, name: string) =>
  `${startText(start)}${padded(scoreLimit - score, 13)}${padded(games, 9)}${name}`;

export const placesOf = (sums: KeptRanking['sums'], name: string): KeptRanking['places'] =>
  Object.fromEntries(
    boards.flatMap((board) => {
      const sum = sums[board];
      return sum ? [[board, placeText(sum, name)]] : [];
    }),
  );

/** A colon comes after all digits. */
const end = ':';
/** The places of a window. */
export const placesFrom = (start: number) => ({
  $gte: startText(start),
  $lt: `${startText(start)}${end}`,
});
/** The places of a window with a higher score. */
export const placesAbove = (start: number, score: number) => ({
  $gte: startText(start),
  $lt: `${startText(start)}${padded(scoreLimit - score, 13)}`,
});
