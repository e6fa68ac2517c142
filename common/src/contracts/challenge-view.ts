import * as z from 'zod/mini';
import { count } from './fields.ts';

/** Ids of players are those of their accounts; a guest who came by link has one of this game alone. */
export const playerStatuses = [
  'invited',
  'playing',
  'won',
  'lost',
  'abandoned',
  'declined',
  'expired',
] as const;
export const playerStatus = z.enum(playerStatuses);
export type PlayerStatus = z.output<typeof playerStatus>;

export const bandField = z.enum(['far', 'close', 'very-close']);
export const finishReason = z.enum(['all-done', 'expired']);

/** Somebody else's way through the game: never the text of a guess. */
export const playerView = z.object({
  userId: z.string(),
  username: z.string(),
  displayName: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  /** True for guests, whom nobody can ask for friendship. */
  isGuest: z.boolean(),
  status: playerStatus,
  guessesUsed: count,
  bestBand: z.nullable(bandField),
  /** These three are null until the caller is done; the winner's are told at once. */
  score: z.nullable(count),
  timeTaken: z.nullable(count),
  hints: z.nullable(count),
  /** Steps of somebody who was done when the caller joined, up to the caller's own elapsed time (the ghost challenge). */
  timeline: z.optional(z.array(z.object({ seconds: z.number(), band: bandField }))),
});
export type PlayerView = z.output<typeof playerView>;

/** What only a challenge has. */
export const challengeView = z.object({
  /** The caller among the players. */
  you: z.string(),
  creatorId: z.string(),
  winnerId: z.nullable(z.string()),
  /** Null while somebody can still play or join. */
  finished: z.nullable(finishReason),
  cancelled: z.boolean(),
  rematchId: z.nullable(z.int()),
  /** Seconds of the caller's own time at which the next step of a ghost is due; null without one. */
  nextGhostStep: z.nullable(z.number()),
});
export type ChallengeView = z.output<typeof challengeView>;
