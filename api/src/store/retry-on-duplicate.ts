import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { StoreUnavailable } from './store.ts';

const tries = 20;
/** Longest pause (ms) before another attempt. */
const longestPause = 64;

/**
 * Repeats a compare-and-set until it returns a value; undefined means that somebody else was
 * faster. Waits for a growing random time between attempts, so that many writers of one document
 * get through. Throws StoreUnavailable after 20 attempts.
 */
export async function retryOnDuplicate<T>(attempt: () => Promise<T | undefined>): Promise<T> {
  for (let failed = 0; failed < tries; failed += 1) {
    if (failed > 0) await pause(randomInt(1 + Math.min(longestPause, 2 ** failed)));
    const value = await attempt();
    if (value !== undefined) return value;
  }
  throw new StoreUnavailable(`others were faster ${tries} times`);
}
