import type { Game } from '@craque/common/domain/game/game.ts';
import type { GameId, PlayerId } from '@craque/common/domain/ids.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import type { DailyDate } from '@craque/common/domain/daily/daily-date.ts';
import type { SessionStore, UserStore } from './account-stores.ts';
import type { CorrectionStore } from './correction-store.ts';
import type { DailyStore } from './daily-store.ts';
import type { AchievementStore, RecordStore, ResultStore } from './history-stores.ts';
import type { RankingStore } from './ranking-store.ts';
import type { FeedbackStore, FriendshipStore } from './social-stores.ts';

/**
 * The stores of the api, over SQLite or MongoDB. A write that resolves is on disk and seen by every
 * later read. Every method may throw StoreUnavailable, which the api answers with 503.
 */
export type Stores = {
  games: GameStore;
  results: ResultStore;
  records: RecordStore;
  achievements: AchievementStore;
  users: UserStore;
  sessions: SessionStore;
  friendships: FriendshipStore;
  feedback: FeedbackStore;
  corrections: CorrectionStore;
  rankings: RankingStore;
  dailies: DailyStore;
  /** Shown in the start-up banner: `SQLite data/craque.db`. */
  description: string;
  ping(): Promise<void>;
  close(): Promise<void>;
};

export type StoresAndClock = { stores: Stores; clock: () => number };

export type InsertOutcome = 'inserted' | 'id-taken' | 'key-taken';

export type UnsettledLimits = { endedBefore: number; idleBefore: number; limit: number };

/** Times (ms). A daily's game is kept longer: whoever had it removed would begin it anew. */
export type StaleLimits = {
  untouchedBefore: number;
  untouchedDailyBefore: number;
  guestIdleBefore: number;
};

export type GameStore = {
  /** `key-taken`: the creator has used this createKey for another game. */
  insert(game: Game): Promise<InsertOutcome>;
  find(id: GameId): Promise<Game | undefined>;
  findByCreateKey(creator: PlayerId, key: string): Promise<Game | undefined>;
  /**
   * Stores `game` with revision + 1; false if the stored revision is another one or the game is
   * gone.
   */
  save(game: Game): Promise<boolean>;
  recentAthletes(player: PlayerId, sport: Sport, limit: number): Promise<string[]>;
  /**
   * Touched games that owe results, oldest first; of running solo games only those without a change
   * since `idleBefore` (ms), all without it.
   */
  unsettledOf(player: PlayerId, idleBefore?: number): Promise<Game[]>;
  /** Unsettled games, touched or not, behind the `kept` newest; newest first. */
  unsettledBeyond(player: PlayerId, page: { kept: number; limit: number }): Promise<Game[]>;
  runningOf(player: PlayerId, limit: number): Promise<Game[]>;
  /** Games of the dailies from one date to another, whenever begun; in the order of the dates. */
  dailiesOf(player: PlayerId, from: DailyDate, to: DailyDate): Promise<Game[]>;
  removeUntouched(id: GameId): Promise<void>;
  /**
   * Unsettled games in which somebody was done before the first time (ms), the earliest first; then
   * touched ones idle since the second, oldest first. Running games cannot delay them.
   */
  unsettledSince(limits: UnsettledLimits): Promise<Game[]>;
  markSettled(id: GameId): Promise<void>;
  /**
   * Removes untouched games created before the first time, of dailies before the second, and
   * guests' games idle since the third (ms); returns their number.
   */
  removeStale(limits: StaleLimits): Promise<number>;
  /**
   * By start, newest first, after the game `before`: touched ones, and the newest even if
   * untouched.
   */
  historyOf(player: PlayerId, page: { before?: GameId; limit: number }): Promise<Game[]>;
  createdSince(player: PlayerId, since: number, limit: number): Promise<Game[]>;
  /**
   * Like `save`, for a game in which one player has become another; it owes results again. A solo
   * game gets a new creator and loses its createKey; a daily keeps it, and false is returned if the
   * new creator has used it.
   */
  reassign(game: Game): Promise<boolean>;
  /** Games with a pending invitation of the user, the newest first; all of them without a limit. */
  invitedTo(userId: string, limit?: number): Promise<Game[]>;
  /** The challenges that the player plays, created at that time (ms) or later, newest first. */
  challengesOf(player: PlayerId, since: number, limit: number): Promise<Game[]>;
  /** The game whose link has this code, even if the link has expired. */
  findByLink(code: string): Promise<Game | undefined>;
  /** Challenges whose deadline (`dueAt`) is at that time (ms) or earlier, the earliest first. */
  dueBefore(time: number, limit: number): Promise<Game[]>;
  removeOf(player: PlayerId): Promise<number>;
};

/** The store did not answer, or refused the write (disk full, read only, connection lost). */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}
