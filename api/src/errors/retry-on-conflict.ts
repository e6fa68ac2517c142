import { AppError } from './app-error.ts';

const saveTries = 20;

/**
 * Repeats a step of load, rule and compare-and-set while it returns undefined, because somebody
 * else saved first. Throws `busy` after 20 attempts.
 */
export async function retryOnConflict<T>(
  step: () => Promise<{ saved: T } | undefined>,
): Promise<T> {
  for (let attempt = 0; attempt < saveTries; attempt += 1) {
    const done = await step();
    if (done) return done.saved;
  }
  throw new AppError('busy', { retryAfter: 1 });
}
