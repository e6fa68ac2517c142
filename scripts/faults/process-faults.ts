import { setTimeout as sleep } from 'node:timers/promises';
import type { ProcessKind } from '../cluster/start-cluster.ts';
import { atMost, type Fault, type Figure, figure } from './fault.ts';
import { type Scene, underLoad } from './under-load.ts';

type Times = { lasts?: number; back?: number; live?: number; answer?: number };
type Ending = 'SIGKILL' | 'SIGTERM' | 'SIGSTOP' | 'SIGHUP';

/** Ends, stops or reloads one process; returns how long (ms) its exit took. */
async function trouble(scene: Scene, kind: ProcessKind, index: number, how: Ending, lasts = 0) {
  const { cluster, troubles, violations } = scene;
  const work = async () => {
    const begun = performance.now();
    cluster.kill(kind, index, how);
    if (how === 'SIGSTOP' || how === 'SIGHUP') {
      await sleep(lasts);
      if (how === 'SIGSTOP') cluster.kill(kind, index, 'SIGCONT');
      return 0;
    }
    const code = await [cluster[kind]].flat()[index]?.ended();
    const ms = performance.now() - begun;
    if (how === 'SIGTERM' && code !== 0) violations.push(`${kind} exited with ${code}`);
    await sleep(lasts);
    await cluster.restart(kind, index);
    return ms;
  };
  return how === 'SIGHUP' ? work() : troubles.during(kind, work, how === 'SIGSTOP');
}

/** What a stopped api still costs once it should be asked nothing more. */
function lateCalls({ probe }: Scene, begun: number): Figure {
  const late = probe.since(begun + 2_000).filter(({ at }) => at < begun + 10_000);
  const slow = late.filter(({ ms }) => ms > 1_000).length;
  return figure('calls over 1 s, begun 2 to 10 s after it', `${slow} of ${late.length}`);
}

function row(
  name: string,
  [kind, how]: readonly [ProcessKind, Ending],
  [usual, full]: readonly [number, number],
  { mayFail = false, lasts, back = 6_000, live, answer }: Times & { mayFail?: boolean },
): Fault {
  async function disturb(scene: Scene, size: number): Promise<Figure[]> {
    const { cluster, sockets, probe, random } = scene;
    const [exits, lives, late]: [number[], number[], Figure[]] = [[], [], []];
    const begun = performance.now();
    for (let count = 0; count < size; count += 1) {
      await sleep(500 + random() * 2_500);
      const from = performance.now();
      exits.push(await trouble(scene, kind, count % [cluster[kind]].flat().length, how, lasts));
      lives.push(await sockets.untilAllLive());
      if (name === 'api-hung') late.push(lateCalls(scene, from));
    }
    return [
      ...(how === 'SIGTERM' ? [atMost('longest exit', exits, 15_000)] : []),
      ...(live ? [atMost('afterwards all sockets live', lives, live)] : []),
      ...(answer ? [atMost('longest first answer', probe.longestSince(begun), answer)] : []),
      ...sockets.figures(back),
      ...late,
    ];
  }
  return { name, size: { usual, full, of: 'times' }, run: underLoad({ mayFail, disturb }) };
}

/** One process after the other, while challenges are played. */
const round = [
  ['realtime', 0],
  ['realtime', 1],
  ['redis', 0],
  ['api', 0],
  ['api', 1],
] as const satisfies readonly (readonly [ProcessKind, number])[];

const challenges: Fault = {
  name: 'challenges',
  size: { usual: 100, full: 1_000, of: 'challenges' },
  run: underLoad({
    lanes: 6,
    mayFail: true,
    async disturb(scene, size) {
      const { outcomes, troubles } = scene;
      for (let count = 0; outcomes.length < size; count += 1) {
        await sleep(4_000);
        const [kind, index] = round[count % round.length] ?? ['api', 0];
        await trouble(scene, kind, index, 'SIGKILL');
        // A node that neither answers nor closes.
        if (count % round.length === 4 && size >= 100)
          await trouble(scene, 'realtime', 0, 'SIGSTOP', 20_000);
      }
      return [figure('processes killed or stopped', troubles.count())];
    },
  }),
};

export const processFaults: readonly Fault[] = [
  row('api-killed', ['api', 'SIGKILL'], [4, 20], { mayFail: true, answer: 3_000 }),
  row('api-restarted', ['api', 'SIGTERM'], [4, 40], { answer: 3_000 }),
  row('api-hung', ['api', 'SIGSTOP'], [2, 10], { mayFail: true, lasts: 10_000, answer: 2_000 }),
  row('api-blocked', ['api', 'SIGSTOP'], [4, 20], { mayFail: true, lasts: 2_000, answer: 5_000 }),
  row('realtime-killed', ['realtime', 'SIGKILL'], [4, 20], { back: 3_000 }),
  row('realtime-restarted', ['realtime', 'SIGTERM'], [2, 20], {}),
  row('realtime-hung', ['realtime', 'SIGSTOP'], [1, 10], { lasts: 20_000, back: 21_000 }),
  row('redis-stopped', ['redis', 'SIGTERM'], [1, 5], { lasts: 30_000, live: 5_000 }),
  row('redis-killed', ['redis', 'SIGKILL'], [4, 20], { live: 5_000 }),
  row('redis-hung', ['redis', 'SIGSTOP'], [1, 5], { lasts: 10_000, live: 5_000, answer: 2_000 }),
  row('nginx-killed', ['nginx', 'SIGKILL'], [2, 10], { mayFail: true }),
  // Old workers keep their sockets for 10 s.
  row('nginx-reloaded', ['nginx', 'SIGHUP'], [2, 10], { lasts: 12_000 }),
  challenges,
];
