import { describe, expect, test } from '@jest/globals';
import { deleteAccount, login, register } from '@craque/common/contracts/accounts.ts';
import { submitFeedback } from '@craque/common/contracts/feedback.ts';
import { requestFriend } from '@craque/common/contracts/friends.ts';
import { createGame } from '@craque/common/contracts/games.ts';
import { createChallenge } from '@craque/common/contracts/challenges.ts';
import { readUser } from '@craque/common/contracts/user.ts';
import { newRequest, rejectionHolds } from '@craque/common/domain/friendship.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
import { emptyRecord } from '@craque/common/domain/record/play-record.ts';
import { winGame } from '../testing/history/played-games.ts';
import { expectNoTrace, tracesOf } from '../testing/account-traces.ts';
import { sameOnAnotherDevice } from '../testing/races/races.ts';
import { makeFriends } from '../testing/races/challenges.ts';
import { aCorrection, aToken } from '../testing/store-builders.ts';
import { createParty, takePartySeat } from '@craque/common/contracts/party.ts';
import { aPartyFind } from '@craque/common/testing/party-builders.ts';
import { startFileApi } from '../testing/file-api.ts';
import { testPassword } from '../testing/test-api.ts';
import { sweepAccounts } from './account-removal.ts';

const api = await startFileApi();
const { stores } = api;
type TestClient = ReturnType<typeof api.guest>;

const remove = (client: TestClient, body: object = { password: testPassword }) =>
  client.call(deleteAccount, { body });

/** A user with data in every store. */
async function aRichUser() {
  const { client, user } = await api.user();
  const friend = await api.user();
  const { id: gameId } = (await winGame(api, client)).game;
  await api.newGame({}, client);
  await client.call(requestFriend, { body: { friendId: friend.user.id } });
  const body = { title: 'A title', content: 'Some content', email: 'mine@mail.test' };
  const feedback = await client.call(submitFeedback, { body });
  await stores.corrections.report(aCorrection(), { userId: user.id, at: 0 });
  const about = { id: 'report', kind: 'name', userId: friend.user.id, value: 'A name' } as const;
  await stores.reports.add(about, { userId: user.id, reason: 'other', at: 0 });
  await stores.blocks.add(user.id, (await api.user()).user.id, 0);
  await stores.tokens.insert(aToken({ userId: user.id }), 1);
  const { body: room } = await client.call(createParty, { body: {} });
  await client.call(takePartySeat, { id: room.state.code, body: { name: 'Rich User' } });
  await stores.parties.addFind(userPlayer(user.id), aPartyFind());
  const inviting = await api.user();
  await makeFriends(stores, inviting.user.id, user.id);
  await inviting.client.call(createChallenge, { body: { friendIds: [user.id] } });
  const mark = { finishedAt: 0, gameId };
  await stores.records.save(userPlayer(user.id), { mark, record: emptyRecord });
  return { client, user, friend, feedbackId: feedback.body.id };
}

describe('the deletion of an account', () => {
  test('leaves no row in any store', async () => {
    const { client, user, friend } = await aRichUser();
    const before = Object.entries(await tracesOf(stores, user.id));
    const empty = before.filter(([, rows]) => rows.length === 0).map(([name]) => name);
    expect(empty).toEqual(['unsettled']);
    const { status, body } = await remove(client);
    expect([status, body]).toEqual([200, { message: 'Account deleted' }]);
    expect(client.cookies.size).toBe(0);
    await expectNoTrace(stores, user.id);
    expect(await stores.friendships.allOf(friend.user.id)).toEqual([]);
    expect((await friend.client.call(readUser)).status).toBe(200);
  });

  test('ends every session at once and clears its cookie', async () => {
    const { client, user } = await api.user();
    const elsewhere = sameOnAnotherDevice(api, client);
    const body = { username: user.username, password: testPassword };
    const other = api.guest();
    await other.call(login, { body });
    await remove(client);
    for (const device of [elsewhere, other]) {
      expect((await device.call(readUser)).status).toBe(401);
      expect(device.cookies.size).toBe(0);
    }
    expect((await api.guest().call(login, { body })).status).toBe(401);
  });

  test('frees the name, and the next owner gets none of the old data', async () => {
    const { client, user } = await aRichUser();
    await remove(client);
    const body = { username: user.username.toUpperCase(), password: 'another password' };
    const again = await api.guest().call(register, { body });
    expect([again.status, again.body.id === user.id]).toEqual([201, false]);
    const { users: _, sessions: __, ...rest } = await tracesOf(stores, again.body.id);
    expect(Object.values(rest).flat()).toEqual([]);
  });

  test('keeps the feedback without author and email', async () => {
    const { client, feedbackId } = await aRichUser();
    await remove(client);
    const all = await stores.feedback.listAll(1000);
    expect(all.find(({ id }) => id === feedbackId)).toMatchObject({
      userId: null,
      email: null,
      title: 'A title',
      content: 'Some content',
    });
  });

  test('requires the password: another one is 403, and nothing is lost', async () => {
    const { client, user } = await aRichUser();
    const before = await tracesOf(stores, user.id);
    const answer = await remove(client, { password: 'not the password' });
    expect([answer.status, answer.error.message]).toEqual([403, 'Incorrect password']);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await tracesOf(stores, user.id)).toEqual(before);
  });
});

describe('the sweep of friend requests', () => {
  test('forgets a rejection once it no longer blocks anybody', async () => {
    const now = api.clock.now();
    const request = newRequest({ id: 'rejected', from: 'asking', to: 'asked', now });
    const rejected = { ...request, status: 'rejected', answeredAt: now } as const;
    await stores.friendships.insert(rejected);
    await sweepAccounts(stores, now + rejectionHolds);
    expect(await stores.friendships.find('rejected')).toEqual(rejected);
    await sweepAccounts(stores, now + rejectionHolds + 1);
    expect(await stores.friendships.find('rejected')).toBeUndefined();
  });
});

describe('the sweep after the deletion of an account', () => {
  const minute = 60 * 1000;

  test('removes the game of a request that was in flight', async () => {
    const { client, user } = await api.user();
    const device = sameOnAnotherDevice(api, client);
    const held = api.hold('rateLimit.countAccepted', 1);
    const late = device.call(createGame, { body: {} });
    await held.arrived(1);
    await remove(client);
    held.release(0);
    await late;
    await sweepAccounts(stores, api.clock.now() + minute);
    await expectNoTrace(stores, user.id);
  });

  test('removes late data again, and forgets the deletion after ten minutes', async () => {
    const { client, user } = await api.user();
    await remove(client);
    const late = { userId: user.id, createdAt: 0, renewedAt: 0, expiresAt: 9e15 };
    await stores.sessions.insert({ ...late, sid: 'a-late-session' }, 10);
    await stores.achievements.add(user.id, 'first_victory', 1);
    await sweepAccounts(stores, api.clock.now() + 10 * minute);
    await expectNoTrace(stores, user.id);
    expect((await stores.users.deletions()).map(({ id }) => id)).toContain(user.id);
    await sweepAccounts(stores, api.clock.now() + 10 * minute + 1);
    expect(await stores.users.deletions()).toEqual([]);
  });
});
