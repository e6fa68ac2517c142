import { closeSync, fdatasync, fstatSync, openSync, statSync } from 'node:fs';
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

/** Rejects with StoreUnavailable after so many milliseconds, whatever becomes of the work. */
async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const refuse = () => reject(new StoreUnavailable(`no sync within ${milliseconds} ms`));
  const timer = setTimeout(refuse, milliseconds);
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Milliseconds of a sync after which the process is not ready. */
const usualReadyTime = 1_500;
/** Milliseconds that a close waits for a sync. */
const usualCloseTime = 5_000;

/**
 * The same stores, whose answers tell of nothing that is not on the disk. The database itself syncs only its
 * checkpoints: a sync of every commit would stop the process for each of them, while here other
 * calls go on meanwhile, and writes that come together share one.
 */
export function syncedStores(
  stores: Stores,
  changes: () => number,
  synced: Synced,
  readyTime = usualReadyTime,
): Stores {
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
    // A process whose disk has failed or hangs is not ready, since it acknowledges nothing.
    async ping() {
      await stores.ping();
      await within(readyTime, synced(changes()));
    },
  };
}

export type LogSync = {
  synced: Synced;
  /** Whether the file that is synced is the one of this name. */
  isInPlace(): boolean;
  /** After the database, once or more often; waits for a sync that hangs for some seconds only. */
  close(): Promise<void>;
};

/** The sync of an open database's log, in another thread. */
export function openLogSync(
  file: string,
  { sync = promisify(fdatasync), closeTime = usualCloseTime } = {},
): LogSync {
  const path = `${file}-wal`;
  const log = openSync(path, 'r+');
  const { ino } = fstatSync(log);
  const synced = sharedSync(async () => {
    try {
      await sync(log);
    } catch (error) {
      throw new StoreUnavailable((error as Error).message, { cause: error });
    }
  });
  const close = async () => {
    const last = synced(Number.POSITIVE_INFINITY).catch(() => undefined);
    const end = last.then(() => closeSync(log));
    await within(closeTime, end).catch(() => undefined);
  };
  let closed: Promise<void> | undefined;
  return {
    synced,
    isInPlace: () => statSync(path, { throwIfNoEntry: false })?.ino === ino,
    close() {
      closed ??= close();
      return closed;
    },
  };
}
