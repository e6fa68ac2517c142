import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '@craque/common/testing/new-folder.ts';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { DailyDate } from '@craque/common/domain/daily/daily-date.ts';
import { type PlayerId, userPlayer } from '@craque/common/domain/ids.ts';
import { everyView, fillStores } from '../../testing/every-view.ts';
import { aResult, anAccount, idOf, joined } from '../../testing/store-builders.ts';
import type { Stores } from '../store.ts';
import { openSqliteStores } from './sqlite-stores.ts';

const folder = newFolder();
const file = join(folder, 'craque.db');
/** A file as version 7 has written it, by `fillStores`. */
const versionSeven = readFileSync(
  new URL('../../testing/earlier-stores/sqlite-7.sql', import.meta.url),
  'utf8',
);

/** Makes of it a file of the release 0.1.0, which had fewer columns and other names. */
const versionThree = `
  DROP TRIGGER ranking_result; DROP TRIGGER ranking_no_result; DROP TRIGGER ranking_marked;
  DROP TRIGGER ranking_preference; DROP TRIGGER ranking_no_account;
  DROP TABLE ranking_sums; DROP TABLE dailies; DELETE FROM games WHERE id = 5;
  DROP INDEX users_look; DROP INDEX users_without_look; ALTER TABLE users DROP COLUMN look;
  DROP INDEX results_marked; DROP INDEX results_of_daily; DROP INDEX results_dailies;
  ALTER TABLE results DROP COLUMN marked; ALTER TABLE results DROP COLUMN daily_date;
  ALTER TABLE users DROP COLUMN sessions_from;
  UPDATE games SET game = json_remove(json_set(game, '$.league', 'English Premier League', '$.sharing',
    json_remove(game -> '$.challenge', '$.start')), '$.challenge') WHERE game -> '$.challenge' IS NOT NULL;
  UPDATE results SET league = 'English Premier League';
  PRAGMA user_version = 3;
`;

function make(...scripts: readonly string[]): void {
  const database = new DatabaseSync(file);
  for (const each of scripts) database.exec(each);
  database.close();
}

async function withStores(work: (stores: Stores) => Promise<void>): Promise<string[]> {
  const lines: string[] = [];
  const stores = openSqliteStores(file, undefined, (line) => lines.push(line));
  await work(stores).finally(() => stores.close());
  return lines;
}

beforeEach(() => make(versionSeven));
afterEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
});

describe('a SQLite file of version 7', () => {
  test('shows everything as if it had been written today, also after a second opening', async () => {
    const fresh = openSqliteStores(':memory:');
    await fillStores(fresh);
    const wanted = await everyView(fresh);
    const lines = await withStores(async (stores) => {
      expect(await everyView(stores)).toEqual(wanted);
    });
    expect(lines).toEqual([`The database ${file}: ${lines[0]?.split(': ')[1]}`]);
    expect(lines[0]).toContain('data migrated from version 7 to 8');
    const again = await withStores(async (stores) => {
      expect(await everyView(stores)).toEqual(wanted);
    });
    expect(again).toEqual([]);
    await fresh.close();
  });

  test('is written from then on, and has none of the old tables', async () => {
    await withStores(async ({ games, sessions, users }) => {
      const challenge = await games.find(idOf(7));
      if (challenge) expect(await games.save(joined(challenge, 'ben', 9))).toBe(true);
      expect(await games.invitedTo('ben')).toEqual([]);
      expect(await sessions.removeOf('ada')).toHaveLength(2);
      expect(await users.insert(anAccount({ id: 'new', usernameKey: 'b0b' }))).toBe('name-taken');
    });
    const database = new DatabaseSync(file);
    const old = database.prepare("SELECT name FROM sqlite_master WHERE name LIKE 'old%'").all();
    expect(old).toEqual([]);
    database.close();
  });

  test('stays unchanged if it cannot be migrated', async () => {
    make("UPDATE games SET game = 'no game' WHERE id = 7");
    expect(() => openSqliteStores(file)).toThrow(`The database ${file} cannot be used`);
    const database = new DatabaseSync(file);
    expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: 7 });
    expect(database.prepare('SELECT player FROM players').all()).toHaveLength(8);
    database.close();
  });

  test('is migrated after an ANALYZE, and with several keys of feedback that nobody wrote', async () => {
    const bare = "(?, NULL, 'bug', 'a title', 'a text', NULL, 'open', 1, 'the key')";
    for (const id of ['one', 'other'])
      make(`INSERT INTO feedback VALUES ${bare.replace('?', `'${id}'`)}`);
    make('ANALYZE');
    await withStores(async ({ feedback, users }) => {
      const ids = (await feedback.listAll(99)).map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining(['one', 'other']));
      expect(await users.find('ada')).toBeDefined();
    });
  });

  test('is refused once a later version has written it', () => {
    make('PRAGMA user_version = 1000');
    expect(() => openSqliteStores(file)).toThrow(/was written by a later version/);
  });
});

