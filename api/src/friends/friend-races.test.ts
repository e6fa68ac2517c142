import { describe, expect, test } from '@jest/globals';
import { deleteAccount } from '@craque/common/contracts/accounts.ts';
import {
  acceptFriend,
  readFriendRequests,
  readFriends,
  rejectFriend,
  removeFriend,
  requestFriend,
} from '@craque/common/contracts/friends.ts';
import { blockUser, unblockUser } from '@craque/common/contracts/people.ts';
import { newRequest } from '@craque/common/domain/friendship.ts';
import type { Point } from '../testing/races/held-calls.ts';
import { inOrder, orders } from '../testing/races/races.ts';
import { startFileApi } from '../testing/file-api.ts';
import { startTestApi, testPassword } from '../testing/test-api.ts';
import type { Answer, TestClient } from '../testing/test-client.ts';

/* Races of requests, and of a deletion with an answer, in every order of their calls to the store. */
const api = await startFileApi();

type Person = Awaited<ReturnType<typeof api.user>>;

const ask = (from: Person, to: Person, headers: Record<string, string> = {}) =>
  from.client.call(requestFriend, { body: { friendId: to.user.id }, headers });
const accept = (client: TestClient, id: string) => client.call(acceptFriend, { id });
const reject = (client: TestClient, id: string) => client.call(rejectFriend, { id });
const leave = ({ client }: Person) =>
  client.call(deleteAccount, { body: { password: testPassword } });
const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort();

// Made once: each race removes its rows of the pair before the next.
const ann = await api.user();
const bob = await api.user();

async function forget() {
  for (const { user } of [ann, bob]) {
    await api.stores.friendships.removeOf(user.id);
    await api.stores.achievements.removeOf(user.id);
  }
}

/** Ann has asked Bob, who already has `friends` friends. */
async function asked({ friends = 0 } = {}): Promise<string> {
  await forget();
  for (let at = 0; at < friends; at += 1) {
    const request = { id: `${bob.user.id}-${at}`, from: bob.user.id, to: `friend-${at}`, now: at };
    const friendship = { ...newRequest(request), status: 'accepted', answeredAt: at } as const;
    await api.stores.friendships.insert(friendship);
  }
  return (await ask(ann, bob)).body.id;
}

const pair = () => api.stores.friendships.findPair(ann.user.id, bob.user.id);
const friendsOf = async ({ client }: Person) =>
  (await client.call(readFriends)).body.map(({ friend }) => friend.id);
const requestsTo = async ({ client }: Person) => (await client.call(readFriendRequests)).body;

/** Each is listed once among the other's friends, and no request is left. */
async function expectFriends(): Promise<void> {
  expect([await friendsOf(ann), await friendsOf(bob)]).toEqual([[bob.user.id], [ann.user.id]]);
  expect([await requestsTo(ann), await requestsTo(bob)]).toEqual([[], []]);
}

async function expectStrangers(): Promise<void> {
  expect([await friendsOf(ann), await friendsOf(bob)]).toEqual([[], []]);
  expect([await requestsTo(ann), await requestsTo(bob)]).toEqual([[], []]);
}

describe('one request accepted twice', () => {
  test.each(orders)('makes one friendship, which counts once, %s', async (_, order) => {
    const id = await asked({ friends: 4 });
    const send = () => accept(bob.client, id);
    const answers = await inOrder(api, 'friendships.save', order, send, send);
    expect(statusesOf(answers)).toEqual([200, 200]);
    expect(answers[0].text).toBe(answers[1].text);
    expect(await api.stores.friendships.friendsOf(bob.user.id)).toHaveLength(5);
    const unlocked = await api.stores.achievements.listOf(bob.user.id);
    expect(unlocked.map(({ key }) => key)).toEqual(['sports_network']);
  });
});

describe('one request accepted and rejected', () => {
  test.each(orders)('the first save counts, %s', async (_, order) => {
    const id = await asked();
    const sends = [() => accept(bob.client, id), () => reject(bob.client, id)] as const;
    const answers = await inOrder<Answer, Answer>(api, 'friendships.save', order, ...sends);
    const [winner, loser] = order.map((index) => answers[index]);
    expect([winner?.status, loser?.status]).toEqual([200, 409]);
    expect(loser?.error.message).toBe('This friend request has been answered already');
    const isAccepted = order[0] === 0;
    await (isAccepted ? expectFriends() : expectStrangers());
    expect((await pair())?.status).toBe(isAccepted ? 'accepted' : 'rejected');
  });
});

describe('two people who request each other', () => {
  test.each(orders)('become friends by the later request, %s', async (_, order) => {
    await forget();
    const answers = await inOrder(
      api,
      'friendships.insert',
      order,
      () => ask(ann, bob),
      () => ask(bob, ann),
    );
    expect(statusesOf(answers)).toEqual([201, 201]);
    expect(order.map((index) => answers[index].body.status)).toEqual(['pending', 'accepted']);
    expect(answers[0].body.id).toBe(answers[1].body.id);
    await expectFriends();
  });

  test.each(orders)('even if one of them accepts at the same time, %s', async (_, order) => {
    const id = await asked();
    const answers = await inOrder(
      api,
      'friendships.save',
      order,
      () => accept(bob.client, id),
      () => ask(bob, ann),
    );
    const isAskFirst = order[0] === 1;
    expect(answers.map(({ status }) => status)).toEqual([200, isAskFirst ? 201 : 409]);
    await expectFriends();
  });
});

