import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { userPlayer } from '@craque/common/domain/ids.ts';
import { describeWithService } from '@craque/common/testing/service-tests.ts';
import { newFolder } from '@craque/common/testing/new-folder.ts';
import { fillParties } from '../testing/every-party-view.ts';
import { everyView, fillStores } from '../testing/every-view.ts';
import { aToken, anAccount } from '../testing/store-builders.ts';
import { newDatabase, withDatabase } from '../testing/test-databases.ts';
import { openMongoSource, openMongoTarget } from './mongo/mongo-move.ts';
import { openMongoStores } from './mongo/mongo-stores.ts';
import { type MoveSource, type MoveTarget, move, moved } from './move.ts';
import { openSqliteSource, openSqliteTarget } from './sqlite/sqlite-move.ts';
import { openSqliteStores } from './sqlite/sqlite-stores.ts';
import type { Stores } from './store.ts';

type Place = {
  stores(): Promise<Stores>;
  source(): Promise<MoveSource>;
  target(): Promise<MoveTarget>;
};

function sqlitePlace(): Place & { file: string } {
  const file = join(newFolder(), 'craque.db');
  return {
    file,
    stores: async () => openSqliteStores(file),
    source: async () => openSqliteSource(file),
    target: async () => openSqliteTarget(file),
  };
}

const mongoPlace = (server: string, database: string): Place => ({
  stores: () => openMongoStores(server, { database }),
  source: () => openMongoSource(server, { database }),
  target: () => openMongoTarget(server, { database }),
});

/** Something in every table. */
async function fillAll(stores: Stores): Promise<void> {
  await fillStores(stores);
  await stores.tokens.insert(aToken(), 10);
  await stores.blocks.add('ada', 'bob', 1);
  const reported = { id: 'report', kind: 'name', userId: 'cleo', value: 'Cleo' } as const;
  await stores.reports.add(reported, { userId: 'bob', reason: 'insult', at: 1 });
  await fillParties(stores);
  await stores.guestPlaces.take('hash', userPlayer('ada'), { most: 1, endsAt: Date.now() });
  await everyView(stores);
}

async function inStores<T>(place: Place, work: (stores: Stores) => Promise<T>): Promise<T> {
  const stores = await place.stores();
  try {
    return await work(stores);
  } finally {
    await stores.close();
  }
}

type Wrap = (target: MoveTarget) => MoveTarget;

async function moveBetween(from: Place, to: Place, wrap: Wrap = (target) => target) {
  const source = await from.source();
  try {
    const target = await to.target();
    try {
      return await move(source, wrap(target));
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/** Killed in the middle of that write, of which half has arrived. */
const endedAt =
  (last: number): Wrap =>
  (target) => {
    let writes = 0;
    return {
      ...target,
      async write(collection, docs) {
        writes += 1;
        if (writes < last) return target.write(collection, docs);
        await target.write(collection, docs.slice(0, Math.ceil(docs.length / 2)));
        throw new Error('killed');
      },
    };
  };

async function movesEverything(from: Place, to: Place): Promise<void> {
  await inStores(from, fillAll);
  const before = await inStores(from, everyView);
  await expect(moveBetween(from, to, endedAt(2))).rejects.toThrow('killed');
  await expect(moveBetween(from, to, endedAt(1))).rejects.toThrow('killed');
  await expect(moveBetween(from, to, endedAt(9))).rejects.toThrow('killed');
  const tables = await moveBetween(from, to);
  expect(tables.map(({ name }) => name)).toEqual(moved.map(({ name }) => name));
  for (const { name, rows, digest } of tables)
    expect([name, rows > 0, digest]).toEqual([name, true, expect.stringMatching(/^[0-9a-f]{64}$/)]);
  expect(await inStores(to, everyView)).toEqual(before);
}

describe('a move from SQLite to SQLite', () => {
  test('goes on where it was killed, and takes everything', () =>
    movesEverything(sqlitePlace(), sqlitePlace()));

  test('leaves no database under the name of the product until it is finished', async () => {
    const [from, to] = [sqlitePlace(), sqlitePlace()];
    await inStores(from, fillAll);
    await expect(moveBetween(from, to, endedAt(3))).rejects.toThrow('killed');
    expect(existsSync(to.file)).toBe(false);
    const other = sqlitePlace();
    await inStores(other, fillAll);
    await expect(moveBetween(other, to)).rejects.toThrow(
      `an unfinished copy of sqlite:${from.file}`,
    );
  });

  test('refuses a target with data, and a source in use', async () => {
    const [from, to] = [sqlitePlace(), sqlitePlace()];
    await inStores(from, async () => {
      await expect(moveBetween(from, to)).rejects.toThrow(`${from.file} is in use`);
    });
    await inStores(to, fillAll);
    await expect(moveBetween(from, to)).rejects.toThrow(`${to.file} is there already`);
  });

  test('finds a row that is not the same, and one too many, and stays unfinished', async () => {
    const [from, to] = [sqlitePlace(), sqlitePlace()];
    await inStores(from, fillAll);
    const spoilt: Wrap = (target) => ({
      ...target,
      write: (collection, docs) =>
        target.write(
          collection,
          collection.name === 'users'
            ? [
                ...docs.map((doc) => ({ ...doc, email: 'x@y.z' })),
                anAccount({ id: 'zoe', usernameKey: 'zoe' }),
              ]
            : docs,
        ),
    });
    await expect(moveBetween(from, to, spoilt)).rejects.toThrow(/differ: 5 in users \(ada, bob, /);
    expect(existsSync(to.file)).toBe(false);
  });
});

const service = { environment: process.env, variable: 'CRAQUE_TEST_MONGODB_URL' };
describeWithService('a move between SQLite and MongoDB', service, (server) => {
  test('goes on where it was killed, and takes everything, to MongoDB', () =>
    movesEverything(sqlitePlace(), place));

  test('goes on where it was killed, and takes everything, from MongoDB', () =>
    movesEverything(place, sqlitePlace()));

  const database = newDatabase();
  const place = mongoPlace(server, database);
  afterEach(() => withDatabase(server, database, (connection) => connection.dropDatabase()));

  test('refuses a database with data, in use, and half filled', async () => {
    const [from, to] = [sqlitePlace(), place];
    await inStores(from, fillAll);
    await expect(moveBetween(from, to, endedAt(3))).rejects.toThrow('killed');
    await expect(to.stores()).rejects.toThrow(`an unfinished copy of sqlite:${from.file}`);
    await moveBetween(from, to);
    await expect(moveBetween(from, to)).rejects.toThrow('is not empty (games)');
    await inStores(to, async () => {
      await expect(to.source()).rejects.toThrow('is in use by 1 process: stop the product first');
    });
  }, 60_000);
});
