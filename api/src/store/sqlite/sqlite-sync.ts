import { closeSync, fdatasync, fstatSync, openSync, statSync } from 'node:fs';
import { promisify } from 'node:util';
import type { DatabaseSync } from 'node:sqlite';
import { StoreUnavailable } from '../store.ts';
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

/** Resolves when the log is on the disk; rejects with StoreUnavailable if that fails or takes long. */
export const syncedSoon = (flushed: () => Promise<void>, readyTime = usualReadyTime) =>
  within(readyTime, flushed());

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
