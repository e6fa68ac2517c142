import { describe, expect, test } from '@jest/globals';
import { login } from '@craque/common/contracts/accounts.ts';
import { readAllFeedback } from '@craque/common/contracts/feedback.ts';
import { readUser } from '@craque/common/contracts/user.ts';
import { startFileApi } from '../testing/file-api.ts';
import { testPassword } from '../testing/test-api.ts';
import type { TestClient } from '../testing/test-client.ts';
import { findNamedAdmins, setAdmin } from './admin-rights.ts';

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
});

describe('the names of ADMIN_USERNAMES', () => {
  test('are the accounts that have them now, however they are written', async () => {
    const { user } = await api.user('The.Boss');
    const named = await findNamedAdmins(api.stores, ['ＴＨＥ.boss', 'Nobody.Yet', 'bob smith']);
    expect(named).toEqual({
      ids: new Set([user.id]),
      reservedKeys: new Set(['the.boss', 'nobody.yet']),
      missing: ['Nobody.Yet', 'bob smith'],
    });
  });
});
