import { describe } from '@jest/globals';
import { describeWithService } from '@craque/common/testing/service-tests.ts';
import { guard } from '../store/mongo/mongo-connection.ts';
import { openMongoStores } from '../store/mongo/mongo-stores.ts';
import { openSqliteStores } from '../store/sqlite/sqlite-stores.ts';
import type { Stores } from '../store/store.ts';
import { newDatabase, withDatabase } from './test-databases.ts';

/** A new, empty store; `dispose` also removes its data. */
export type FreshStores = { stores: Stores; dispose(): Promise<void> };

export const openFreshSqlite = async (): Promise<FreshStores> => {
  const stores = openSqliteStores(':memory:');
  return { stores, dispose: () => stores.close() };
};

export async function openFreshMongo(server: string): Promise<FreshStores> {
  const database = newDatabase();
  const stores = await openMongoStores(server, { database });
  const dispose = async () => {
    await stores.close();
    await withDatabase(server, database, (connection) => connection.dropDatabase());
  };
  return { stores, dispose };
}

/** Declares the same cases on SQLite in memory and, where the tests have a server, on MongoDB. */
export function describeInBothStores(
  title: string,
  environment: Readonly<Record<string, string | undefined>>,
  declare: (open: () => Promise<FreshStores>) => void,
): void {
  describe(`${title}, from SQLite`, () => {
    declare(openFreshSqlite);
  });
  const service = { environment, variable: 'CRAQUE_TEST_MONGODB_URL' };
  describeWithService(`${title}, from MongoDB`, service, (server) => {
    declare(async () => {
      guard.timeoutMs = 60_000;
      return openFreshMongo(server);
    });
  });
}
