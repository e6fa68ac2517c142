import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { answersHttp } from '../cluster/answers.ts';
import type { TiedProcess } from '../cluster/tied-process.ts';
import { atMost, type Fault, type Figure, figure, share, untilTrue } from './fault.ts';
import { type Scene, underLoad } from './under-load.ts';

const isReady = ({ port }: TiedProcess) => answersHttp(port, '/readyz', 200).catch(() => false);
const isAlive = ({ port }: TiedProcess) => answersHttp(port, '/healthz', 200).catch(() => false);

/** Milliseconds until all are ready. */
const untilReady = (processes: readonly TiedProcess[]) =>
  untilTrue(async () => (await Promise.all(processes.map(isReady))).every(Boolean));

type Outage = { name: string; lasts: number; begin: 'cut' | 'hang' };

/** MongoDB out of reach for a while; the stand-in itself would forget everything. */
function mongoOutage({ name, lasts, begin }: Outage): Fault {
  const disturb = async ({ cluster, mongo, probe, during }: Scene, size: number) => {
    const healthy: number[] = [];
    const refused: number[] = [];
    for (let count = 0; count < size; count += 1) {
      await sleep(2_000);
      const from = performance.now();
      const { to } = await during('mongodb', async () => {
        mongo[begin]();
        await sleep(lasts);
        await mongo.mend();
        return { to: performance.now() };
      });
      healthy.push(await untilReady(cluster.api));
      await sleep(2_000);
      const asked = probe.since(from).filter(({ at, ms }) => at + ms < to);
      refused.push(...asked.filter(({ status }) => status === 503).map(({ ms }) => ms));
    }
    return [
      atMost('api ready after it is back', share(healthy, 1), 5_000),
      atMost(`refused meanwhile (${refused.length}), p99`, share(refused, 0.99), 2_000),
      atMost('longest until refused', share(refused, 1), 3_500),
    ];
  };
  const run = underLoad({ mayFail: true, disturb });
  return { name, size: { usual: 1, full: 5, of: 'times' }, run };
}

type Absence = {
  name: string;
  /** Milliseconds after its appearance in which all are ready. */
  aim: number;
  waiting: (scene: Scene) => readonly TiedProcess[];
  away: (scene: Scene) => Promise<void>;
  back: (scene: Scene) => Promise<void>;
};

/** What the services do that start without it. */
function absentAtStart({ name, aim, waiting, away, back }: Absence): Fault {
  const once = async (scene: Scene): Promise<number> => {
    const processes = waiting(scene);
    await away(scene);
    for (const process of processes) {
      process.signal('SIGKILL');
      await process.ended();
    }
    const starting = processes.map((process) => process.start());
    // Longer than a start takes, and than it waits before it says so.
    await sleep(8_000);
    for (const process of processes) {
      const [alive, ready] = [await isAlive(process), await isReady(process)];
      if (!alive || ready) {
        scene.violations.push(`${process.name} without it: alive ${alive}, ready ${ready}`);
      }
    }
    await back(scene);
    const ready = await untilReady(processes);
    await Promise.all(starting);
    await scene.sockets.untilAllLive();
    return ready;
  };
  const disturb = async (scene: Scene, size: number) => {
    const times: number[] = [];
    for (let count = 0; count < size; count += 1) times.push(await once(scene));
    return [atMost('all ready after it appears', share(times, 1), aim)];
  };
  const plan = { isPlaying: false, callsASecond: 0, sockets: 16, mayFail: true };
  return {
    name,
    size: { usual: 1, full: 5, of: 'times' },
    run: underLoad({ ...plan, disturb }),
  };
}

/** So many hints of one player, one after the other: how many were answered 429. */
async function refusedHints({ cluster, lanes }: Scene, count: number): Promise<number> {
  const player = lanes[0]?.[0];
  if (!player) throw new RangeError('no player');
  const headers = { cookie: player.cookie, origin: cluster.origin };
  const made = await fetch(`${cluster.origin}/api/games`, { method: 'POST', headers });
  const { id } = (await made.json()) as { id: number };
  let refused = 0;
  for (let hint = 0; hint < count; hint += 1) {
    const { status } = await fetch(`${cluster.origin}/api/games/${id}/hint?n=1`, { headers });
    if (status === 429) refused += 1;
  }
  return refused;
}

const redisFull: Fault = {
  name: 'redis-full',
  size: { usual: 10, full: 30, of: 's' },
  run: underLoad({
    ...{ isPlaying: false, callsASecond: 4, env: { LIMITS_FACTOR: '1' }, mayFail: false },
    async disturb(scene, size): Promise<Figure[]> {
      const redis = new Redis(scene.cluster.redis.port);
      try {
        await scene.during('redis', async () => {
          await redis.config('SET', 'maxmemory-policy', 'noeviction');
          await redis.config('SET', 'maxmemory', '1mb');
          const refused = await refusedHints(scene, 100);
          // 30 a minute on each of two processes.
          if (refused < 40) scene.violations.push(`of 100 hints only ${refused} were refused`);
          await sleep(size * 1_000);
          await redis.config('SET', 'maxmemory', '0');
        });
        const live = await scene.sockets.untilAllLive();
        return [
          atMost('all sockets live afterwards', live, 5_000),
          figure('hints limited by each process', '100 asked for'),
        ];
      } finally {
        redis.disconnect();
      }
    },
  }),
};

/** Redis and MongoDB out of reach, absent, or full. */
export const storeFaults: readonly Fault[] = [
  absentAtStart({
    name: 'redis-absent',
    aim: 10_000,
    waiting: ({ cluster: { api, realtime } }) => [...api, ...realtime],
    async away({ cluster }) {
      cluster.kill('redis');
      await cluster.redis.ended();
    },
    back: ({ cluster }) => cluster.restart('redis'),
  }),
  redisFull,
  mongoOutage({ name: 'mongodb-stopped', lasts: 30_000, begin: 'cut' }),
  mongoOutage({ name: 'mongodb-hung', lasts: 10_000, begin: 'hang' }),
  absentAtStart({
    name: 'mongodb-absent',
    aim: 5_000,
    waiting: ({ cluster: { api } }) => api,
    away: async ({ mongo }) => mongo.cut(),
    back: ({ mongo }) => mongo.mend(),
  }),
];
