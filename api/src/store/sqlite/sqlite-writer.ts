import type { DatabaseSync } from 'node:sqlite';
import { uniqueError } from './sqlite-errors.ts';

/** Runs a statement and returns how many rows it changed. */
type Statement = () => number;
type Write = PromiseWithResolvers<number> & { run: Statement; mayBeLost: boolean };
type Outcome = { changed: number } | { error: unknown };

function outcomeOf(run: Statement): Outcome {
  try {
    return { changed: run() };
  } catch (error) {
    return { error };
  }
}

/** A violated constraint undoes its own statement only; any other failure undoes them all. */
function together(database: DatabaseSync, batch: readonly Write[]): Outcome[] {
  database.exec('BEGIN IMMEDIATE');
  try {
    const outcomes = batch.map(({ run }) => {
      const outcome = outcomeOf(run);
      if ('error' in outcome && uniqueError(outcome.error) === undefined) throw outcome.error;
      return outcome;
    });
    database.exec('COMMIT');
    return outcomes;
  } catch (error) {
    if (database.isOpen && database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function outcomesOf(database: DatabaseSync, batch: readonly Write[]): Outcome[] {
  try {
    if (batch.length > 1) return together(database, batch);
  } catch {
    // Nobody fails by another's statement: below each has a transaction of its own.
  }
  return batch.map(({ run }) => outcomeOf(run));
}

/** What may be lost, or can be computed again, goes to the disk with the next write that is not. */
function lazily<T>(database: DatabaseSync, write: () => T): T {
  database.exec('PRAGMA synchronous = NORMAL');
  try {
    return write();
  } finally {
    if (database.isOpen) database.exec('PRAGMA synchronous = FULL');
  }
}

/**
 * Runs the writes of one turn of the event loop in one transaction, so that they share its sync to
 * the disk, the dearest part of a guess. A write that resolves is on disk; it rejects with what
 * SQLite threw.
 */
export function createWriter(database: DatabaseSync) {
  const waiting: Write[] = [];

  function flush(): void {
    const batch = waiting.splice(0);
    const write = () => outcomesOf(database, batch);
    const isLazy = database.isOpen && batch.every(({ mayBeLost }) => mayBeLost);
    const outcomes = isLazy ? lazily(database, write) : write();
    for (const [index, outcome] of outcomes.entries()) {
      if ('error' in outcome) batch[index]?.reject(outcome.error);
      else batch[index]?.resolve(outcome.changed);
    }
  }

  return (run: Statement, { mayBeLost = false } = {}): Promise<number> => {
    const write = { ...Promise.withResolvers<number>(), run, mayBeLost };
    if (waiting.push(write) === 1) setImmediate(flush);
    return write.promise;
  };
}
