import { realtimeNodeOptions } from '../../run/server-node.mjs';
import { startRedis } from '../../services/redis.ts';
import { type BenchSize, besideRow, ownRow, type Row, type Target } from '../figures.ts';
import { pin, profiled, startServer, stayOn } from '../pinned-process.ts';
import { type System, takeField } from './field.ts';
import { type NodePlan, seatsPerGame } from './win.ts';
import { findMost, runWindow, type WindowFigures } from './window.ts';

type Figures = WindowFigures & { most: number };

const [serverCore, loadCore] = [0, 1];
const systems = ['raw', 'craque'] as const;

async function measure(system: System, { quick }: BenchSize): Promise<Figures> {
  await using started = new AsyncDisposableStack();
  const redis = await startRedis();
  if ('missing' in redis) throw new Error(redis.missing);
  started.defer(() => redis.stop());
  pin(redis.pid, serverCore);
  const start = async (plan: Partial<NodePlan> = {}) =>
    started.use(
      await startServer(`scripts/bench/push/${system}-node.ts`, {
        core: serverCore,
        env: { NODE_ENV: 'production' },
        nodeFlags: system === 'raw' ? [] : profiled([realtimeNodeOptions]),
        args: [JSON.stringify({ redisUrl: redis.url, ...plan })],
      }),
    );
  const nodes = [await start(), await start()];
  const publisher = await start({ isPublisher: true });
  const pids = [...nodes, publisher].map(({ pid }) => pid);
  const size = quick
    ? { sockets: 40, seconds: 0.4, rate: 50 }
    : { sockets: 4000, seconds: 6, rate: 500 };
  const { sockets, seconds, rate } = size;
  using _ = stayOn(loadCore);
  const addresses = nodes.map(({ address }) => address);
  using field = await takeField(system, addresses, publisher.address, sockets / seatsPerGame);
  const windowAt = (wins: number, length: number) =>
    runWindow(field, [...pids, redis.pid], { rate: wins, seconds: length });
  await windowAt(rate, seconds);
  const steady = await windowAt(rate, seconds);
  const most = quick ? rate : await findMost(2 * rate, (wins) => windowAt(wins, seconds / 4));
  return { ...steady, most };
}

export async function benchPush(size: BenchSize): Promise<Row[]> {
  const taken: Record<System, Figures[]> = { raw: [], craque: [] };
  for (let round = 0; round < size.rounds; round += 1) {
    // In turn, because the machine slows down over time.
    for (const system of round % 2 === 0 ? systems : systems.toReversed()) {
      const figures = await measure(system, size);
      taken[system].push(figures);
      process.stderr.write(`  ${system}: most ${figures.most} wins/s\n`);
    }
  }
  const beside = (name: string, of: (each: Figures) => number, target: Target) =>
    besideRow(
      `push: ${name}, 2 processes + Redis`,
      taken.craque.map(of),
      taken.raw.map(of),
      target,
    );
  const errors = taken.craque.reduce(
    (sum, { delivered, wrong }) => sum + (delivered < 1 ? 1 : 0) + wrong,
    0,
  );
  return [
    beside('most wins/s', ({ most }) => most, { must: 0.6, atLeast: true }),
    beside('p50 at 500 wins/s (ms)', ({ p50 }) => p50, { must: 1.6, aim: 1.3 }),
    beside('p99 at 500 wins/s (ms)', ({ p99 }) => p99, { must: 2.5, aim: 1.6 }),
    beside('processor time a delivery at 500 wins/s (µs)', (each) => each.microsPerDelivery, {
      ...{ must: 1.5, aim: 1.25 },
    }),
    ownRow('push: windows with losses, doubled and misled deliveries', errors, { must: 0 }),
  ];
}
