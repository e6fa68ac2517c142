import { describe, expect, test } from '@jest/globals';
import type { PlayerId } from '@craque/common/domain/ids.ts';
import { anOutcome } from '@craque/common/testing/account-builders.ts';
import { aChallenge, aPlayer } from '@craque/common/testing/game-builders.ts';
import {
  aResult,
  anAccount,
  asRead,
  endedGame,
  idOf,
  joined,
  linked,
  touchedGame,
} from '../../testing/store-builders.ts';
import { StoreUnavailable, type Stores } from '../store.ts';
import { openMongoStores } from './mongo-stores.ts';
import { newDatabase, withDatabase } from '../../testing/test-databases.ts';

/** Set by the test command; without a server these cases are reported as skipped. */
const server = process.env.CRAQUE_TEST_MONGODB_URL ?? '';
const testOnServer = server ? test : test.skip;

/** A database with a finished, settled game and its result as stored by version 0. */
async function makeVersionZero(database: string): Promise<void> {
  const { games, results, close } = await openMongoStores(server, { database });
  await games.insert(endedGame(1, 20));
  await games.insert(endedGame(2, 30));
  await results.add(aResult(2, 30));
  await Promise.all([1, 2].map((id) => games.markSettled(idOf(id))));
  await close();
  await withDatabase(server, database, async (connection) => {
    const { athleteId: _, guesses: __, hints: ___, timeTaken: ____, ...old } = aResult(1, 20);
    await connection.collection('results').insertOne({ ...old, ofGuest: true });
    await connection.dropCollection('meta');
  });
}

const owing = async ({ games }: Stores) =>
  (await games.unsettledSince({ endedBefore: 99, idleBefore: 0, limit: 9 })).map(({ id }) => id);

describe('a MongoDB database of version 0', () => {
  testOnServer('loses its old results, and their games owe them again, once', async () => {
    const database = newDatabase();
    await makeVersionZero(database);
    const told: string[] = [];
    const inform = (line: string) => told.push(line);
    const first = await openMongoStores(server, { database, inform });
    expect(told).toEqual([
      expect.stringMatching(`^The database ${database}: data migrated from version 0 to \\d+; `),
    ]);
    expect(await owing(first)).toEqual([1]);
    expect(await first.results.outcomesAfter(aPlayer)).toEqual([
      anOutcome({ gameId: 2, finishedAt: 30 }),
    ]);
    await first.results.add(aResult(1, 20));
    await first.games.markSettled(idOf(1));
    await first.close();
    const second = await openMongoStores(server, { database });
    expect(await owing(second)).toEqual([]);
    expect(await second.results.streakOf(aPlayer)).toBe(2);
    await second.close();
    await withDatabase(server, database, (connection) => connection.dropDatabase());
  });

  testOnServer('is refused once a later version has written it', async () => {
    const database = newDatabase();
    const told: string[] = [];
    const inform = (line: string) => told.push(line);
    await (await openMongoStores(server, { database, inform })).close();
    expect(told).toEqual([]);
    await withDatabase(server, database, (connection) =>
      connection.collection('meta').updateOne({}, { $set: { version: 1000 } }),
    );
    const opening = openMongoStores(server, { database });
    await expect(opening).rejects.toThrow(`${database} was written by a later version`);
    await expect(opening).rejects.not.toBeInstanceOf(StoreUnavailable);
    await withDatabase(server, database, (connection) => connection.dropDatabase());
  });
});

describe('a MongoDB database of version 1', () => {
  testOnServer('fills in its results from their games, if these exist', async () => {
    const database = newDatabase();
    const before = await openMongoStores(server, { database });
    // More than one batch of the migration; only the last result's game still exists.
    const count = 1200;
    await before.games.insert(endedGame(count, 20));
    for (let id = 1; id <= count; id += 1) await before.results.add(aResult(id, 20));
    await before.close();
    await withDatabase(server, database, async (connection) => {
      const bare = { $unset: { league: 1, difficulty: 1 } };
      await connection.collection('results').updateMany({}, bare);
      await connection.collection('meta').updateOne({}, { $set: { version: 1 } });
    });
    const { results, close } = await openMongoStores(server, { database });
    const { league, difficulty } = endedGame(count, 20);
    expect(await results.winGroupsOf(aPlayer)).toMatchObject([
      { league, difficulty, finishedAt: 20 },
    ]);
    expect(await results.streakOf(aPlayer)).toBe(count);
    await close();
    await withDatabase(server, database, (connection) => connection.dropDatabase());
  });
});

