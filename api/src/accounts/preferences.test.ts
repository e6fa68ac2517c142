import { describe, expect, test } from '@jest/globals';
import { updatePreferences, updateProfile } from '@craque/common/contracts/accounts.ts';
import { readUser } from '@craque/common/contracts/user.ts';
import { ordersOf, sameOnAnotherDevice, throughCall } from '../testing/races/races.ts';
import { startFileApi } from '../testing/file-api.ts';
import type { TestClient } from '../testing/test-client.ts';

const api = await startFileApi();

const prefer = (client: TestClient, body: object) => client.call(updatePreferences, { body });
const present = (client: TestClient, body: object) => client.call(updateProfile, { body });
const me = async (client: TestClient) => (await client.call(readUser)).body;

describe('preferences', () => {
  test.each([
    { defaultSport: 'tennis' },
    { defaultSport: 'formula1' },
    { defaultDifficulty: 'expert' },
    { showHints: false },
    { showTimers: false },
    { showInRankings: false },
    { language: 'it' },
    { theme: 'system' },
    { defaultSport: 'basketball', defaultDifficulty: 'easy', showHints: false, showTimers: false },
  ])('set %j and leave the rest', async (fields) => {
    const { client } = await api.user();
    const before = await me(client);
    const { status, body } = await prefer(client, fields);
    expect([status, body]).toEqual([200, { ...before, ...fields }]);
    expect(await me(client)).toEqual(body);
  });

  test.each([
    [{ defaultSport: 'chess' }, 'Invalid sport'],
    [{ defaultSport: '' }, 'Invalid sport'],
    [{ defaultDifficulty: 'insane' }, 'Invalid difficulty'],
    [{ showHints: 'false' }, 'Must be true or false'],
    [{ showHints: 0 }, 'Must be true or false'],
    [{ showTimers: null }, 'Must be true or false'],
    [{ showInRankings: 'no' }, 'Must be true or false'],
    [{ language: 'nl' }, 'Invalid language'],
    [{ theme: 'blue' }, 'Invalid theme'],
    [{ showHints: false, defaultSport: 'chess' }, 'Invalid sport'],
    [{}, 'Nothing to update'],
    [{ isAdmin: true, username: 'eve', displayName: 'Eve' }, 'Nothing to update'],
  ])('with %j are refused and change nothing: %s', async (fields, message) => {
    const { client } = await api.user();
    const before = await me(client);
    const answer = await prefer(client, fields);
    expect([answer.status, answer.error.message]).toEqual([400, message]);
    expect(await me(client)).toEqual(before);
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

describe('two changes of different preferences at once', () => {
  const both = { defaultSport: 'tennis', showTimers: false };

  async function start() {
    const { client } = await api.user();
    const device = sameOnAnotherDevice(api, client);
    const first = () => prefer(client, { defaultSport: 'tennis' });
    const second = () => prefer(device, { showTimers: false });
    return { client, actors: [first, second] };
  }

  test.each(ordersOf(2))('are both kept in the order %d, %d', async (...order) => {
    const { client, actors } = await start();
    const answers = await throughCall(api, 'users.change', order, actors);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await me(client)).toMatchObject(both);
  });

  test('are both kept in 100 races', async () => {
    for (let round = 0; round < 100; round += 1) {
      const { client, actors } = await start();
      const sent = round % 2 === 0 ? actors : actors.toReversed();
      await Promise.all(sent.map((act) => act()));
      expect(await me(client)).toMatchObject(both);
    }
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

  const noAvatar = 'Avatar must be an https address of at most 500 characters';
  test.each([
    [{ displayName: 'Ad' }, 'Display name must be at least 3 characters'],
    [{ displayName: 'x'.repeat(51) }, 'Display name must be at most 50 characters'],
    [{ displayName: 'Ada\u202e' }, 'Invalid characters'],
    [{ avatarUrl: 'http://pics.test/a.png' }, noAvatar],
    [{ avatarUrl: 'javascript:alert(1)' }, noAvatar],
    [{ avatarUrl: 'data:image/png;base64,AAAA' }, noAvatar],
    [{ avatarUrl: 'https://ada:secret@pics.test/a.png' }, noAvatar],
    [{ avatarUrl: `https://pics.test/${'x'.repeat(483)}` }, noAvatar],
    [{ avatarUrl: { href: avatarUrl } }, noAvatar],
    [{}, 'Nothing to update'],
    [{ email: 'ada@mail.test', isAdmin: true }, 'Nothing to update'],
  ])('with %j is refused and changes nothing: %s', async (fields, message) => {
    const { client } = await api.user();
    await present(client, { displayName: 'Ada Q', avatarUrl });
    const before = await me(client);
    const answer = await present(client, fields);
    expect([answer.status, answer.error.message]).toEqual([400, message]);
    expect(await me(client)).toEqual(before);
  });
});
