import { describe, expect, test } from '@jest/globals';
import { userPlayer } from '@craque/common/domain/ids.ts';
import { aResult, anAccount } from '../../testing/store-builders.ts';
import { newDatabase, withDatabase } from '../../testing/test-databases.ts';
import type { Stores } from '../store.ts';
import { openMongoStores } from './mongo-stores.ts';

/** Set by the test command; without a server these cases are reported as skipped. */
const server = process.env.CRAQUE_TEST_MONGODB_URL ?? '';
const testOnServer = server ? test : test.skip;

const player = userPlayer('ada');
const ada = anAccount();
const bob = anAccount({ id: 'bob', username: 'bob', usernameKey: 'bob' });
const first = aResult(1, 20, { player, sport: 'tennis', score: 40 });
const second = aResult(2, 30, { player, sport: 'tennis', score: 2 });

async function allTime({ rankings }: Stores): Promise<string[]> {
  const board = { window: 'all', sport: undefined, start: 0 } as const;
  const { rows } = await rankings.board(board, { limit: 9 });
  return rows.map(({ username, score, games }) => `${username} ${score} ${games}`);
}

/** What a process writes that ends before the sums: the result alone. */
const insertAlone = (database: string, result: typeof first) =>
  withDatabase(server, database, (connection) =>
    connection.collection('results').insertOne({ ...result, ofGuest: false }),
  );

const setUser = (database: string, fields: object) =>
  withDatabase(server, database, (connection) =>
    connection.collection<{ _id: string }>('users').updateOne({ _id: 'ada' }, { $set: fields }),
  );

describe('the sums of the rankings on MongoDB', () => {
  testOnServer('get what a crash left out when the game is settled again', async () => {
    const database = newDatabase();
    const stores = await openMongoStores(server, { database });
    await stores.users.insert(ada);
    await stores.results.add(first);
    await insertAlone(database, second);
    expect(await allTime(stores)).toEqual(['Ada 40 1']);
    for (const result of [first, second, first, second]) await stores.results.add(result);
    expect(await allTime(stores)).toEqual(['Ada 42 2']);
    await stores.close();
    await withDatabase(server, database, (connection) => connection.dropDatabase());
  });

  testOnServer('are counted again by the sweep where a change was not finished', async () => {
    const database = newDatabase();
    const stores = await openMongoStores(server, { database });
    await stores.users.insert(ada);
    await stores.results.add(first);
    await setUser(database, { 'ranking.sums.all-all.score': 999, 'ranking.stale': true });
    await stores.rankings.update();
    expect(await allTime(stores)).toEqual(['Ada 40 1']);
    await setUser(database, { 'ranking.sums.all-all.score': 999 });
    await stores.rankings.update();
    expect(await allTime(stores)).toEqual(['Ada 999 1']);
    await stores.close();
    await withDatabase(server, database, (connection) => connection.dropDatabase());
  });

  testOnServer('are made of all results by the migration', async () => {
    const database = newDatabase();
    const before = await openMongoStores(server, { database });
    for (const account of [ada, bob]) await before.users.insert(account);
    await before.users.change('bob', { showInRankings: false });
    await before.close();
    for (const result of [first, second]) await insertAlone(database, result);
    await insertAlone(database, aResult(3, 40, { player: userPlayer('bob') }));
    await withDatabase(server, database, async (connection) => {
      await connection.collection('users').updateMany({}, { $unset: { ranking: 1 } });
      await connection.collection('meta').updateOne({}, { $set: { version: 5 } });
    });
    const after = await openMongoStores(server, { database });
    expect(await allTime(after)).toEqual(['Ada 42 2']);
    expect([...(await after.rankings.allTimeOf(['bob'])).keys()]).toEqual(['bob']);
    await after.close();
    await withDatabase(server, database, (connection) => connection.dropDatabase());
  });
});
