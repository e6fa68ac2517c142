import { describe, expect, test } from '@jest/globals';
import { changePassword, login } from '@craque/common/contracts/accounts.ts';
import { readUser } from '@craque/common/contracts/user.ts';
import { ordersOf, sameOnAnotherDevice, throughCall } from '../testing/races/races.ts';
import { startFileApi } from '../testing/file-api.ts';
import { testPassword } from '../testing/test-api.ts';
import type { TestClient } from '../testing/test-client.ts';

const api = await startFileApi();

const change = (client: TestClient, newPassword: string) =>
  client.call(changePassword, { body: { currentPassword: testPassword, newPassword } });
const loginStatus = async (username: string, password: string) =>
  (await api.guest().call(login, { body: { username, password } })).status;
const statusOf = async (client: TestClient) => (await client.call(readUser)).status;

describe('two changes of one password at once', () => {
  const wanted = ['the first new one', 'the second new one'] as const;

  test.each(ordersOf(2))('one of them succeeds, in the order %d, %d', async (...order) => {
    const { client, user } = await api.user();
    const other = sameOnAnotherDevice(api, client);
    const answers = await throughCall(api, 'users.changePassword', order, [
      () => change(client, wanted[0]),
      () => change(other, wanted[1]),
    ]);
    const [first = 0, second = 0] = order;
    expect([answers[first]?.status, answers[second]?.status]).toEqual([200, 403]);
    expect(answers[second]?.error.message).toBe('Incorrect password');
    expect(answers[second]?.headers.getSetCookie()).toEqual([]);
    const clients = [client, other];
    const statuses = await Promise.all(clients.map(statusOf));
    expect([statuses[first], statuses[second]]).toEqual([200, 401]);
    expect(await loginStatus(user.username, wanted[first] ?? '')).toBe(200);
    expect(await loginStatus(user.username, wanted[second] ?? '')).toBe(401);
  });
});

describe('a change of the password', () => {
  test('that is interrupted after its write leaves no older session alive', async () => {
    const { client, user } = await api.user();
    const other = api.guest();
    await other.call(login, { body: { username: user.username, password: testPassword } });
    const held = api.hold('after users.changePassword', 1);
    const changing = change(sameOnAnotherDevice(api, client), 'the new password');
    await held.arrived(1);
    expect(await api.stores.sessions.listOf(user.id)).toHaveLength(2);
    expect([await statusOf(client), await statusOf(other)]).toEqual([401, 401]);
    held.release(0);
    expect((await changing).status).toBe(200);
  });

  test('continues in a live session, as does a login in the same millisecond', async () => {
    const { client, user } = await api.user();
    expect((await change(client, 'the new password')).status).toBe(200);
    const body = { username: user.username, password: 'the new password' };
    const elsewhere = api.guest();
    expect((await elsewhere.call(login, { body })).status).toBe(200);
    expect([await statusOf(client), await statusOf(elsewhere)]).toEqual([200, 200]);
  });

  test('continues in no session if the password has changed again meanwhile', async () => {
    const { client, user } = await api.user();
    const held = api.hold('sessions.insert', 1);
    const changing = change(client, 'the new password');
    await held.arrived(1);
    const from = (await api.stores.users.find(user.id))?.passwordHash ?? '';
    const sessionsFrom = api.clock.now() + 5;
    await api.stores.users.changePassword(user.id, { from, to: 'another hash', sessionsFrom });
    held.release(0);
    const { status, error } = await changing;
    expect([status, error.code]).toEqual([401, 'unauthorized']);
    expect(await api.stores.sessions.listOf(user.id)).toEqual([]);
  });
});
