import { afterEach, describe, expect, test } from '@jest/globals';
import { userPlayer } from '@craque/common/domain/ids.ts';
import { openSqliteStores } from './store/sqlite/sqlite-stores.ts';
import { type Stores, StoreUnavailable } from './store/store.ts';
import { sweepAll } from './sweep-all.ts';
import { abandoned, aSession, idOf, touchedGame } from './testing/store-builders.ts';

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
    await sweepAll(failing, log, 1000, (part) => (found) => rounds.push([part, found]));
    expect(await stores.sessions.listOf('ada')).toEqual([]);
    expect(logged).toEqual([{ err: error }]);
    expect(rounds).toEqual([
      ['games', undefined],
      ['accounts', 0],
      ['parties', 0],
      ['rankings', 0],
    ]);
  });

  test('removes details of games only where the operator says after how many days', async () => {
    const stores = openSqliteStores(':memory:');
    opened.push(stores);
    const day = 24 * 60 * 60 * 1000;
    await stores.games.insert(abandoned(touchedGame(1, 0, { creator: userPlayer('ada') }), 1));
    const log = { warn: (entry: unknown) => expect(entry).toBeUndefined() };
    const details = async (...days: number[]) => {
      await sweepAll(stores, log, 40 * day, undefined, ...days);
      return (await stores.games.find(idOf(1)))?.detailsRemoved;
    };
    expect([await details(), await details(41), await details(39)]).toEqual([
      ...[undefined, undefined, true],
    ]);
  });
});
