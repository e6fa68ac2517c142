import { setTimeout as sleep } from 'node:timers/promises';
import { answersHttp, type TiedProcess } from '../services/tied-process.ts';
import { untilTrue } from '../services/service.ts';
import type { Fault, Scene } from './scene.ts';

type Outage = {
  of: keyof Scene['processes'] | 'mongodb';
  by: 'SIGKILL' | 'SIGTERM' | 'SIGSTOP' | 'SIGHUP' | 'cut' | 'hang';
  lasts?: number;
  /** All processes of the kind at once, not one after the other. */
  isWhole?: boolean;
  /** No socket may be lost by it. */
  keepsSockets?: boolean;
  /** What starts again while it is away. */
  restarts?: readonly ('api' | 'realtime')[];
  /** Aims: the longest first answer of a call, and p99 of the sockets' return. */
  answer?: number;
  back?: number;
  /** Afterwards, until what needs it is ready, and it has started itself. */
  ready?: number;
  start?: number;
  /** p99 of the answers 503 meanwhile. */
  refused?: number;
};

async function breakIt(scene: Scene, { of, by }: Outage, processes: readonly TiedProcess[]) {
  const { mongo, notes, violations } = scene;
  if (by === 'cut' || by === 'hang') {
    await mongo?.[by]();
    return async () => mongo?.mend();
  }
  const begun = performance.now();
  for (const process of processes) process.signal(by);
  if (by === 'SIGHUP') return async () => undefined;
  if (by === 'SIGSTOP')
    return async () => {
      for (const process of processes) process.signal('SIGCONT');
    };
  for (const process of processes) {
    const code = await process.ended();
    if (by === 'SIGTERM' && code !== 0) violations.push(`${of} exited with ${code}`);
  }
  if (by === 'SIGTERM') notes.add('exit', performance.now() - begun, { aim: 15_000 });
  return () => Promise.all(processes.map((process) => process.start()));
}

export const isAlive = ({ port }: TiedProcess) => answersHttp(port, '/healthz', 200);
export const isReady = ({ port }: TiedProcess) => answersHttp(port, '/readyz', 200);

/** Starts them again, which may only wait; returns the starts. */
async function startWithout({ violations }: Scene, processes: readonly TiedProcess[]) {
  for (const process of processes) {
    process.signal('SIGKILL');
    await process.ended();
  }
  const starting = processes.map((process) => process.start());
  await untilTrue(async () => (await Promise.all(processes.map(isAlive))).every(Boolean));
  // Longer than it waits before it says so.
  await sleep(6_000);
  for (const process of processes) {
    const [alive, ready] = [await isAlive(process), await isReady(process)];
    if (!alive || ready)
      violations.push(`${process.name} without it: alive ${alive}, ready ${ready}`);
  }
  return starting;
}

async function disturbOnce(scene: Scene, outage: Outage, index: number): Promise<void> {
  const { processes, notes, probe, troubles } = scene;
  const { of, by, lasts = 0, isWhole, restarts = [], refused, ready, start } = outage;
  const all = of === 'mongodb' ? [] : processes[of];
  const broken = all.filter((_, at) => isWhole || at === index % all.length);
  const restarted = restarts.flatMap((kind) => processes[kind]);
  const from = performance.now();
  let to = from;
  let starting: Promise<void>[] = [];
  const work = async () => {
    const mend = await breakIt(scene, outage, broken);
    if (restarted.length > 0) starting = await startWithout(scene, restarted);
    await sleep(lasts);
    to = performance.now();
    await mend();
    if (start) notes.add('start', performance.now() - to, { aim: start });
  };
  await (by === 'SIGHUP' ? work() : troubles.during(of, work, by === 'SIGSTOP'));
  const waiting = restarted.length > 0 ? restarted : processes.api;
  const areReady = async () => (await Promise.all(waiting.map(isReady))).every(Boolean);
  if (ready) notes.add('ready after it is back', await untilTrue(areReady), { aim: ready });
  await Promise.all(starting);
  await scene.untilAllLive();
  if (of === 'api' && by === 'SIGSTOP') {
    const late = probe.since(from + 2_000).flatMap(({ at, ms }) => (at < from + 10_000 ? ms : []));
    notes.add('calls begun 2 to 10 s after it', late);
  }
  if (!refused) return;
  const during = probe.since(from).filter(({ at, ms }) => at + ms < to);
  const times = during.flatMap(({ status, ms }) => (status === 503 ? ms : []));
  notes.add('refused meanwhile', times, { aim: refused, share: 0.99 });
  notes.add('longest until refused', times, { aim: 3_500 });
}

type Row = Outage & Pick<Fault, 'name' | 'mayFail' | 'topology' | 'load' | 'live'>;