describe('a MongoDB database whose names look alike', () => {
  testOnServer('keeps all of them, and accepts no further one', async () => {
    const database = newDatabase();
    const before = await openMongoStores(server, { database });
    await before.users.insert(anAccount({ id: 'young', usernameKey: 'coco', createdAt: 2 }));
    await before.users.insert(anAccount({ id: 'old', usernameKey: 'other', createdAt: 1 }));
    await before.close();
    await withDatabase(server, database, async (connection) => {
      const users = connection.collection<{ _id: string }>('users');
      await users.updateMany({}, { $unset: { look: 1 } });
      const renamed = { $set: { username: 'сосо', usernameKey: 'сосо' } };
      await users.updateOne({ _id: 'old' }, renamed);
    });
    const third = anAccount({ id: 'third', usernameKey: 'c0c0' });
    const { users, close } = await openMongoStores(server, { database });
    expect((await users.findByKey('сосо'))?.id).toBe('old');
    expect(await users.find('young')).toEqual(
      anAccount({ id: 'young', usernameKey: 'coco', createdAt: 2 }),
    );
    expect(await users.insert(third)).toBe('name-taken');
    await users.remove('old', 9);
    await close();
    const again = await openMongoStores(server, { database });
    expect(await again.users.insert(third)).toBe('name-taken');
    await again.close();
    await withDatabase(server, database, (connection) => connection.dropDatabase());
  });

  testOnServer('fills in the others where a look is taken already', async () => {
    const database = newDatabase();
    const before = await openMongoStores(server, { database });
    for (const [createdAt, username] of ['ann', 'coco', 'zoe'].entries())
      await before.users.insert(
        anAccount({ id: username, username, usernameKey: username, createdAt }),
      );
    await before.close();
    await withDatabase(server, database, async (connection) => {
      const users = connection.collection<{ _id: string }>('users');
      await users.updateMany({ _id: { $ne: 'coco' } }, { $unset: { look: 1 } });
      // As from a process of an earlier version, while this one runs.
      const imitation = { username: 'c0c0', usernameKey: 'c0c0', createdAt: 1 };
      await users.insertOne({ _id: 'late', ...imitation });
    });
    await (await openMongoStores(server, { database })).close();
    await withDatabase(server, database, async (connection) => {
      const users = connection.collection<{ _id: string; look?: string }>('users');
      const looks = await users.find().sort({ _id: 1 }).toArray();
      expect(looks.map(({ _id, look }) => [_id, look])).toEqual([
        ['ann', 'ann'],
        ['coco', 'coco'],
        ['late', undefined],
        ['zoe', 'zoe'],
      ]);
      await connection.dropDatabase();
    });
  });
});

describe('a MongoDB database of version 2', () => {
  testOnServer("has challenges and leagues under today's names, and they continue", async () => {
    const database = newDatabase();
    const before = await openMongoStores(server, { database });
    const challenge = linked(aChallenge({ id: idOf(4) }), 'CODE');
    await before.games.insert(challenge);
    await before.games.insert(endedGame(5, 20));
    await before.results.add(aResult(5, 20));
    await before.close();
    await withDatabase(server, database, async (connection) => {
      const league = 'English Premier League';
      const games = connection.collection('games');
      const renamed = { $rename: { 'game.challenge': 'game.sharing' } };
      await games.updateMany({ 'game.challenge': { $exists: true } }, renamed);
      await games.updateMany({}, { $set: { 'game.league': league } });
      await games.updateMany({}, { $unset: { 'game.sharing.start': 1 } });
      await connection.collection('results').updateMany({}, { $set: { league } });
      await connection.collection('meta').updateOne({}, { $set: { version: 2 } });
    });
    const { games, results, close } = await openMongoStores(server, { database });
    expect(await games.find(idOf(4))).toEqual(asRead(challenge));
    expect(await games.find(idOf(5))).toEqual(asRead(endedGame(5, 20)));
    const { league } = endedGame(5, 20);
    expect(await results.winGroupsOf(aPlayer)).toMatchObject([{ league }]);
    expect(await games.save(joined(challenge, 'ben', 30))).toBe(true);
    expect((await games.findByLink('CODE'))?.players).toHaveLength(2);
    expect(await games.invitedTo('cem')).toHaveLength(1);
    await close();
    await withDatabase(server, database, (connection) => connection.dropDatabase());
  });
});

