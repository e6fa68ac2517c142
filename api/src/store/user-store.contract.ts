import { expect } from '@jest/globals';
import { newRequest } from '@craque/common/domain/friendship.ts';
import { guestPlayer, userPlayer } from '@craque/common/domain/ids.ts';
import { forEachSwitch, switchNames } from '@craque/common/domain/preferences.ts';
import { emptyRecord } from '@craque/common/domain/record/play-record.ts';
import { lookKey } from '@craque/common/names/look-alike.ts';
import { anAccount } from '../testing/store-builders.ts';
import type { Account } from './account-stores.ts';
import type { StoreCases } from './store-case.ts';
import type { Stores } from './store.ts';

const chosen = anAccount({
  displayName: 'Ada $where {"$gt": ""}',
  email: 'ada@example.com',
  avatarUrl: 'https://example.com/ada.png',
  isAdmin: true,
  defaultSport: 'tennis',
  defaultDifficulty: 'expert',
  ...forEachSwitch(false),
  language: 'de',
  theme: 'dark',
  timeZone: 'America/Sao_Paulo',
  sessionsFrom: 1_790_000_000_124,
  claimsGuest: guestPlayer('guest-of-ada'),
  visitedAt: 1_790_000_000_456,
  newsSince: 1_790_000_000_123,
  createdAt: 1_790_000_000_123,
  isClosed: true,
});

const named = (usernameKey: string) =>
  anAccount({ id: `id of ${usernameKey}`, username: usernameKey.toUpperCase(), usernameKey });

async function insertAll({ users }: Stores, keys: readonly string[]): Promise<void> {
  for (const key of keys) await users.insert(named(key));
}

const keysOf = (accounts: readonly Account[]) => accounts.map(({ usernameKey }) => usernameKey);

