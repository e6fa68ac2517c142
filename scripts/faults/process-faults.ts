import { setTimeout as sleep } from 'node:timers/promises';
import type { ProcessKind } from '../cluster/start-cluster.ts';
import { supervise } from '../cluster/supervise.ts';
import { atMost, type Fault, type Figure, figure, share, times, untilTrue } from './fault.ts';
import { makeFault } from './faults.ts';
import { runPairs } from './pairs.ts';
import { figuresOfSockets } from './sockets.ts';
import { type Scene, underLoad } from './under-load.ts';

type ProcessFault = {
  name: string;
  kind: ProcessKind;
  signal: 'SIGKILL' | 'SIGTERM' | 'SIGSTOP';
  /** Milliseconds that it is away or stands still. */
  lasts?: number;
  size: { usual: number; full: number };
  mayFail: boolean;
  /** Milliseconds: until a socket is back (p99), until all are live, the longest first answer. */
  aims: { back?: number; live?: number; answer?: number };
  /** What else is reported about one fault, begun at that moment. */
  also?: (scene: Scene, begun: number) => Figure[];
};

/** Longest time (ms) of an orderly exit. */
const exitWithin = 15_000;

async function endOnce(scene: Scene, fault: ProcessFault, index: number): Promise<number | null> {
  const { cluster } = scene;
  const { kind, signal, lasts = 0 } = fault;
  const begun = performance.now();
  return scene.during(
    kind,
    async () => {
      cluster.kill(kind, index, signal);
      if (signal === 'SIGSTOP') {
        await sleep(lasts);
        cluster.kill(kind, index, 'SIGCONT');
        return null;
      }
      const code = await [cluster[kind]].flat()[index]?.ended();
      const ms = performance.now() - begun;
      if (signal === 'SIGTERM' && code !== 0) scene.violations.push(`${kind} exited with ${code}`);
      await sleep(lasts);
      await cluster.restart(kind, index);
      return ms;
    },
    signal === 'SIGSTOP',
  );
}

async function disturb(fault: ProcessFault, scene: Scene, size: number): Promise<Figure[]> {
  const { cluster, sockets, probe, random } = scene;
  const { kind, signal, aims } = fault;
  const exits: number[] = [];
  const live: number[] = [];
  const also: Figure[] = [];
  const begun = performance.now();
  for (let count = 0; count < size; count += 1) {
    await sleep(500 + random() * 2_500);
    const from = performance.now();
    const exit = await endOnce(scene, fault, count % [cluster[kind]].flat().length);
    if (exit !== null) exits.push(exit);
    live.push(await sockets.untilAllLive());
    also.push(...(fault.also?.(scene, from) ?? []));
  }
  const longest = Math.max(0, ...probe.since(begun).map(({ ms }) => ms));
  return [
    ...(signal === 'SIGTERM' ? [atMost('longest exit', share(exits, 1), exitWithin)] : []),
    ...(aims.live ? [atMost('afterwards all sockets live', share(live, 1), aims.live)] : []),
    ...(aims.answer ? [atMost('longest first answer', longest, aims.answer)] : []),
    ...figuresOfSockets(sockets, aims.back ?? 6_000),
    ...also,
  ];
}

/** What a stopped api still costs once it should be asked nothing more. */
function lateCalls({ probe }: Scene, begun: number): Figure[] {
  const late = probe.since(begun + 2_000).filter(({ at }) => at < begun + 10_000);
  const slow = late.filter(({ ms }) => ms > 1_000).length;
  return [figure('calls over 1 s, begun 2 to 10 s after it', `${slow} of ${late.length}`)];
}

const kinds: readonly ProcessFault[] = [
  {
    ...{ name: 'api-killed', kind: 'api', signal: 'SIGKILL', mayFail: true },
    ...{ size: { usual: 4, full: 20 }, aims: { answer: 3_000 } },
  },
  {
    ...{ name: 'api-restarted', kind: 'api', signal: 'SIGTERM', mayFail: false },
    ...{ size: { usual: 4, full: 40 }, aims: { answer: 3_000 } },
  },
  {
    ...{ name: 'api-hung', kind: 'api', signal: 'SIGSTOP', lasts: 10_000, mayFail: true },
    ...{ size: { usual: 2, full: 10 }, aims: { answer: 2_000 }, also: lateCalls },
  },
  {
    ...{ name: 'api-blocked', kind: 'api', signal: 'SIGSTOP', lasts: 2_000, mayFail: true },
    ...{ size: { usual: 4, full: 20 }, aims: { answer: 5_000 } },
  },
  {
    ...{ name: 'realtime-killed', kind: 'realtime', signal: 'SIGKILL', mayFail: false },
    ...{ size: { usual: 4, full: 20 }, aims: { back: 3_000 } },
  },
  {
    ...{ name: 'realtime-restarted', kind: 'realtime', signal: 'SIGTERM', mayFail: false },
    ...{ size: { usual: 2, full: 20 }, aims: { back: 6_000 } },
  },
  {
    ...{ name: 'realtime-hung', kind: 'realtime', signal: 'SIGSTOP', lasts: 20_000 },
    ...{ mayFail: false, size: { usual: 1, full: 10 }, aims: { back: 21_000 } },
  },
  {
    ...{ name: 'redis-stopped', kind: 'redis', signal: 'SIGTERM', lasts: 30_000 },
    ...{ mayFail: false, size: { usual: 1, full: 5 }, aims: { live: 5_000 } },
  },
  {
    ...{ name: 'redis-killed', kind: 'redis', signal: 'SIGKILL', mayFail: false },
    ...{ size: { usual: 4, full: 20 }, aims: { live: 5_000 } },
  },
  {
    ...{ name: 'redis-hung', kind: 'redis', signal: 'SIGSTOP', lasts: 10_000, mayFail: false },
    ...{ size: { usual: 1, full: 5 }, aims: { live: 5_000, answer: 2_000 } },
  },
  {
    ...{ name: 'nginx-killed', kind: 'nginx', signal: 'SIGKILL', mayFail: true },
    ...{ size: { usual: 2, full: 10 }, aims: { back: 6_000 } },
  },
];

