import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { answersHttp } from '../services/tied-process.ts';
import type { TiedProcess } from '../services/tied-process.ts';
import { seedPlayers } from '../testing/seed-players.ts';
import { atMost, type Fault, figure, share, untilTrue } from './fault.ts';
import { type Scene, underLoad } from './under-load.ts';

const isReady = ({ port }: TiedProcess) => answersHttp(port, '/readyz', 200).catch(() => false);
const isAlive = ({ port }: TiedProcess) => answersHttp(port, '/healthz', 200).catch(() => false);

const untilReady = (processes: readonly TiedProcess[]) =>
  untilTrue(async () => (await Promise.all(processes.map(isReady))).every(Boolean));

const timesOf = { usual: 1, full: 5, of: 'times' };

/** MongoDB out of reach for so many ms; the stand-in itself would forget everything. */
function mongoOutage(name: string, begin: 'cut' | 'hang', lasts: number): Fault {
  const disturb = async ({ cluster, mongo, probe, troubles }: Scene, size: number) => {
    const [ready, refused]: [number[], number[]] = [[], []];
    for (let count = 0; count < size; count += 1) {
      await sleep(2_000);
      const from = performance.now();
      await troubles.during('mongodb', async () => {
        mongo[begin]();
        await sleep(lasts);
        await mongo.mend();
      });
      const to = performance.now();
      ready.push(await untilReady(cluster.api));
      await sleep(2_000);
      const asked = probe.since(from).filter(({ at, ms }) => at + ms < to);
      refused.push(...asked.filter(({ status }) => status === 503).map(({ ms }) => ms));
    }
    return [
      atMost('api ready after it is back', ready, 5_000),
      atMost(`refused meanwhile (${refused.length}), p99`, share(refused, 0.99), 2_000),
      atMost('longest until refused', refused, 3_500),
    ];
  };
  return { name, size: timesOf, run: underLoad({ mayFail: true, disturb }) };
}

type Absence = {
  aim: number;
  waiting: (scene: Scene) => readonly TiedProcess[];
  away: (scene: Scene) => Promise<unknown>;
  back: (scene: Scene) => Promise<void>;
};

function absentAtStart(name: string, { aim, waiting, away, back }: Absence): Fault {
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
      if (!alive || ready)
        scene.violations.push(`${process.name} without it: alive ${alive}, ready ${ready}`);
    }
    await back(scene);
    const ms = await untilReady(processes);
    await Promise.all(starting);
    await scene.sockets.untilAllLive();
    return ms;
  };
  const disturb = async (scene: Scene, size: number) => {
    const ready: number[] = [];
    for (let count = 0; count < size; count += 1) ready.push(await once(scene));
    return [atMost('all ready after it appears', ready, aim)];
  };
  const plan = { lanes: 0, callsASecond: 0, sockets: 16, mayFail: true };
  return { name, size: timesOf, run: underLoad({ ...plan, disturb }) };
}

/** So many hints of one player, one after the other: how many were answered 429. */
async function refusedHints({ cluster, stores, secret }: Scene, count: number): Promise<number> {
  const [player] = await seedPlayers(stores, secret, 1);
  const headers = { cookie: player?.cookie ?? '', origin: cluster.origin };
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
    ...{ lanes: 0, callsASecond: 4, env: { LIMITS_FACTOR: '1' }, mayFail: false },
    async disturb(scene, size) {
      const redis = new Redis(scene.cluster.redis.port);
      await scene.troubles.during('redis', async () => {
        await redis.config('SET', 'maxmemory-policy', 'noeviction');
        await redis.config('SET', 'maxmemory', '1mb');
        const refused = await refusedHints(scene, 100);
        // 30 a minute on each of two processes.
        if (refused < 40) scene.violations.push(`of 100 hints only ${refused} were refused`);
        await sleep(size * 1_000);
        await redis.config('SET', 'maxmemory', '0');
      });
      redis.disconnect();
      return [
        atMost('all sockets live afterwards', await scene.sockets.untilAllLive(), 5_000),
        figure('hints limited by each process', '100 asked for'),
      ];
    },
  }),
};

export const storeFaults: readonly Fault[] = [
  absentAtStart('redis-absent', {
    aim: 10_000,
    waiting: ({ cluster: { api, realtime } }) => [...api, ...realtime],
    away({ cluster }) {
      cluster.kill('redis');
      return cluster.redis.ended();
    },
    back: ({ cluster }) => cluster.restart('redis'),
  }),
  redisFull,
  mongoOutage('mongodb-stopped', 'cut', 30_000),
  mongoOutage('mongodb-hung', 'hang', 10_000),
  absentAtStart('mongodb-absent', {
    aim: 5_000,
    waiting: ({ cluster: { api } }) => api,
    away: async ({ mongo }) => mongo.cut(),
    back: ({ mongo }) => mongo.mend(),
  }),
];
