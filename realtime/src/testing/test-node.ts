import { createServer } from 'node:http';
import {
  type ServerEventName,
  socketPath,
  type WatchReply,
} from '@craque/common/contracts/realtime.ts';
import { type PlayerId, userPlayer } from '@craque/common/domain/ids.ts';
import { listenLocally } from '@craque/common/testing/local-server.ts';
import { cookieNames } from '@craque/common/tokens/cookies.ts';
import { createGuestPass } from '@craque/common/tokens/guest-pass.ts';
import { createSessionTokens } from '@craque/common/tokens/session-token.ts';
import { createWatchTickets } from '@craque/common/tokens/watch-ticket.ts';
import { io, type Socket } from 'socket.io-client';
import { createRealtime, type Realtime, type RealtimeParts } from '../realtime.ts';
import { until } from './until.ts';

export const pageOrigin = 'http://localhost:3000';
const secrets = ['a-secret-of-the-tests-with-enough-characters'];
const names = cookieNames(false);
const week = 7 * 24 * 60 * 60 * 1000;

export const tokens = createSessionTokens(secrets);
export const guestPass = createGuestPass(secrets);
export const tickets = createWatchTickets(secrets);

/** Cookies of a user; the session's id defaults to `<user>-session`. */
export function sessionCookie(
  user: string,
  { sid = `${user}-session`, now = Date.now(), age = week } = {},
): string {
  return `${names.session}=${tokens.sign({ sid, userId: user, expiresAt: now + age }, now)}`;
}

export function newGuest(): { cookie: string; player: PlayerId } {
  const { value, player } = guestPass.issue();
  return { cookie: `${names.guest}=${value}`, player };
}

export const ticketOf = (user: string, gameId: number, now = Date.now()): string =>
  tickets.issue({ gameId, player: userPlayer(user), userId: user }, now);

export type TestClient = {
  socket: Socket;
  received: { name: string; body: unknown }[];
  /** The next event of that name, or one that has arrived already and was not taken. */
  next(name: ServerEventName): Promise<unknown>;
  send(name: string, ...body: unknown[]): Promise<WatchReply>;
  watch(gameId: number, ticket: string): Promise<WatchReply>;
  ended: Promise<string>;
};

type ClientOptions = { cookie?: string; origin?: string; auth?: object; namespace?: string };

/** A client of the service at the address, which has not connected yet. */
export function openClient(
  address: string,
  { cookie, origin = pageOrigin, auth, namespace = '/' }: ClientOptions,
): TestClient {
  const socket = io(`${address}${namespace}`, {
    path: socketPath,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { ...(origin && { origin }), ...(cookie && { cookie }) },
    ...(auth && { auth }),
  });
  const received: { name: string; body: unknown }[] = [];
  const waiting: { name: string; take(body: unknown): void }[] = [];
  const untaken: { name: string; body: unknown }[] = [];
  socket.onAny((name: string, body: unknown) => {
    received.push({ name, body });
    const at = waiting.findIndex((each) => each.name === name);
    if (at < 0) untaken.push({ name, body });
    else waiting.splice(at, 1)[0]?.take(body);
  });
  const send = (name: string, ...body: unknown[]) =>
    socket.emitWithAck(name, ...body) as Promise<WatchReply>;
  return {
    socket,
    received,
    next(name) {
      const at = untaken.findIndex((each) => each.name === name);
      if (at >= 0) return Promise.resolve(untaken.splice(at, 1)[0]?.body);
      return new Promise((take) => waiting.push({ name, take }));
    },
    send,
    watch: (gameId, ticket) => send('watch', { gameId, ticket }),
    ended: new Promise((resolve) => socket.once('disconnect', resolve)),
  };
}

export type TestNode = {
  realtime: Realtime;
  url: string;
  port: number;
  endedSessions: Set<string>;
  client(options?: ClientOptions): TestClient;
  /** A connected client of the user. Rejects with the refusal's code. */
  user(name: string, options?: ClientOptions): Promise<TestClient>;
  /** Resolves when the metrics have this line. */
  untilMetric(line: string): Promise<void>;
  close(): Promise<void>;
};

/** Rejects with the code of the refusal, or the message of the error. */
export async function connected(client: TestClient): Promise<TestClient> {
  await new Promise<void>((resolve, reject) => {
    client.socket.once('connect', resolve);
    client.socket.once('connect_error', (error: Error & { data?: { code?: string } }) =>
      reject(new Error(error.data?.code ?? error.message)),
    );
  });
  return client;
}

const quiet = () => undefined;
export const silentLog = { debug: quiet, info: quiet, warn: quiet, error: quiet };

/** A realtime service on a free port, with clients that talk to it over real sockets. */
export async function startTestNode(parts: Partial<RealtimeParts> = {}): Promise<TestNode> {
  const endedSessions = new Set<string>();
  const clients: Socket[] = [];
  const realtime = createRealtime({
    origins: new Set([pageOrigin]),
    secureCookies: false,
    secrets,
    liveSessions: async (sids) => new Set(sids.filter((sid) => !endedSessions.has(sid))),
    clock: Date.now,
    random: Math.random,
    log: silentLog,
    limitsFactor: 1000,
    ...parts,
    limits: { closeTimeout: 50, refusalDelay: 10, ...parts.limits },
  });
  const server = createServer(
    { shouldUpgradeCallback: realtime.takesUpgrade },
    (_request, response) => response.writeHead(404).end(),
  );
  realtime.attach(server);
  const port = await listenLocally(server);
  const url = `http://127.0.0.1:${port}`;

  function client(options: ClientOptions = {}) {
    const opened = openClient(url, options);
    clients.push(opened.socket);
    return opened;
  }
  return {
    realtime,
    url,
    port,
    endedSessions,
    client,
    user: (name, options = {}) => connected(client({ cookie: sessionCookie(name), ...options })),
    untilMetric: (line) => until(async () => (await realtime.metricsText()).includes(`${line}\n`)),
    async close() {
      for (const socket of clients) socket.disconnect();
      await realtime.drain(0);
      server.closeAllConnections();
      server.close();
    },
  };
}
