import { describe, expect, test } from '@jest/globals';
import { updatePreferences, updateProfile } from '@craque/common/contracts/accounts.ts';
import { readUser } from '@craque/common/contracts/user.ts';
import { startFileApi } from '../testing/file-api.ts';
import type { TestClient } from '../testing/test-client.ts';

const api = await startFileApi();

const prefer = (client: TestClient, body: object) => client.call(updatePreferences, { body });
const present = (client: TestClient, body: object) => client.call(updateProfile, { body });
const me = async (client: TestClient) => (await client.call(readUser)).body;

describe('preferences', () => {
  test.each([
    { defaultSport: 'tennis' },
    { defaultSport: 'basketball', defaultDifficulty: 'easy', showHints: false, showTimers: false },
  ])('set %j and leave the rest', async (fields) => {
    const { client } = await api.user();
    const before = await me(client);
    const { status, body } = await prefer(client, fields);
    expect([status, body]).toEqual([200, { ...before, ...fields }]);
    expect(await me(client)).toEqual(body);
  });

  test('ignore other fields and other users', async () => {
    const { client, user } = await api.user();
    const other = await api.user();
    const fields = { showHints: false, isAdmin: true, id: other.user.id, userId: other.user.id };
    await prefer(client, { ...fields, username: 'eve', email: 'e@mail.test' });
    const { gamesKept: _, unfinishedGame: __, ...own } = user;
    expect(await me(client)).toEqual({ ...own, showHints: false });
    expect((await me(other.client)).showHints).toBe(true);
  });
});

describe('a profile', () => {
  const avatarUrl = 'https://pics.test/a.png';

  test('accepts a display name and an avatar, each separately, and removes them when blank', async () => {
    const { client } = await api.user();
    expect((await present(client, { displayName: ' Ada Q ' })).body.displayName).toBe('Ada Q');
    const { body } = await present(client, { avatarUrl });
    expect(body).toMatchObject({ displayName: 'Ada Q', avatarUrl });
    expect((await present(client, { displayName: '  ' })).body).toMatchObject({
      displayName: null,
      avatarUrl,
    });
    expect((await present(client, { avatarUrl: null })).body.avatarUrl).toBeNull();
    expect(await me(client)).toMatchObject({ displayName: null, avatarUrl: null });
  });
});
