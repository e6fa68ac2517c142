import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '../figures.ts';
import { atPace } from '../pace.ts';
import { processorTime } from '../pinned-process.ts';
import type { Field } from './field.ts';
import { deliveriesPerWin, lineOf, seatsPerGame } from './win.ts';

export type WindowFigures = {
  p50: number;
  p99: number;
  delivered: number;
  wrong: number;
  closed: number;
  microsPerDelivery: number;
};

/** Milliseconds after the last delivery from which a missing one counts as lost. */
const lostAfter = 1_000;
const longestDrain = 15_000;
const limits = { p99: 50, delivered: 0.999 };
/** Of the search for the most wins, relative, and the slowest rate that it tries. */
const resolution = 0.05;
const slowest = 20;
const attempts = 3;

/** Win numbers continue over all windows: a late delivery is never taken for one of the next. */
const numbering = { next: 1 };

export async function runWindow(
  field: Field,
  pids: readonly number[],
  { rate, seconds }: { rate: number; seconds: number },
): Promise<WindowFigures> {
  // Sockets lost in an overload are reopened before the next window.
  await field.open();
  await pause(300);
  const total = Math.round(rate * seconds);
  const base = numbering.next;
  numbering.next += total;
  const start = performance.now() + 5;
  const winOf = (seq: number) => ({
    ...{ seq, game: seq % field.games },
    seat: Math.floor(seq / field.games) % seatsPerGame,
  });
  const latencies: number[] = [];
  const had = new Set<number>();
  const count = { wrong: 0, last: start };
  field.onWin.call = (seq, { game, seat }) => {
    if (seq < base || seq >= base + total) return;
    const [win, receipt] = [winOf(seq), seq * seatsPerGame + seat];
    if (had.has(receipt) || game !== win.game || seat === win.seat) {
      count.wrong += 1;
      return;
    }
    had.add(receipt);
    count.last = performance.now();
    latencies.push(count.last - start - ((seq - base) * 1000) / rate);
  };
  const spent = () => pids.reduce((sum, pid) => sum + processorTime(pid), 0);
  const before = spent();
  await atPace({ rate, total, start }, (index) => {
    field.triggers.write(lineOf(winOf(base + index)));
  });
  count.last = Math.max(count.last, performance.now());
  const end = performance.now() + longestDrain;
  const isOver = () => performance.now() > Math.min(end, count.last + lostAfter);
  while (latencies.length < total * deliveriesPerWin && !isOver()) await pause(5);
  const received = latencies.length > 0 ? latencies : [longestDrain];
  return {
    p50: quantile(received, 0.5),
    p99: quantile(received, 0.99),
    delivered: latencies.length / (total * deliveriesPerWin),
    wrong: count.wrong,
    closed: field.closed(),
    microsPerDelivery: ((spent() - before) * 1000) / Math.max(1, latencies.length),
  };
}

type Try = (rate: number) => Promise<Pick<WindowFigures, 'p99' | 'delivered' | 'closed'>>;

/** The highest rate of wins a second within the limits of a window, by doubling and bisecting. */
export async function findMost(start: number, windowAt: Try): Promise<number> {
  const keeps = async (rate: number) => {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const { p99, delivered, closed } = await windowAt(rate);
      if (p99 <= limits.p99 && delivered >= limits.delivered && closed === 0) return true;
    }
    return false;
  };
  let low = 0;
  let high = start;
  while (await keeps(high)) {
    low = high;
    high *= 2;
  }
  while (high - low > resolution * high && high > slowest) {
    const middle = Math.round((low + high) / 2);
    if (await keeps(middle)) low = middle;
    else high = middle;
  }
  return low;
}
