import { once } from 'node:events';
import { statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { versionInHeader } from './sqlite-database.ts';
import { sqliteVersion } from './sqlite-takeover.ts';

type Preparing = { inform(line: string): void; signal?: AbortSignal | undefined };

/** A check of so many bytes takes a tenth of a second. */
const largeFile = 64 * 1024 * 1024;

function takesLong(file: string): boolean {
  const version = versionInHeader(file);
  if (version === undefined || version > sqliteVersion) return false;
  return version < sqliteVersion || statSync(file).size > largeFile;
}

/**
 * Checks and migrates a file in a thread of its own where that takes long: the port is open, and
 * this thread has to answer. True if it has done so. Rejects as openDatabase throws, and once the
 * signal aborts, with the file as it was.
 */
export async function prepareInThread(
  file: string,
  { inform, signal }: Preparing,
): Promise<boolean> {
  if (!takesLong(file)) return false;
  inform(`The database ${file} is checked and, if need be, migrated`);
  const thread = new Worker(new URL('./prepare-thread.ts', import.meta.url), { workerData: file });
  const end = () => void thread.terminate();
  signal?.addEventListener('abort', end, { once: true });
  try {
    thread.on('message', inform);
    await once(thread, 'exit');
  } finally {
    signal?.removeEventListener('abort', end);
  }
  signal?.throwIfAborted();
  return true;
}
