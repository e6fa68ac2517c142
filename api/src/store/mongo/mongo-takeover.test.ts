import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { PlayerId } from '@craque/common/domain/ids.ts';
import type { Connection } from 'mongoose';
import { everyView, fillStores } from '../../testing/every-view.ts';
import { anAccount, idOf } from '../../testing/store-builders.ts';
import { newDatabase, withDatabase } from '../../testing/test-databases.ts';
import { StoreUnavailable, type Stores } from '../store.ts';
import { openSqliteStores } from '../sqlite/sqlite-stores.ts';
import { guard } from './mongo-connection.ts';
import { openMongoStores } from './mongo-stores.ts';
import { refuseUnnamed } from './mongo-takeover.ts';

beforeEach(() => {
  // A busy machine is not a lost server.
  guard.timeoutMs = 60_000;
});

/** Set by the test command; without a server these cases are reported as skipped. */
const server = process.env.CRAQUE_TEST_MONGODB_URL ?? '';

type Fields = { [name: string]: unknown };
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const filled = (common: Fields, own: Fields): Fields => {
  const nested = Object.entries(own).map(([name, value]) => {
    const others = common[name];
    return [name, isFields(others) && isFields(value) ? filled(others, value) : value];
  });
  return { ...common, ...Object.fromEntries(nested) };
};

type Collection = { common: Fields; each: Fields[] };
/**
 * A database as version 6 has written it, by `fillStores`. The file has the fields that most
 * documents of a collection share once, as `common`.
 */
const versionSix = Object.entries<Collection>(
  JSON.parse(
    readFileSync(new URL('../../testing/earlier-stores/mongo-6.json', import.meta.url), 'utf8'),
  ),
).map(
  ([name, { common, each }]) =>
    [name, each.map((own) => filled(common, own) as { _id: string })] as const,
);

/** Makes of it a database of the release 0.1.0, which had fewer fields and other names. */
async function makeVersionTwo(connection: Connection): Promise<void> {
  const [games, users] = [connection.collection('games'), connection.collection('users')];
  const league = 'English Premier League';
  await games.updateMany({}, { $set: { 'game.league': league } });
  await games.updateMany(
    {},
    { $unset: { 'game.challenge.start': 1, challengerIds: 1, challengedAt: 1 } },
  );
  await games.updateMany(
    { invitedIds: { $exists: true } },
    { $rename: { 'game.challenge': 'game.sharing' } },
  );
  await games.deleteMany({ 'game.daily': { $exists: true } });
  await games.updateMany({}, { $unset: { 'game.challenge': 1 } });
  await connection.collection('results').updateMany({}, { $set: { league } });
  await users.updateMany({}, { $unset: { look: 1, ranking: 1, sessionsFrom: 1 } });
  await connection.collection('meta').updateOne({}, { $set: { version: 2 } });
}

(server ? test : test.skip)(
  'a URL without a database is refused beside data in the former default',
  () =>
    withDatabase(server, newDatabase(), async (connection) => {
      const former = newDatabase();
      await refuseUnnamed(connection, former);
      await (await openMongoStores(server, { database: former })).close();
      await expect(refuseUnnamed(connection, former)).rejects.toThrow(
        `/${former} or /${connection.name}`,
      );
      await withDatabase(server, former, (stale) => stale.dropDatabase());
    }),
);

function testTakeover(
  title: string,
  make: (connection: Connection) => Promise<unknown>,
  run: (
    open: () => Promise<{ stores: Stores; lines: string[] }>,
    connection: Connection,
  ) => Promise<void>,
): void {
  const declare = server ? test : test.skip;
  declare(title, async () => {
    const database = newDatabase();
    await withDatabase(server, database, async (connection) => {
      for (const [name, documents] of versionSix)
        await connection.collection<{ _id: string }>(name).insertMany(documents);
      await connection.collection('games').createIndex({ invitedIds: 1 }, { name: 'invited' });
      await make(connection);
    });
    const opened: Stores[] = [];
    const open = async () => {
      const lines: string[] = [];
      const inform = (line: string) => lines.push(line);
      const stores = await openMongoStores(server, { database, inform });
      opened.push(stores);
      return { stores, lines };
    };
    try {
      await withDatabase(server, database, (connection) => run(open, connection));
    } finally {
      for (const stores of opened) await stores.close();
      await withDatabase(server, database, (connection) => connection.dropDatabase());
    }
  });
}

