import { Worker } from 'node:worker_threads';

/** Changed rows that are worth a checkpoint, some pages of the log each. */
const worthwhile = 1000;
/** Milliseconds after which an idle thread ends. */
const usualIdleTime = 10_000;

/**
 * Writes the log back into the database in another thread, with a connection of its own: a
 * checkpoint copies and syncs for some milliseconds, in which neither reads nor writes have to wait.
 * The thread starts when there is something to do, and ends when idle. `wrote` is to be called after
 * writes, with the number of rows that were ever changed.
 */
export function checkpointBeside(
  file: string,
  { changes, idleTime = usualIdleTime }: { changes: number; idleTime?: number },
): { wrote(changes: number): void; stop(): Promise<void> } {
  let last = changes;
  let isBusy = false;
  let thread: Worker | undefined;
  let ending: NodeJS.Timeout | undefined;
  const end = async () => {
    clearTimeout(ending);
    const ended = thread;
    thread = undefined;
    await ended?.terminate();
  };
  const start = () => {
    const started = new Worker(new URL('./checkpoint-thread.mjs', import.meta.url), {
      workerData: file,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 },
    });
    started.unref();
    const free = () => {
      isBusy = false;
      ending = setTimeout(() => void end(), idleTime).unref();
    };
    started.on('message', free);
    // SQLite makes the checkpoint itself when the log has become long (sqlite-database.ts).
    started.on('error', free);
    started.once('exit', () => {
      if (thread === started) thread = undefined;
    });
    return started;
  };
  return {
    wrote(now) {
      if (isBusy || now - last < worthwhile) return;
      last = now;
      isBusy = true;
      clearTimeout(ending);
      thread ??= start();
      thread.postMessage(undefined);
    },
    stop: end,
  };
}
