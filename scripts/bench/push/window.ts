import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '../figures.ts';
import { atPace } from '../pace.ts';
import { processorTime } from '../pinned-process.ts';
import type { Field } from './field.ts';
import { deliveriesPerWin, lineOf, seatsPerGame } from './win.ts';

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
) {
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
    // What is due in one turn is one write.
    if (field.triggers.writableCorked === 0) {
      field.triggers.cork();
      process.nextTick(() => field.triggers.uncork());
    }
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
export type WindowFigures = Awaited<ReturnType<typeof runWindow>>;

type Try = (rate: number) => Promise<Pick<WindowFigures, 'p99' | 'delivered' | 'closed'>>;

/** Doubles the rate while it is kept, and looks one rate beyond a failure; 0 if none was kept. */
async function climb(start: number, keeps: (rate: number) => Promise<boolean>): Promise<number> {
  let highest = 0;
  for (let rate = start; rate <= 4 * (highest || start / 2); rate *= 2)
    if (await keeps(rate)) highest = rate;
  return highest;
}

/** A first climb and three attempts at a rate: no cold process or pause of the machine decides. */
export async function findMost(start: number, windowAt: Try): Promise<number> {
  const keepsOnce = async (rate: number) => {
    const { p99, delivered, closed } = await windowAt(rate);
    return p99 <= limits.p99 && delivered >= limits.delivered && closed === 0;
  };
  const keeps = async (rate: number) => {
    for (let attempt = 0; attempt < attempts; attempt += 1) if (await keepsOnce(rate)) return true;
    return false;
  };
  await climb(start, keepsOnce);
  let low = await climb(start, keeps);
  let high = low ? 2 * low : start;
  while (high - low > resolution * high && high > slowest) {
    const middle = Math.round((low + high) / 2);
    if (await keeps(middle)) low = middle;
    else high = middle;
  }
  return low;
}
