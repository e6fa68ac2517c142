import { Redis } from 'ioredis';
import { startRedis } from '../../../services/redis.ts';
import { freePort, type Service } from '../../../services/service.ts';
import { type Running, runLoad, startServer } from '../../measure/pinned-process.ts';
import type { DialectName } from './dialects.ts';
import type { LoadFigures, LoadPlan } from './load.ts';
import type { NodeParts } from './node-parts.ts';
import { realtimeNodeOptions } from '../../../run/realtime-flags.mjs';

/** Servers and Redis share this core; the load has the other. */
export const serverCore = 0;
export const loadCore = 1;

export type SystemPlan = {
  name: string;
  dialect: DialectName;
  /**
   * Scripts of the process that holds sockets and of the one that publishes to Redis, if there are
   * two of the first.
   */
  node: string;
  publisher?: string;
  /** Milliseconds between pings, if not its own default. */
  pingInterval?: number;
};

const nodeScript = (script: string) => `scripts/bench/push/nodes/${script}`;

export const systems = {
  raw: { name: 'raw ws', dialect: 'raw', node: 'raw-node.ts' },
  rawCluster: {
    name: 'raw ws, 2 processes + Redis',
    dialect: 'raw',
    node: 'raw-node.ts',
    publisher: 'raw-publisher.ts',
  },
  craque: { name: 'Craque', dialect: 'craque', node: 'craque-node.ts' },
  craqueCluster: {
    name: 'Craque, 2 processes + Redis',
    dialect: 'craque',
    node: 'craque-node.ts',
    publisher: 'craque-publisher.ts',
  },
  colyseus: { name: 'Colyseus', dialect: 'colyseus', node: 'colyseus-node.ts' },
  colyseusCalm: {
    name: 'Colyseus, ping every 25 s',
    dialect: 'colyseus',
    node: 'colyseus-node.ts',
    pingInterval: 25_000,
  },
  boardgame: { name: 'boardgame.io', dialect: 'boardgame', node: 'boardgame-node.ts' },
} as const satisfies Record<string, SystemPlan>;
export type SystemName = keyof typeof systems;

type Up = AsyncDisposable & { nodes: Running[]; others: number[]; triggerPort: number };

async function processOf(redis: Service): Promise<number> {
  const client = new Redis(redis.url);
  const info = await client.info('server');
  client.disconnect();
  return Number(/process_id:(\d+)/.exec(info)?.[1]);
}

/** The product's nodes run with their usual flags; BENCH_NODE_FLAGS tries others. */
const ownFlags = (script: string) =>
  script.startsWith('craque')
    ? (process.env.BENCH_NODE_FLAGS ?? realtimeNodeOptions).split(' ').filter(Boolean)
    : [];

const start = (script: string, parts: NodeParts) =>
  startServer(nodeScript(script), {
    core: serverCore,
    env: { NODE_ENV: 'production' },
    nodeFlags: ['--expose-gc', ...ownFlags(script)],
    args: [JSON.stringify(parts)],
  });

async function startAlone(plan: SystemPlan, parts: NodeParts): Promise<Up> {
  const triggerPort = await freePort();
  const node = await start(plan.node, { ...parts, triggerPort });
  return { nodes: [node], others: [], triggerPort, [Symbol.asyncDispose]: node.stop };
}

async function startCluster(plan: SystemPlan, parts: NodeParts): Promise<Up> {
  await using starting = new AsyncDisposableStack();
  const redis = await startRedis();
  if ('missing' in redis) throw new Error(redis.missing);
  starting.defer(() => redis.stop());
  const add = async (script: string, own: NodeParts) => starting.use(await start(script, own));
  const shared = { ...parts, redisUrl: redis.url };
  const nodes = [await add(plan.node, shared), await add(plan.node, shared)];
  const triggerPort = await freePort();
  const publisher = await add(plan.publisher ?? '', { ...shared, triggerPort });
  const others = [publisher.pid, await processOf(redis)];
  const started = starting.move();
  return { nodes, others, triggerPort, [Symbol.asyncDispose]: () => started.disposeAsync() };
}

export type Measuring = Pick<LoadPlan, 'sockets' | 'warmUpSeconds' | 'fixed' | 'searchSeconds'> & {
  rosterFile: string;
  peers?: string;
};

/** Starts a system, has the load measure it, and stops it. */
export async function measureSystem(name: SystemName, what: Measuring): Promise<LoadFigures> {
  const plan: SystemPlan = systems[name];
  const { rosterFile, peers, ...windows } = what;
  const { pingInterval } = plan;
  const parts = { rosterFile, ...(peers && { peers }), ...(pingInterval && { pingInterval }) };
  await using up = await (plan.publisher ? startCluster(plan, parts) : startAlone(plan, parts));
  const holders = up.nodes.map(({ pid }) => pid);
  const loadPlan: LoadPlan = {
    ...windows,
    rosterFile,
    dialect: plan.dialect,
    nodes: up.nodes.map(({ address }) => address),
    triggerPort: up.triggerPort,
    holders,
    all: [...holders, ...up.others],
  };
  return await runLoad('scripts/bench/push/systems/load.ts', loadPlan, {
    core: loadCore,
    // Otherwise the load would collect its own garbage while it keeps time.
    nodeFlags: ['--max-semi-space-size=64'],
  });
}
