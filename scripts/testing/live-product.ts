import { startTestApi, type TestApi, testSecret } from '@craque/api/testing/test-api.ts';
import type { TestClient } from '@craque/api/testing/test-client.ts';
import {
  acceptFriend,
  readFriendRequests,
  requestFriend,
} from '@craque/common/contracts/friends.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import { createChallenge, joinChallenge } from '@craque/common/contracts/challenges.ts';
import type { ServerEventName } from '@craque/common/contracts/realtime.ts';
import {
  connected,
  startTestNode,
  type TestClient as SocketClient,
} from '@craque/realtime/testing/test-node.ts';
import { until } from '@craque/realtime/testing/until.ts';

const cookiesOf = ({ cookies }: TestClient) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

function playerOn(
  { client, user }: Awaited<ReturnType<TestApi['user']>>,
  { socket, watch, ...connection }: SocketClient,
) {
  const received = connection.received as { name: string; body: Record<string, unknown> }[];
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
      await until(() => of(name).length >= count);
      return of(name)[count - 1]?.body ?? {};
    },
    async watch({ id, ticket }: Pick<GameView, 'id' | 'ticket'>): Promise<void> {
      const reply = await watch(id, ticket ?? '');
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
  const node = await startTestNode({
    secrets: [testSecret],
    liveSessions: async (sids) => {
      const found = await Promise.all(sids.map((sid) => opened.api?.stores.sessions.find(sid)));
      return new Set(found.flatMap((session) => session?.sid ?? []));
    },
    clock: () => opened.api?.clock.now() ?? 0,
  });
  const { realtime } = node;
  const api = await startTestApi({ pushes: realtime.pushes });
  opened.api = api;
  const connect = (client: TestClient, auth: object = {}) =>
    connected(node.client({ cookie: cookiesOf(client), auth }));
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
      await node.close();
      await api.close();
    },
  };
}
