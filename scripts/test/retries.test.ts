import { expect, test } from '@jest/globals';
import { retriesOf } from './retries.ts';

test('what failed is run once more, with TEST_RETRIES=0 not; anything else is refused', () => {
  expect([{}, { TEST_RETRIES: '1' }, { TEST_RETRIES: '0' }].map(retriesOf)).toEqual([1, 1, 0]);
  for (const TEST_RETRIES of ['', '2', 'no'])
    expect(() => retriesOf({ TEST_RETRIES })).toThrow('TEST_RETRIES');
});
