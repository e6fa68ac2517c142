import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from './app-error.ts';

const saveTries = 40;
/** In a greater crowd those who began last would run in step with the others, and never be first. */
const triesWithoutPause = 5;
const longestPause = 64;

/**
 * Repeats a step of load, rule and compare-and-set while it returns undefined, because somebody
 * else saved first; from the sixth time on after growing random pauses. Throws `busy` after 40
 * attempts.
 */
export async function retryOnConflict<T>(
  step: () => Promise<{ saved: T } | undefined>,
): Promise<T> {
  for (let attempt = 0; attempt < saveTries; attempt += 1) {
    const inCrowd = attempt - triesWithoutPause;
    if (inCrowd >= 0) await pause(randomInt(1 + Math.min(longestPause, 2 ** inCrowd)));
    const done = await step();
    if (done) return done.saved;
  }
  throw new AppError('busy', { retryAfter: 1 });
}
