import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useCountUp } from './use-count-up.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
});

test('the points of a win count up from 0, ever slower, and stay', () => {
  const { result } = renderHook(() => useCountUp(120, true));
  const seen = [300, 300, 300, 300, 1000].map((ms) => {
    act(() => jest.advanceTimersByTime(ms));
    return result.current;
  });
  expect(seen[0]).toBeLessThan(10);
  expect(seen[1]).toBeGreaterThan(60);
  expect(seen[2]).toBeLessThan(120);
  expect(seen.slice(3)).toEqual([120, 120]);
});

test('points that do not land are there at once', () => {
  expect(renderHook(() => useCountUp(120, false)).result.current).toBe(120);
});
