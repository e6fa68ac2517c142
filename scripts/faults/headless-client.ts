import './browser-place.ts';
import { randomUUID } from 'node:crypto';
import { socketPath } from '@craque/common/contracts/realtime.ts';
import type { User } from '@craque/common/contracts/user.ts';
import { io } from 'socket.io-client';
import { createStore } from 'zustand/vanilla';
import { createGameStore, type GameStore } from '../../web/src/play/state/game-store.ts';
import { gameOf } from '../../web/src/play/state/game-state.ts';
import { followGame } from '../../web/src/features/challenge/state/challenge-store.ts';
import type { KeyValue } from '../../web/src/lib/storage.ts';
import { type Call, createCall } from '../../web/src/lib/api.ts';
import type { Connect } from '../../web/src/lib/transport.ts';
import { createLive, type Live } from '../../web/src/lib/live.ts';
import type { Session } from '../../web/src/lib/session-store.ts';
import { transportOver, type Socket } from '../../web/src/lib/socket.ts';
import type { SeededPlayer } from '../testing/seed-players.ts';

/** The client as a browser runs it, without a display: its calls, its one socket, its stores. */
export type HeadlessClient = SeededPlayer & {
  call: Call;
  live: Live;
  /** What the screen of a game would show, until `close`. */
  open(gameId: number): Promise<Screen>;
  close(): void;
};

export type Screen = {
  client: HeadlessClient;
  game: GameStore;
  view: () => ReturnType<typeof gameOf>;
  winnerNotices: () => number;
  noticedAt: () => number;
  wasLiveSince: (moment: number) => boolean;
  close(): void;
};

function connectTo(address: string, origin: string, cookie: string): Connect {
  return async (_ticket, handlers) =>
    transportOver(
      io(address, {
        path: socketPath,
        transports: ['websocket'],
        autoConnect: false,
        forceNew: true,
        timeout: 5_000,
        reconnectionDelay: 300,
        reconnectionDelayMax: 5_000,
        randomizationFactor: 0.5,
        extraHeaders: { cookie, origin },
      }) as unknown as Socket,
      handlers,
    );
}

function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/** Its socket is open from the start. */
export function openClient(origin: string, player: SeededPlayer, address = origin): HeadlessClient {
  const { cookie, id, username } = player;
  const call = createCall({
    fetch: (input, init) =>
      fetch(`${address}${input}`, { ...init, headers: { ...init?.headers, cookie, origin } }),
    timeZone: () => 'UTC',
  });
  const user = { id, username } as User;
  const session = createStore<Session>(() => ({ state: 'user', user }));
  const live = createLive({ connect: connectTo(address, origin, cookie), session });
  const release = live.hold();
  const kept = new Map<string, string>();
  const announced: KeyValue = {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void kept.set(key, value),
  };
  const client: HeadlessClient = {
    ...player,
    call,
    live,
    open: (gameId) => openScreen(client, gameId, announced),
    close: release,
  };
  return client;
}

async function openScreen(
  client: HeadlessClient,
  gameId: number,
  announced: KeyValue,
): Promise<Screen> {
  const { call, live } = client;
  const game = createGameStore({
    call,
    language: () => 'en',
    now: Date.now,
    newKey: randomUUID,
    isGuest: () => false,
    leagues: () => [],
    bookOf: () => undefined,
    notify: () => undefined,
  });
  const shared = followGame(gameId, {
    game,
    call,
    live,
    later,
    announced,
    language: () => 'en',
    now: Date.now,
    onVisible: () => () => undefined,
    isHidden: () => false,
  });
  const view = () => gameOf(game.getState());
  const seen = { notices: 0, noticedAt: 0, isCut: true, cutUntil: 0 };
  const stops = [
    shared.subscribe((now, before) => {
      if (now.winner && !before.winner) {
        seen.notices += 1;
        seen.noticedAt = Date.now();
      }
      if (now.connection === before.connection) return;
      // A finished game is no longer watched, and misses nothing.
      if (now.connection !== 'live') seen.isCut ||= view()?.challenge?.finished === null;
      else if (seen.isCut) Object.assign(seen, { isCut: false, cutUntil: performance.now() });
    }),
    shared.start(),
  ];
  // If the first read has failed the page offers a retry; so does this.
  for (let tries = 0; tries < 200 && view()?.id !== gameId; tries += 1) {
    if (tries > 0) await new Promise((resolve) => setTimeout(resolve, 250));
    await game.load(gameId);
  }
  return {
    client,
    game,
    view,
    winnerNotices: () => seen.notices,
    noticedAt: () => seen.noticedAt,
    wasLiveSince: (moment) => !seen.isCut && seen.cutUntil < moment,
    close() {
      for (const stop of stops) stop();
    },
  };
}
