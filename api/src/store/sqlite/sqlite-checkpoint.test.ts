import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { GameId } from '@craque/common/domain/ids.ts';
import { aGame } from '@craque/common/testing/game-builders.ts';
import { checkpointBeside } from './sqlite-checkpoint.ts';
import { openDatabase } from './sqlite-database.ts';
import { sqliteStoresOn } from './sqlite-stores.ts';
import { changesOf } from './sqlite-sync.ts';

const folders: string[] = [];
beforeEach(() => {
  folders.push(mkdtempSync(join(tmpdir(), 'craque-checkpoint-')));
});
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function opened(idleTime = 10_000) {
  const file = join(folders[0] ?? '', 'craque.db');
  const database = openDatabase(file);
  const { games } = sqliteStoresOn(database, file);
  const changes = changesOf(database);
  const checkpoint = checkpointBeside(file, { changes: changes(), idleTime });
  const state = { last: 0 };
  return {
    file,
    games,
    sizeOf: (ending = '') => statSync(`${file}${ending}`).size,
    /** So many games more, of two changes each; the checkpoint hears of the last. */
    async write(count: number) {
      const until = state.last + count;
      while (state.last < until) {
        state.last += 1;
        await games.insert(aGame({ id: state.last as GameId }));
      }
      checkpoint.wrote(changes());
    },
    async close() {
      await checkpoint.stop();
      database.close();
    },
  };
}

describe('a checkpoint', () => {
  test('is made after a thousand changes, and not before', async () => {
    const { games, write, sizeOf, close } = opened();
    const before = sizeOf();
    await write(499);
    await sleep(100);
    expect(sizeOf()).toBe(before);
    await write(1);
    while (sizeOf() === before) await sleep(5);
    expect(await games.find(500 as GameId)).toEqual(aGame({ id: 500 as GameId }));
    await close();
  });

  test('lets the log begin anew, also after its thread had nothing to do for long', async () => {
    const { write, sizeOf, close } = opened(0);
    let before = sizeOf();
    const logs: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      await write(1000);
      while (sizeOf() === before) await sleep(5);
      await sleep(50);
      before = sizeOf();
      logs.push(sizeOf('-wal'));
    }
    expect(Math.max(...logs)).toBeLessThan(1.5 * (logs[0] ?? 0));
    await close();
  });

  test('under way when the database is closed leaves it whole, without a log', async () => {
    const { file, write, close } = opened();
    await write(3000);
    await close();
    expect(existsSync(`${file}-wal`)).toBe(false);
    const again = openDatabase(file);
    const { games } = sqliteStoresOn(again, file);
    expect(await games.find(3000 as GameId)).toEqual(aGame({ id: 3000 as GameId }));
    again.close();
  });
});
