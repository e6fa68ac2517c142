import { type AddressInfo, createServer } from 'node:net';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createConnection } from 'mongoose';
import type { GameId } from '@craque/common/domain/ids.ts';
import { applyDeadlines } from '@craque/common/domain/game/ending.ts';
import { aChallenge } from '@craque/common/testing/challenge-steps.ts';
import { aGame, aPlayer } from '@craque/common/testing/game-builders.ts';
import { type Line, openLine } from '@craque/common/testing/line.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
import { aResult, aSession, anAccount, idOf } from '../../testing/store-builders.ts';
import { openFreshMongo } from '../../testing/both-stores.ts';
import { describeStores } from '../store.contract.ts';
import { waitForMongo } from '../wait-while-away.ts';
import { StoreUnavailable, type Stores } from '../store.ts';
import { guard, guarded } from './mongo-connection.ts';
import { collections } from '../collections.ts';
import type { GameDoc } from '../documents.ts';
import { storesOn } from '../stores/stores-on.ts';
import { mongoEngine } from './mongo-engine.ts';
import { openMongoStores } from './mongo-stores.ts';
import { newDatabase, withDatabase } from '../../testing/test-databases.ts';

/** Without a server the cases that need it are reported as skipped. */
const url = process.env.CRAQUE_TEST_MONGODB_URL;

async function withStores(server: string, work: (stores: Stores) => Promise<void>): Promise<void> {
  const { stores, dispose } = await openFreshMongo(server);
  try {
    await work(stores);
  } finally {
    await dispose();
  }
}

// Other files of this process have given it more.
const timeoutMs = 1_500;
beforeEach(() => {
  guard.timeoutMs = 60_000;
});

describeStores('MongoDB', url ? () => openFreshMongo(url) : undefined);

function testOnServer(title: string, run: (server: string) => Promise<void>): void {
  const declare = url ? test : test.skip;
  declare(title, () => run(url as string));
}

describe('a MongoDB database', () => {
  testOnServer(
    'has the wanted indexes once it is opened, and again after a second opening',
    async (server) => {
      const database = newDatabase();
      await (await openMongoStores(server, { database })).close();
      await (await openMongoStores(server, { database })).close();
      await withDatabase(server, database, async (connection) => {
        for (const { name, indexes } of collections) {
          const stored = await connection.collection(name).indexes();
          const names = stored.map((index) => index.name).filter((each) => each !== '_id_');
          expect(names.toSorted()).toEqual(Object.keys(indexes).toSorted());
        }
        await connection.dropDatabase();
      });
    },
  );

  testOnServer('is never asked for more than 200 values at once', async (server) => {
    const database = newDatabase();
    const options = { dbName: database, monitorCommands: true };
    const connection = await createConnection(server, options).asPromise();
    const asked: number[] = [];
    connection.getClient().on('commandStarted', ({ command }) => {
      const [, list] = /"\$in":\[([^\]]*)\]/.exec(JSON.stringify(command)) ?? [];
      if (list !== undefined) asked.push(list.split(',').length);
    });
    const stores = storesOn(mongoEngine(connection));
    const ids = Array.from({ length: 450 }, (_, index) => `id-${index}`);
    for (const index of [0, 199, 200, 449]) {
      const id = `id-${index}`;
      await stores.users.insert(anAccount({ id, usernameKey: `name-${index}` }));
      await stores.results.add(aResult(index + 1, 1, { player: userPlayer(id), score: index }));
    }
    const found = await stores.users.findMany([...ids, ...ids]);
    expect(found.map(({ id }) => id)).toEqual(['id-0', 'id-199', 'id-200', 'id-449']);
    expect(await stores.results.totalPoints(ids.map(userPlayer))).toEqual(
      new Map([0, 199, 200, 449].map((index) => [userPlayer(`id-${index}`), index])),
    );
    expect(asked.toSorted()).toEqual([200, 200, 200, 200, 50, 50]);
    await connection.dropDatabase();
    await connection.close();
  });

  testOnServer('is refused if an index has another definition', async (server) => {
    const database = newDatabase();
    await withDatabase(server, database, (connection) =>
      connection.collection('results').createIndex({ gameId: 1, player: 1 }, { name: 'once' }),
    );
    const opening = openMongoStores(server, { database });
    await expect(opening).rejects.toThrow(`An index of ${database}.results has another definition`);
    await expect(opening).rejects.not.toBeInstanceOf(StoreUnavailable);
    await withDatabase(server, database, (connection) => connection.dropDatabase());
  });

  testOnServer('serves two nodes: the second sees what the first has stored', (server) =>
    withStores(server, async (first) => {
      const database = first.description.split('/').at(-1) as string;
      const second = await openMongoStores(server, { database });
      await first.games.insert(aGame());
      const saves = [first, second].map(({ games }) => games.save(aGame()));
      expect((await Promise.all(saves)).filter(Boolean)).toHaveLength(1);
      expect((await second.games.find(aGame().id))?.revision).toBe(1);
      await second.close();
    }),
  );

  testOnServer('does not treat a query operator as an id', (server) =>
    withStores(server, async ({ games }) => {
      await games.insert(aGame());
      const operator = { $gt: 0 } as unknown as GameId;
      await expect(games.find(operator)).rejects.toThrow(/no test: \$gt/);
    }),
  );
});

