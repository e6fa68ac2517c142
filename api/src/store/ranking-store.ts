import type { RankingWindow, Sum } from '@craque/common/domain/record/ranking.ts';
import type { Sport } from '@craque/common/domain/sport.ts';

/** Which board; `start` is that of the window (ms), 0 of all time. Without a sport of all sports. */
export type BoardQuery = { window: RankingWindow; sport: Sport | undefined; start: number };

/** Somebody on a board, with what is shown of the account. */
export type BoardRow = Sum & {
  userId: string;
  username: string;
  displayName: string | null;
  avatarUrl: string | null;
};

/** A user's place on a board. */
export type BoardPlace = {
  /** From 1, shared by equal scores. */
  rank: number;
  /** From 1, in the order of the board. */
  position: number;
  /** The two rows before, the user's own and the two after, as far as there are any. */
  around: (BoardRow & { rank: number })[];
};

export type FoundBoard = {
  /** Number of all on the board. */
  players: number;
  /** The first ones, in order. */
  rows: BoardRow[];
  /** Undefined if no user is asked for, or the user is not on the board. */
  place: BoardPlace | undefined;
};

/**
 * Sums of results that are not marked, and of unlocked achievements, kept for each user, window of
 * UTC and sport. They change together with results, achievements and accounts; only of the latest
 * window is a sum kept.
 */
export type RankingStore = {
  /** A board of everybody who is shown in the rankings: the first `limit`, and a user's place. */
  board(query: BoardQuery, wanted: { limit: number; userId?: string }): Promise<FoundBoard>;
  /**
   * The kept sums of all time of these users, shown or not; those who have neither games nor points
   * are left out.
   */
  allTimeOf(userIds: readonly string[], sport?: Sport): Promise<Map<string, Sum>>;
  /**
   * The sums of games of each from their time (ms) on, without achievements; those who have none are
   * left out.
   */
  gamesSince(
    people: readonly { userId: string; from: number }[],
    sport?: Sport,
  ): Promise<Map<string, Sum>>;
  /**
   * Adds to the sums what is only noted so far, and counts again where a crash has come between a
   * result and its sums. Reads see all that is noted in any case.
   */
  update(): Promise<void>;
};
