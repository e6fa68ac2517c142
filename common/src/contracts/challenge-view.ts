import * as z from 'zod/mini';
import { playerStatuses } from '../domain/view/challenge-stage.ts';
import { count, isoDateTime } from './fields.ts';

/** Player ids are those of accounts; a guest who came by link has one valid in this game only. */
export const playerStatus = z.enum(playerStatuses);

export const bandField = z.enum(['far', 'close', 'very-close']);
export const finishReason = z.enum(['all-done', 'expired']);

/** A player's progress; never the text of a guess. An absent field does not apply or is not due. */
export const playerView = z.object({
  userId: z.string(),
  username: z.string(),
  displayName: z.optional(z.string()),
  avatarUrl: z.optional(z.string()),
  /** Present only for guests, who cannot be asked for friendship. */
  isGuest: z.optional(z.literal(true)),
  status: playerStatus,
  /** In the lobby, and no start is set yet; false from the moment a start is set. */
  waiting: z.boolean(),
  guessesUsed: count,
  bestBand: z.optional(bandField),
  bands: z.optional(z.array(bandField)),
  /** These three are sent to players who are done; the winner's to everyone. */
  score: z.optional(count),
  timeTaken: z.optional(count),
  hints: z.optional(count),
});
export type PlayerView = z.output<typeof playerView>;

/** The state of the challenge; `finished` once nobody can play or join any more. */
export const challengeView = z.object({
  creatorId: z.string(),
  /** Time of the common start of all who wait, once it is set; it may be in the past. */
  startsAt: z.nullable(isoDateTime),
  /** From then on everybody who waits may press Start; only while two wait for a start. */
  startOpensAt: z.optional(isoDateTime),
  winnerId: z.optional(z.string()),
  finished: z.optional(finishReason),
  cancelled: z.optional(z.literal(true)),
  rematchId: z.optional(z.int()),
});
export type ChallengeView = z.output<typeof challengeView>;

/** What the players may know of a challenge. View and pushes carry it; a newer one replaces it. */
export const challengeState = z.object({ players: z.array(playerView), challenge: challengeView });
export type ChallengeState = z.output<typeof challengeState>;

export const ownView = z.object({
  userId: z.string(),
  /** Steps of those done when the caller joined, up to the caller's own time (rules: ghost). */
  ghosts: z.array(
    z.object({
      userId: z.string(),
      timeline: z.array(z.object({ seconds: z.number(), band: bandField })),
    }),
  ),
  /** Seconds of the caller's own time at which the next step of a ghost is due. */
  nextGhostStep: z.optional(z.number()),
  /** Somebody knew the athlete before the caller's clock started (rules: secrecy). */
  unranked: z.optional(z.literal(true)),
});
export type OwnView = z.output<typeof ownView>;

/** In the lobby without `startsAt`, in the countdown with it. */
const lobbyView = z.object({ startsAt: z.nullable(isoDateTime), canStart: z.boolean() });

export const callerView = z.object({
  own: ownView,
  lobby: lobbyView,
  /** The rematch is closed, so that it cannot be joined. */
  rematchOver: z.optional(z.literal(true)),
  /** Lets a socket watch the game for 5 minutes; null if there is nothing left to watch. */
  ticket: z.nullable(z.string()),
  /** The server's time when it answered: by it all devices show the start at the same moment. */
  now: isoDateTime,
});

export const winnerInfo = z.object({ username: z.string(), score: count, timeTaken: count });
