import { describe, expect, test } from '@jest/globals';
import { userPlayer } from '@craque/common/domain/ids.ts';
import type { Connection } from 'mongoose';
import { aResult, anAccount } from '../../../testing/store-builders.ts';
import { newDatabase, withDatabase } from '../../../testing/test-databases.ts';
import type { GameResult } from '../../history-stores.ts';
import type { Stores } from '../../store.ts';
import { openMongoStores } from '../mongo-stores.ts';
import { countResult } from './ranking-changes.ts';

/** The test command starts or finds the server; without one the cases are reported as skipped. */
const url = process.env.CRAQUE_TEST_MONGODB_URL;

const now = Date.UTC(2026, 10, 11, 12);
const ada = userPlayer('id-ada');
const resultOf = (gameId: number, score: number): GameResult =>
  aResult(gameId, now, { player: ada, sport: 'soccer', score });

/** What a process has done that is about to count the result. */
const write = (connection: Connection, result: GameResult) =>
  connection.collection('results').insertOne({ ...result, ofGuest: false });

function testWithAda(
  title: string,
  run: (stores: Stores, connection: Connection) => Promise<void>,
): void {
  const declare = url ? test : test.skip;
  declare(title, async () => {
    const [server, database] = [url as string, newDatabase()];
    const stores = await openMongoStores(server, { database });
    try {
      await stores.users.insert(anAccount({ id: 'id-ada', usernameKey: 'ada' }));
      await withDatabase(server, database, async (connection) => {
        await run(stores, connection);
        await connection.dropDatabase();
      });
    } finally {
      await stores.close();
    }
  });
}

async function sumOf({ rankings }: Stores) {
  return (await rankings.allTimeOf(['id-ada'])).get('id-ada');
}

describe('the sums of a user', () => {
  testWithAda('have a result once whose writer is slow to count it', async (stores, db) => {
    await stores.results.add(resultOf(1, 10));
    await write(db, resultOf(2, 20));
    // Another process settles the same game.
    await stores.results.add(resultOf(2, 20));
    await countResult(db, resultOf(2, 20));
    expect(await sumOf(stores)).toEqual({ score: 30, games: 2 });
  });

  testWithAda(
    'leave out a win that was marked before its writer counted it',
    async (stores, db) => {
      await stores.results.add(resultOf(1, 10));
      await write(db, { ...resultOf(2, 20), finishedAt: now + 1, won: true });
      await stores.results.markWins(ada, now + 1, now + 1);
      await countResult(db, { ...resultOf(2, 20), finishedAt: now + 1 });
      expect(await sumOf(stores)).toEqual({ score: 10, games: 1 });
    },
  );

  testWithAda('have all results that are written at once', async (stores) => {
    const all = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => resultOf(id, id));
    await Promise.all([...all, ...all].map((each) => stores.results.add(each)));
    expect(await sumOf(stores)).toEqual({ score: 36, games: 8 });
  });
});
