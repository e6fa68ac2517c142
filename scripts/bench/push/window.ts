import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '../figures.ts';
import { processorTime } from '../pinned-process.ts';
import type { Field } from './field.ts';
import { deliveriesPerWin, lineOf, seatsPerGame } from './win.ts';

export type WindowFigures = {
  rate: number;
  /** Milliseconds from when a win was due to when another player received it. */
  p50: number;
  p95: number;
  p99: number;
  /** Share of the deliveries that arrived, 0..1. */
  delivered: number;
  /** Deliveries that arrived twice or in another game, and those sent to the winner. */
  wrong: number;
  toWinner: number;
  /** Sockets that the server closed meanwhile. */
  closed: number;
  /** Processor time of all processes of the system per delivery. */
  microsPerDelivery: number;
  /** Share of one core that the system used, 0..1. */
  busy: number;
  /**
   * p99 of the load's own delay in sending a win (ms): near the limit of a window, the load is the
   * bottleneck.
   */
  lateness: number;
};

/** How long after the last delivery a missing one counts as lost. */
const timeoutMs = 1000;
const longestDrain = 15_000;

/** `got`: one bit per seat. */
type Count = {
  due: Float64Array;
  sent: Float64Array;
  got: Uint8Array;
  winners: Uint8Array;
  latencies: Float64Array;
};
type Progress = { received: number; wrong: number; toWinner: number; last: number };

/**
 * Win numbers continue over all windows, so that a late delivery is never taken for one of the
 * next.
 */
const numbering = { next: 1 };

function listen(field: Field, count: Count, base: number): Progress {
  const progress = { received: 0, wrong: 0, toWinner: 0, last: performance.now() };
  field.onWin.call = (seq, { game, seat }) => {
    const index = seq - base;
    const due = count.due[index];
    if (due === undefined) return;
    if (count.winners[index] === seat) {
      progress.toWinner += 1;
      return;
    }
    const got = count.got[index] ?? 0;
    const here = 1 << seat;
    count.got[index] = got | here;
    if (got & here || game !== seq % field.games) {
      progress.wrong += 1;
      return;
    }
    progress.last = performance.now();
    count.latencies[progress.received] = progress.last - due;
    progress.received += 1;
  };
  return progress;
}

/**
 * Sends wins at fixed times whatever the server does; due times are recorded before the window
 * begins.
 */
function sendOnTime(field: Field, count: Count, base: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const total = count.due.length;
  const state = { sent: 0 };
  // Timers have a resolution of a millisecond, longer than a delivery takes, so the clock is read
  // on every turn of the event loop.
  const turn = () => {
    const now = performance.now();
    let lines = '';
    while (state.sent < total && (count.due[state.sent] ?? 0) <= now) {
      const seat = count.winners[state.sent] ?? 0;
      count.sent[state.sent] = now;
      lines += lineOf({ seq: base + state.sent, game: (base + state.sent) % field.games, seat });
      state.sent += 1;
    }
    if (lines) field.triggers.write(lines);
    if (state.sent < total) setImmediate(turn);
    else resolve();
  };
  turn();
  return promise;
}

async function drain(progress: Progress, expected: number): Promise<void> {
  const end = performance.now() + longestDrain;
  const since = performance.now();
  while (progress.received < expected && performance.now() < end) {
    if (performance.now() - Math.max(progress.last, since) > timeoutMs) return;
    await pause(5);
  }
}

/** Wins at `rate` a second for so many seconds, counted from when each was due. */
export async function runWindow(
  field: Field,
  pids: readonly number[],
  { rate, seconds }: { rate: number; seconds: number },
): Promise<WindowFigures> {
  const total = Math.round(rate * seconds);
  const expected = total * deliveriesPerWin;
  const base = numbering.next;
  numbering.next += total;
  const start = performance.now() + 5;
  const count: Count = {
    due: Float64Array.from({ length: total }, (_, index) => start + (index * 1000) / rate),
    winners: Uint8Array.from(
      { length: total },
      (_, index) => Math.floor((base + index) / field.games) % seatsPerGame,
    ),
    sent: new Float64Array(total),
    got: new Uint8Array(total),
    latencies: new Float64Array(expected),
  };
  const progress = listen(field, count, base);
  const spent = () => pids.reduce((sum, pid) => sum + processorTime(pid), 0);
  const before = spent();
  await sendOnTime(field, count, base);
  await drain(progress, expected);
  const elapsed = performance.now() - start;
  const used = spent() - before;
  const received = [...count.latencies.subarray(0, progress.received)];
  const latencies = received.length > 0 ? received : [longestDrain];
  return {
    rate,
    p50: quantile(latencies, 0.5),
    p95: quantile(latencies, 0.95),
    p99: quantile(latencies, 0.99),
    delivered: progress.received / expected,
    wrong: progress.wrong,
    toWinner: progress.toWinner,
    closed: field.closed(),
    microsPerDelivery: (used * 1000) / Math.max(1, progress.received),
    busy: used / elapsed,
    lateness: quantile(
      [...count.sent].map((at, index) => at - (count.due[index] ?? 0)),
      0.99,
    ),
  };
}
