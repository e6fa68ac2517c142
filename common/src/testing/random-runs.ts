const factor = Number(process.env.TEST_RUNS_FACTOR ?? 1);
if (!(factor > 0)) throw new RangeError('TEST_RUNS_FACTOR is not a number above 0');

/**
 * How many random cases a test draws: `usual` in every run, and TEST_RUNS_FACTOR times as many
 * where that is set, as by night. At least one.
 */
export const randomRuns = (usual: number): number => Math.max(1, Math.round(usual * factor));

/**
 * The time limit (ms) of a test that may take `usual` with as many random cases as in every run.
 */
export const timeoutFor = (usual: number): number => usual * Math.max(1, factor);
