import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  changePassword,
  deleteAccount,
  endAllSessions,
  login,
  logout,
  logoutOfAuth,
} from '@craque/common/contracts/accounts.ts';
import {
  acceptFriend,
  readFriendRequests,
  readFriends,
  rejectFriend,
  removeFriend,
  requestFriend,
} from '@craque/common/contracts/friends.ts';
import { playerRoom } from '@craque/common/contracts/realtime.ts';
import { recordPushes } from '../testing/recorded-pushes.ts';
import { newPerson, type Person } from '../testing/races/challenges.ts';
import { startFileApi } from '../testing/file-api.ts';
import { testPassword } from '../testing/test-api.ts';

/* Events for a single user, and ended sessions. */
const pushes = recordPushes();
const api = await startFileApi({ pushes });
beforeEach(() => {
  pushes.taken();
  pushes.ended();
});

const ask = ({ client }: Person, other: Person) =>
  client.call(requestFriend, { body: { friendId: other.id } });
const onlyTo = ({ player }: Person) => ({ rooms: [playerRoom(player)] });

async function pair() {
  const [one, other] = [await newPerson(api), await newPerson(api)];
  pushes.taken();
  pushes.ended();
  return { one, other };
}

describe('friendship', () => {
  test('that is requested is pushed to the addressee only, as it appears in the list', async () => {
    const { one, other } = await pair();
    await ask(one, other);
    const [request] = (await other.client.call(readFriendRequests)).body;
    expect(pushes.taken()).toEqual([{ name: 'friend-request', body: request, to: onlyTo(other) }]);
    expect(request?.userId).toBe(one.id);
  });

  test('that is accepted is pushed to the requester, as it appears in the list', async () => {
    const { one, other } = await pair();
    const { body } = await ask(one, other);
    pushes.taken();
    await other.client.call(acceptFriend, { id: body.id });
    const [friend] = (await one.client.call(readFriends)).body;
    expect(pushes.taken()).toEqual([{ name: 'friend-accepted', body: friend, to: onlyTo(one) }]);
  });

  test('that both request is pushed to the first as accepted', async () => {
    const { one, other } = await pair();
    await ask(one, other);
    pushes.taken();
    await ask(other, one);
    expect(pushes.taken()).toMatchObject([{ name: 'friend-accepted', to: onlyTo(one) }]);
  });

  test('that is rejected, ended or refused is pushed to nobody', async () => {
    const { one, other } = await pair();
    const { body } = await ask(one, other);
    pushes.taken();
    await ask(one, other);
    await one.client.call(acceptFriend, { id: body.id });
    await other.client.call(rejectFriend, { id: body.id });
    const next = await pair();
    const asked = await ask(next.one, next.other);
    await next.other.client.call(acceptFriend, { id: asked.body.id });
    pushes.taken();
    await next.one.client.call(removeFriend, { id: asked.body.id });
    expect(pushes.taken()).toEqual([]);
  });
});

describe('a repeated call about friendship', () => {
  test.each([
    ['accepted', acceptFriend, ['friend-request', 'friend-accepted']],
    ['rejected', rejectFriend, ['friend-request']],
  ] as const)('tells nobody a second time, also after it was %s', async (_, answer, expected) => {
    const { one, other } = await pair();
    const body = { friendId: other.id };
    const headers = { 'idempotency-key': 'again' };
    const send = () => one.client.call(requestFriend, { body, headers });
    const { id } = (await send()).body;
    await send();
    await other.client.call(answer, { id });
    await other.client.call(answer, { id });
    expect((await send()).status).toBe(201);
    expect(pushes.taken().map(({ name }) => name)).toEqual(expected);
  });
});

const sidsOf = async ({ id }: Person) =>
  (await api.stores.sessions.listOf(id)).map(({ sid }) => sid);

/** Signs in `times` more times, a second apart. */
async function signInAgain(opponent: Person, times: number): Promise<void> {
  const body = { username: opponent.name, password: testPassword };
  for (let count = 0; count < times; count += 1) {
    api.clock.move(1000);
    await api.guest().call(login, { body });
  }
}

describe('the sockets of a session are notified of its end', () => {
  test.each([
    ['logout', logout],
    ['the other logout', logoutOfAuth],
  ] as const)('by %s, and of no other session', async (_, endpoint) => {
    const { one } = await pair();
    const [sid] = await sidsOf(one);
    await signInAgain(one, 1);
    await one.client.call(endpoint);
    expect(pushes.ended()).toEqual([sid]);
    expect(await sidsOf(one)).toHaveLength(1);
  });

  test.each([
    ['signing out everywhere', endAllSessions, undefined],
    ['the deletion of the account', deleteAccount, { password: testPassword }],
  ] as const)('by %s, each of them', async (_, endpoint, body) => {
    const { one } = await pair();
    await signInAgain(one, 2);
    const sids = await sidsOf(one);
    await one.client.call(endpoint, { body });
    expect(new Set(pushes.ended())).toEqual(new Set(sids));
    expect(sids).toHaveLength(3);
  });

  test('by a new password, all that began before it', async () => {
    const { one } = await pair();
    await signInAgain(one, 2);
    const before = await sidsOf(one);
    const body = { currentPassword: testPassword, newPassword: 'another password' };
    expect((await one.client.call(changePassword, { body })).status).toBe(200);
    const after = await sidsOf(one);
    expect(new Set(pushes.ended())).toEqual(new Set(before.filter((sid) => !after.includes(sid))));
    expect(after).toHaveLength(1);
  });

  test('by the eleventh login: the oldest one', async () => {
    const { one } = await pair();
    const [oldest] = await sidsOf(one);
    await signInAgain(one, 9);
    expect(pushes.ended()).toEqual([]);
    await signInAgain(one, 1);
    expect(pushes.ended()).toEqual([oldest]);
  });

  test('by signing in again in the same browser', async () => {
    const { one } = await pair();
    const [sid] = await sidsOf(one);
    await one.client.call(login, { body: { username: one.name, password: testPassword } });
    expect(pushes.ended()).toEqual([sid]);
  });

  test('but never by a failed login or a wrong password', async () => {
    const { one } = await pair();
    await api.guest().call(login, { body: { username: one.name, password: 'not that one' } });
    await one.client.call(deleteAccount, { body: { password: 'not that one' } });
    expect(pushes.ended()).toEqual([]);
  });
});
