import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '../figures.ts';
import { processorTime } from '../pinned-process.ts';
import type { Field } from './field.ts';
import { deliveriesPerWin, lineOf, seatsPerGame } from './win.ts';

export type WindowFigures = {
  rate: number;
  p50: number;
  p99: number;
  delivered: number;
  wrong: number;
  closed: number;
  /** Processor time of all processes of the system per delivery. */
  microsPerDelivery: number;
  busy: number;
  /** p99 of the load's own delay (ms): near the limit of a window, the load is the bottleneck. */
  lateness: number;
};

/** Milliseconds after the last delivery from which a missing one counts as lost. */
const lostAfter = 1_000;
const longestDrain = 15_000;

/** Win numbers continue over all windows: a late delivery is never taken for one of the next. */
const numbering = { next: 1 };

/** Wins at `rate` a second for so many seconds, at fixed times whatever the server does. */
export async function runWindow(
  field: Field,
  pids: readonly number[],
  { rate, seconds }: { rate: number; seconds: number },
): Promise<WindowFigures> {
  const total = Math.round(rate * seconds);
  const base = numbering.next;
  numbering.next += total;
  const start = performance.now() + 5;
  const dueOf = (index: number) => start + (index * 1000) / rate;
  const winOf = (seq: number) => ({
    ...{ seq, game: seq % field.games },
    seat: Math.floor(seq / field.games) % seatsPerGame,
  });
  const [latencies, delays]: [number[], number[]] = [[], []];
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
    latencies.push(count.last - dueOf(seq - base));
  };
  const spent = () => pids.reduce((sum, pid) => sum + processorTime(pid), 0);
  const before = spent();
  // Timers are coarser than a delivery is fast, so the clock is read on every turn of the event
  // loop.
  while (delays.length < total) {
    const now = performance.now();
    let lines = '';
    while (delays.length < total && dueOf(delays.length) <= now) {
      lines += lineOf(winOf(base + delays.length));
      delays.push(now - dueOf(delays.length));
    }
    if (lines) field.triggers.write(lines);
    await new Promise((resolve) => setImmediate(resolve));
  }
  const end = performance.now() + longestDrain;
  const isOver = () => performance.now() > Math.min(end, count.last + lostAfter);
  count.last = Math.max(count.last, performance.now());
  while (latencies.length < total * deliveriesPerWin && !isOver()) await pause(5);
  const elapsed = performance.now() - start;
  const used = spent() - before;
  const received = latencies.length > 0 ? latencies : [longestDrain];
  return {
    rate,
    p50: quantile(received, 0.5),
    p99: quantile(received, 0.99),
    delivered: latencies.length / (total * deliveriesPerWin),
    wrong: count.wrong,
    closed: field.closed(),
    microsPerDelivery: (used * 1000) / Math.max(1, latencies.length),
    busy: used / elapsed,
    lateness: quantile(delays, 0.99),
  };
}
