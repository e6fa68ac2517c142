import { linkSync, readFileSync, truncateSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '@craque/common/testing/new-folder.ts';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { GameId } from '@craque/common/domain/ids.ts';
import { aGame, aPlayer, aSnapshot } from '@craque/common/testing/game-builders.ts';
import { openFreshSqlite } from '../../testing/both-stores.ts';
import { describeStores } from '../store.contract.ts';
import { StoreUnavailable } from '../store.ts';
import { openDatabase } from './sqlite-database.ts';
import { openSqliteStores, sqliteStoresOn } from './sqlite-stores.ts';

describeStores('SQLite', openFreshSqlite);

describe('a SQLite file', () => {
  let folder: string;
  let file: string;

  beforeEach(() => {
    folder = newFolder();
    file = join(folder, 'craque.db');
  });

  /** A closed file with enough games for its tree to have inner pages. */
  async function writeGames(count: number): Promise<void> {
    const stores = openSqliteStores(file);
    for (let id = 1; id <= count; id += 1) await stores.games.insert(aGame({ id: id as GameId }));
    await stores.close();
  }

  test('contains an acknowledged write without having been closed', async () => {
    const stores = openSqliteStores(file);
    await stores.games.insert(aGame());
    const copy = join(folder, 'copy.db');
    for (const ending of ['', '-wal']) {
      writeFileSync(`${copy}${ending}`, readFileSync(`${file}${ending}`));
    }
    const recovered = openSqliteStores(copy);
    expect(await recovered.games.find(aGame().id)).toEqual(aGame());
    await recovered.close();
    await stores.close();
  });

  test('refuses a second opening with a message that names the file and the reason', async () => {
    const stores = openSqliteStores(file);
    expect(() => openSqliteStores(file)).toThrow(`${file} is in use by another process`);
    expect(await stores.games.insert(aGame())).toBe('inserted');
    await stores.close();
  });

  test('is refused if it is not a database', () => {
    writeFileSync(
      file,
      'This is a letter, and quite a long one, to fill the header of a file. '.repeat(99),
    );
    expect(() => openSqliteStores(file)).toThrow(`${file} is damaged or no SQLite database`);
  });

  test('is refused if its end is missing', async () => {
    await writeGames(40);
    truncateSync(file, readFileSync(file).length / 2);
    expect(() => openSqliteStores(file)).toThrow(/is damaged/);
  });

  test('is refused if a page is overwritten', async () => {
    await writeGames(40);
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0xa5, 4096 * 2 + 100, 4096 * 4));
    expect(() => openSqliteStores(file)).toThrow(/is damaged/);
  });

  test.each([
    ['file', '', 'The database'],
    ['log', '-wal', 'The log'],
  ])(
    'whose %s is removed is not written to until it is back, and its games can be read',
    async (_, ending, what) => {
      const lines: string[] = [];
      const stores = openSqliteStores(file, (line) => lines.push(line));
      const removed = `${file}${ending}`;
      await stores.games.insert(aGame());
      linkSync(removed, `${removed}.kept`);
      unlinkSync(removed);
      await expect(stores.ping()).rejects.toThrow(/is no longer in its place/);
      await expect(stores.games.insert(aGame({ id: 1 as GameId }))).rejects.toThrow(
        StoreUnavailable,
      );
      expect(await stores.games.find(aGame().id)).toEqual(aGame());
      linkSync(`${removed}.kept`, removed);
      await stores.ping();
      expect(await stores.games.insert(aGame({ id: 1 as GameId }))).toBe('inserted');
      expect(lines).toEqual([
        expect.stringContaining(`${what} ${removed}`),
        `The database ${file} is back.`,
      ]);
      await stores.close();
    },
  );

  test('whose log is replaced by another is not written to', async () => {
    const stores = openSqliteStores(file);
    await stores.games.insert(aGame());
    const copy = readFileSync(`${file}-wal`);
    linkSync(`${file}-wal`, `${file}.kept`);
    unlinkSync(`${file}-wal`);
    writeFileSync(`${file}-wal`, copy);
    await expect(stores.ping()).rejects.toThrow(/is no longer in its place/);
    await expect(stores.games.insert(aGame({ id: 1 as GameId }))).rejects.toThrow(StoreUnavailable);
    await stores.close();
  });

  test('has its tables as soon as it is opened, even without its log', async () => {
    const stores = openSqliteStores(file);
    const copy = join(folder, 'copy.db');
    writeFileSync(copy, readFileSync(file));
    const database = new DatabaseSync(copy, { readOnly: true });
    expect(database.prepare('SELECT count(*) AS games FROM games').get()).toEqual({ games: 0 });
    database.close();
    await stores.close();
  });

  test('is refused if its folder does not exist', () => {
    expect(() => openSqliteStores(join(folder, 'missing', 'craque.db'))).toThrow(
      /cannot be opened/,
    );
  });

  test('is refused if it is read-only', async () => {
    await writeGames(1);
    expect(() => openSqliteStores(`file:${file}?mode=ro`)).toThrow(/cannot be locked for writing/);
  });
});

describe('a failing SQLite store', () => {
  test('that has become read-only rejects writes as unavailable and answers reads', async () => {
    const database = openDatabase(':memory:');
    const { games } = sqliteStoresOn(database, ':memory:');
    await games.insert(aGame());
    database.exec('PRAGMA query_only = ON');
    await expect(games.save(aGame())).rejects.toThrow(StoreUnavailable);
    await expect(games.insert(aGame({ id: 1 as GameId }))).rejects.toThrow(/readonly/);
    expect(await games.find(aGame().id)).toEqual(aGame());
    database.close();
  });

  test('without space rejects writes as unavailable, answers reads, and recovers', async () => {
    const database = openDatabase(':memory:');
    const { games } = sqliteStoresOn(database, ':memory:');
    await games.insert(aGame());
    database.exec('PRAGMA max_page_count = 1');
    const name = 'x'.repeat(100_000);
    const large = aGame({ id: 1 as GameId, athlete: aSnapshot({ name }) });
    await expect(games.insert(large)).rejects.toThrow(StoreUnavailable);
    expect(await games.find(large.id)).toBeUndefined();
    expect(await games.recentAthletes(aPlayer, 'soccer', 10)).toHaveLength(1);
    database.exec('PRAGMA max_page_count = 100000');
    expect(await games.insert(large)).toBe('inserted');
    database.close();
  });
});
