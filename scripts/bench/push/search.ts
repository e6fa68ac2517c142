import type { WindowFigures } from './window.ts';

export type Found = { most: number; at: WindowFigures | undefined };

export const windowLimits = { p99: 50, delivered: 0.999 } as const;
const resolution = 1.05;
const slowest = 20;
/** Windows that a rate gets before it is given up. */
const attempts = 3;

export function keeps({ p99, delivered, closed }: WindowFigures): boolean {
  return p99 <= windowLimits.p99 && delivered >= windowLimits.delivered && closed === 0;
}

type Try = (rate: number) => Promise<boolean>;

async function climb(start: number, kept: Try): Promise<number> {
  let highest = 0;
  for (let rate = start, failures = 0; failures < 2; rate *= 2) {
    const isKept = await kept(rate);
    failures = isKept ? 0 : failures + 1;
    if (isKept) highest = rate;
  }
  return highest;
}

async function descend(start: number, kept: Try): Promise<number> {
  for (let rate = start; rate >= slowest; rate /= 2) if (await kept(rate)) return rate;
  return 0;
}

/**
 * The highest rate of wins a second within the limits of a window: doubling, then bisecting to 5
 * %. The first climb only warms up, and a rate is given up only when it fails three times.
 */
export async function findMost(
  start: number,
  windowAt: (rate: number) => Promise<WindowFigures>,
): Promise<Found> {
  const found: Found = { most: 0, at: undefined };
  const kept: Try = async (rate) => {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const figures = await windowAt(rate);
      if (!keeps(figures)) continue;
      Object.assign(found, { most: rate, at: figures });
      return true;
    }
    return false;
  };
  await climb(start, async (rate) => keeps(await windowAt(rate)));
  let low = (await climb(start, kept)) || (await descend(start / 2, kept));
  let high = low * 2;
  while (high / low > resolution) {
    const middle = Math.round((low + high) / 2);
    if (await kept(middle)) low = middle;
    else high = middle;
  }
  return found;
}
