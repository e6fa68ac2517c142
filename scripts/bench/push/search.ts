import type { WindowFigures } from './window.ts';

export type Found = { most: number; at: WindowFigures | undefined };

export const windowLimits = { p99: 50, delivered: 0.999 } as const;
const resolution = 1.05;
const slowest = 20;

export function keeps({ p99, delivered, closed }: WindowFigures): boolean {
  return p99 <= windowLimits.p99 && delivered >= windowLimits.delivered && closed === 0;
}

/**
 * The highest rate of wins a second within the limits of a window: doubling from `start` (halving
 * if that is too much), then bisecting to 5 %. Zero if not even 20 a second are possible.
 */
export async function findMost(
  start: number,
  windowAt: (rate: number) => Promise<WindowFigures>,
): Promise<Found> {
  const found: Found = { most: 0, at: undefined };
  // One pause of the machine would distort the whole search: a rate is rejected when it fails
  // twice.
  const keptAt = async (rate: number) => {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const figures = await windowAt(rate);
      if (!keeps(figures)) continue;
      Object.assign(found, { most: rate, at: figures });
      return true;
    }
    return false;
  };
  const bounds = { low: 0, high: Number.POSITIVE_INFINITY };
  let rate = start;
  while (bounds.low === 0 || bounds.high === Number.POSITIVE_INFINITY) {
    if (rate < slowest) return found;
    if (await keptAt(rate)) {
      bounds.low = rate;
      rate = Math.min(rate * 2, bounds.high);
    } else {
      bounds.high = rate;
      rate /= 2;
    }
    if (bounds.low > 0 && bounds.high < Number.POSITIVE_INFINITY) break;
  }
  while (bounds.high / bounds.low > resolution) {
    const middle = Math.round((bounds.low + bounds.high) / 2);
    if (await keptAt(middle)) bounds.low = middle;
    else bounds.high = middle;
  }
  return found;
}