function outage(usual: number, full: number, row: Row): Fault {
  const { answer, back = 6_000, isWhole, keepsSockets } = row;
  async function disturb(scene: Scene, size: number): Promise<void> {
    const { notes, probe, random, sockets } = scene;
    const begun = performance.now();
    for (let count = 0; count < (isWhole ? 1 : size); count += 1) {
      await sleep(500 + random() * 2_500);
      await disturbOnce(scene, row, count);
    }
    if (keepsSockets && sockets.returns.length > 0)
      notes.violations.push(`${sockets.returns.length} sockets were lost`);
    notes.add('sockets back', sockets.returns, { aim: back, share: 0.99 });
    const first = probe.since(begun).map(({ ms }) => ms);
    if (answer) notes.add('first answers', first, { aim: answer });
  }
  return { ...row, size: [usual, full, isWhole ? 'sockets lost at once' : 'times'], disturb };
}

const api = { of: 'api', mayFail: true } as const;
const realtime = { of: 'realtime' } as const;
const redis = { of: 'redis', live: 5_000 } as const;
const mongodb = { of: 'mongodb', mayFail: true, ready: 5_000 } as const;
/** While what starts again is not ready, nothing can be played. */
const quiet = { mayFail: true, load: () => ({ lanes: 0, callsASecond: 0, sockets: 16 }) };

const challenges: Fault = {
  name: 'challenges',
  size: [100, 1_000, 'challenges'],
  mayFail: true,
  load: () => ({ lanes: 6 }),
  async disturb(scene, size) {
    const { notes, played, troubles } = scene;
    const round = ['realtime', 'realtime', 'redis', 'api', 'api'] as const;
    for (let count = 0; played.length < size; count += 1) {
      const index = count % round.length;
      await sleep(4_000);
      await disturbOnce(scene, { of: round[index] ?? 'api', by: 'SIGKILL' }, index % 3);
      // A node that neither answers nor closes.
      if (index === 4 && size >= 100)
        await disturbOnce(scene, { ...realtime, by: 'SIGSTOP', lasts: 20_000 }, 0);
    }
    notes.fact('processes killed or stopped', troubles.count());
  },
};

export const outages: readonly Fault[] = [
  outage(4, 20, { name: 'api-killed', ...api, by: 'SIGKILL', answer: 3_000 }),
  outage(4, 40, { name: 'api-restarted', of: 'api', by: 'SIGTERM', answer: 3_000 }),
  outage(2, 10, { name: 'api-hung', ...api, by: 'SIGSTOP', lasts: 10_000, answer: 2_000 }),
  outage(4, 20, { name: 'api-blocked', ...api, by: 'SIGSTOP', lasts: 2_000, answer: 5_000 }),
  outage(4, 20, { name: 'realtime-killed', ...realtime, by: 'SIGKILL', back: 3_000 }),
  outage(2, 20, { name: 'realtime-restarted', ...realtime, by: 'SIGTERM' }),
  outage(1, 10, { name: 'realtime-hung', ...realtime, by: 'SIGSTOP', lasts: 20_000, back: 21_000 }),
  outage(1, 5, { name: 'redis-stopped', ...redis, by: 'SIGTERM', lasts: 30_000 }),
  outage(4, 20, { name: 'redis-killed', ...redis, by: 'SIGKILL' }),
  outage(1, 5, { name: 'redis-hung', ...redis, by: 'SIGSTOP', lasts: 10_000, answer: 2_000 }),
  outage(2, 10, { name: 'nginx-killed', of: 'nginx', by: 'SIGKILL', mayFail: true }),
  outage(2, 10, {
    ...{ name: 'nginx-reloaded', of: 'nginx', by: 'SIGHUP', lasts: 12_000 },
    keepsSockets: true,
  }),
  outage(1, 5, { name: 'mongodb-stopped', ...mongodb, by: 'cut', lasts: 30_000, refused: 2_000 }),
  outage(1, 5, { name: 'mongodb-hung', ...mongodb, by: 'hang', lasts: 10_000, refused: 2_000 }),
  outage(1, 5, { name: 'mongodb-absent', ...mongodb, ...quiet, by: 'cut', restarts: ['api'] }),
  outage(1, 5, {
    ...{ name: 'redis-absent', of: 'redis', by: 'SIGKILL', ...quiet },
    ...{ restarts: ['api', 'realtime'], ready: 10_000 },
  }),
  outage(10, 100, {
    ...{ name: 'embedded-killed', topology: 'embedded', of: 'embedded', by: 'SIGKILL' },
    ...{ start: 2_000, mayFail: true },
    load: () => ({ lanes: 0, callsASecond: 100, sockets: 0 }),
  }),
  outage(300, 2_000, {
    ...{ name: 'herd', ...realtime, by: 'SIGKILL', isWhole: true, live: 15_000, back: 15_000 },
    load: (sockets) => ({ lanes: 2, callsASecond: 20, sockets }),
  }),
  challenges,
];
