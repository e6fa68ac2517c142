import { setTimeout as sleep } from 'node:timers/promises';
import { StoreUnavailable } from './store.ts';

export type Waiting = {
  log: (line: string) => void;
  every?: number;
  signal?: AbortSignal | undefined;
  /** Waits so many milliseconds; rejects when the signal aborts. The time itself by default. */
  pause?: (ms: number, signal?: AbortSignal) => Promise<void>;
};

const realPause = (ms: number, signal?: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal });

/**
 * Retries until the server answers (there is no silent fallback). Rejects for any error but
 * StoreUnavailable, and once the signal aborts.
 */
export async function waitForMongo<Value>(
  open: () => Promise<Value>,
  { log, every = 5000, signal, pause = realPause }: Waiting,
): Promise<Value> {
  for (;;) {
    const started = performance.now();
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      signal?.throwIfAborted();
      log(`Waiting for MongoDB, trying every ${every / 1000} s: ${error.message}`);
    }
    await pause(Math.max(0, started + every - performance.now()), signal);
  }
}
