import type { DatabaseSync } from 'node:sqlite';

/** Milliseconds without a write after which the database has a quiet moment. */
const usualQuietTime = 200;
/** Changed rows that are worth a checkpoint, about a page of the log each. */
const worthwhile = 1000;

/**
 * Writes the log back into the database when nobody writes. `wrote` is to be called after each
 * write; `changes` counts the rows that were ever changed.
 */
export function checkpointWhenQuiet(
  database: DatabaseSync,
  changes: () => number,
  quietTime = usualQuietTime,
): { wrote(): void; stop(): void } {
  let last = changes();
  const timer = setTimeout(() => {
    if (!database.isOpen || changes() - last < worthwhile) return;
    last = changes();
    try {
      database.exec('PRAGMA wal_checkpoint(PASSIVE)');
    } catch {
      // Nothing is lost: the log stays, and the next write reports a disk that fails.
    }
  }, quietTime).unref();
  return { wrote: () => void timer.refresh(), stop: () => clearTimeout(timer) };
}
