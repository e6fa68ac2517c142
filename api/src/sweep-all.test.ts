import { afterEach, describe, expect, test } from '@jest/globals';
import { openSqliteStores } from './store/sqlite/sqlite-stores.ts';
import { type Stores, StoreUnavailable } from './store/store.ts';
import { sweepAll } from './sweep-all.ts';
import { aSession } from './testing/store-builders.ts';

const opened: Stores[] = [];
afterEach(() => Promise.all(opened.splice(0).map((stores) => stores.close())));

describe('a round of the sweep', () => {
  test('removes expired sessions even if the games cannot be swept, and logs the failure', async () => {
    const stores = openSqliteStores(':memory:');
    opened.push(stores);
    await stores.sessions.insert(aSession({ expiresAt: 10 }), 10);
    const error = new StoreUnavailable('no answer');
    const unsettledSince = () => Promise.reject(error);
    const logged: unknown[] = [];
    const log = { warn: (entry: unknown) => logged.push(entry) };
    const failing = { ...stores, games: { ...stores.games, unsettledSince } };
    const rounds: unknown[] = [];
    await sweepAll(failing, log, 1000, (part, _, found) => rounds.push([part, found]));
    expect(await stores.sessions.listOf('ada')).toEqual([]);
    expect(logged).toEqual([{ err: error }]);
    expect(rounds).toEqual([
      ['games', undefined],
      ['accounts', 0],
      ['rankings', 0],
    ]);
  });
});
