import type { AchievementKey } from '@craque/common/domain/record/achievement.ts';
import type { GameId, PlayerId } from '@craque/common/domain/ids.ts';
import type { Win } from '@craque/common/domain/record/album.ts';
import type { Outcome, PlayRecord } from '@craque/common/domain/record/play-record.ts';
import type { Difficulty, League } from '@craque/common/domain/sport.ts';
import type { Plays } from '@craque/common/domain/athlete/strength.ts';

/** One player's end of one game: derived from the game, written once, never changed. */
export type GameResult = Omit<Outcome, 'gameId'> & {
  gameId: GameId;
  player: PlayerId;
  league: League;
  difficulty: Difficulty;
};

/** A place in the order of a player's results: by (finishedAt, gameId). */
export type ResultMark = { finishedAt: number; gameId: number };

export type ResultStore = {
  /** Writes the result if that game and player have none; repeating it changes nothing. */
  add(result: GameResult): Promise<void>;
  remove(gameId: GameId, player: PlayerId): Promise<void>;
  /** Removes all results of the player; returns how many. */
  removeOf(player: PlayerId): Promise<number>;
  /** Removes guests' results from before that time (ms): their cookie is gone by then. Returns how many. */
  removeGuests(finishedBefore: number): Promise<number>;
  /** Games won in a row up to now, in order of (finishedAt, gameId). */
  streakOf(player: PlayerId): Promise<number>;
  /** The player's results behind the mark (all without one), in order of (finishedAt, gameId). */
  outcomesAfter(player: PlayerId, mark?: ResultMark): Promise<Outcome[]>;
  /** How many of the player's results lie up to the mark, itself included. */
  countUpTo(player: PlayerId, mark: ResultMark): Promise<number>;
  /** For each start (ms), the sum of scores of the player's results from then on. */
  pointsSince(player: PlayerId, starts: readonly number[]): Promise<number[]>;
  /** Sum of all scores of each player; nothing for players without results. */
  totalPoints(players: readonly PlayerId[]): Promise<Map<PlayerId, number>>;
  /**
   * The player's won games, all or those with this athlete, in order of (finishedAt, gameId). Results of an older version
   * whose game is gone have no league and no level; they are left out here and in `playsOf`.
   */
  winsOf(player: PlayerId, athleteId?: string): Promise<Win[]>;
  /** How those did whose first result with the athlete is one of that level: whoever met him before plays knowing. */
  playsOf(athleteId: string, difficulty: Difficulty): Promise<Plays>;
};

/** A kept sum of a player's results up to a mark: saves reading them all again. It can always be made anew. */
export type KeptRecord = { mark: ResultMark; record: PlayRecord };

export type RecordStore = {
  find(player: PlayerId): Promise<KeptRecord | undefined>;
  /** Takes the place of what was kept. */
  save(player: PlayerId, kept: KeptRecord): Promise<void>;
  remove(player: PlayerId): Promise<void>;
};

/** An achievement that a user has unlocked; once there it stays. */
export type UnlockedAchievement = {
  userId: string;
  key: AchievementKey;
  /** Milliseconds since the epoch. */
  unlockedAt: number;
  seen: boolean;
};

export type AchievementStore = {
  /** Writes it, unseen, if the user has it not yet; true where it is new. */
  add(userId: string, key: AchievementKey, unlockedAt: number): Promise<boolean>;
  listOf(userId: string): Promise<UnlockedAchievement[]>;
  listOfMany(userIds: readonly string[]): Promise<UnlockedAchievement[]>;
  /** False where the user has not unlocked it. */
  markSeen(userId: string, key: AchievementKey): Promise<boolean>;
  removeOf(userId: string): Promise<number>;
};
