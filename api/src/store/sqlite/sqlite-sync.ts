import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';
import type { DatabaseSync } from 'node:sqlite';
import { type Stores, StoreUnavailable } from '../store.ts';
import { guarded } from './sqlite-database.ts';

/** Resolves when everything written before the call is on the disk. */
export type Synced = () => Promise<void>;

/**
 * Who asks while a sync runs waits for the next one, since that one may have missed the write, and
 * shares it with all others who do. After a failure every call fails: the kernel forgets what it
 * could not write, and a later sync would succeed without it.
 */
export function sharedSync(sync: () => Promise<void>): Synced {
  let running = Promise.resolve();
  let next: Promise<void> | undefined;
  const begin = async () => {
    await running;
    next = undefined;
    running = sync();
    await running;
  };
  return () => {
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

/** A store whose writes resolve once they are on the disk; the methods of SQLite write at once. */
function withSync<Store extends object>(store: Store, changes: () => number, synced: Synced) {
  const methods = Object.entries(store).map(([name, method]: [string, Method]) => {
    const call: Method = async (...values) => {
      const before = changes();
      const answer = method(...values);
      const hasWritten = changes() !== before;
      const value = await answer;
      if (hasWritten) await synced();
      return value;
    };
    return [name, call];
  });
  return Object.fromEntries(methods) as Store;
}

/**
 * The same stores, whose acknowledged writes are on the disk. The database itself syncs only its
 * checkpoints: a sync of every commit would stop the process for each of them, while here other
 * calls go on meanwhile, and writes that come together share one.
 */
export function syncedStores(stores: Stores, changes: () => number, synced: Synced): Stores {
  const { games, results, records, achievements, users, sessions, friendships, feedback } = stores;
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
    // A process whose disk has failed is not ready, since it acknowledges nothing any more.
    async ping() {
      await stores.ping();
      await synced();
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
    await synced().catch(() => undefined);
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
