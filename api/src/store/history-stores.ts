import type { AchievementKey } from '@craque/common/domain/record/achievement.ts';
import type { DailyDate } from '@craque/common/domain/daily/daily-date.ts';
import type { GameId, PlayerId } from '@craque/common/domain/ids.ts';
import type { Outcome, PlayRecord } from '@craque/common/domain/record/totals.ts';
import type { Difficulty, League, Sport } from '@craque/common/domain/sport.ts';
import type { Account } from './account-stores.ts';

/** One player's end of one game, written once; a win may be marked later (rules: pace). */
export type GameResult = Omit<Outcome, 'gameId'> & {
  gameId: GameId;
  player: PlayerId;
  league: League;
  difficulty: Difficulty;
  /** These two only of a daily that counts and was played to its end; the start in ms. */
  dailyDate?: DailyDate;
  dailyStartedAt?: number;
  /** Exact time of a win in ms; none in results of earlier versions. */
  took?: number;
  /** The player again, if the result counts for no ranking of everyone (rules: secrecy). */
  unrankedOf?: PlayerId;
  /** Counts for nobody but its player: in no board, distribution, strength or pace. */
  aside?: true;
  /** The player again, if it counts in no ranking: a win by its pace, with `aside` by a token. */
  markedOf?: PlayerId;
};

export type DailySlot = { date: DailyDate; sport: Sport };

/** The reader of a board. Friends see each other whatever their privacy settings. */
export type BoardReader = { player: PlayerId | undefined; friends?: readonly string[] | undefined };

/** A player's end of a daily, as its board shows it. */
export type BoardPlace = Pick<GameResult, 'player' | 'won' | 'guesses' | 'hints' | 'timeTaken'>;
export type RankedPlace = BoardPlace & { rank: number };
export type BoardPerson = RankedPlace &
  Pick<Account, 'username' | 'displayName' | 'avatarUrl' | 'avatar'>;

export type BoardOfDaily = {
  players: number;
  /** Of these so many solved it with each number of guesses. */
  distribution: readonly number[];
  /** Of everyone the first, of friends all; equal ones in the order of their names. */
  rows: readonly BoardPerson[];
  own: BoardPerson | undefined;
};

/** A position in the order of a player's results: by (finishedAt, gameId). */
export type ResultMark = { finishedAt: number; gameId: number };

/** A player's results up to a mark, which can always be computed again. */
export type KeptRecord = { mark: ResultMark; record: PlayRecord };

/** An unlocked achievement of a user; never removed. */
export type UnlockedAchievement = {
  userId: string;
  key: AchievementKey;
  unlockedAt: number;
  /** From when it counts in rankings, if that is not from the beginning; 0 for not at all. */
  rankedAt?: number;
  seen: boolean;
};

export type Standing = {
  kept: KeptRecord | undefined;
  unlocked: UnlockedAchievement[];
  friends: number;
};
