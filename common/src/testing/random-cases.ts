import fc from 'fast-check';
import { randomSeed } from './random-runs.ts';

/*
 * fast-check for tests. All random cases of a run follow from TEST_SEED if that is set, as `npm
 * test` does: the second run of a failed file then meets the same cases, so a fault that only some
 * of them show is not taken for a flaky test.
 */
if (randomSeed !== undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: randomSeed });

export { fc };
