import { describe, expect, test } from '@jest/globals';
import { findMost, windowLimits } from './search.ts';
import type { WindowFigures } from './window.ts';

const good: Omit<WindowFigures, 'rate'> = {
  p50: 1,
  p99: windowLimits.p99,
  delivered: windowLimits.delivered,
  wrong: 0,
  closed: 0,
  microsPerDelivery: 100,
  busy: 0.5,
  lateness: 0,
};

function systemOf(capacity: number, beyond: Partial<WindowFigures>) {
  const tried: number[] = [];
  const windowAt = async (rate: number): Promise<WindowFigures> => {
    tried.push(rate);
    return { ...good, rate, ...(rate > capacity && beyond) };
  };
  return { tried, windowAt };
}

describe('the search for the most wins a second', () => {
  test.each([130, 999, 1000, 1001])('comes within 5 percent below %d', async (capacity) => {
    const { windowAt } = systemOf(capacity, { p99: windowLimits.p99 + 1 });
    const { most, at } = await findMost(1000, windowAt);
    expect(most).toBeLessThanOrEqual(capacity);
    expect(most).toBeGreaterThan(capacity / 1.06);
    expect(at?.rate).toBe(most);
  });

  test.each([
    ['a long tail', { p99: 51 }],
    ['losses', { delivered: 0.998 }],
    ['closed sockets', { closed: 1 }],
  ])('rejects a rate with %s', async (_, beyond) => {
    const { windowAt } = systemOf(1500, beyond);
    expect((await findMost(1000, windowAt)).most).toBeLessThanOrEqual(1500);
  });

  test('gives a rate up only when it fails three times', async () => {
    const { windowAt } = systemOf(1500, { p99: windowLimits.p99 + 1 });
    const failures = new Map<number, number>();
    const withPauses = async (rate: number) => {
      const before = failures.get(rate) ?? 0;
      failures.set(rate, before + 1);
      // The first window is that of the warm-up, which counts for nothing.
      return before < 3 ? { ...(await windowAt(rate)), p99: windowLimits.p99 + 1 } : windowAt(rate);
    };
    expect((await findMost(1000, withPauses)).most).toBeGreaterThanOrEqual(1000);
  });

  test('looks beyond a rate that fails', async () => {
    const { windowAt } = systemOf(5000, { delivered: 0 });
    const withHole = async (rate: number) =>
      rate === 2000 ? { ...(await windowAt(rate)), closed: 1 } : windowAt(rate);
    expect((await findMost(1000, withHole)).most).toBeGreaterThan(4700);
  });

  test('gives up below 20 a second', async () => {
    const { windowAt, tried } = systemOf(0, { delivered: 0 });
    expect((await findMost(100, windowAt)).most).toBe(0);
    expect([...new Set(tried)]).toEqual([100, 200, 50, 25]);
  });
});
