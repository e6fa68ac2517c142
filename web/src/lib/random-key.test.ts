import { expect, test } from '@jest/globals';
import { randomKey } from './random-key.ts';

test('random keys are 32 digits, and differ', () => {
  const keys = Array.from({ length: 100 }, randomKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});
