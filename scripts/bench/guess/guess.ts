import { join } from 'node:path';
import { besideRow, type Row, spread } from '../measure/figures.ts';
import { runLoad, startProduct, startServer, temporaryFolder } from '../measure/pinned-process.ts';
import type { Closed, Measured, Plan } from './guess-load.ts';

const throughput = { must: 0.65, aim: 0.75, atLeast: true };
const tail = { must: 4, aim: 2.5 };

function rowsOf({ baseline, product }: Measured): Row[] {
  const closed = (field: keyof Closed) =>
    [
      product.closed.map((each) => each[field]),
      baseline.closed.map((each) => each[field]),
    ] as const;
  const [size, bareSize] = closed('bytes');
  const [p50, p99] = [product.open.map((each) => each.p50), product.open.map((each) => each.p99)];
  const bareP50 = baseline.open.map((each) => each.p50);
  const bareP99 = baseline.open.map((each) => each.p99);
  return [
    besideRow('guess: requests a second, 64 connections', ...closed('perSecond'), throughput),
    besideRow('guess: processor time a request (µs)', ...closed('microsPerRequest')),
    { measure: 'guess: bytes an answer', ours: spread(size), baseline: spread(bareSize) },
    besideRow("guess: p99 at 500 a second against the baseline's p50 (ms)", p99, bareP50, tail),
    { measure: 'guess: p50 at 500 a second (ms)', ours: spread(p50), baseline: spread(bareP50) },
    { measure: 'guess: p99 at 500 a second (ms)', ours: spread(p99), baseline: spread(bareP99) },
  ];
}

/**
 * The guess path of the product against a bare handler with the same reads and writes
 * (bare-server.ts): both servers on one core, the load on the other, in alternating rounds.
 * BENCH_ROUNDS and BENCH_SECONDS make it shorter.
 */
export async function benchGuess(): Promise<Row[]> {
  await using folder = await temporaryFolder();
  const seconds = Number(process.env.BENCH_SECONDS ?? 4);
  const server = { core: 0, env: { NODE_ENV: 'production' } };
  await using bare = await startServer('scripts/bench/guess/bare-server.ts', {
    ...server,
    args: [folder.path],
  });
  await using product = await startProduct(join(folder.path, 'product'), {
    ...server,
    nodeFlags: process.env.BENCH_NODE_FLAGS?.split(' ') ?? [],
  });
  const plan: Plan = {
    baseline: { address: bare.address, pid: bare.pid },
    product: { address: product.address, pid: product.pid },
    rounds: Number(process.env.BENCH_ROUNDS ?? 5),
    closedSeconds: seconds,
    openSeconds: seconds,
    rate: 500,
  };
  return rowsOf(await runLoad('scripts/bench/guess/guess-load.ts', plan, { core: 1 }));
}