describe('a MongoDB database of version 3', () => {
  testOnServer('has its challenges in the lists of their players', async () => {
    const database = newDatabase();
    const before = await openMongoStores(server, { database });
    const challenge = joined(aChallenge({ id: idOf(4) }), 'ben', 30);
    await before.games.insert(challenge);
    await before.games.insert(touchedGame(5, 20, { creator: challenge.creator }));
    await before.close();
    await withDatabase(server, database, async (connection) => {
      const fields = { $unset: { challengerIds: 1, challengedAt: 1 } };
      await connection.collection('games').updateMany({}, fields);
      await connection.collection('meta').updateOne({}, { $set: { version: 3 } });
    });
    const { games, close } = await openMongoStores(server, { database });
    for (const { id } of challenge.players) {
      expect(await games.challengesOf(id, 0, 9)).toEqual([asRead(challenge)]);
    }
    await close();
    await withDatabase(server, database, (connection) => connection.dropDatabase());
  });
});

describe('a MongoDB database of version 4', () => {
  testOnServer('has challenges that began with their creation, except for lobbies', async () => {
    const database = newDatabase();
    const before = await openMongoStores(server, { database });
    const createdAt = 1_000;
    const { start: _, ...challenge } = aChallenge().challenge ?? { invitations: [] };
    const begun = aChallenge({ id: idOf(4), createdAt, challenge });
    const players = [{ id: begun.creator, waitedFrom: createdAt, guesses: [], hints: [] }];
    const lobby = { ...begun, id: idOf(6), players };
    for (const game of [begun, lobby, endedGame(5, 20)]) await before.games.insert(game);
    await before.close();
    await withDatabase(server, database, (connection) =>
      connection.collection('meta').updateOne({}, { $set: { version: 4 } }),
    );
    const { games, close } = await openMongoStores(server, { database });
    const start = { at: createdAt, version: 0 };
    expect(await games.find(idOf(4))).toEqual(
      asRead({ ...begun, challenge: { ...challenge, start } }),
    );
    expect(await games.find(idOf(6))).toEqual(asRead(lobby));
    expect(await games.find(idOf(5))).toEqual(asRead(endedGame(5, 20)));
    await close();
    await withDatabase(server, database, (connection) => connection.dropDatabase());
  });
});

describe('a MongoDB database whose results lack the mark of wins', () => {
  testOnServer('keeps them without a mark, and takes marks from then on', async () => {
    const database = newDatabase();
    const player = 'user:ada' as PlayerId;
    const before = await openMongoStores(server, { database });
    await before.results.add(aResult(1, 20, { player }));
    await before.close();
    await withDatabase(server, database, (connection) =>
      connection.collection('results').dropIndex('marked'),
    );
    const { results, close } = await openMongoStores(server, { database });
    expect(await results.markedWins()).toEqual([]);
    await results.markWins(player, 0, 99);
    expect(await results.markedWins()).toMatchObject([{ player, marked: 1 }]);
    await close();
    await withDatabase(server, database, async (connection) => {
      const indexes = await connection.collection('results').indexes();
      expect(indexes.map(({ name }) => name)).toContain('marked');
      await connection.dropDatabase();
    });
  });
});