describe('a request sent twice at once', () => {
  const kinds = [
    ['with one key gets one answer', { 'idempotency-key': 'once' }],
    ['without a key is refused the second time', {}],
  ] as const;

  test.each(kinds)('%s', async (_, headers) => {
    const isKeyed = 'idempotency-key' in headers;
    const send = () => ask(ann, bob, headers);
    await forget();
    const answers = await inOrder(api, 'friendships.insert', [0, 1], send, send);
    expect(statusesOf(answers)).toEqual([201, isKeyed ? 201 : 409]);
    if (isKeyed) expect(answers[0].text).toBe(answers[1].text);
    expect(await requestsTo(bob)).toHaveLength(1);
  });
});

describe('a friendship that ends during an old answer', () => {
  test('is not restored by it', async () => {
    const id = await asked();
    const held = api.hold('friendships.save', 1);
    const late = accept(bob.client, id);
    await held.arrived(1);
    await accept(bob.client, id);
    await ann.client.call(removeFriend, { id });
    api.clock.move(1);
    const next = await ask(bob, ann);
    held.release(0);
    expect((await late).status).toBe(404);
    expect([await friendsOf(ann), await friendsOf(bob)]).toEqual([[], []]);
    expect((await requestsTo(ann)).map((request) => request.id)).toEqual([next.body.id]);
  });

  test.each(orders)('ended from both sides at once ends once, %s', async (_, order) => {
    const id = await asked();
    await accept(bob.client, id);
    const end = ({ client }: Person) => client.call(removeFriend, { id });
    const answers = await inOrder(
      api,
      'friendships.remove',
      order,
      () => end(ann),
      () => end(bob),
    );
    expect(statusesOf(answers)).toEqual([200, 404]);
    expect(await pair()).toBeUndefined();
  });
});

describe('a block during', () => {
  const cases = [
    ['a request back', () => ask(bob, ann), 404],
    ['an answer', async () => accept(bob.client, (await pair())?.id ?? ''), 404],
  ] as const;
  test.each(cases)('%s leaves no friends', async (_, send, status) => {
    await asked();
    const held = api.hold('friendships.save', 1);
    const answer = send();
    await held.arrived(1);
    await bob.client.call(blockUser, { body: { username: ann.user.username } });
    held.release(0);
    const answered = (await answer).status;
    await bob.client.call(unblockUser, { id: ann.user.id });
    expect(answered).toBe(status);
    await expectStrangers();
  });
});

describe('an account deleted during a friend request', () => {
  const traces = async ({ user }: Person) => ({
    friendships: await api.stores.friendships.allOf(user.id),
    achievements: await api.stores.achievements.listOf(user.id),
  });
  const nothing = { friendships: [], achievements: [] };

  type Case = readonly [
    what: string,
    point: Point,
    /** The request in flight; `gone` is the user whose account is deleted meanwhile. */
    start: (gone: Person, other: Person) => Promise<() => Promise<Answer>>,
    refusal: readonly [status: number, message: string],
  ];
  const cases: readonly Case[] = [
    [
      'to it',
      'friendships.insert',
      async (gone, other) => () => ask(other, gone),
      [404, 'User not found'],
    ],
    [
      'back to it',
      'friendships.save',
      async (gone, other) => {
        await ask(gone, other);
        return () => ask(other, gone);
      },
      [404, 'User not found'],
    ],
    [
      'from it, being accepted',
      'friendships.save',
      async (gone, other) => {
        const { id } = (await ask(gone, other)).body;
        return () => accept(other.client, id);
      },
      [404, 'Friend request not found'],
    ],
    [
      'from it',
      'friendships.insert',
      async (gone, other) => () => ask(gone, other),
      [401, 'Not signed in'],
    ],
  ];

  /** The request is held where its case says. */
  async function begun([, point, start]: Case) {
    const [gone, other] = [await api.user(), await api.user()];
    const send = await start(gone, other);
    const held = api.hold(point, 1);
    const answer = send();
    await held.arrived(1);
    return { gone, other, held, answer };
  }

  test.each(cases)('a request %s: nothing is left, deleted first', async (...row) => {
    const { gone, other, held, answer } = await begun(row);
    expect((await leave(gone)).status).toBe(200);
    held.release(0);
    const { status, error } = await answer;
    expect([status, error.message]).toEqual(row[3]);
    expect([await traces(gone), await traces(other)]).toEqual([nothing, nothing]);
  });

  test.each(cases)('a request %s: nothing is left, half deleted', async (...row) => {
    const { gone, other, held, answer } = await begun(row);
    const batch = api.hold('after users.remove', 1);
    const left = leave(gone);
    await batch.arrived(1);
    held.release(0);
    expect((await answer).status).toBeGreaterThanOrEqual(400);
    batch.release(0);
    expect((await left).status).toBe(200);
    expect([await traces(gone), await traces(other)]).toEqual([nothing, nothing]);
  });
});

describe('a change that always loses the race', () => {
  test('is 503 with Retry-After after 20 tries', async () => {
    const slow = await startTestApi({
      wrapStores: (stores) => ({
        ...stores,
        friendships: { ...stores.friendships, save: async () => false },
      }),
    });
    const [one, other] = [await slow.user(), await slow.user()];
    const { id } = (await ask(one, other)).body;
    const { status, headers } = await accept(other.client, id);
    expect([status, headers.get('retry-after')]).toEqual([503, '1']);
    await slow.close();
  });
});
