import { describe, expect, test } from '@jest/globals';
import { login, logout, register } from '@craque/common/contracts/accounts.ts';
import { readAllFeedback } from '@craque/common/contracts/feedback.ts';
import { readUser } from '@craque/common/contracts/user.ts';
import { startFileApi } from '../testing/file-api.ts';
import { adminName, testPassword } from '../testing/test-api.ts';
import type { TestClient } from '../testing/test-client.ts';
import { setAdmin } from './admin-rights.ts';

const api = await startFileApi();

/** Whether the user's own view shows an admin, and how an admin call answers. */
async function rightsOf(client: TestClient) {
  const me = await client.call(readUser);
  const all = await client.call(readAllFeedback);
  return [me.body.isAdmin, all.status];
}

describe("an admin's rights", () => {
  test('can be granted and revoked while the user is signed in, and apply at the next call', async () => {
    const { client, user } = await api.user('Ada');
    expect(await rightsOf(client)).toEqual([false, 403]);
    await setAdmin(api.stores, ' ADA ', true);
    expect(await rightsOf(client)).toEqual([true, 200]);
    await setAdmin(api.stores, 'Ａｄａ', true);
    expect(await rightsOf(client)).toEqual([true, 200]);
    await setAdmin(api.stores, user.username, false);
    expect(await rightsOf(client)).toEqual([false, 403]);
  });

  test('are reported at sign-in too', async () => {
    const { user } = await api.user();
    await setAdmin(api.stores, user.username, true);
    const body = { username: user.username, password: testPassword };
    expect((await api.guest().call(login, { body })).body.isAdmin).toBe(true);
  });

  test.each(['nobody', '', 'bob smith', 'b\u043eb'])('are not granted to %j', async (name) => {
    await expect(setAdmin(api.stores, name, true)).rejects.toThrow(
      `There is no account with the name ${name}.`,
    );
  });

  test('belong to the configured name, whoever registers it later and however it is spelled', async () => {
    const client = api.guest();
    const body = { username: adminName.toUpperCase(), password: testPassword };
    const { body: user } = await client.call(register, { body });
    expect(user.isAdmin).toBe(true);
    expect(await rightsOf(client)).toEqual([true, 200]);
    expect((await api.stores.users.find(user.id))?.isAdmin).toBe(false);
    await setAdmin(api.stores, adminName, false);
    expect(await rightsOf(client)).toEqual([true, 200]);
    await client.call(logout);
    expect((await client.call(readAllFeedback)).status).toBe(401);
  });

  test.each([`${adminName}x`, 'the-admin', 'theadmin'])('do not belong to %s', async (username) => {
    const { client } = await api.user(username);
    expect(await rightsOf(client)).toEqual([false, 403]);
  });
});
