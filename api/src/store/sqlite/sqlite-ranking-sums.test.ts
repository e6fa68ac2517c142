import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from '@jest/globals';
import { userPlayer } from '@craque/common/domain/ids.ts';
import { rankingWindows, utcWindows } from '@craque/common/domain/record/ranking.ts';
import { sports } from '@craque/common/domain/sport.ts';
import { aResult, anAccount } from '../../testing/store-builders.ts';
import type { Stores } from '../store.ts';
import { openDatabase } from './sqlite-database.ts';
import { openSqliteStores, sqliteStoresOn } from './sqlite-stores.ts';
import { ensureRankingSums } from './schema/sqlite-ranking-schema.ts';

const now = Date.UTC(2026, 10, 11, 12);
const day = 24 * 60 * 60 * 1000;
const folder = mkdtempSync(join(tmpdir(), 'craque-sums-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Results of ten weeks of four users, one of whom is hidden, with marks and achievements. */
async function fill(stores: Stores): Promise<void> {
  const { users, results, achievements } = stores;
  for (const [index, id] of ['ada', 'bob', 'cleo', 'dora'].entries()) {
    await users.insert(anAccount({ id, username: id, usernameKey: id }));
    for (let game = 0; game < 30; game += 1) {
      const gameId = index * 100 + game + 1;
      const sport = sports[(game + index) % sports.length] ?? 'soccer';
      const finishedAt = now - Math.floor((game ** 2 * day) / 12);
      const score = (game * 37 + index) % 90;
      await results.add(aResult(gameId, finishedAt, { player: userPlayer(id), sport, score }));
    }
    await achievements.add(id, 'first_victory', now - index * 20 * day);
    await achievements.add(id, 'f1_expert', now);
  }
  await users.change('cleo', { showInRankings: false });
  await results.markWins(userPlayer('bob'), now - 2 * day, now);
}

async function boardsOf({ rankings }: Stores) {
  const boards = [];
  for (const window of rankingWindows) {
    for (const sport of [undefined, ...sports]) {
      const query = { window, sport, start: utcWindows(now)[window] };
      boards.push(await rankings.board(query, { limit: 9, userId: 'dora' }));
    }
  }
  return boards;
}

const dropTriggers = (database: DatabaseSync) => {
  const found = database.prepare("SELECT name FROM sqlite_master WHERE type = 'trigger'").all();
  for (const { name } of found) database.exec(`DROP TRIGGER ${String(name)}`);
};

describe('the sums of the rankings', () => {
  test('are added up where a file of an earlier version has none', async () => {
    const database = openDatabase(':memory:');
    const stores = sqliteStoresOn(database, ':memory:');
    await fill(stores);
    const boards = await boardsOf(stores);
    expect(boards.every(({ players }) => players > 0)).toBe(true);
    dropTriggers(database);
    database.exec('DELETE FROM ranking_sums');
    expect((await boardsOf(stores)).some(({ players }) => players > 0)).toBe(false);
    ensureRankingSums(database, now);
    expect(await boardsOf(stores)).toEqual(boards);
    await stores.close();
  });

  test('are added up anew where they were kept by another rule, and left alone otherwise', async () => {
    const database = openDatabase(':memory:');
    const stores = sqliteStoresOn(database, ':memory:');
    await fill(stores);
    const boards = await boardsOf(stores);
    database.exec('UPDATE ranking_sums SET minus_score = minus_score - 1');
    ensureRankingSums(database, now);
    const [changed] = await boardsOf(stores);
    expect(changed).not.toEqual(boards[0]);
    database.exec(`DROP TRIGGER ranking_achievement;
      CREATE TRIGGER ranking_achievement AFTER INSERT ON achievements BEGIN SELECT 1; END`);
    ensureRankingSums(database, now);
    expect(await boardsOf(stores)).toEqual(boards);
    await stores.close();
  });

  test('have what was noted before the process ended', async () => {
    const file = join(folder, 'craque.db');
    const before = openSqliteStores(file);
    await fill(before);
    await before.close();
    const after = openSqliteStores(file);
    const direct = openSqliteStores(':memory:');
    await fill(direct);
    expect(await boardsOf(after)).toEqual(await boardsOf(direct));
    await after.close();
    await direct.close();
  });
});