const nothing = async () => undefined;

describe('a MongoDB database of version 6', () => {
  testTakeover(
    'shows everything as if it had been written today, also after a second opening',
    nothing,
    async (open) => {
      const fresh = openSqliteStores(':memory:');
      await fillStores(fresh);
      const wanted = await everyView(fresh);
      const first = await open();
      expect(await everyView(first.stores)).toEqual(wanted);
      expect(first.lines).toEqual([
        expect.stringContaining('data migrated from version 6 to 7; an earlier version'),
      ]);
      const second = await open();
      expect(await everyView(second.stores)).toEqual(wanted);
      expect(second.lines).toEqual([]);
      await fresh.close();
    },
  );

  testTakeover(
    'is counted anew for whomever a process of version 6 counts after it',
    nothing,
    async (open, connection) => {
      const { rankings } = (await open()).stores;
      const before = (await rankings.allTimeOf(['ada'])).get('ada');
      const own = new Map(versionSix)
        .get('results')
        ?.find((each) => Reflect.get(each, 'player') === 'user:ada' && !('markedOf' in each));
      if (!own) throw new Error('Ada has no result');
      const { _id, ...result } = own;
      const added = { gameId: 1000, score: 5, finishedAt: 1 };
      await connection.collection('results').insertOne({ ...result, ...added });
      const users = connection.collection<{ _id: string }>('users');
      const ranking = { revision: 1, sums: {}, recent: [1000], achieved: [] };
      await users.updateOne({ _id: 'ada' }, { $set: { ranking } });
      const { stores } = await open();
      expect((await stores.rankings.allTimeOf(['ada'])).get('ada')).toEqual({
        score: (before?.score ?? 0) + 5,
        games: (before?.games ?? 0) + 1,
      });
      expect(await users.findOne({ _id: 'ada' })).not.toHaveProperty('ranking');
    },
  );

  testTakeover(
    'is refused once a later version has written it, and not touched',
    (connection) => connection.collection('meta').updateOne({}, { $set: { version: 1000 } }),
    async (open, connection) => {
      const everything = () =>
        Promise.all(
          versionSix.map(async ([name]) => [
            name,
            await connection.collection(name).find().toArray(),
            await connection.collection(name).indexes(),
          ]),
        );
      const before = await everything();
      const opening = open();
      await expect(opening).rejects.toThrow('was written by a later version');
      await expect(opening).rejects.not.toBeInstanceOf(StoreUnavailable);
      expect(await everything()).toEqual(before);
    },
  );
});

describe('a MongoDB database of the release 0.1.0', () => {
  testTakeover(
    "has its challenges and leagues under today's names, and challenges begin",
    makeVersionTwo,
    async (open) => {
      const { games, results, users } = (await open()).stores;
      const challenge = await games.find(idOf(6));
      const start = { at: challenge?.createdAt, version: 0 };
      expect(challenge?.challenge).toMatchObject({ start, link: { code: 'CODE' } });
      expect(challenge?.league).toBe('english-premier-league');
      const ben = 'user:ben' as PlayerId;
      expect((await games.challengesOf(ben, 0, 9)).map(({ id }) => id)).toEqual([6]);
      const found = ['ada-secretova'];
      const ada = 'user:ada' as PlayerId;
      expect(await results.countFound(ada, 'english-premier-league', found)).toBe(1);
      expect((await users.find('ada'))?.sessionsFrom).toBe(0);
    },
  );

  testTakeover(
    'keeps accounts whose names look alike, and accepts no further one',
    async (connection) => {
      await makeVersionTwo(connection);
      const users = connection.collection<{ _id: string }>('users');
      for (const [_id, username] of Object.entries({ ada: 'сосо', bob: 'coco' }))
        await users.updateOne({ _id }, { $set: { username, usernameKey: username } });
    },
    async (open) => {
      const { users } = (await open()).stores;
      expect((await users.findByKey('сосо'))?.id).toBe('ada');
      expect((await users.findByKey('coco'))?.id).toBe('bob');
      expect(await users.insert(anAccount({ id: 'third', usernameKey: 'c0c0' }))).toBe(
        'name-taken',
      );
      expect((await (await open()).stores.users.find('bob'))?.username).toBe('coco');
    },
  );
});
