import { expect, test } from '@jest/globals';
import { seedOf } from './seed.ts';

const drawn = (environment: NodeJS.ProcessEnv) =>
  new Set(Array.from({ length: 5 }, () => seedOf(environment))).size > 1;

test('the seed of random cases is the one that is set', () => {
  expect(seedOf({ TEST_SEED: '7', CI: 'true' })).toBe('7');
  expect(seedOf({ TEST_SEED: '7', TEST_RUNS_FACTOR: '10' })).toBe('7');
});

test('every change meets the same cases on a CI machine', () => {
  expect(drawn({ CI: 'true' })).toBe(false);
});

test('the nightly run and developers meet new ones', () => {
  expect(drawn({ CI: 'true', TEST_RUNS_FACTOR: '10' })).toBe(true);
  expect(drawn({})).toBe(true);
});
