import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { newFolder } from '@craque/common/testing/new-folder.ts';
import { describe, expect, test } from '@jest/globals';
import { idOf } from '../../testing/store-builders.ts';
import { prepareInThread } from './prepare-in-thread.ts';
import { openSqliteStores } from './sqlite-stores.ts';

describe('a database of another version', () => {
  const versionSeven = new URL('../../testing/earlier-stores/sqlite-7.sql', import.meta.url);

  function earlier(): { folder: string; file: string; copies(count: number): void } {
    const folder = newFolder();
    const file = join(folder, 'craque.db');
    const run = (sql: string) => {
      const database = new DatabaseSync(file);
      database.exec(sql);
      database.close();
    };
    run(readFileSync(versionSeven, 'utf8'));
    const copies = (count: number) =>
      run(`CREATE TEMP TABLE copies AS WITH RECURSIVE n(i) AS
          (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
          SELECT games.* FROM games, n WHERE id = 1;
        UPDATE copies SET id = 1000000 + rowid, create_key = NULL,
          game = json_set(game, '$.id', 1000000 + rowid);
        INSERT INTO games SELECT * FROM copies`);
    return { folder, file, copies };
  }

  test('is migrated while this process goes on answering', async () => {
    const { file, copies } = earlier();
    copies(3_000);
    const lines: string[] = [];
    const asked = { turns: 0 };
    const answering = setInterval(() => {
      asked.turns += 1;
    }, 1);
    expect(await prepareInThread(file, { inform: (line) => lines.push(line) })).toBe(true);
    clearInterval(answering);
    expect(asked.turns).toBeGreaterThan(10);
    expect(lines.map((line) => line.split(': ')[1])).toEqual([
      undefined,
      expect.stringMatching(/^data migrated from version 7 to /),
    ]);
    const stores = openSqliteStores(file, undefined, (line) => lines.push(line));
    expect(lines).toHaveLength(2);
    expect(await stores.games.find(idOf(1_003_000))).toBeDefined();
    await stores.close();
  });

  test('is as it was if the process is asked to end meanwhile', async () => {
    const { file, copies } = earlier();
    copies(20_000);
    const ending = new AbortController();
    const { signal } = ending;
    const inform = () => void setTimeout(() => ending.abort(new Error('asked to end')), 150);
    await expect(prepareInThread(file, { inform, signal })).rejects.toThrow('asked to end');
    const database = new DatabaseSync(file);
    expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: 7 });
    database.close();
  });

  test('of a later one is refused, and not a byte of its folder is touched', async () => {
    const { folder, file } = earlier();
    await openSqliteStores(file).close();
    const database = new DatabaseSync(file);
    database.exec('PRAGMA user_version = 99; CREATE TABLE of_tomorrow (id)');
    database.close();
    const seen = () =>
      readdirSync(folder)
        .toSorted()
        .map((name) => [
          name,
          statSync(join(folder, name)).mtimeMs,
          readFileSync(join(folder, name)).toString('hex'),
        ]);
    const before = seen();
    expect(await prepareInThread(file, { inform: () => undefined })).toBe(false);
    expect(() => openSqliteStores(file)).toThrow('was written by a later version');
    expect(seen()).toEqual(before);
  });
});
