import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { GameId } from '@craque/common/domain/ids.ts';
import { aGame } from '@craque/common/testing/game-builders.ts';
import { StoreUnavailable } from '../store.ts';
import { checkpointWhenQuiet } from './sqlite-checkpoint.ts';
import { openDatabase } from './sqlite-database.ts';
import { sqliteStoresOn } from './sqlite-stores.ts';
import { changesOf, openLogSync, sharedSync, syncedSoon } from './sqlite-sync.ts';

/** A sync that ends when the test says so; `begun` counts. */
function heldSync() {
  const open: PromiseWithResolvers<void>[] = [];
  const sync = () => {
    const each = Promise.withResolvers<void>();
    open.push(each);
    return each.promise;
  };
  return { open, synced: sharedSync(sync) };
}

/** What has happened to a promise after all that is ready has run. */
async function stateOf(promise: Promise<unknown>): Promise<string> {
  const later = new Promise((resolve) => setImmediate(resolve, 'waits'));
  return String(await Promise.race([promise.then(() => 'done'), later]));
}

describe('a shared sync', () => {
  test('is one for all that was written before it begins, and another for what comes later', async () => {
    const { open, synced } = heldSync();
    const first = [synced(1), synced(2)];
    await stateOf(Promise.all(first));
    const second = [synced(3), synced(4)];
    expect([await stateOf(Promise.all(second)), open.length]).toEqual(['waits', 1]);
    open[0]?.resolve();
    expect(await stateOf(Promise.all(first))).toBe('done');
    expect([await stateOf(Promise.all(second)), open.length]).toEqual(['waits', 2]);
    open[1]?.resolve();
    await Promise.all(second);
  });

  test('is not waited for if nothing is left to sync, and not twice if it is under way', async () => {
    const { open, synced } = heldSync();
    expect([await stateOf(synced(0)), open.length]).toEqual(['done', 0]);
    const first = synced(1);
    await stateOf(first);
    const again = synced(1);
    expect(await stateOf(again)).toBe('waits');
    open[0]?.resolve();
    await Promise.all([first, again]);
    expect([await stateOf(synced(1)), open.length]).toEqual(['done', 1]);
  });

  test('never succeeds again after a failure', async () => {
    const { open, synced } = heldSync();
    const first = synced(1);
    await stateOf(first.catch(() => undefined));
    open[0]?.reject(new StoreUnavailable('the disk fails'));
    await expect(first).rejects.toThrow('the disk fails');
    for (const written of [1, 2]) await expect(synced(written)).rejects.toThrow('the disk fails');
    expect(open).toHaveLength(1);
  });
});

describe('a sync that hangs', () => {
  const never = new Promise<void>(() => undefined);

  test('is not waited for for long by whoever asks whether the process is ready', async () => {
    await expect(syncedSoon(() => never, 0)).rejects.toThrow(StoreUnavailable);
  });

  test('does not hold up the close for ever', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'craque-hang-'));
    const file = join(folder, 'craque.db');
    const database = openDatabase(file);
    const log = openLogSync(file, { sync: () => never, closeTime: 0 });
    database.close();
    await log.close();
    rmSync(folder, { recursive: true });
  });
});

describe('a checkpoint', () => {
  const folders: string[] = [];
  beforeEach(() => {
    folders.push(mkdtempSync(join(tmpdir(), 'craque-checkpoint-')));
  });
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });

  test('is made in a quiet moment after a thousand changes', async () => {
    const file = join(folders[0] ?? '', 'craque.db');
    const database = openDatabase(file);
    const { games } = sqliteStoresOn(database, file);
    const checkpoint = checkpointWhenQuiet(database, changesOf(database), 0);
    const before = statSync(file).size;
    for (let id = 1; id <= 1000; id += 1) await games.insert(aGame({ id: id as GameId }));
    expect(statSync(file).size).toBe(before);
    checkpoint.wrote();
    while (statSync(file).size === before) await sleep(5);
    expect(await games.find(1000 as GameId)).toEqual(aGame({ id: 1000 as GameId }));
    checkpoint.stop();
    database.close();
  });
});
