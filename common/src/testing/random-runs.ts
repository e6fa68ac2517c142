const factor = Number(process.env.TEST_RUNS_FACTOR ?? 1);
if (!(factor > 0)) throw new RangeError('TEST_RUNS_FACTOR is not a number above 0');

/** Number of random cases: `usual` times TEST_RUNS_FACTOR, at least one. */
export const randomRuns = (usual: number): number => Math.max(1, Math.round(usual * factor));

/** The timeout (ms) of a test that may take `usual` with the ordinary number of random cases. */
export const timeoutFor = (usual: number): number => usual * Math.max(1, factor);

/** The seed of all random cases: TEST_SEED, an integer; undefined if each run has its own. */
export const randomSeed = process.env.TEST_SEED ? Number(process.env.TEST_SEED) : undefined;
if (randomSeed !== undefined && !Number.isInteger(randomSeed))
  throw new RangeError('TEST_SEED is not an integer');
