import { randomInt } from 'node:crypto';

/** Any number would do; another one is another set of cases. */
const seedOfChanges = '20261122';

/**
 * The seed of all random cases of a run: TEST_SEED if it is set. On a CI machine it is the same
 * for every change, which is judged by the cases that main has passed. New cases are looked for
 * wherever else the tests run, and in the nightly run, which asks for more of them.
 */
export function seedOf({ TEST_SEED, TEST_RUNS_FACTOR, CI }: NodeJS.ProcessEnv): string {
  if (TEST_SEED) return TEST_SEED;
  return CI === 'true' && !TEST_RUNS_FACTOR ? seedOfChanges : `${randomInt(2 ** 31)}`;
}