type Documents = Record<string, { _id: unknown }[]>;

function documentsOf(
  server: string,
  stores: Stores,
  collections: readonly string[],
): Promise<Documents> {
  const database = stores.description.split('/').at(-1) as string;
  return withDatabase(server, database, async (connection) => {
    const lists = collections.map(async (name) => [
      name,
      await connection.collection(name).find().toArray(),
    ]);
    return Object.fromEntries(await Promise.all(lists)) as Documents;
  });
}

describe('what MongoDB keeps of an account that is gone', () => {
  testOnServer('is its id and the time until the deletion has ended, then nothing', (server) =>
    withStores(server, async (stores) => {
      const { users, sessions } = stores;
      await users.insert(anAccount({ email: 'ada@example.com' }));
      await sessions.insert(aSession(), 10);
      await sessions.insert(aSession({ sid: 'second' }), 10);
      await users.remove('ada', 50);
      await sessions.removeOf('ada');
      expect(await documentsOf(server, stores, ['users', 'sessions'])).toEqual({
        users: [{ _id: 'ada', deletedAt: 50 }],
        sessions: [],
      });
      await users.endDeletion('ada');
      expect(await documentsOf(server, stores, ['users'])).toEqual({ users: [] });
    }),
  );

  testOnServer('contains no session once the last has ended, however it ended', (server) =>
    withStores(server, async (stores) => {
      const { sessions } = stores;
      await sessions.insert(aSession(), 10);
      await sessions.insert(aSession({ userId: 'bob', sid: 'b', expiresAt: 5 }), 10);
      await sessions.remove(aSession().sid);
      await sessions.removeExpired(6);
      expect(await documentsOf(server, stores, ['sessions'])).toEqual({ sessions: [] });
    }),
  );
});

describe('what MongoDB keeps of a game to find it by', () => {
  const findable = (document: { _id: unknown }) => {
    const { invitedIds, dueAt, linkCode } = document as Partial<GameDoc>;
    return { invitedIds, dueAt, linkCode };
  };

  testOnServer('is nothing for a solo game, and nothing outdated for a challenge', (server) =>
    withStores(server, async (stores) => {
      await stores.games.insert(aGame());
      const shared = aChallenge({ id: idOf(1) });
      await stores.games.insert(shared);
      const kept = async () => {
        const { games = [] } = await documentsOf(server, stores, ['games']);
        return games.map(findable);
      };
      const nothing = { invitedIds: undefined, dueAt: undefined, linkCode: undefined };
      const pending = { ...nothing, invitedIds: ['ben', 'cleo'], dueAt: expect.any(Number) };
      expect(await kept()).toEqual([nothing, pending]);
      await stores.games.save(applyDeadlines(shared, Number.MAX_SAFE_INTEGER));
      expect((await kept()).map((each) => Object.values(each))).toEqual(
        Array(2).fill([undefined, undefined, undefined]),
      );
    }),
  );
});

describe('a MongoDB account older than some fields', () => {
  testOnServer('is found with their default values', async (server) => {
    const database = newDatabase();
    const stores = await openMongoStores(server, { database });
    await stores.users.insert(anAccount());
    await withDatabase(server, database, (connection) =>
      connection.collection('users').updateOne({}, { $unset: { sessionsFrom: 1, claimsGuest: 1 } }),
    );
    expect(await stores.users.find('ada')).toEqual(anAccount());
    await stores.close();
    await withDatabase(server, database, (connection) => connection.dropDatabase());
  });
});

