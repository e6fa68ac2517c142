import { startError } from './start-error.ts';

/**
 * Runs a start whose signal aborts on SIGINT, SIGTERM and SIGHUP, even while it waits for a server:
 * the process then exits with 0. The message of the reason is the signal's name. A failed start prints one line on standard error and exits with 1.
 */
export async function runUntilSignal(start: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const ending = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(name, () => ending.abort(new DOMException(name, 'AbortError')));
  }
  try {
    await start(ending.signal);
  } catch (error) {
    if (ending.signal.aborted) return;
    process.stderr.write(`craque: ${startError(error)}\n`);
    process.exitCode = 1;
  }
}