export const userCases: StoreCases = {
  async 'returns an account as it was inserted, whatever was chosen'({ users }) {
    const bare = anAccount({ id: 'bob', usernameKey: 'bob' });
    expect(await users.insert(chosen)).toBe('inserted');
    expect(await users.insert(bare)).toBe('inserted');
    expect(await users.find('ada')).toEqual(chosen);
    expect(await users.findByKey('bob')).toEqual(bare);
  },
  async 'refuses a second account under one key and keeps the first'({ users }) {
    await users.insert(chosen);
    expect(await users.insert(anAccount({ id: 'other' }))).toBe('name-taken');
    expect(await users.find('other')).toBeUndefined();
    expect(await users.findByKey('ada')).toEqual(chosen);
  },
  async 'refuses an account whose name looks like another one'({ users }) {
    await users.insert(anAccount({ username: 'Coco', usernameKey: 'coco' }));
    for (const usernameKey of ['сосо', 'ᴄᴏᴄᴏ', 'c0c0'])
      expect(await users.insert(named(usernameKey))).toBe('name-taken');
    expect(await users.search('', 99)).toHaveLength(1);
    expect(await users.insert(named('cocoa'))).toBe('inserted');
  },
  async 'finds many accounts at once, each once, and omits those that do not exist'(stores) {
    await insertAll(stores, ['ada', 'bob', 'eve']);
    const wanted = ['id of eve', 'id of nobody', 'id of ada', 'id of ada'];
    expect(keysOf(await stores.users.findMany(wanted)).toSorted()).toEqual(['ada', 'eve']);
    expect(await stores.users.findMany([])).toEqual([]);
  },
  async 'gives an account a plain name, and remembers the first one for signing in'(stores) {
    const { users } = stores;
    await insertAll(stores, ['insult', 'eve', 'other']);
    expect(await users.rename('id of insult', 'eve')).toBe('name-taken');
    expect(await users.rename('id of nobody', 'player-0')).toBe('gone');
    for (const plain of ['player-1', 'player-2'])
      expect(await users.rename('id of insult', plain)).toBe('renamed');
    const renamed = await users.findByFormerKey('insult');
    expect(renamed).toMatchObject({ username: 'player-2', usernameKey: 'player-2' });
    expect(await users.findByKey('player-2')).toEqual(renamed);
    expect(await users.findByKey('insult')).toBeUndefined();
    expect(await users.findByFormerKey('eve')).toBeUndefined();
  },
  async 'finds the admins, and whose usernames have a look'(stores) {
    await insertAll(stores, ['boss', 'bob', 'eve']);
    await stores.users.change('id of boss', { isAdmin: true });
    await stores.users.change('id of eve', { isAdmin: true });
    await stores.users.remove('id of eve', 9);
    expect(keysOf(await stores.users.admins())).toEqual(['boss']);
    const looks = ['ʙoss', 'eve', 'nobody'].map(lookKey);
    expect(await stores.users.lookingLike(looks)).toEqual(['id of boss']);
  },
  async 'searches by the prefix of the key, an exact match first, up to the limit'(stores) {
    await insertAll(stores, ['bobby', 'bob', 'ada.bob', 'bo', 'bob_1', 'bobb', 'boc']);
    const { users } = stores;
    expect(keysOf(await users.search('bob', 20))).toEqual(['bob', 'bob_1', 'bobb', 'bobby']);
    expect(keysOf(await users.search('bob', 2))).toEqual(['bob', 'bob_1']);
    expect(keysOf(await users.search('bobbyy', 20))).toEqual([]);
    expect((await users.search('bob', 1))[0]).toEqual(named('bob'));
  },
  async 'treats every character of a search literally'(stores) {
    await insertAll(stores, ['a_b', 'axb', 'a.b', 'a-b', 'ab']);
    const { users } = stores;
    expect(keysOf(await users.search('a_', 20))).toEqual(['a_b']);
    expect(keysOf(await users.search('a.', 20))).toEqual(['a.b']);
    for (const query of ['a%', '%', 'a*', '^a', '.*', 'a\\', '[a', '(', "a'", 'A']) {
      expect(await users.search(query, 20)).toEqual([]);
    }
  },
  async 'searches names of other writing systems'(stores) {
    await insertAll(stores, ['жук', 'жуки', 'жа', '東京', '東京都', '𠮷野', '𠮷']);
    const { users } = stores;
    expect(keysOf(await users.search('жук', 20))).toEqual(['жук', 'жуки']);
    expect(keysOf(await users.search('東', 20))).toEqual(['東京', '東京都']);
    expect(keysOf(await users.search('𠮷', 20))).toEqual(['𠮷', '𠮷野']);
  },
  async 'reads what is kept about the history of a user at once, and nothing of anybody else'({
    users,
    records,
    achievements,
    friendships,
  }) {
    for (const id of ['ada', 'bob'])
      await users.insert(anAccount({ id, username: id, usernameKey: id }));
    const nothing = { kept: undefined, unlocked: [], friends: 0 };
    expect(await users.standingOf('ada')).toEqual(nothing);
    const kept = { mark: { finishedAt: 20, gameId: 2 ** 50 }, record: emptyRecord };
    await records.save(userPlayer('ada'), kept);
    await achievements.add('ada', 'first_victory', 7);
    await achievements.add('ada', 'speed_demon', 8);
    await achievements.markSeen('ada', 'speed_demon');
    for (const [id, from, to] of [
      ['1', 'ada', 'eve'],
      ['2', 'amy', 'ada'],
      ['3', 'bob', 'eve'],
    ] as const) {
      await friendships.insert({ ...newRequest({ id, from, to, now: 1 }), status: 'accepted' });
    }
    await friendships.insert(newRequest({ id: '4', from: 'bob', to: 'ada', now: 1 }));
    const standing = await users.standingOf('ada');
    const byTime = standing?.unlocked.toSorted((one, other) => one.unlockedAt - other.unlockedAt);
    expect({ ...standing, unlocked: byTime }).toEqual({
      kept,
      unlocked: [
        { userId: 'ada', key: 'first_victory', unlockedAt: 7, seen: false },
        { userId: 'ada', key: 'speed_demon', unlockedAt: 8, seen: true },
      ],
      friends: 2,
    });
    expect(await users.standingOf('bob')).toEqual({ ...nothing, friends: 1 });
    expect(await users.standingOf('eve')).toBeUndefined();
    await users.remove('ada', 9);
    expect(await users.standingOf('ada')).toBeUndefined();
  },
  async 'sets only the given fields and returns the updated account'({ users }) {
    await users.insert(anAccount());
    const change = {
      displayName: 'Ada',
      isAdmin: true,
      showHints: false,
      theme: 'dark',
    } as const;
    const changed = { ...anAccount(), ...change };
    expect(await users.change('ada', change)).toEqual(changed);
    expect(await users.find('ada')).toEqual(changed);
  },
  async 'resets fields to null, and sets nothing if nothing is given'({ users }) {
    await users.insert(chosen);
    const bare = { ...chosen, email: null, showHints: null };
    expect(await users.change('ada', { email: null, showHints: null })).toEqual(bare);
    expect(await users.change('ada', {})).toEqual(bare);
    expect(await users.change('ada', { email: undefined, language: 'fr' })).toEqual({
      ...bare,
      language: 'fr',
    });
  },
  async 'keeps parallel changes of different fields'({ users }) {
    await users.insert(anAccount());
    const changes = [
      { displayName: 'Ada' },
      { email: 'ada@example.com' },
      { language: 'it' },
      { theme: 'light' },
      ...switchNames.map((name) => ({ [name]: false })),
      { defaultSport: 'formula1' },
    ] as const;
    await Promise.all(changes.map((change) => users.change('ada', change)));
    expect(await users.find('ada')).toEqual(Object.assign(anAccount(), ...changes));
  },
  async 'sets a new password and the time of its sessions, ends the recovery code, and nothing else'({
    users,
  }) {
    await users.insert({ ...chosen, recoveryHash: 'hash of a code' });
    const change = { from: chosen.passwordHash, to: 'another hash', sessionsFrom: 70 };
    expect(await users.changePassword('ada', change)).toBe(true);
    const changed = {
      ...chosen,
      passwordHash: 'another hash',
      sessionsFrom: 70,
      recoveryHash: null,
    };
    expect(await users.find('ada')).toEqual(changed);
  },
  async 'does not change the password if it has been replaced meanwhile, or the account is gone'({
    users,
  }) {
    await users.insert(chosen);
    const change = { from: 'an older hash', to: 'another hash', sessionsFrom: 70 };
    expect(await users.changePassword('ada', change)).toBe(false);
    expect(await users.find('ada')).toEqual(chosen);
    await users.remove('ada', 50);
    expect(await users.changePassword('ada', { ...change, from: chosen.passwordHash })).toBe(false);
  },
  async 'removes an account from every way of finding it'({ users }) {
    await users.insert(chosen);
    expect(await users.remove('ada', 50)).toBe(true);
    expect(await users.find('ada')).toBeUndefined();
    expect(await users.findByKey('ada')).toBeUndefined();
    expect(await users.findMany(['ada'])).toEqual([]);
    expect(await users.search('', 99)).toEqual([]);
    expect(await users.change('ada', { email: 'ada@example.com' })).toBeUndefined();
  },
  async 'frees the name of a removed account, and of several'({ users }) {
    await users.insert(chosen);
    await users.remove('ada', 50);
    expect(await users.insert(anAccount({ id: 'second' }))).toBe('inserted');
    await users.remove('second', 60);
    expect(await users.insert(anAccount({ id: 'third' }))).toBe('inserted');
    expect((await users.findByKey('ada'))?.id).toBe('third');
  },
  async 'records deletions, oldest first, until they are ended'(stores) {
    const { users } = stores;
    await insertAll(stores, ['ada', 'bob', 'eve']);
    await users.remove('id of eve', 30);
    await users.remove('id of ada', 20);
    expect(await users.remove('id of ada', 99)).toBe(false);
    expect(await users.deletions()).toEqual([
      { id: 'id of ada', at: 20 },
      { id: 'id of eve', at: 30 },
    ]);
    await users.endDeletion('id of ada');
    await users.endDeletion('id of ada');
    await users.endDeletion('id of bob');
    expect(await users.deletions()).toEqual([{ id: 'id of eve', at: 30 }]);
    expect((await users.find('id of bob'))?.id).toBe('id of bob');
  },
};
