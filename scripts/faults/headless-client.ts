import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { User } from '@craque/common/contracts/user.ts';
import { io } from 'socket.io-client';
import { createStore } from 'zustand/vanilla';
import { createGameStore } from '../../web/src/play/state/game-store.ts';
import { gameOf } from '../../web/src/play/state/game-state.ts';
import { followGame } from '../../web/src/features/challenge/state/challenge-store.ts';
import { type Call, createCall } from '../../web/src/lib/api.ts';
import type { Connect } from '../../web/src/lib/transport.ts';
import { createLive } from '../../web/src/lib/live.ts';
import { browserTiming } from '../../web/src/lib/time/timing.ts';
import type { Session } from '../../web/src/lib/session-store.ts';
import { socketOptions, transportOver, type Socket } from '../../web/src/lib/socket.ts';
import { quietGame, quietScreen } from '../../web/src/testing/quiet-screen.ts';
import type { SeededPlayer } from '../testing/seed-players.ts';
import { untilTrue } from '../services/service.ts';

export function callerOf(origin: string, { cookie }: SeededPlayer, address = origin): Call {
  return createCall({
    fetch: (input, init) =>
      fetch(`${address}${input}`, { ...init, headers: { ...init?.headers, cookie, origin } }),
    timeZone: () => 'UTC',
  });
}

/**
 * The client as a browser runs it, without a display; its socket is open from the start, unless its
 * network lets none through.
 */
export function openClient(
  origin: string,
  player: SeededPlayer,
  address = origin,
  hasSockets = true,
) {
  const { cookie, id, username } = player;
  const call = callerOf(origin, player, address);
  const connect: Connect = async (_ticket, handlers) => {
    if (!hasSockets) throw new Error('no socket gets through');
    const socket = io(address, { ...socketOptions, extraHeaders: { cookie, origin } });
    return transportOver(socket as unknown as Socket, handlers);
  };
  const user = { id, username } as User;
  const session = createStore<Session>(() => ({ state: 'user', user }));
  const live = createLive({ connect, session });
  return { ...player, call, live, screen: quietScreen(), close: live.hold() };
}
export type HeadlessClient = ReturnType<typeof openClient>;

export async function openScreen(client: HeadlessClient, gameId: number) {
  const { call, live, screen } = client;
  const game = createGameStore({ ...quietGame, call, now: Date.now, newKey: randomUUID });
  const { later } = browserTiming;
  const shared = followGame(gameId, { ...screen, game, call, live, later, now: Date.now });
  const view = () => gameOf(game.getState());
  const seen = { notices: 0 };
  const cuts = [{ from: 0, to: Infinity }];
  const stops = [
    shared.subscribe((now, before) => {
      if (now.winner && !before.winner) seen.notices += 1;
      if (now.connection === before.connection) return;
      const last = cuts.at(-1);
      const isCut = last?.to === Infinity;
      if (now.connection === 'live') {
        if (isCut) last.to = performance.now();
        // A finished game is no longer watched, and misses nothing.
      } else if (!isCut && view()?.challenge?.finished === null)
        cuts.push({ from: performance.now(), to: Infinity });
    }),
    shared.start(),
  ];
  // If the first read has failed the page offers a retry; so does this.
  for (let tries = 0; tries < 200 && view()?.id !== gameId; tries += 1) {
    if (tries > 0) await sleep(250);
    await game.load(gameId);
  }
  return {
    ...{ client, game, gameId, view },
    /** The guesses that were sent; true if acknowledged. */
    sent: new Map<string, boolean>(),
    winnerNotices: () => seen.notices,
    /** Whether its line to the pushes stood all that time. Moments are ms of the process. */
    wasLive: (from: number, to = Infinity) => cuts.every((cut) => cut.to < from || cut.from > to),
    close() {
      for (const stop of stops) stop();
    },
  };
}
export type Screen = Awaited<ReturnType<typeof openScreen>>;

export async function openSockets(
  origin: string,
  players: readonly SeededPlayer[],
  count: number,
  address = origin,
) {
  const returns: number[] = [];
  const clients = Array.from({ length: count }, (_, index) => {
    const player = players[index % players.length];
    if (!player) throw new RangeError('sockets need players');
    const client = openClient(origin, player, address);
    let lostAt: number | undefined;
    client.live.subscribe(({ state }) => {
      if (state === 'lost') lostAt ??= performance.now();
      if (state !== 'live' || lostAt === undefined) return;
      returns.push(performance.now() - lostAt);
      lostAt = undefined;
    });
    return client;
  });
  const states = () => clients.map(({ live }) => live.getState());
  /** Connected, and to a node that gets all events. */
  const live = () => states().filter(({ state, healthy }) => state === 'live' && healthy).length;
  const untilAllLive = () => untilTrue(() => live() === count);
  await untilAllLive();
  returns.length = 0;
  return {
    ...{ live, untilAllLive },
    returns,
    close() {
      for (const client of clients) client.close();
    },
  };
}
