import * as z from 'zod/mini';
import type { PlayerId } from '../domain/ids.ts';
import { count, isoDateTime } from './fields.ts';
import { friendEntry, friendRequest } from './friends.ts';
import { inviteView } from './challenges.ts';
import { bandField, finishReason, playerStatus } from './challenge-view.ts';

/** Where the sockets are, on the origin of the page. */
export const socketPath = '/socket.io/';

/** Rooms of sockets: everybody who watches a game, all devices of a player, all sockets of a session. */
export const gameRoom = (gameId: number): string => `game:${gameId}`;
export const playerRoom = (player: PlayerId): string => player;
export const sessionRoom = (sid: string): string => `session:${sid}`;

/** What every fact of a game carries; `id` is `<version>:<event>:<userId>`, and events of one change share its version. */
const fact = { gameId: z.int(), version: count, id: z.string(), at: isoDateTime };

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

/** Facts of a game, to those who watch it. A client counts versions and reads the game again where one is missing. */
export const gameEvents = {
  /** Once per game: who was first, to all other joined players. */
  'opponent-won': z.object({ ...fact, winner: winnerOfGame }),
  /** Once per game: nobody can still play or join. */
  finished: z.object({
    ...fact,
    reason: finishReason,
    athleteName: z.string(),
    standings: z.array(standing),
  }),
  'opponent-guessed': z.object({
    ...fact,
    userId: z.string(),
    guessesUsed: count,
    bestBand: bandField,
  }),
  /** Somebody has ended otherwise than by being first; the three numbers go to those who are done themselves. */
  'opponent-finished': z.object({
    ...fact,
    userId: z.string(),
    status: playerStatus,
    score: z.nullable(count),
    timeTaken: z.nullable(count),
    hints: z.nullable(count),
  }),
  /** Joined, declined, expired, or did something that changes no number. */
  'player-changed': z.object({ ...fact, userId: z.string(), status: playerStatus }),
} as const;

/** To all devices of one user, whatever they show. */
export const userEvents = {
  invite: inviteView,
  'invite-closed': z.object({
    gameId: z.int(),
    reason: z.enum(['joined', 'declined', 'expired', 'cancelled']),
  }),
  'friend-request': friendRequest,
  'friend-accepted': friendEntry,
  /** Somebody wants to play again with the same people. */
  rematch: z.object({ gameId: z.int(), rematchId: z.int(), username: z.string() }),
} as const;

/** Made by the realtime service itself, about a game's watchers or the socket. */
export const socketEvents = {
  presence: z.object({ gameId: z.int(), userId: z.string(), online: z.boolean() }),
  'session:ended': z.object({ reason: z.enum(['ended', 'expired']) }),
  /** The client connects again after so many milliseconds. */
  'server:restarting': z.object({ delayMs: count }),
  /** False while pushes may get lost: the client polls. */
  'push-state': z.object({ healthy: z.boolean() }),
} as const;

export const serverEvents = { ...gameEvents, ...userEvents, ...socketEvents } as const;

export type GameEventName = keyof typeof gameEvents;
export type ServerEventName = keyof typeof serverEvents;
export type ServerEvent<Name extends ServerEventName> = z.output<(typeof serverEvents)[Name]>;
/** A game's event with its name, as the client's gate takes it. */
export type GameEvent = {
  [Name in GameEventName]: { name: Name; body: ServerEvent<Name> };
}[GameEventName];

/** What a client may send. `ticket` comes with the view of the game (5 minutes). */
export const clientEvents = {
  watch: z.object({ gameId: z.int(), ticket: z.string().check(z.maxLength(1024)) }),
  unwatch: z.object({ gameId: z.int() }),
} as const;

/** `online`: who else watches the game just now. */
export const watchReply = z.union([
  z.object({ ok: z.literal(true), online: z.array(z.string()) }),
  z.object({ ok: z.literal(false), code: z.enum(['FORBIDDEN', 'INVALID', 'TOO_MANY']) }),
]);
export type WatchReply = z.output<typeof watchReply>;

/** `data.code` of a refused handshake. A guest proves by `auth.ticket` that there is a game to watch. */
export const connectRefusals = ['UNAUTHORIZED', 'TOO_MANY_SOCKETS', 'UNAVAILABLE'] as const;
export type ConnectRefusal = (typeof connectRefusals)[number];
export const handshakeAuth = z.object({
  ticket: z.optional(z.string().check(z.maxLength(1024))),
});

/** Asked by realtime of the api, with a key derived from the shared secret: which of these sessions still live. */
export const sessionsPath = '/internal/sessions';
export const sessionsRequest = z.object({
  sids: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(1000)),
});
export const sessionsReply = z.object({ live: z.array(z.string()) });

/** Typed maps of Socket.IO. */
export type ServerToClient = {
  [Name in ServerEventName]: (body: ServerEvent<Name>) => void;
};
export type ClientToServer = {
  watch: (body: z.output<typeof clientEvents.watch>, reply: (reply: WatchReply) => void) => void;
  unwatch: (
    body: z.output<typeof clientEvents.unwatch>,
    reply: (reply: WatchReply) => void,
  ) => void;
};
