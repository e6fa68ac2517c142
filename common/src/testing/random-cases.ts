import fc from 'fast-check';
import { randomSeed } from './random-runs.ts';

/* All random cases of a run follow from TEST_SEED if that is set, so that a second run of a failed
   file meets the same cases. */
if (randomSeed !== undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: randomSeed });

export { fc };
