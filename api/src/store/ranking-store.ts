import type { RankingWindow, Sum } from '@craque/common/domain/record/ranking.ts';
import type { Sport } from '@craque/common/domain/sport.ts';

/** Which board; `start` is that of the window (ms), 0 of all time. Without a sport of all sports. */
export type BoardQuery = { window: RankingWindow; sport: Sport | undefined; start: number };

export type BoardRow = Sum & {
  userId: string;
  username: string;
  displayName: string | null;
  avatarUrl: string | null;
};

export type BoardPlace = {
  rank: number;
  position: number;
  /** The two rows before, the user's own and the two after, as far as there are any. */
  around: (BoardRow & { rank: number })[];
};

export type FoundBoard = {
  players: number;
  rows: BoardRow[];
  place: BoardPlace | undefined;
};

/**
 * Sums of unmarked results and of achievements for each user, window of UTC and sport; only those
 * of the latest window are kept.
 */
export type RankingStore = {
  /** A board of everybody who is shown in the rankings: the first `limit`, and a user's place. */
  board(query: BoardQuery, wanted: { limit: number; userId?: string }): Promise<FoundBoard>;
  /** Of all time, shown or not; those who have neither games nor points are left out. */
  allTimeOf(userIds: readonly string[], sport?: Sport): Promise<Map<string, Sum>>;
  /** Of games from each one's time (ms) on, without achievements; who has none is left out. */
  gamesSince(
    people: readonly { userId: string; from: number }[],
    sport?: Sport,
  ): Promise<Map<string, Sum>>;
  /** Counts what is only noted so far. Reads see it in any case. */
  update(): Promise<void>;
};
