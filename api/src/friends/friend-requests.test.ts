import { describe, expect, test } from '@jest/globals';
import { deleteAccount } from '@craque/common/contracts/accounts.ts';
import {
  acceptFriend,
  readFriendRequests,
  readFriends,
  rejectFriend,
  removeFriend,
  requestFriend,
  searchUsers,
} from '@craque/common/contracts/friends.ts';
import { startFileApi } from '../testing/file-api.ts';
import { testPassword } from '../testing/test-api.ts';
import type { Answer } from '../testing/test-client.ts';

const api = await startFileApi();

const day = 24 * 60 * 60 * 1000;
type Person = Awaited<ReturnType<typeof api.user>>;

const ask = (from: Person, to: Person, key?: string) =>
  from.client.call(requestFriend, {
    body: { friendId: to.user.id },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const accept = ({ client }: Person, id: string) => client.call(acceptFriend, { id });
const reject = ({ client }: Person, id: string) => client.call(rejectFriend, { id });
const remove = ({ client }: Person, id: string) => client.call(removeFriend, { id });
const friendsOf = async ({ client }: Person) => (await client.call(readFriends)).body;
const requestsTo = async ({ client }: Person) => (await client.call(readFriendRequests)).body;
const relationTo = async ({ client }: Person, { user }: Person) => {
  const found = await client.call(searchUsers, { query: { username: user.username } });
  return found.body[0]?.relation;
};

const outcomeOf = ({ status, error }: Answer) => [status, error?.message, error?.code];
const publicFields = ({ user: { id, username, displayName, avatarUrl } }: Person) => {
  return { id, username, displayName, avatarUrl };
};

/** Ann and Bob, without a relation. */
const two = async () => [await api.user(), await api.user()] as const;

/** Ann has asked Bob. */
async function asked() {
  const [ann, bob] = await two();
  return { ann, bob, id: (await ask(ann, bob)).body.id };
}

async function friends() {
  const { ann, bob, id } = await asked();
  await accept(bob, id);
  return { ann, bob, id };
}

const missingRequest = [404, 'Friend request not found', 'friend_request_not_found'];
const missingFriend = [404, 'Friend not found', 'friend_not_found'];
const alreadySent = [409, 'Friend request already sent', 'friend_request_sent'];

describe('a request', () => {
  test("is 201, appears only in the other's list and names the requester", async () => {
    const [ann, bob] = await two();
    const { status, body } = await ask(ann, bob);
    const createdAt = new Date(api.clock.now()).toISOString();
    const ids = { userId: ann.user.id, friendId: bob.user.id };
    expect([status, body]).toEqual([201, { id: body.id, ...ids, status: 'pending', createdAt }]);
    expect(await requestsTo(bob)).toEqual([
      { id: body.id, userId: ann.user.id, createdAt, user: publicFields(ann) },
    ]);
    expect(await requestsTo(ann)).toEqual([]);
    expect([await friendsOf(ann), await friendsOf(bob)]).toEqual([[], []]);
  });

  test('to oneself and to nobody is refused', async () => {
    const ann = await api.user();
    const send = async (friendId: string) =>
      outcomeOf(await ann.client.call(requestFriend, { body: { friendId } }));
    expect(await send(ann.user.id)).toEqual([400, 'You cannot add yourself', 'cannot_add_self']);
    expect(await send('nobody')).toEqual([404, 'User not found', 'user_not_found']);
  });

  test('that is open, and one to a friend from either side, is 409', async () => {
    const { ann, bob, id } = await asked();
    expect(outcomeOf(await ask(ann, bob))).toEqual(alreadySent);
    await accept(bob, id);
    const friendsAlready = [409, 'You are already friends', 'already_friends'];
    expect(outcomeOf(await ask(ann, bob))).toEqual(friendsAlready);
    expect(outcomeOf(await ask(bob, ann))).toEqual(friendsAlready);
    expect(await requestsTo(bob)).toEqual([]);
  });
});

describe('a request sent again under its key', () => {
  test('gets the same answer while it is open, accepted or rejected', async () => {
    for (const answer of [undefined, accept, reject]) {
      const [ann, bob] = await two();
      const first = await ask(ann, bob, 'k1');
      await answer?.(bob, first.body.id);
      api.clock.move(1000);
      const again = await ask(ann, bob, 'k1');
      expect([again.status, again.text]).toEqual([201, first.text]);
      const refused = answer === accept ? 'already_friends' : 'friend_request_sent';
      expect((await ask(ann, bob, 'k2')).error.code).toBe(refused);
    }
  });

  test('with another addressee is 422 and sends nothing', async () => {
    const [ann, bob] = await two();
    const eve = await api.user();
    await ask(ann, bob, 'k1');
    const spent = 'This Idempotency-Key was used for another request';
    expect(outcomeOf(await ask(ann, eve, 'k1'))).toEqual([422, spent, 'idempotency_mismatch']);
    expect(await requestsTo(eve)).toEqual([]);
    expect((await ask(eve, ann, 'k1')).status).toBe(201);
  });
});

describe('accepting', () => {
  test("is 200 with the new friend, adds each to the other's list and can be repeated", async () => {
    const { ann, bob, id } = await asked();
    const first = await accept(bob, id);
    const entry = { id, friend: { ...publicFields(ann), totalScore: 0 } };
    expect([first.status, first.body]).toEqual([200, entry]);
    expect(await friendsOf(bob)).toEqual([entry]);
    expect(await friendsOf(ann)).toEqual([{ id, friend: { ...publicFields(bob), totalScore: 0 } }]);
    expect(await requestsTo(bob)).toEqual([]);
    expect((await accept(bob, id)).text).toBe(first.text);
    expect(await friendsOf(bob)).toHaveLength(1);
  });

  test.each([
    ['by accepting', (me: Person, _: Person, id: string) => accept(me, id)],
    ['by requesting in turn', (me: Person, other: Person) => ask(me, other)],
  ] as const)(
    'the fifth, %s, gives Sports Network to the one who has five',
    async (_, befriend) => {
      const ann = await api.user();
      const others = await Promise.all(Array.from({ length: 5 }, () => api.user()));
      for (const other of others) {
        expect(await api.stores.achievements.listOf(ann.user.id)).toEqual([]);
        await befriend(ann, other, (await ask(other, ann)).body.id);
      }
      const unlocked = await api.stores.achievements.listOf(ann.user.id);
      expect(unlocked.map(({ key }) => key)).toEqual(['sports_network']);
      const [other] = others as [Person];
      expect((await friendsOf(other)).map(({ friend }) => friend.totalScore)).toEqual([100]);
      expect(await api.stores.achievements.listOf(other.user.id)).toEqual([]);
    },
  );
});

describe('rejecting', () => {
  test('hides the request, returns its id and can be repeated', async () => {
    const { ann, bob, id } = await asked();
    for (const _ of [1, 2]) {
      const { status, body } = await reject(bob, id);
      expect([status, body]).toEqual([200, { id, status: 'rejected' }]);
    }
    expect([await requestsTo(bob), await friendsOf(ann), await friendsOf(bob)]).toEqual([
      [],
      [],
      [],
    ]);
  });

  test('looks like an open request to the sender, for 24 h', async () => {
    const { ann, bob, id } = await asked();
    const open = await asked();
    await reject(bob, id);
    for (const wait of [0, day - 1]) {
      api.clock.move(wait);
      expect(outcomeOf(await ask(ann, bob))).toEqual(outcomeOf(await ask(open.ann, open.bob)));
      expect(await relationTo(ann, bob)).toBe('requested');
      expect(await relationTo(open.ann, open.bob)).toBe('requested');
    }
    api.clock.move(1);
    expect(await relationTo(ann, bob)).toBe('none');
    const again = await ask(ann, bob);
    expect([again.status, again.body.status]).toEqual([201, 'pending']);
    expect((await requestsTo(bob)).map((request) => request.id)).toEqual([again.body.id]);
    expect(again.body.id).not.toBe(id);
    expect(outcomeOf(await accept(bob, id))).toEqual(missingRequest);
  });
});

describe('ending a friendship', () => {
  test.each(['ann', 'bob'] as const)('is open to either side, here %s', async (side) => {
    const { id, ...people } = await friends();
    const { status, body } = await remove(people[side], id);
    expect([status, body]).toEqual([200, { id, status: 'removed' }]);
    expect([await friendsOf(people.ann), await friendsOf(people.bob)]).toEqual([[], []]);
    expect(await relationTo(people.ann, people.bob)).toBe('none');
    expect(outcomeOf(await remove(people[side], id))).toEqual(missingFriend);
    expect((await ask(people.bob, people.ann)).body.status).toBe('pending');
  });

  test('is 404 for others, for a pair that is not friends yet and for unknown ids', async () => {
    const { ann, bob, id } = await friends();
    const eve = await api.user();
    expect(outcomeOf(await remove(eve, id))).toEqual(missingFriend);
    expect(await friendsOf(ann)).toHaveLength(1);
    const open = await asked();
    expect(outcomeOf(await remove(open.ann, open.id))).toEqual(missingFriend);
    expect(await requestsTo(open.bob)).toHaveLength(1);
    expect(outcomeOf(await remove(bob, 'nothing'))).toEqual(missingFriend);
    expect(outcomeOf(await remove(bob, 'a%20b'))).toEqual(missingFriend);
  });
});

describe('a friend whose account is deleted', () => {
  const leave = ({ client }: Person) =>
    client.call(deleteAccount, { body: { password: testPassword } });

  test('is in no list any more, and cannot be requested, accepted or found', async () => {
    const { ann, bob } = await friends();
    const eve = await api.user();
    const { id } = (await ask(eve, ann)).body;
    for (const gone of [bob, eve]) expect((await leave(gone)).status).toBe(200);
    expect([await friendsOf(ann), await requestsTo(ann)]).toEqual([[], []]);
    expect(outcomeOf(await ask(ann, bob))).toEqual([404, 'User not found', 'user_not_found']);
    expect(outcomeOf(await accept(ann, id))).toEqual(missingRequest);
    expect(await relationTo(ann, bob)).toBeUndefined();
    expect(await api.stores.friendships.allOf(ann.user.id)).toEqual([]);
  });

  test('is in no list while the rest of the account is still being removed', async () => {
    const { ann, bob } = await friends();
    const eve = await api.user();
    await ask(eve, ann);
    for (const { user } of [bob, eve]) await api.stores.users.remove(user.id, api.clock.now());
    expect([await friendsOf(ann), await requestsTo(ann)]).toEqual([[], []]);
  });
});
