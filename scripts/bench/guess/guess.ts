import { join } from 'node:path';
import { type BenchSize, besideRow, type Latency, type Row, type Target } from '../figures.ts';
import { runLoad, startProduct, startServer, temporaryFolder } from '../pinned-process.ts';
import type { Closed, Measured, Plan } from './guess-load.ts';

const throughput = { must: 0.65, aim: 0.75, atLeast: true };
const tail = { must: 3, aim: 1.5 };

function rowsOf({ baseline, product }: Measured): Row[] {
  const closed = (measure: string, field: keyof Closed, target?: Target) => {
    const [ours, bare] = [product, baseline].map((side) => side.closed.map((each) => each[field]));
    return besideRow(`guess: ${measure}`, ours ?? [], bare ?? [], target);
  };
  const open = (share: keyof Latency, target?: Target) => {
    const [ours, bare] = [product, baseline].map((side) => side.open.map((each) => each[share]));
    return besideRow(`guess: ${share} at 500 a second (ms)`, ours ?? [], bare ?? [], target);
  };
  return [
    closed('requests a second, 64 connections', 'perSecond', throughput),
    closed('processor time a request (µs)', 'microsPerRequest'),
    closed('bytes an answer', 'bytes'),
    open('p50'),
    open('p99', tail),
  ];
}

/**
 * The guess path of the product against bare-server.ts, in alternating rounds. BENCH_SECONDS
 * makes the windows shorter.
 */
export async function benchGuess({ rounds, quick }: BenchSize): Promise<Row[]> {
  await using folder = await temporaryFolder();
  const seconds = Number(process.env.BENCH_SECONDS ?? (quick ? 0.2 : 4));
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
    ...{ rounds, seconds, rate: 500 },
  };
  return rowsOf(await runLoad('scripts/bench/guess/guess-load.ts', plan, { core: 1 }));
}
