import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';
import type { DatabaseSync } from 'node:sqlite';
import { type Stores, StoreUnavailable } from '../store.ts';
import { guarded } from './sqlite-database.ts';

/**
 * Resolves when the first `written` changes of the database are on the disk; at once if they are.
 * To be called after the last of them.
 */
export type Synced = (written: number) => Promise<void>;

/**
 * A change that came after the sync under way had begun waits for the next one, which may miss
 * none, and shares it with all others. After a failure nothing more gets to the disk: the kernel
 * forgets what it could not write, and a later sync would succeed without it.
 */
export function sharedSync(sync: () => Promise<void>): Synced {
  let asked = 0;
  let onDisk = 0;
  let running = { covers: 0, end: Promise.resolve() };
  let next: Promise<void> | undefined;
  const cover = async (changes: number) => {
    await sync();
    onDisk = changes;
  };
  const begin = async () => {
    await running.end;
    next = undefined;
    running = { covers: asked, end: cover(asked) };
    await running.end;
  };
  return async (written) => {
    asked = Math.max(asked, written);
    if (written <= onDisk) return;
    if (written <= running.covers) return running.end;
    next ??= begin();
    return next;
  };
}

/** How many rows this connection has changed so far. */
export function changesOf(database: DatabaseSync): () => number {
  const total = database.prepare('SELECT total_changes() AS total');
  return () => guarded(() => Number(total.get()?.total));
}

type Method = (...values: unknown[]) => Promise<unknown>;

/**
 * A store whose calls resolve once all that is written is on the disk; the methods of SQLite write
 * at once. A call that only reads waits, too: it may report what another has written, such as the
 * first of two equal calls to the second.
 */
function withSync<Store extends object>(store: Store, changes: () => number, synced: Synced) {
  const methods = Object.entries(store).map(([name, method]: [string, Method]) => {
    const call: Method = async (...values) => {
      const value = await method(...values);
      await synced(changes());
      return value;
    };
    return [name, call];
  });
  return Object.fromEntries(methods) as Store;
}

/**
 * The same stores, whose answers tell of nothing that is not on the disk. The database itself syncs only its
 * checkpoints: a sync of every commit would stop the process for each of them, while here other
 * calls go on meanwhile, and writes that come together share one.
 */
export function syncedStores(stores: Stores, changes: () => number, synced: Synced): Stores {
  const { games, results, records, achievements, users, sessions, friendships } = stores;
  const { feedback, corrections } = stores;
  return {
    ...stores,
    games: withSync(games, changes, synced),
    results: withSync(results, changes, synced),
    records: withSync(records, changes, synced),
    achievements: withSync(achievements, changes, synced),
    users: withSync(users, changes, synced),
    sessions: withSync(sessions, changes, synced),
    friendships: withSync(friendships, changes, synced),
    feedback: withSync(feedback, changes, synced),
    corrections: withSync(corrections, changes, synced),
    // A process whose disk has failed is not ready, since it acknowledges nothing any more.
    async ping() {
      await stores.ping();
      await synced(changes());
    },
  };
}

/** The sync of an open database's log, in another thread. `close` after the database, once or more often. */
export function openLogSync(file: string): { synced: Synced; close(): Promise<void> } {
  const log = openSync(`${file}-wal`, 'r+');
  const sync = promisify(fdatasync);
  const synced = sharedSync(async () => {
    try {
      await sync(log);
    } catch (error) {
      throw new StoreUnavailable((error as Error).message, { cause: error });
    }
  });
  const close = async () => {
    await synced(Number.POSITIVE_INFINITY).catch(() => undefined);
    closeSync(log);
  };
  let closed: Promise<void> | undefined;
  return {
    synced,
    close() {
      closed ??= close();
      return closed;
    },
  };
}
