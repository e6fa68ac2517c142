import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestApi, type TestApi, testSecret } from '@craque/api/testing/test-api.ts';
import type { TestClient } from '@craque/api/testing/test-client.ts';
import {
  acceptFriend,
  readFriendRequests,
  requestFriend,
} from '@craque/common/contracts/friends.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import { createChallenge, joinChallenge } from '@craque/common/contracts/challenges.ts';
import { type ServerEventName, socketPath } from '@craque/common/contracts/realtime.ts';
import { createRealtime } from '@craque/realtime/realtime.ts';
import { io, type Socket } from 'socket.io-client';

type Received = { name: string; body: Record<string, unknown> };

const cookiesOf = ({ cookies }: TestClient) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

function keep(socket: Socket): Received[] {
  const received: Received[] = [];
  socket.onAny((name: string, body: Record<string, unknown>) => received.push({ name, body }));
  return received;
}

async function connectTo(address: string, client: TestClient, auth: object = {}) {
  const socket = io(address, {
    path: socketPath,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { cookie: cookiesOf(client) },
    auth,
  });
  const received = keep(socket);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return { socket, received };
}

function playerOn(
  { client, user }: Awaited<ReturnType<TestApi['user']>>,
  { socket, received }: Awaited<ReturnType<typeof connectTo>>,
) {
  const of = (name: string) => received.filter((each) => each.name === name);
  return {
    client,
    socket,
    received,
    id: user.id,
    name: user.username,
    namesOf: (...names: readonly ServerEventName[]) =>
      received
        .map(({ name }) => name)
        .filter((name) => (names as readonly string[]).includes(name)),
    /** Resolves when so many events of the name have arrived. */
    async arrived(name: ServerEventName, count = 1): Promise<Record<string, unknown>> {
      while (of(name).length < count) await new Promise((resolve) => setTimeout(resolve, 2));
      return of(name)[count - 1]?.body ?? {};
    },
    async watch({ id, ticket }: Pick<GameView, 'id' | 'ticket'>): Promise<void> {
      const reply = await socket.timeout(60_000).emitWithAck('watch', { gameId: id, ticket });
      if (!reply.ok) throw new Error(`not let in to watch: ${reply.code}`);
    },
  };
}

export type LivePlayer = ReturnType<typeof playerOn>;

async function befriend(one: LivePlayer, other: LivePlayer): Promise<void> {
  await one.client.call(requestFriend, { body: { friendId: other.id } });
  const { body } = await other.client.call(readFriendRequests);
  const request = body.find(({ userId }) => userId === one.id);
  await other.client.call(acceptFriend, { id: request?.id ?? '' });
}

/** In one process, on a store in memory, with a fake clock and calls to hold. */
export async function startLiveProduct() {
  const opened: { api?: TestApi } = {};
  const realtime = createRealtime({
    origins: new Set(),
    secureCookies: false,
    secrets: [testSecret],
    liveSessions: async (sids) => {
      const found = await Promise.all(sids.map((sid) => opened.api?.stores.sessions.find(sid)));
      return new Set(found.flatMap((session) => session?.sid ?? []));
    },
    clock: () => opened.api?.clock.now() ?? 0,
    log: { debug() {}, info() {}, warn() {}, error() {} },
    random: Math.random,
    limitsFactor: 1000,
  });
  const api = await startTestApi({ pushes: realtime.pushes });
  opened.api = api;
  const server = createServer();
  realtime.attach(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const connect = (client: TestClient, auth?: object) => connectTo(address, client, auth);
  return {
    api,
    realtime,
    connect,
    async player() {
      const account = await api.user();
      return playerOn(account, await connect(account.client));
    },
    befriend,
    /** A game of the first player that all others have joined, watched by all. */
    async challenge([creator, ...others]: readonly LivePlayer[], choice: object = {}) {
      if (!creator) throw new RangeError('a challenge needs players');
      for (const other of others) await befriend(creator, other);
      const body = { sport: 'soccer', ...choice, friendIds: others.map(({ id }) => id) };
      const made = await creator.client.call(createChallenge, { body });
      if (made.status !== 201) throw new Error(made.text);
      const { id } = made.body;
      const views = [made.body];
      for (const { client } of others) {
        views.push((await client.call(joinChallenge, { id })).body);
      }
      const all = [creator, ...others];
      await Promise.all(all.map((player, at) => player.watch(views[at] ?? made.body)));
      return { id, views };
    },
    async close() {
      await realtime.drain(0);
      server.close();
      await api.close();
    },
  };
}
