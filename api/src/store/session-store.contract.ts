import { expect } from '@jest/globals';
import { anAccount, aSession, atOnce, countOf, parallel } from '../testing/store-builders.ts';
import type { Session } from './account-stores.ts';
import type { StoreCases } from './store-case.ts';
import type { Stores } from './store.ts';

const most = 10;

const sidsOf = (sessions: readonly Session[]) => sessions.map(({ sid }) => sid);

/** Sessions of `ada` that began at these times (ms), named after them. */
async function begin({ sessions }: Stores, times: readonly number[]): Promise<void> {
  for (const createdAt of times) await sessions.insert(aSession({ createdAt }), most);
}

export const sessionCases: StoreCases = {
  async 'returns a session as it was inserted'({ sessions }) {
    const session = aSession({ createdAt: 1_790_000_000_123, sid: 'Zoë {"$gt": ""}' });
    expect(await sessions.insert(session, most)).toEqual([]);
    expect(await sessions.find(session.sid)).toEqual(session);
    expect(await sessions.listOf('ada')).toEqual([session]);
    expect(await sessions.find('another')).toBeUndefined();
    expect(await sessions.listOf('bob')).toEqual([]);
  },
  async "lists a user's sessions newest first, of one millisecond the later one first"(stores) {
    await begin(stores, [20, 40, 30]);
    await stores.sessions.insert(aSession({ createdAt: 30, sid: 'again' }), most);
    await stores.sessions.insert(aSession({ createdAt: 99, sid: 'b', userId: 'bob' }), most);
    expect(sidsOf(await stores.sessions.listOf('ada'))).toEqual([
      'session-40',
      'again',
      'session-30',
      'session-20',
    ]);
  },
  async 'ends the oldest sessions beyond the limit and returns their sids'({ sessions }) {
    for (const createdAt of [30, 10, 20]) {
      expect(await sessions.insert(aSession({ createdAt }), 3)).toEqual([]);
    }
    expect(await sessions.insert(aSession({ createdAt: 40 }), 3)).toEqual(['session-10']);
    const ended = await sessions.insert(aSession({ createdAt: 50 }), 2);
    expect(ended.toSorted()).toEqual(['session-20', 'session-30']);
    expect(sidsOf(await sessions.listOf('ada'))).toEqual(['session-50', 'session-40']);
    expect(await sessions.find('session-10')).toBeUndefined();
  },
  async 'never ends the new session, even if others are as old, or newer by a clock that has stepped back'({
    sessions,
  }) {
    for (const sid of ['c', 'b', 'a']) await sessions.insert(aSession({ sid }), 2);
    expect(sidsOf(await sessions.listOf('ada'))).toEqual(['a', 'b']);
    await sessions.insert(aSession({ createdAt: 60 }), 2);
    expect(await sessions.insert(aSession({ createdAt: 50 }), 2)).toEqual(['a']);
    expect(await sessions.insert(aSession({ createdAt: 40 }), 2)).toEqual(['session-50']);
    expect(sidsOf(await sessions.listOf('ada'))).toEqual(['session-60', 'session-40']);
    expect((await sessions.find('session-40'))?.createdAt).toBe(40);
  },
  async 'keeps 10 of 30 that begin at once, newest first, and returns each of the others once'({
    sessions,
  }) {
    const ended = await atOnce(30, (at) => sessions.insert(aSession({ createdAt: at }), most));
    const left = await sessions.listOf('ada');
    expect(left).toHaveLength(most);
    expect(left).toEqual(left.toSorted((one, other) => other.createdAt - one.createdAt));
    const found = await atOnce(30, (at) => sessions.find(`session-${at}`));
    expect(countOf(found, undefined)).toBe(20);
    expect([...ended.flat(), ...sidsOf(left)].toSorted()).toEqual(
      Array.from({ length: 30 }, (_, at) => `session-${at}`).toSorted(),
    );
  },
  async 'finds a session together with its account, as long as there is one'({ sessions, users }) {
    const account = anAccount({ email: 'ada@example.com', showHints: false, createdAt: 7 });
    await users.insert(account);
    const session = aSession({ userId: account.id, createdAt: 20 });
    await sessions.insert(session, most);
    expect(await sessions.find(session.sid)).toStrictEqual({ ...session, account });
    await users.remove(account.id, 30);
    expect(await sessions.find(session.sid)).toStrictEqual({ ...session, account: undefined });
  },
  async 'finds several sessions at once, and only those that were asked for'(stores) {
    await begin(stores, [10, 20, 30]);
    await stores.users.insert(anAccount({ id: 'bob', username: 'bob', usernameKey: 'bob' }));
    await stores.sessions.insert(aSession({ sid: 'b', userId: 'bob' }), most);
    const found = await stores.sessions.findMany(['b', 'session-30', 'nothing', 'session-10']);
    expect(sidsOf(found).toSorted()).toEqual(['b', 'session-10', 'session-30']);
    expect(found.map(({ account }) => account?.id)).toContain('bob');
    expect(await stores.sessions.findMany([])).toEqual([]);
  },
  async 'renews one session and leaves the others as they are'(stores) {
    await begin(stores, [10, 20]);
    const times = { renewedAt: 500, expiresAt: 1500 };
    expect(await stores.sessions.renew('session-10', times)).toBe(true);
    expect(await stores.sessions.find('session-10')).toEqual({
      ...aSession({ createdAt: 10 }),
      ...times,
    });
    expect(await stores.sessions.find('session-20')).toEqual(aSession({ createdAt: 20 }));
  },
  async 'does not restore a session that has ended'(stores) {
    await begin(stores, [10]);
    await stores.sessions.remove('session-10');
    const times = { renewedAt: 500, expiresAt: 1500 };
    expect(await stores.sessions.renew('session-10', times)).toBe(false);
    expect(await stores.sessions.listOf('ada')).toEqual([]);
  },
  async 'keeps no session that ends while others begin and are renewed'(stores) {
    const { sessions } = stores;
    await begin(stores, [1, 2, 3]);
    const times = { renewedAt: 500, expiresAt: 1500 };
    await Promise.all([
      sessions.insert(aSession({ createdAt: 4 }), most),
      sessions.remove('session-1'),
      sessions.renew('session-2', times),
      sessions.insert(aSession({ createdAt: 5 }), most),
      sessions.remove('session-3'),
    ]);
    const left = ['session-5', 'session-4', 'session-2'];
    expect(sidsOf(await sessions.listOf('ada'))).toEqual(left);
    expect((await sessions.find('session-2'))?.expiresAt).toBe(1500);
  },
  async 'removes one session, true in one of 50 parallel calls'(stores) {
    await begin(stores, [10, 20]);
    const removed = await atOnce(parallel, () => stores.sessions.remove('session-10'));
    expect(countOf(removed, true)).toBe(1);
    expect(await stores.sessions.find('session-10')).toBeUndefined();
    expect(sidsOf(await stores.sessions.listOf('ada'))).toEqual(['session-20']);
    expect(await stores.sessions.remove('nothing')).toBe(false);
  },
  async 'removes all sessions of a user and returns their sids'(stores) {
    await begin(stores, [10, 20, 30]);
    await stores.sessions.insert(aSession({ sid: 'b', userId: 'bob' }), most);
    const ended = await stores.sessions.removeOf('ada');
    expect(ended.toSorted()).toEqual(['session-10', 'session-20', 'session-30']);
    expect(await stores.sessions.listOf('ada')).toEqual([]);
    expect(await stores.sessions.removeOf('ada')).toEqual([]);
    expect(sidsOf(await stores.sessions.listOf('bob'))).toEqual(['b']);
  },
  async 'removes what expired before a time, for all users, and returns the number'({ sessions }) {
    await sessions.insert(aSession({ sid: 'a', expiresAt: 10 }), most);
    await sessions.insert(aSession({ sid: 'b', expiresAt: 20 }), most);
    await sessions.insert(aSession({ sid: 'c', expiresAt: 19 }), most);
    await sessions.insert(aSession({ sid: 'd', expiresAt: 5, userId: 'bob' }), most);
    expect(await sessions.removeExpired(20)).toBe(3);
    expect(await sessions.removeExpired(20)).toBe(0);
    expect(sidsOf(await sessions.listOf('ada'))).toEqual(['b']);
    expect(await sessions.find('d')).toBeUndefined();
  },
  async 'lets others have their turn while it removes what expired'({ sessions }) {
    for (const userId of ['ada', 'bob', 'cleo'])
      await sessions.insert(aSession({ sid: userId, userId, expiresAt: 1 }), most);
    const removal = sessions.removeExpired(2);
    const turn = new Promise((done) => setImmediate(() => done('a turn')));
    expect(await Promise.race([removal, turn])).toBe('a turn');
    expect(await removal).toBe(3);
  },
};
