/**
 * How often test files and journeys that failed are run again: TEST_RETRIES, 0 or 1 (the default).
 * Throws a RangeError for anything else.
 */
export function retriesOf({ TEST_RETRIES = '1' }: NodeJS.ProcessEnv): 0 | 1 {
  if (TEST_RETRIES !== '0' && TEST_RETRIES !== '1')
    throw new RangeError('TEST_RETRIES is neither 0 nor 1');
  return TEST_RETRIES === '1' ? 1 : 0;
}
