import { AppError } from './app-error.ts';

/** Number of attempts; after that the caller is asked to try later. */
const saveTries = 20;

/**
 * Repeats the step while it returns undefined, which means that somebody else saved first: it
 * loads, applies a rule and saves by compare-and-set. Throws `busy` after 20 attempts.
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
