import { describe, expect, test } from '@jest/globals';
import {
  changePassword,
  endAllSessions,
  login,
  logout,
} from '@craque/common/contracts/accounts.ts';
import { readUser } from '@craque/common/contracts/user.ts';
import { sameOnAnotherDevice } from '../testing/races/races.ts';
import { startFileApi } from '../testing/file-api.ts';
import { testPassword } from '../testing/test-api.ts';
import type { TestClient } from '../testing/test-client.ts';
import { sweepAccounts } from './account-removal.ts';

const api = await startFileApi();

const day = 24 * 60 * 60 * 1000;
const loginAs = async (username: string, password = testPassword) => {
  const client = api.guest();
  const { status } = await client.call(login, { body: { username, password } });
  return { client, status };
};
const statusOf = async (client: TestClient) => (await client.call(readUser)).status;
const rowsOf = (userId: string) => api.stores.sessions.listOf(userId);
const cookieOf = ({ cookies }: TestClient) => cookies.get('sid');

describe('a session', () => {
  test('lasts seven days without a call, and not a millisecond longer', async () => {
    const { client } = await api.user();
    const idle = sameOnAnotherDevice(api, client);
    api.clock.move(7 * day - 1);
    expect(await statusOf(sameOnAnotherDevice(api, client))).toBe(200);
    const late = await api.user();
    api.clock.move(7 * day);
    expect(await statusOf(late.client)).toBe(401);
    expect(await statusOf(idle)).toBe(401);
  });

  test('is renewed after a day: row and cookie', async () => {
    const { client, user } = await api.user();
    const first = cookieOf(client);
    api.clock.move(day - 1);
    expect((await client.call(readUser)).headers.getSetCookie()).toEqual([]);
    api.clock.move(1);
    const renewed = await client.call(readUser);
    expect(renewed.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^sid=[^;]+; Max-Age=604800; Path=\/;.*HttpOnly; SameSite=Lax$/),
    ]);
    expect(cookieOf(client)).not.toBe(first);
    const now = api.clock.now();
    expect(await rowsOf(user.id)).toMatchObject([
      { createdAt: now - day, renewedAt: now, expiresAt: now + 7 * day },
    ]);
    expect((await client.call(readUser)).headers.getSetCookie()).toEqual([]);
  });

  test('renewed after its end stays ended', async () => {
    const { client, user } = await api.user();
    const copy = sameOnAnotherDevice(api, client);
    await client.call(logout);
    api.clock.move(2 * day);
    expect(await statusOf(copy)).toBe(401);
    expect(await rowsOf(user.id)).toEqual([]);
  });

  test('is not a session of another user, whatever the row says', async () => {
    const { client, user } = await api.user();
    const [row] = await rowsOf(user.id);
    const other = await api.user();
    if (!row) throw new Error('no session was made');
    await api.stores.sessions.remove(row.sid);
    await api.stores.sessions.insert({ ...row, userId: other.user.id }, 10);
    expect(await statusOf(client)).toBe(401);
  });

  test('that has expired is removed by the sweep', async () => {
    const { client, user } = await api.user();
    api.clock.move(8 * day);
    await sweepAccounts(api.stores, api.clock.now());
    expect(await rowsOf(user.id)).toEqual([]);
    expect(await statusOf(client)).toBe(401);
  });
});

describe('the sessions of a user', () => {
  test('all end when the user says so', async () => {
    const { client, user } = await api.user();
    const { client: other } = await loginAs(user.username);
    const { status, body } = await client.call(endAllSessions);
    expect([status, body]).toEqual([200, { ended: 2 }]);
    expect(client.cookies.size).toBe(0);
    expect(await statusOf(other)).toBe(401);
    expect(await rowsOf(user.id)).toEqual([]);
    expect((await loginAs(user.username)).status).toBe(200);
  });
});

describe('a change of the password', () => {
  const newPassword = 'the new password';
  const change = (client: TestClient, currentPassword = testPassword, wanted = newPassword) =>
    client.call(changePassword, { body: { currentPassword, newPassword: wanted } });

  test('ends all other sessions and continues in this one under a new cookie', async () => {
    const { client, user } = await api.user();
    const { client: other } = await loginAs(user.username);
    const stolen = sameOnAnotherDevice(api, client);
    const { status, body } = await change(client);
    expect([status, body]).toEqual([200, { message: 'Password changed' }]);
    expect([await statusOf(client), await statusOf(other), await statusOf(stolen)]).toEqual([
      200, 401, 401,
    ]);
    expect((await loginAs(user.username)).status).toBe(401);
    expect((await loginAs(user.username, newPassword)).status).toBe(200);
  });

  test('requires the current one: otherwise 403, and nothing changes', async () => {
    const { client, user } = await api.user();
    const answer = await change(client, 'not the password');
    expect([answer.status, answer.error.message]).toEqual([403, 'Incorrect password']);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect((await loginAs(user.username)).status).toBe(200);
    expect(await rowsOf(user.id)).toHaveLength(2);
  });

  test('also ends a concurrent sign-in with the old one', async () => {
    const { client, user } = await api.user();
    const held = api.hold('sessions.insert', 1);
    const late = loginAs(user.username);
    await held.arrived(1);
    expect((await change(client)).status).toBe(200);
    held.release(0);
    const { client: intruder, status } = await late;
    expect([status, await statusOf(intruder)]).toEqual([401, 401]);
    expect(await rowsOf(user.id)).toHaveLength(1);
    expect(await statusOf(client)).toBe(200);
  });
});
