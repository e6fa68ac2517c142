import type { AchievementKey } from '@craque/common/domain/record/achievement.ts';
import type { DailyDate } from '@craque/common/domain/daily/daily-date.ts';
import type { GameId, PlayerId } from '@craque/common/domain/ids.ts';
import type { PacedWin } from '@craque/common/domain/record/pace.ts';
import type { Win, WinGroup } from '@craque/common/domain/record/album.ts';
import type { Outcome, PlayRecord } from '@craque/common/domain/record/totals.ts';
import type { Difficulty, League, Sport } from '@craque/common/domain/sport.ts';
import type { Plays } from '@craque/common/domain/athlete/strength.ts';

/** One player's end of one game, written once; a win may be marked later (rules: pace). */
export type GameResult = Omit<Outcome, 'gameId'> & {
  gameId: GameId;
  player: PlayerId;
  league: League;
  difficulty: Difficulty;
  /** These two only of a daily that counts and was played to its end; the start in ms. */
  dailyDate?: DailyDate;
  dailyStartedAt?: number;
};

export type FinishedDaily = {
  date: DailyDate;
  sport: Sport;
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
  shortest: number;
};

export type ResultTail = {
  earlier: number;
  outcomes: Outcome[];
  points: number[];
};

export type ResultStore = {
  /** Writes the result if that game and player have none; repeating it changes nothing. */
  add(result: GameResult): Promise<void>;
  remove(gameId: GameId, player: PlayerId): Promise<void>;
  removeOf(player: PlayerId): Promise<number>;
  /** Removes guests' results from before that time (ms); returns their number. */
  removeGuests(finishedBefore: number): Promise<number>;
  /** Games won in a row, in order of (finishedAt, gameId), up to now or just before the mark. */
  streakOf(player: PlayerId, before?: ResultMark): Promise<number>;
  dailiesOf(player: PlayerId): Promise<FinishedDaily[]>;
  placesOf(daily: { date: DailyDate; sport: Sport; finishedBefore: number }): Promise<DailyPlace[]>;
  /** The player's results after the mark (all without one), in order of (finishedAt, gameId). */
  outcomesAfter(player: PlayerId, mark?: ResultMark): Promise<Outcome[]>;
  /**
   * The results from that time (ms) on, the number before, and the points from each of `starts`
   * (ms).
   */
  tailOf(player: PlayerId, tail: { from: number; starts?: readonly number[] }): Promise<ResultTail>;
  totalPoints(players: readonly PlayerId[]): Promise<Map<PlayerId, number>>;
  latestWins(player: PlayerId, upTo: number, limit: number): Promise<PacedWin[]>;
  /** Number of the player's wins from the first time to the second (ms), both included. */
  countWins(player: PlayerId, from: number, to: number): Promise<number>;
  markWins(player: PlayerId, from: number, to: number): Promise<void>;
  /** The marked wins of each user who has any, guests left out; in no order. */
  markedWins(): Promise<MarkedWins[]>;
  /**
   * Won games with this athlete, in order of (finishedAt, gameId). Results of 0.1.0 whose game is
   * gone have no league; they are left out here, in `winGroupsOf` and in `playsOf`.
   */
  winsOf(player: PlayerId, athleteId: string): Promise<Win[]>;
  /** All the player's won games as groups, in the order of their first ends. */
  winGroupsOf(player: PlayerId): Promise<readonly WinGroup[]>;
  countFound(player: PlayerId, league: League, athleteIds: readonly string[]): Promise<number>;
  /**
   * Of the players whose first game with the athlete was at that level: later they know the
   * athlete.
   */
  playsOf(athleteId: string, difficulty: Difficulty): Promise<Plays>;
};

/** A player's results up to a mark, which can always be computed again. */
export type KeptRecord = { mark: ResultMark; record: PlayRecord };

export type RecordStore = {
  find(player: PlayerId): Promise<KeptRecord | undefined>;
  save(player: PlayerId, kept: KeptRecord): Promise<void>;
  remove(player: PlayerId): Promise<void>;
};

/** An unlocked achievement of a user; never removed. */
export type UnlockedAchievement = {
  userId: string;
  key: AchievementKey;
  unlockedAt: number;
  seen: boolean;
};

export type Standing = {
  kept: KeptRecord | undefined;
  unlocked: UnlockedAchievement[];
  friends: number;
};

export type AchievementStore = {
  /** Stores it, unseen, unless the user has it already; true if it is new. */
  add(userId: string, key: AchievementKey, unlockedAt: number): Promise<boolean>;
  listOf(userId: string): Promise<UnlockedAchievement[]>;
  listOfMany(userIds: readonly string[]): Promise<UnlockedAchievement[]>;
  markSeen(userId: string, key: AchievementKey): Promise<boolean>;
  removeOf(userId: string): Promise<number>;
};
