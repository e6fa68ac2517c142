import { Redis } from 'ioredis';
import { realtimeNodeOptions } from '../../run/server-node.mjs';
import { startRedis } from '../../services/redis.ts';
import { freePort } from '../../services/service.ts';
import {
  type BenchSize,
  besideRow,
  judged,
  median,
  type Row,
  rounded,
  type Target,
} from '../figures.ts';
import { pin, runLoad, startServer } from '../pinned-process.ts';
import type { FieldPlan } from './field.ts';
import type { LoadFigures, LoadPlan } from './load.ts';
import type { NodePlan } from './win.ts';

const [serverCore, loadCore] = [0, 1];
const systems = ['raw', 'craque'] as const;

/** The product's nodes run with their usual flags; BENCH_NODE_FLAGS tries others. */
const flagsOf = (system: FieldPlan['system']) =>
  system === 'raw' ? [] : (process.env.BENCH_NODE_FLAGS ?? realtimeNodeOptions).split(' ');

async function processOf(url: string): Promise<number> {
  const client = new Redis(url);
  const info = await client.info('server');
  client.disconnect();
  return Number(/process_id:(\d+)/.exec(info)?.[1]);
}

async function measure(system: FieldPlan['system'], { quick }: BenchSize): Promise<LoadFigures> {
  await using started = new AsyncDisposableStack();
  const redis = await startRedis();
  if ('missing' in redis) throw new Error(redis.missing);
  started.defer(() => redis.stop());
  const redisPid = await processOf(redis.url);
  pin(redisPid, serverCore);
  const start = async (plan: Partial<NodePlan> = {}) =>
    started.use(
      await startServer(`scripts/bench/push/${system}-node.ts`, {
        core: serverCore,
        env: { NODE_ENV: 'production' },
        nodeFlags: flagsOf(system),
        args: [JSON.stringify({ redisUrl: redis.url, ...plan })],
      }),
    );
  const nodes = [await start(), await start()];
  const triggerPort = await freePort();
  const all = [...nodes, await start({ triggerPort })];
  const plan: LoadPlan = {
    system,
    nodes: nodes.map(({ address }) => address),
    triggerPort,
    pids: [...all.map(({ pid }) => pid), redisPid],
    isQuick: quick,
    ...(quick ? { sockets: 40, seconds: 0.4, rate: 50 } : { sockets: 4000, seconds: 6, rate: 500 }),
  };
  // With a larger young generation the load does not collect its own garbage while it keeps time.
  const options = { core: loadCore, nodeFlags: ['--max-semi-space-size=64'] };
  return await runLoad('scripts/bench/push/load.ts', plan, options);
}

/** What limits the maximum: the core of the servers, or a load that could not keep its times. */
function limitOf(rounds: readonly LoadFigures[]): string {
  const at = rounds.flatMap(({ found }) => found.at ?? []);
  if (at.length === 0) return '–';
  const busy = median(at.map((window) => window.busy)) * 100;
  return `${rounded(busy)} %, ${rounded(median(at.map(({ lateness }) => lateness)))} ms`;
}

/**
 * The product's pushes against bare `ws`, each with two processes and Redis: four players to a
 * game.
 */
export async function benchPush(size: BenchSize): Promise<Row[]> {
  const taken: Record<FieldPlan['system'], LoadFigures[]> = { raw: [], craque: [] };
  for (let round = 0; round < size.rounds; round += 1) {
    // In turn, because the machine slows down over time.
    for (const system of round % 2 === 0 ? systems : systems.toReversed()) {
      const figures = await measure(system, size);
      taken[system].push(figures);
      process.stderr.write(`  ${system}: most ${figures.found.most} wins/s\n`);
    }
  }
  const beside = (name: string, of: (each: LoadFigures) => number, target?: Target) =>
    besideRow(
      `push: ${name}, 2 processes + Redis`,
      taken.craque.map(of),
      taken.raw.map(of),
      target,
    );
  const errors = taken.craque.reduce(
    (sum, { steady }) => sum + (steady.delivered < 1 ? 1 : 0) + steady.wrong,
    0,
  );
  return [
    beside('most wins/s', ({ found }) => found.most, { must: 0.6, atLeast: true }),
    {
      measure: "push: there: core of the servers, p99 of the load's own delay",
      ours: limitOf(taken.craque),
      baseline: limitOf(taken.raw),
    },
    beside('p50 at 500 wins/s (ms)', ({ steady }) => steady.p50, { must: 1.6, aim: 1.3 }),
    beside('p99 at 500 wins/s (ms)', ({ steady }) => steady.p99, { must: 2.5, aim: 1.6 }),
    beside(
      'processor time a delivery at 500 wins/s (µs)',
      (each) => each.steady.microsPerDelivery,
      {
        ...{ must: 1.5, aim: 1.25 },
      },
    ),
    {
      measure: 'push: windows with losses, doubled and misled deliveries',
      ours: rounded(errors),
      ...judged(errors, { must: 0 }),
    },
  ];
}
