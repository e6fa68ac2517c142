import { describe, expect, test } from '@jest/globals';
import { guestPlayer, userPlayer } from '../domain/ids.ts';
import { mutationsOf } from '../testing/contract-mutations.ts';
import {
  clientEvents,
  gameEvent,
  gameEvents,
  gameRoom,
  handshakeAuth,
  playerRoom,
  serverEvents,
  type ServerEventName,
  sessionRoom,
  sessionsReply,
  sessionsRequest,
  watchReply,
} from './realtime.ts';

const at = '2026-06-01T12:00:05.000Z';
const state = {
  players: [{ userId: 'ana', username: 'ana', status: 'won', waiting: false, guessesUsed: 2 }],
  challenge: { creatorId: 'ana', startsAt: at },
};
const event = { gameId: 4711, version: 3, at, by: 'ana', state };
const person = { id: 'ana', username: 'ana', displayName: 'Ana', avatarUrl: null };
const standing = {
  userId: 'ana',
  rank: 1,
  status: 'won',
  guessesUsed: 2,
  hints: 0,
  timeTaken: 31,
  score: 120,
};
const winner = {
  userId: 'ana',
  username: 'ana',
  displayName: null,
  score: 120,
  timeTaken: 31,
  hints: 0,
};
const game = { sport: 'soccer', league: 'English Premier League', difficulty: 'medium' };

/** What was told before may be left out. */
const party = {
  ...{ version: 3, mark: 'mark', phase: 'lobby', now: at },
  ...{ locked: false, doorOpen: true, hostAway: false, seats: 2, done: 0, round: null },
  top: [{ seat: 1, name: 'Ana', points: 900, time: 12_000, place: 1, moved: -1 }],
};

type Json = Parameters<typeof mutationsOf>[0];

const good: Readonly<Record<string, Json>> = {
  ...Object.fromEntries(Object.keys(gameEvents).map((name) => [name, event])),
  'opponent-won': { ...event, winner },
  finished: { ...event, reason: 'all-done', athleteName: 'Ada Quill', standings: [standing] },
  invite: { id: 'i1', gameId: 4711, game, from: person, createdAt: at, expiresAt: at },
  'invite-closed': { gameId: 4711, reason: 'cancelled' },
  'friend-request': { id: 'r1', userId: 'ana', createdAt: at, user: person },
  'friend-accepted': { id: 'f1', friend: { ...person, totalScore: 7 } },
  rematch: { gameId: 4711, rematchId: 4712, username: 'ana' },
  presence: { gameId: 4711, userId: 'ana', online: true },
  'session:ended': { reason: 'expired' },
  'server:restarting': { delayMs: 250 },
  'push-state': { healthy: false },
  'party-state': { gameId: 4711, version: 3, state: party },
};
const names = Object.keys(serverEvents) as ServerEventName[];

describe('an event', () => {
  test('of every name is tested here', () => {
    expect(Object.keys(good).toSorted()).toEqual(names.toSorted());
  });

  test.each(names)('%s is passed on unchanged, without unknown fields', (name) => {
    const message = good[name] as object;
    expect(serverEvents[name].parse(message)).toEqual(message);
    const more = { ...message, athleteId: 'secret', guess: 'a text' };
    expect(serverEvents[name].parse(more)).toEqual(message);
  });

  test.each(names)('%s is refused with any field missing or of another type', (name) => {
    const mutations = mutationsOf(good[name] ?? null);
    const taken = mutations.filter(([, each]) => serverEvents[name].safeParse(each).success);
    expect(taken.map(([what]) => what)).toEqual([]);
    expect(mutations.length).toBeGreaterThan(10);
  });

  test('has no negative guesses, seconds, points or version', () => {
    const [player] = state.players;
    for (const wrong of [{ score: -1 }, { timeTaken: -1 }, { hints: -1 }, { guessesUsed: -1 }]) {
      const players = [{ ...player, ...wrong }];
      expect(gameEvent.safeParse({ ...event, state: { ...state, players } }).success).toBe(false);
    }
    expect(gameEvent.safeParse({ ...event, version: -1 }).success).toBe(false);
  });

  test('of a game may have no actor', () => {
    expect(gameEvent.parse({ ...event, by: null })).toEqual({ ...event, by: null });
  });
});

describe('what a client sends', () => {
  const { watch, unwatch, clock } = clientEvents;

  test('is a game and a ticket of at most 1,024 characters', () => {
    const request = { gameId: 4711, ticket: 'x'.repeat(1024) };
    expect(watch.parse(request)).toEqual(request);
    expect(watch.safeParse({ ...request, ticket: 'x'.repeat(1025) }).success).toBe(false);
    expect(unwatch.parse({ gameId: 4711 })).toEqual({ gameId: 4711 });
  });

  test('is the question for the time, without anything else', () => {
    expect(clock.parse({ secret: 1 })).toEqual({});
    for (const value of [undefined, null, 0, 'now', []]) {
      expect(clock.safeParse(value).success).toBe(false);
    }
  });

  test('carries a ticket in the handshake, or none', () => {
    expect(handshakeAuth.parse({})).toEqual({});
    expect(handshakeAuth.parse({ ticket: 't' })).toEqual({ ticket: 't' });
    for (const ticket of [null, 7, ['t'], 'x'.repeat(1025)]) {
      expect(handshakeAuth.safeParse({ ticket }).success).toBe(false);
    }
  });
});

describe('the answer to watching', () => {
  test.each([
    { ok: true },
    { ok: true, online: [7] },
    { ok: false },
    { ok: false, code: 'OTHER' },
    { code: 'FORBIDDEN' },
    null,
  ])('is not %j', (reply) => {
    expect(watchReply.safeParse(reply).success).toBe(false);
  });
});

describe('the request for the live sessions', () => {
  test('names at most a thousand', () => {
    const sids = Array.from({ length: 1000 }, () => 'x'.repeat(64));
    expect(sessionsRequest.parse({ sids })).toEqual({ sids });
    expect(sessionsRequest.safeParse({ sids: [...sids, 'x'] }).success).toBe(false);
    expect(sessionsRequest.safeParse({ sids: ['x'.repeat(65)] }).success).toBe(false);
    expect(sessionsRequest.safeParse({ sids: 'x' }).success).toBe(false);
    expect(sessionsReply.parse({ live: [] })).toEqual({ live: [] });
    expect(sessionsReply.safeParse({ live: [null] }).success).toBe(false);
  });
});

test('rooms of games, players and sessions never collide', () => {
  const rooms = [
    gameRoom(1),
    playerRoom(userPlayer('1')),
    playerRoom(guestPlayer('1')),
    sessionRoom('1'),
  ];
  expect(rooms).toEqual(['game:1', 'user:1', 'guest:1', 'session:1']);
});
