import type { FeedbackStatus } from '@craque/common/domain/feedback.ts';
import type { Friendship } from '@craque/common/domain/friendship.ts';
import type { Game } from '@craque/common/domain/game/game.ts';
import type { GameId, PlayerId } from '@craque/common/domain/ids.ts';
import type { Board } from '@craque/common/domain/record/ranking.ts';
import type { Party, PartyFind, PartySeat } from '@craque/common/domain/party/party.ts';
import type { PlayRecord } from '@craque/common/domain/record/totals.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import type { Account, PersonalToken, Session } from './account-stores.ts';
import type { Correction } from './correction-store.ts';
import type { StoredDaily } from './daily-store.ts';
import type { GameResult, ResultMark, UnlockedAchievement } from './history-stores.ts';
import type { Feedback, Report } from './social-stores.ts';

export type GameDoc = {
  id: GameId;
  revision: number;
  createSlot?: string | undefined;
  playerIds: readonly PlayerId[];
  sport: Sport;
  athleteId: string;
  createdAt: number;
  savedAt: number;
  touched: boolean;
  endedAt: number | null;
  settled: boolean;
  ofGuest: boolean;
  /** Users whose invitation is pending; this and the others below only in challenges. */
  invitedIds?: readonly string[] | undefined;
  dueAt?: number | undefined;
  linkCode?: string | undefined;
  /** The players and the creation of a challenge again, for its index. */
  challengerIds?: readonly PlayerId[] | undefined;
  challengedAt?: number | undefined;
  /** Its details are removed. */
  bare?: true;
  game: Omit<Game, 'revision' | 'loadedVersion'>;
};

/** Results of the release 0.1.0 whose game is gone have no league and no level. */
export type ResultDoc = GameResult & {
  ofGuest: boolean;
  dailySlot?: string;
  dailyOf?: PlayerId;
  /** Its sums in the rankings are not counted yet; a new value with every change. */
  uncounted?: string;
  /** Where it stands on the board of its daily (see `stores/boards.ts`); the note as above. */
  place?: string;
  unplaced?: string;
  /** About to be removed. */
  leaving?: boolean;
};

export type RecordDoc = ResultMark & { player: PlayerId; record: PlayRecord };

export type AchievementDoc = UnlockedAchievement & { id: string; uncounted?: string };

/** An account, or the record of its deletion: then only the id and `deletedAt` (ms) are left. */
export type UserDoc = Account & {
  look?: string;
  /** The username key before an admin took the name away: it still signs in. */
  signInKey?: string;
  deletedAt?: number;
};

/** All sessions of a user in one document, so that one write adds one and ends those beyond the limit. */
export type SessionsDoc = {
  userId: string;
  stamp?: string | undefined;
  sessions: readonly Omit<Session, 'userId'>[];
};

/** All tokens of a user in one document, so that their number has an end. */
export type TokensDoc = {
  userId: string;
  stamp?: string | undefined;
  tokens: readonly Omit<PersonalToken, 'userId'>[];
};

type Absent = 'answeredAt' | 'requestKey' | 'acceptKey';
/** The pair as one text keeps it unique; a save may change the id. */
export type FriendshipDoc = Omit<Friendship, Absent> & { pair: string } & {
  [F in Absent]: NonNullable<Friendship[F]> | null;
};

/** The id is both as one text: a user blocks another once. */
export type BlockDoc = { id: string; by: string; whom: string; at: number };

/** With its reporters, so that one write both counts a report and names its author. */
export type ReportDoc = Report & { stamp?: string | undefined; isDecided: boolean };

/** With its changes, so that a status and the record of who set it are one write. */
export type FeedbackDoc = Feedback & {
  stamp?: string | undefined;
  keySlot?: string;
  /** `actorId` is empty once that account is gone. */
  changes: readonly { actorId: string; from: FeedbackStatus; to: FeedbackStatus; at: number }[];
};

/** With its reporters, so that one write both counts a report and names its author. */
export type CorrectionDoc = Omit<Correction, 'firstBy'> & {
  stamp?: string | undefined;
  isDecided: boolean;
  /** `light`: the person had too many open ones already for it to weigh. */
  reporters: readonly { userId: string; at: number; light?: true }[];
};

/** The id is date and sport as one text, which sorts by date. */
export type DailyDoc = Pick<StoredDaily, 'date' | 'sport' | 'round'> & {
  id: string;
  athleteId: string;
  daily: StoredDaily;
};

/** What a user's results and achievements of a window come to; `start` (ms) is that of the window. */
export type KeptSum = { start: number; score: number; games: number };

/** How many entries each part of an index has (see `stores/counts.ts`). */
export type CountsDoc = {
  id: string;
  stamp?: string | undefined;
  numbers: Readonly<Record<string, number>>;
};

/** The sums of a user, and for each board their place as a text (see `ranking-places.ts`). */
export type RankingDoc = {
  userId: string;
  stamp?: string | undefined;
  sums: Partial<Record<Board, KeptSum>>;
  /** What is summed changes in another way than by something new. */
  stale?: boolean;
  /** Parts of boards, to be counted anew: a place there has come or gone. */
  moved?: readonly string[];
} & Partial<Record<Board, string>>;

/** A place of a guest who counts; the slot is a keyed hash of address and date. */
export type GuestPlaceDoc = { id: string; slot: string; guest: PlayerId; endsAt: number };

/** A room; `hostSeenAt` is written without its revision. */
export type PartyDoc = {
  code: string;
  revision: number;
  hostSeenAt: number;
  /** Its creator while it is open: they have one at a time. */
  openOf?: PlayerId | undefined;
  /** Everybody with a part in it. */
  players: readonly PlayerId[];
  dueAt?: number | undefined;
  removeAt: number;
  party: Omit<Party, 'code' | 'revision' | 'hostSeenAt'>;
};

/** The id is room and seat as one text; `seenAt` is written without the revision. */
export type PartySeatDoc = PartySeat & { id: string };

/** An athlete whom an account has solved at parties, for its album. */
export type PartyFindDoc = { id: string; player: PlayerId } & PartyFind;
