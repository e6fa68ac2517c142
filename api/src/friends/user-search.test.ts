import { describe, expect, test } from '@jest/globals';
import { register } from '@craque/common/contracts/accounts.ts';
import {
  acceptFriend,
  readFriendRequests,
  readFriends,
  requestFriend,
  searchUsers,
} from '@craque/common/contracts/friends.ts';
import { startFileApi } from '../testing/file-api.ts';

const api = await startFileApi();

const { client } = await api.user('caller');
const search = (username: string) => client.call(searchUsers, { query: { username } });
const namesFor = async (text: string) => (await search(text)).body.map(({ username }) => username);
const make = async (...names: readonly string[]) => {
  for (const name of names) await api.user(name);
};

describe('a search', () => {
  test('finds names with the prefix, the exact one first, whatever the case and width', async () => {
    await make('Marta_10', 'MARTA', 'martaa', 'amarta', 'mart');
    for (const text of ['marta', 'MARTA', ' Marta ', 'Ｍarta'])
      expect(await namesFor(text)).toEqual(['MARTA', 'Marta_10', 'martaa']);
    expect(await namesFor('mart')).toEqual(['mart', 'MARTA', 'Marta_10', 'martaa']);
    expect(await namesFor('marta_1')).toEqual(['Marta_10']);
  });

  test('returns at most 20, in the order of the names, and never the caller', async () => {
    const names = Array.from({ length: 25 }, (_, at) => `calle${String(at).padStart(2, '0')}`);
    await make(...names.toReversed());
    expect(await namesFor('calle')).toEqual(names.slice(0, 20));
    expect(await namesFor('caller')).toEqual([]);
    await make('caller2');
    expect(await namesFor('caller')).toEqual(['caller2']);
  });

  test('returns 20 others even if the caller is among the first', async () => {
    const owner = (await api.user('zed')).client;
    await make(...Array.from({ length: 22 }, (_, at) => `zed${String(at).padStart(2, '0')}`));
    const found = await owner.call(searchUsers, { query: { username: 'zed' } });
    expect(found.body).toHaveLength(20);
    expect(found.body[0]?.username).toBe('zed00');
  });

  test('for an impossible name finds nobody: two scripts, spaces, emoji', async () => {
    for (const text of ['mаrta', 'mar ta', '⚽', 'Ünï cöde'])
      expect((await search(text)).status).toBe(200);
    expect(await namesFor('mаrta')).toEqual([]);
  });

  test('includes the relation to the caller', async () => {
    await make('rel_none');
    const others = { rel_asked: await api.user('rel_asked'), rel_asks: await api.user('rel_asks') };
    const friend = await api.user('rel_friend');
    const me = await api.user('rel');
    const ask = (from: typeof me, to: typeof me) =>
      from.client.call(requestFriend, { body: { friendId: to.user.id } });
    await ask(me, others.rel_asked);
    await ask(others.rel_asks, me);
    await me.client.call(acceptFriend, { id: (await ask(friend, me)).body.id });
    const { body } = await me.client.call(searchUsers, { query: { username: 'rel_' } });
    expect(body.map(({ username, relation }) => [username, relation])).toEqual([
      ['rel_asked', 'requested'],
      ['rel_asks', 'requesting'],
      ['rel_friend', 'friend'],
      ['rel_none', 'none'],
    ]);
  });

  test("includes everybody's total score", async () => {
    const { user } = await api.user('scorer');
    await api.stores.achievements.add(user.id, 'perfect_game', api.clock.now());
    expect((await search('scorer')).body[0]?.totalScore).toBe(200);
  });
});

describe("another user's view of an account", () => {
  test('has its public fields only, wherever it is shown', async () => {
    const stranger = api.guest();
    const secret = { password: 'very secret password', email: 'secret@example.org' };
    const body = { username: 'Ｓecretive', displayName: 'Shown Name', ...secret };
    const { id } = (await stranger.call(register, { body })).body;
    const account = await api.stores.users.find(id);
    const me = await api.user();
    const asked = await stranger.call(requestFriend, { body: { friendId: me.user.id } });
    const texts = [
      await me.client.call(searchUsers, { query: { username: 'secretive' } }),
      await me.client.call(readFriendRequests),
      await me.client.call(acceptFriend, { id: asked.body.id }),
      await me.client.call(readFriends),
    ].map(({ text }) => text);
    for (const text of texts) {
      expect(text).toContain('"username":"Secretive","displayName":"Shown Name","avatarUrl":null');
      expect(text).not.toMatch(/@|password|email|usernameKey|isAdmin|"secretive"|timeZone/);
      expect(text).not.toContain(account?.passwordHash);
    }
  });
});