/** As `npm run cluster` runs it: a process that stands still is ended and started again. */
const apiSupervised: Fault = {
  name: 'api-supervised',
  size: { usual: 2, full: 10, of: 'times' },
  run: underLoad({
    mayFail: true,
    async disturb({ cluster, during, probe }, size) {
      const ending = new AbortController();
      const told: { line: string; at: number }[] = [];
      const services = [...cluster.api, ...cluster.realtime];
      const supervising = supervise(
        services.map((process) => ({ process, healthPath: '/healthz' })),
        { signal: ending.signal, tell: (line) => told.push({ line, at: performance.now() }) },
      );
      const ended: number[] = [];
      const begun = performance.now();
      for (let count = 0; count < size; count += 1) {
        const { length } = told;
        const from = performance.now();
        await during('api', async () => {
          cluster.kill('api', count % 2, 'SIGSTOP');
          // One line for its end and one for its start.
          await untilTrue(() => told.length > length + 1);
        });
        ended.push((told[length]?.at ?? Number.POSITIVE_INFINITY) - from);
        await sleep(5_000);
      }
      ending.abort();
      await supervising;
      const longest = Math.max(0, ...probe.since(begun).map(({ ms }) => ms));
      return [
        atMost('ended after', share(ended, 1), 2_000),
        atMost('longest first answer', longest, 2_000),
        figure('told', told.map(({ line }) => line).join(', ')),
      ];
    },
  }),
};

const nginxReloaded: Fault = {
  name: 'nginx-reloaded',
  size: { usual: 2, full: 10, of: 'reloads' },
  run: underLoad({
    mayFail: false,
    async disturb({ cluster, sockets }, size) {
      for (let count = 0; count < size; count += 1) {
        cluster.kill('nginx', 0, 'SIGHUP');
        // Old workers keep their sockets for 10 s.
        await sleep(12_000);
        await sockets.untilAllLive();
      }
      return figuresOfSockets(sockets, 6_000);
    },
  }),
};

/** Milliseconds between two faults of `challenges`. */
const peace = 4_000;

const challenges: Fault = {
  name: 'challenges',
  size: { usual: 100, full: 1_000, of: 'challenges' },
  run: underLoad({
    lanes: 6,
    mayFail: true,
    async disturb({ cluster, faults, outcomes }, size) {
      const ending = new AbortController();
      const plan = { cluster, faults, signal: ending.signal, peace, hangs: size >= 100 };
      const fault = makeFault(plan);
      while (outcomes.length < size) await sleep(100);
      ending.abort();
      await fault;
      return Object.entries(faults.counts()).map(([name, count]) => figure(name, `${count} times`));
    },
  }),
};

const pairs: Fault = {
  name: 'pairs',
  size: { usual: 200, full: 10_000, of: 'pairs of right guesses through two api processes' },
  run: underLoad({
    lanes: 6,
    isPlaying: false,
    callsASecond: 0,
    mayFail: false,
    async disturb({ stores, secret, cluster, lanes, violations }, size) {
      const [one, other] = cluster.api.map(({ port }) => `http://127.0.0.1:${port}`);
      const {
        told,
        firstWon,
        violations: own,
      } = await runPairs({
        ...{ stores, secret, origin: cluster.origin, pairs: size },
        apis: [one ?? '', other ?? ''],
        lanes,
      });
      violations.push(...own);
      return [
        figure('won by the one sent to the first process', `${firstWon} of ${told.length}`),
        times('winner told to the third player', told),
      ];
    },
  }),
};

/** Processes that end, restart, or stand still. */
export const processFaults: readonly Fault[] = [
  ...kinds.map(
    (fault): Fault => ({
      name: fault.name,
      size: { ...fault.size, of: 'times' },
      run: underLoad({
        mayFail: fault.mayFail,
        disturb: (scene, size) => disturb(fault, scene, size),
      }),
    }),
  ),
  apiSupervised,
  nginxReloaded,
  challenges,
  pairs,
];
