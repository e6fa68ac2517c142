import { expect, test } from '@jest/globals';
import { createStore } from 'zustand/vanilla';
import { createServerClock } from './server-clock.ts';

/** A clock of a client whose time is 10,000, and the offset that it finds. */
function aClock(skew = 0) {
  const store = createStore(() => ({ skew }));
  return { ...createServerClock(() => 10_000, store), skew: () => store.getState().skew };
}

test('without anything known the assumed offset is kept', () => {
  expect(aClock(250).now()).toBe(10_250);
});

test('a pushed time overrides the own clock, the latest one first', () => {
  const clock = aClock(250);
  clock.pushed(9000);
  expect(clock.skew()).toBe(-1000);
  clock.pushed(9500);
  clock.pushed(8000);
  expect(clock.skew()).toBe(-500);
});

test('answers tell the difference, the fastest one best', () => {
  const clock = aClock();
  clock.pushed(69_000);
  clock.answered(70_000, 9000);
  expect(clock.skew()).toBe(60_500);
  clock.answered(69_950, 9900);
  expect(clock.skew()).toBe(60_000);
  clock.answered(69_500, 9000);
  clock.pushed(69_990);
  expect(clock.skew()).toBe(60_000);
});

test('an answer or a time that contradicts what was known counts alone: a clock was set', () => {
  const clock = aClock();
  clock.answered(90_000, 9990);
  clock.answered(5000, 9900);
  expect(clock.skew()).toBe(-4950);
  clock.pushed(20_000);
  expect(clock.skew()).toBe(10_000);
});

test('a slow answer that differs by the rounding of clocks does not replace a fast one', () => {
  const clock = aClock();
  clock.answered(10_100, 10_000);
  clock.answered(10_101, 9200);
  expect(clock.skew()).toBe(100);
});
