import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { judge, median, ratios, type Row, spread, targetText } from '../measure/figures.ts';
import type { Measured, Plan } from './guess-load.ts';
import { outputOf, startNode, startProduct, startServer } from '../measure/pinned-process.ts';

const throughput = { must: 0.45, aim: 0.65, atLeast: true };
const tail = { must: 6, aim: 2.5 };

function rowsOf({ baseline, product }: Measured): Row[] {
  const pick = <T>(all: readonly T[], field: (each: T) => number) => all.map(field);
  const speeds = [product, baseline].map((side) => pick(side.closed, (each) => each.perSecond));
  const costs = [product, baseline].map((side) =>
    pick(side.closed, (each) => each.microsPerRequest),
  );
  const bytes = [product, baseline].map((side) => pick(side.closed, (each) => each.bytes));
  const [speed = [], bareSpeed = []] = speeds;
  const [cost = [], bareCost = []] = costs;
  const [size = [], bareSize = []] = bytes;
  const p99 = product.open.map((each) => each.p99);
  const p50 = product.open.map((each) => each.p50);
  const bareP50 = baseline.open.map((each) => each.p50);
  const bareP99 = baseline.open.map((each) => each.p99);
  const speedRatio = ratios(speed, bareSpeed);
  const tailRatio = ratios(p99, bareP50);
  return [
    {
      measure: 'guess: requests a second, 64 connections',
      ours: spread(speed),
      baseline: spread(bareSpeed),
      ratio: spread(speedRatio),
      target: targetText(throughput),
      verdict: judge(median(speedRatio), throughput),
    },
    {
      measure: 'guess: processor time a request (µs)',
      ours: spread(cost),
      baseline: spread(bareCost),
      ratio: spread(ratios(cost, bareCost)),
      verdict: '',
    },
    {
      measure: 'guess: bytes an answer',
      ours: spread(size),
      baseline: spread(bareSize),
      verdict: '',
    },
    {
      measure: "guess: p99 at 500 a second against the baseline's p50 (ms)",
      ours: spread(p99),
      baseline: spread(bareP50),
      ratio: spread(tailRatio),
      target: targetText(tail),
      verdict: judge(median(tailRatio), tail),
    },
    {
      measure: 'guess: p50 at 500 a second (ms)',
      ours: spread(p50),
      baseline: spread(bareP50),
      verdict: '',
    },
    {
      measure: 'guess: p99 at 500 a second (ms)',
      ours: spread(p99),
      baseline: spread(bareP99),
      verdict: '',
    },
  ];
}

/**
 * The guess path of the product against a bare handler with the same reads and writes
 * (bare-server.ts): both servers on one core, the load on the other, in alternating rounds.
 * BENCH_ROUNDS and BENCH_SECONDS make it shorter.
 */
export async function benchGuess(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'craque-bench-'));
  const seconds = Number(process.env.BENCH_SECONDS ?? 4);
  const server = { core: 0, env: { NODE_ENV: 'production' } };
  const bareFolder = await mkdtemp(join(folder, 'bare-'));
  const bare = await startServer('scripts/bench/guess/bare-server.ts', {
    ...server,
    args: [bareFolder],
  });
  const product = await startProduct(join(folder, 'product'), {
    ...server,
    nodeFlags: process.env.BENCH_NODE_FLAGS?.split(' ') ?? [],
  });
  try {
    const plan: Plan = {
      baseline: { address: bare.address, pid: bare.pid },
      product: { address: product.address, pid: product.pid },
      rounds: Number(process.env.BENCH_ROUNDS ?? 5),
      closedSeconds: seconds,
      openSeconds: seconds,
      rate: 500,
    };
    const load = startNode('scripts/bench/guess/guess-load.ts', {
      core: 1,
      args: [JSON.stringify(plan)],
    });
    return rowsOf(JSON.parse(await outputOf(load)) as Measured);
  } finally {
    await Promise.all([bare.stop(), product.stop()]);
    await rm(folder, { recursive: true });
  }
}
