import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from './app-error.ts';

const saveTries = 40;
/** In a greater crowd those who began last would run in step with the others, and never be first. */
const triesInStep = 5;

/** Repeats a load, rule and compare-and-set while it returns undefined (saved by another); then `busy`. */
export async function retryOnConflict<T>(
  step: () => Promise<{ saved: T } | undefined>,
): Promise<T> {
  for (let attempt = 0; attempt < saveTries; attempt += 1) {
    const late = attempt - triesInStep;
    if (late >= 0) await pause(randomInt(1 + Math.min(64, 2 ** late)));
    const done = await step();
    if (done) return done.saved;
  }
  throw new AppError('busy', { retryAfter: 1 });
}
