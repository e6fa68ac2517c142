import { describe, expect, test } from '@jest/globals';
import { exportAccount } from '@craque/common/contracts/account-export.ts';
import { deleteAccount, updatePreferences } from '@craque/common/contracts/accounts.ts';
import {
  createChallenge,
  joinChallenge,
  joinGameLink,
  readChallenges,
  readGameLink,
  readInvites,
  rematchGame,
} from '@craque/common/contracts/challenges.ts';
import {
  acceptFriend,
  readFriendRequests,
  readFriends,
  requestFriend,
  searchUsers,
} from '@craque/common/contracts/friends.ts';
import { blockUser, readBlocks, unblockUser } from '@craque/common/contracts/people.ts';
import { readUser } from '@craque/common/contracts/user.ts';
import {
  codeOf,
  joinIn,
  lose,
  newChallenge,
  newFriends,
  newPerson,
  type Person,
  recordingPushes,
  type SentEvent,
} from '../testing/races/challenges.ts';
import { startFileApi } from '../testing/file-api.ts';
import { testPassword } from '../testing/test-api.ts';

const sent: SentEvent[] = [];
const api = await startFileApi({ pushes: recordingPushes(sent) });

const block = ({ client }: Person, { name }: Person) =>
  client.call(blockUser, { body: { username: name } });
const ask = ({ client }: Person, { id }: Person) =>
  client.call(requestFriend, { body: { friendId: id } });
const finds = async ({ client }: Person, { name }: Person) =>
  (await client.call(searchUsers, { query: { username: name } })).body.length > 0;
const pair = async () => {
  const { creator, friends } = await newFriends(api, 1);
  return [creator, friends[0] as Person] as const;
};

describe('a block', () => {
  test('ends the friendship, and neither finds the other', async () => {
    const [user, other] = await pair();
    const { status, body } = await block(user, other);
    expect([status, body]).toMatchObject([201, { id: other.id, username: other.name }]);
    for (const each of [user, other]) {
      expect((await each.client.call(readFriends)).body).toEqual([]);
      expect(await finds(each, each === user ? other : user)).toBe(false);
    }
    expect((await user.client.call(readUser)).body.blocked).toEqual([other.name]);
    expect((await other.client.call(readUser)).body.blocked).toEqual([]);
  });

  test('hides requests from who has blocked, and to the other they look open', async () => {
    const [user, other] = [await newPerson(api), await newPerson(api)];
    await block(user, other);
    sent.splice(0);
    expect(await ask(other, user)).toMatchObject({ status: 201, body: { status: 'pending' } });
    expect((await ask(other, user)).status).toBe(409);
    expect(sent).toEqual([]);
    expect((await user.client.call(readFriendRequests)).body).toEqual([]);
    const [request] = await api.stores.friendships.allOf(user.id);
    expect((await user.client.call(acceptFriend, { id: request?.id ?? '' })).status).toBe(404);
    expect((await ask(user, other)).status).toBe(404);
    await user.client.call(unblockUser, { id: other.id });
    expect((await user.client.call(readFriendRequests)).body).toHaveLength(1);
    expect(await finds(other, user)).toBe(true);
  });

  test.each([
    ['who was invited', true],
    ['who invites', false],
  ])('of %s closes the invitation for both', async (_, ofInvited) => {
    const { id, creator, friend } = await newChallenge(api);
    await (ofInvited ? block(friend, creator) : block(creator, friend));
    for (const call of [readInvites, readChallenges])
      expect((await friend.client.call(call)).body).toEqual([]);
    expect((await friend.client.call(joinChallenge, { id })).status).toBe(404);
    const body = { friendIds: [friend.id] };
    expect((await creator.client.call(createChallenge, { body })).status).toBe(403);
  });

  test('keeps the other from a seat by link, except one they have', async () => {
    const { id, creator, friend } = await newChallenge(api, { joined: 1 });
    const stranger = await newPerson(api);
    const code = await codeOf(creator, id);
    for (const each of [friend, stranger]) await block(creator, each);
    const statuses = async ({ client }: Person) => [
      (await client.call(readGameLink, { id: code })).status,
      (await client.call(joinGameLink, { id: code, body: {} })).status,
    ];
    expect(await statuses(stranger)).toEqual([404, 404]);
    expect(await statuses(friend)).toEqual([200, 200]);
  });

  test('keeps the other out of a rematch', async () => {
    const { id, creator, friend } = await newChallenge(api, { joined: 1 });
    for (const { client } of [creator, friend]) await lose(client, id);
    await block(creator, friend);
    const rematch = await creator.client.call(rematchGame, { id });
    expect(rematch.body.players).toHaveLength(1);
    expect((await friend.client.call(rematchGame, { id })).status).toBe(410);
    await expect(joinIn(friend.client, rematch.body.id)).rejects.toThrow('404');
  });

  test('is listed, exported, repeatable, and gone with either account', async () => {
    const [user, other] = [await newPerson(api), await newPerson(api)];
    const { body } = await block(user, other);
    expect((await block(user, other)).status).toBe(201);
    expect((await user.client.call(readBlocks)).body).toEqual([body]);
    expect((await user.client.call(exportAccount)).body.blocks).toEqual([body]);
    expect((await block(user, user)).status).toBe(404);
    await other.client.call(deleteAccount, { body: { password: testPassword } });
    expect(await api.stores.blocks.listOf(user.id)).toEqual([]);
  });
});

test('who is not shown in rankings is found by the whole username only', async () => {
  const [user, shy] = [await newPerson(api), await api.user('shy-player')];
  await shy.client.call(updatePreferences, { body: { showInRankings: false } });
  const found = async (username: string) =>
    (await user.client.call(searchUsers, { query: { username } })).body.length;
  expect([await found('shy-playe'), await found('SHY-player')]).toEqual([0, 1]);
});
