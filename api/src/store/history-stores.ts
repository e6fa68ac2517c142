import type { AchievementKey } from '@craque/common/domain/record/achievement.ts';
import type { DailyDate } from '@craque/common/domain/daily/daily-date.ts';
import type { GameId, PlayerId } from '@craque/common/domain/ids.ts';
import type { PacedWin } from '@craque/common/domain/record/pace.ts';
import type { Win, WinGroup } from '@craque/common/domain/record/album.ts';
import type { Outcome, PlayRecord } from '@craque/common/domain/record/totals.ts';
import type { Difficulty, League, Sport } from '@craque/common/domain/sport.ts';
import type { Plays } from '@craque/common/domain/athlete/strength.ts';

/**
 * One player's end of one game: derived from the game, written once, immutable. A win may be marked
 * later (rules: pace).
 */
export type GameResult = Omit<Outcome, 'gameId'> & {
  gameId: GameId;
  player: PlayerId;
  league: League;
  difficulty: Difficulty;
  /** These two only of a daily that counts and was played to its end; the start in ms. */
  dailyDate?: DailyDate;
  dailyStartedAt?: number;
};

/** A player's daily that counts and was played to its end. */
export type FinishedDaily = {
  date: DailyDate;
  sport: Sport;
  /** Milliseconds since the epoch. */
  startedAt: number;
  finishedAt: number;
  won: boolean;
  guesses: number;
};

/** A player's end of a daily, as its board needs it; `marked`: a win that counts for no ranking. */
export type DailyPlace = Pick<
  GameResult,
  'player' | 'won' | 'guesses' | 'hints' | 'timeTaken' | 'finishedAt'
> & { marked: boolean };

/** A position in the order of a player's results: by (finishedAt, gameId). */
export type ResultMark = { finishedAt: number; gameId: number };

/** A user's marked wins: their number, the times (ms) of the first and the last, the shortest one. */
export type MarkedWins = {
  player: PlayerId;
  marked: number;
  firstAt: number;
  lastAt: number;
  /** Whole seconds. */
  shortest: number;
};

/** The later part of a player's results. */
export type ResultTail = {
  /** Number of results before it. */
  earlier: number;
  /** In order of (finishedAt, gameId). */
  outcomes: Outcome[];
  /** Sum of the scores from each of the requested times on. */
  points: number[];
};

export type ResultStore = {
  /** Writes the result if that game and player have none; repeating it changes nothing. */
  add(result: GameResult): Promise<void>;
  remove(gameId: GameId, player: PlayerId): Promise<void>;
  /** Removes all results of the player; returns their number. */
  removeOf(player: PlayerId): Promise<number>;
  /**
   * Removes guests' results from before that time (ms), when their cookie has expired. Returns
   * their number.
   */
  removeGuests(finishedBefore: number): Promise<number>;
  /**
   * Games won in a row, in order of (finishedAt, gameId): up to now, or just before the mark.
   */
  streakOf(player: PlayerId, before?: ResultMark): Promise<number>;
  /** The player's finished dailies that count, in the order of their dates. */
  dailiesOf(player: PlayerId): Promise<FinishedDaily[]>;
  /** Everybody's ends of the daily before that time (ms), in no order. */
  placesOf(daily: { date: DailyDate; sport: Sport; finishedBefore: number }): Promise<DailyPlace[]>;
  /** The player's results after the mark (all without one), in order of (finishedAt, gameId). */
  outcomesAfter(player: PlayerId, mark?: ResultMark): Promise<Outcome[]>;
  /**
   * The player's results from that time (ms) on, how many there are before it, and what all results
   * from each of the `starts` (ms) on add up to.
   */
  tailOf(player: PlayerId, tail: { from: number; starts?: readonly number[] }): Promise<ResultTail>;
  /** Sum of all scores of each player; players without results are left out. */
  totalPoints(players: readonly PlayerId[]): Promise<Map<PlayerId, number>>;
  /** The player's latest wins up to that time (ms), the newest first. */
  latestWins(player: PlayerId, upTo: number, limit: number): Promise<PacedWin[]>;
  /** Number of the player's wins from the first time to the second (ms), both included. */
  countWins(player: PlayerId, from: number, to: number): Promise<number>;
  /** Marks the player's wins from the first time to the second (ms), both included. */
  markWins(player: PlayerId, from: number, to: number): Promise<void>;
  /** The marked wins of each user who has any, guests left out; in no order. */
  markedWins(): Promise<MarkedWins[]>;
  /**
   * The player's won games with this athlete, in order of (finishedAt, gameId). Results of an older
   * version whose game is gone have no league and no level; they are left out here, in
   * `winGroupsOf` and in `playsOf`.
   */
  winsOf(player: PlayerId, athleteId: string): Promise<Win[]>;
  /** All the player's won games as groups, in the order of their first ends. */
  winGroupsOf(player: PlayerId): Promise<readonly WinGroup[]>;
  /** How many of these different athletes the player has found in games of the league. */
  countFound(player: PlayerId, league: League, athleteIds: readonly string[]): Promise<number>;
  /**
   * Combined results of the players whose first game with the athlete was at that level: in a
   * second game they already know the athlete.
   */
  playsOf(athleteId: string, difficulty: Difficulty): Promise<Plays>;
};

/**
 * A kept record of a player's results up to a mark: saves reading them all again. It can always be
 * recomputed.
 */
export type KeptRecord = { mark: ResultMark; record: PlayRecord };

export type RecordStore = {
  find(player: PlayerId): Promise<KeptRecord | undefined>;
  /** Replaces the kept record. */
  save(player: PlayerId, kept: KeptRecord): Promise<void>;
  remove(player: PlayerId): Promise<void>;
};

/** An unlocked achievement of a user; never removed. */
export type UnlockedAchievement = {
  userId: string;
  key: AchievementKey;
  /** Milliseconds since the epoch. */
  unlockedAt: number;
  seen: boolean;
};

/** What is kept about a user's history, apart from the results. */
export type Standing = {
  /** Undefined if none is kept yet. */
  kept: KeptRecord | undefined;
  unlocked: UnlockedAchievement[];
  /** Number of friends, requests left out. */
  friends: number;
};

export type AchievementStore = {
  /** Stores it, unseen, unless the user has it already; true if it is new. */
  add(userId: string, key: AchievementKey, unlockedAt: number): Promise<boolean>;
  listOf(userId: string): Promise<UnlockedAchievement[]>;
  listOfMany(userIds: readonly string[]): Promise<UnlockedAchievement[]>;
  /** False if the user has not unlocked it. */
  markSeen(userId: string, key: AchievementKey): Promise<boolean>;
  removeOf(userId: string): Promise<number>;
};
