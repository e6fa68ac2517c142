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

/** A player's way through the game: never the text of a guess. What is not there is not so, or not due. */
export const playerView = z.object({
  userId: z.string(),
  username: z.string(),
  displayName: z.optional(z.string()),
  avatarUrl: z.optional(z.string()),
  /** Of guests alone, whom nobody can ask for friendship. */
  isGuest: z.optional(z.literal(true)),
  status: playerStatus,
  guessesUsed: count,
  bestBand: z.optional(bandField),
  /** These three are told to those who are done; the winner's to everybody. */
  score: z.optional(count),
  timeTaken: z.optional(count),
  hints: z.optional(count),
});
export type PlayerView = z.output<typeof playerView>;

/** How the challenge stands; `finished` once nobody can play or join any more. */
export const challengeView = z.object({
  creatorId: z.string(),
  winnerId: z.optional(z.string()),
  finished: z.optional(finishReason),
  cancelled: z.optional(z.literal(true)),
  rematchId: z.optional(z.int()),
});
export type ChallengeView = z.output<typeof challengeView>;

/**
 * What the players of a challenge may know of it: fields of the game's view, and the body of every push, so that a newer
 * one simply takes their place.
 */
export const challengeState = z.object({ players: z.array(playerView), challenge: challengeView });
export type ChallengeState = z.output<typeof challengeState>;

/** What concerns the caller of a challenge alone. */
export const ownView = z.object({
  /** The caller among the players. */
  userId: z.string(),
  /** Steps of those who were done when the caller joined, up to the caller's own elapsed time (the ghost duel). */
  ghosts: z.array(
    z.object({
      userId: z.string(),
      timeline: z.array(z.object({ seconds: z.number(), band: bandField })),
    }),
  ),
  /** Seconds of the caller's own time at which the next step of a ghost is due. */
  nextGhostStep: z.optional(z.number()),
});
export type OwnView = z.output<typeof ownView>;

export const winnerInfo = z.object({ username: z.string(), score: count, timeTaken: count });

/** The first to win, also where it is the caller of this id; nothing changes it afterwards. */
export function winnerFieldsOf({ players, challenge }: ChallengeState, ownId: string) {
  const { winnerId } = challenge;
  const winner = players.find(({ userId }) => userId === winnerId);
  const { username = null, score = null, timeTaken = null } = winner ?? {};
  const isTold = username !== null && score !== null && timeTaken !== null;
  return {
    gameCompletedByOtherPlayer: winner !== undefined && winnerId !== ownId,
    winnerInfo: isTold ? { username, score, timeTaken } : null,
    winnerUsername: username,
    winnerScore: score,
    winnerTimeTaken: timeTaken,
  };
}
