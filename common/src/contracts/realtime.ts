import * as z from 'zod/mini';
import { type ChallengeEventName, newsKinds } from '../domain/challenge/challenge-event.ts';
import type { PlayerId } from '../domain/ids.ts';
import { count, isoDateTime } from './fields.ts';
import { friendEntry, friendRequest } from './friends.ts';
import { inviteView } from './challenges.ts';
import { partyPush } from './party-view.ts';
import { challengeState, finishReason, playerStatus } from './challenge-view.ts';

export const socketPath = '/socket.io/';

export const gameRoom = (gameId: number): string => `game:${gameId}`;
export const playerRoom = (player: PlayerId): string => player;
export const sessionRoom = (sid: string): string => `session:${sid}`;

export const standing = z.object({
  userId: z.string(),
  rank: count,
  status: playerStatus,
  guessesUsed: count,
  hints: count,
  timeTaken: count,
  score: count,
});
export type Standing = z.output<typeof standing>;

export const winnerOfGame = z.object({
  userId: z.string(),
  username: z.string(),
  displayName: z.nullable(z.string()),
  score: count,
  timeTaken: count,
  hints: count,
});

/** The whole state at that version, so the next event makes up for a lost one. */
export const gameEvent = z.object({
  gameId: z.int(),
  version: count,
  at: isoDateTime,
  /** Public id of who caused the event; null for a deadline. */
  by: z.nullable(z.string()),
  /** News of players for the others, shown on every page; absent if there are none. */
  news: z.optional(z.array(z.object({ userId: z.string(), did: z.enum(newsKinds) }))),
  state: challengeState,
});

/** For sockets that watch a game; `challenge-event.ts` decides the name. */
export const gameEvents = {
  'opponent-won': z.extend(gameEvent, { winner: winnerOfGame }),
  finished: z.extend(gameEvent, {
    reason: finishReason,
    athleteName: z.string(),
    standings: z.array(standing),
  }),
  'opponent-finished': gameEvent,
  started: gameEvent,
  'opponent-guessed': gameEvent,
  'player-changed': gameEvent,
} as const satisfies Record<ChallengeEventName, z.ZodMiniType>;

export const userEvents = {
  invite: inviteView,
  'invite-closed': z.object({
    gameId: z.int(),
    reason: z.enum(['joined', 'declined', 'expired', 'cancelled']),
  }),
  'friend-request': friendRequest,
  'friend-accepted': friendEntry,
  rematch: z.object({
    gameId: z.int(),
    rematchId: z.int(),
    username: z.string(),
    /** Absent from a node of an older version. */
    displayName: z.optional(z.nullable(z.string())),
  }),
} as const;

/** How the drawing of a round at a step becomes that of another: a `TextPatch`, deflated. */
export const picturePatch = z.object({ number: count, from: count, to: count, patch: z.string() });
export type PicturePatch = z.output<typeof picturePatch>;

/** For who watches a room; `gameId` is the topic of its view. */
export const partyEvents = {
  'party-state': z.object({
    ...{ gameId: z.int(), version: count, state: partyPush },
    picture: z.optional(picturePatch),
  }),
} as const;

/** Made by the realtime service itself, about a game's watchers or the socket. */
export const socketEvents = {
  presence: z.object({ gameId: z.int(), userId: z.string(), online: z.boolean() }),
  'session:ended': z.object({ reason: z.enum(['ended', 'expired']) }),
  'server:restarting': z.object({ delayMs: count }),
  'push-state': z.object({ healthy: z.boolean() }),
} as const;

export const serverEvents = {
  ...gameEvents,
  ...userEvents,
  ...partyEvents,
  ...socketEvents,
} as const;

export type ServerEventName = keyof typeof serverEvents;
export type ServerEvent<Name extends ServerEventName> = z.output<(typeof serverEvents)[Name]>;
export type GameEvent = z.output<typeof gameEvent>;

/** What a client may send. `ticket` comes with the view of the game (5 minutes). */
export const clientEvents = {
  watch: z.object({ gameId: z.int(), ticket: z.string().check(z.maxLength(1024)) }),
  unwatch: z.object({ gameId: z.int() }),
  clock: z.object({}),
} as const;

export const watchReply = z.union([
  z.object({ ok: z.literal(true), online: z.array(z.string()) }),
  z.object({ ok: z.literal(false), code: z.enum(['FORBIDDEN', 'INVALID', 'TOO_MANY']) }),
]);
export type WatchReply = z.output<typeof watchReply>;

/** `now`: the server's clock (ms). The fastest of a few answers gives the best offset. */
export const clockReply = z.union([
  z.object({ ok: z.literal(true), now: z.int() }),
  z.object({ ok: z.literal(false), code: z.literal('INVALID') }),
]);
export type ClockReply = z.output<typeof clockReply>;

/** `data.code` of a refused handshake; a guest's `auth.ticket` proves that they may watch. */
export const connectRefusals = ['UNAUTHORIZED', 'TOO_MANY_SOCKETS', 'UNAVAILABLE'] as const;
export type ConnectRefusal = (typeof connectRefusals)[number];
export const handshakeAuth = z.object({
  ticket: z.optional(z.string().check(z.maxLength(1024))),
});

/** Asked of the api by realtime, with a key of the shared secret: which sessions still live. */
export const sessionsPath = '/internal/sessions';
export const sessionsRequest = z.object({
  sids: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(1000)),
});
export const sessionsReply = z.object({ live: z.array(z.string()) });