test('a file of this version gets the fields that its collections have since', async () => {
  await withStores(async () => undefined);
  make('ALTER TABLE users DROP COLUMN showHints');
  await withStores(async ({ users }) => {
    await users.insert(anAccount({ id: 'added', usernameKey: 'added', showHints: false }));
    expect(await users.find('added')).toMatchObject({ showHints: false });
  });
});

test('what a later minor version has added to the file is left alone', async () => {
  await withStores(async ({ users }) => {
    await users.insert(anAccount({ id: 'kept', usernameKey: 'kept' }));
  });
  make("ALTER TABLE users ADD COLUMN addedLater TEXT; UPDATE users SET addedLater = 'later'");
  make('CREATE TABLE laterRows (id TEXT); CREATE INDEX laterIndex ON users (addedLater)');
  await withStores(async ({ users }) => {
    await users.insert(anAccount({ id: 'new', usernameKey: 'new' }));
    await users.change('kept', { showHints: false });
    expect(await users.find('kept')).toMatchObject({ showHints: false });
  });
  const database = new DatabaseSync(file);
  const read = database.prepare(
    "SELECT addedLater FROM users WHERE id IN ('kept', 'new') ORDER BY id",
  );
  expect(read.all().map(({ addedLater }) => addedLater)).toEqual(['later', null]);
  database.close();
});

test('a file of this version whose results have no places yet gets its boards', async () => {
  const daily = { date: '2026-11-11' as DailyDate, sport: 'soccer' } as const;
  const boards: unknown[] = [];
  const read = async (stores: Stores) => {
    boards.push(await stores.boards.read(daily, { player: 'user:ada' as PlayerId }));
  };
  await withStores(read);
  make(
    'DROP TABLE counts; DROP INDEX "results.placed"; DROP INDEX "results.unplaced"',
    'ALTER TABLE results DROP COLUMN place; ALTER TABLE results DROP COLUMN unplaced',
  );
  await withStores(read);
  expect(boards[0]).toMatchObject({ players: 4, own: { username: 'ada' } });
  expect(boards[1]).toEqual(boards[0]);
});

describe('a SQLite file of the release 0.1.0', () => {
  test("has its challenges and leagues under today's names, and challenges begin", async () => {
    make(versionThree);
    await withStores(async ({ games, results, users }) => {
      const challenge = await games.find(idOf(6));
      const start = { at: challenge?.createdAt, version: 0 };
      expect(challenge?.challenge).toMatchObject({ start, link: { code: 'CODE' } });
      expect(challenge?.league).toBe('english-premier-league');
      expect((await games.challengesOf('user:ben' as PlayerId, 0, 9)).map(({ id }) => id)).toEqual([
        6,
      ]);
      expect(
        await results.countFound('user:ada' as PlayerId, 'english-premier-league', [
          'ada-secretova',
        ]),
      ).toBe(1);
      expect(await results.markedWins()).toEqual([]);
      expect((await users.find('ada'))?.sessionsFrom).toBe(0);
    });
  });

  test('keeps accounts whose names look alike, and accepts no further one', async () => {
    make(
      versionThree,
      "UPDATE users SET username = 'сосо', username_key = 'сосо' WHERE id = 'ada'",
    );
    make("UPDATE users SET username = 'coco', username_key = 'coco' WHERE id = 'bob'");
    const third = anAccount({ id: 'third', usernameKey: 'c0c0' });
    await withStores(async ({ users }) => {
      expect((await users.findByKey('сосо'))?.id).toBe('ada');
      expect((await users.findByKey('coco'))?.id).toBe('bob');
      expect(await users.insert(third)).toBe('name-taken');
    });
  });

  test('has the achievements of marked wins counted anew', async () => {
    const sum = async ({ rankings }: Stores) => (await rankings.allTimeOf(['zoe'])).get('zoe');
    await withStores(async (stores) => {
      await stores.users.insert(anAccount({ id: 'zoe', usernameKey: 'zoe' }));
      const win = aResult(901, 9, { player: userPlayer('zoe') });
      await stores.results.add(win);
      await stores.achievements.add('zoe', 'first_victory', 9);
      await stores.results.add(aResult(902, 10, { player: win.player, won: false, score: 0 }));
      await stores.results.markWins(win.player, [win.gameId]);
      expect(await sum(stores)).toEqual({ score: 0, games: 1 });
    });
    const counted = JSON.stringify({ 'all-all': { start: 0, score: 50, games: 1 } });
    make(`UPDATE rankings SET sums = '${counted}' WHERE userId = 'zoe'; DELETE FROM counts;`);
    await withStores(async (stores) => {
      expect(await sum(stores)).toEqual({ score: 0, games: 1 });
    });
  });
});