async function expectUnavailable(server: string, lose: (line: Line) => void, message: RegExp) {
  const database = newDatabase();
  const line = await openLine(server);
  const stores = await openMongoStores(line.url, { database });
  await stores.games.insert(aGame());
  lose(line);
  const { games, results, ping } = stores;
  const calls = [games.find(aGame().id), games.save(aGame()), results.streakOf(aPlayer), ping()];
  for (const outcome of await Promise.allSettled(calls)) {
    expect(outcome).toEqual({ status: 'rejected', reason: expect.any(StoreUnavailable) });
    expect(outcome).toHaveProperty('reason.message', expect.stringMatching(message));
  }
  await stores.close();
  line.cut();
  await withDatabase(server, database, (connection) => connection.dropDatabase());
}

describe('a MongoDB server that is lost', () => {
  beforeEach(() => {
    guard.timeoutMs = timeoutMs;
  });

  testOnServer('makes reads, writes and the ping unavailable', (server) =>
    expectUnavailable(server, (line) => line.cut(), /./),
  );

  testOnServer(
    'does so too, by their own timeout, if it hangs with its connections open',
    (server) => expectUnavailable(server, (line) => line.hang(), /^no answer within 1500 ms$/),
  );

  test('times out an operation without an answer after 1.5 s', async () => {
    jest.useFakeTimers();
    try {
      const silence = new Promise<never>(() => {});
      const outcome = guarded(() => silence).catch((error: unknown) => error);
      jest.advanceTimersByTime(1499);
      expect(await Promise.race([outcome, 'running'])).toBe('running');
      jest.advanceTimersByTime(1);
      expect(await outcome).toBeInstanceOf(StoreUnavailable);
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('a MongoDB server that does not answer', () => {
  test('is unavailable if nothing listens', async () => {
    await expect(openMongoStores('mongodb://127.0.0.1:9')).rejects.toThrow(StoreUnavailable);
  });

  test('is unavailable after 2 s if it accepts and stays silent', async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const opening = openMongoStores(`mongodb://127.0.0.1:${port}`);
    await expect(opening).rejects.toThrow(StoreUnavailable);
    await expect(opening).rejects.toThrow(/timed out after 2000 ?ms/);
    silent.close();
  });

  test('is a configuration error if the URL is wrong', async () => {
    const opening = openMongoStores('mongodb://localhost:1/x?wrong=option');
    await expect(opening).rejects.toThrow(/MONGODB_URL cannot be used: .*wrong/);
    await expect(opening).rejects.not.toBeInstanceOf(StoreUnavailable);
  });
});

describe('waiting for MongoDB', () => {
  test('retries with one line per attempt until the stores are open', async () => {
    const lines: string[] = [];
    const opened = { description: 'MongoDB at last' } as Stores;
    const open = async () => {
      if (lines.length < 3) throw new StoreUnavailable('connection refused');
      return opened;
    };
    const pauses: number[] = [];
    const pause = async (ms: number) => void pauses.push(ms);
    const log = (line: string) => lines.push(line);
    expect(await waitForMongo(open, { log, every: 3_600_000, pause })).toBe(opened);
    expect(lines).toEqual(
      Array(3).fill('Waiting for MongoDB, trying every 3600 s: connection refused'),
    );
    expect(pauses).toHaveLength(3);
    for (const ms of pauses) expect(Math.round(ms / 3_600_000)).toBe(1);
  });

  test('ends with the signal, between two attempts and after one', async () => {
    const open = () => Promise.reject(new StoreUnavailable('connection refused'));
    const ending = new AbortController();
    const lines: string[] = [];
    const log = (line: string) => {
      lines.push(line);
      setImmediate(() => ending.abort());
    };
    const waiting = { log, signal: ending.signal, every: 3_600_000 };
    await expect(waitForMongo(open, waiting)).rejects.toThrow(/abort/);
    await expect(waitForMongo(open, waiting)).rejects.toThrow(/abort/);
    expect(lines).toHaveLength(1);
  });

  test('gives up at once if waiting would not help', async () => {
    const lines: string[] = [];
    const open = () => Promise.reject(new Error('wrong password'));
    const waiting = waitForMongo(open, { log: (line) => lines.push(line), every: 20 });
    await expect(waiting).rejects.toThrow('wrong password');
    expect(lines).toEqual([]);
  });
});
