import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster, ProcessKind } from '../cluster/start-cluster.ts';

/** What may have been lost on the way to a screen, which decides its allowed delay. */
export type Loss = 'none' | 'known' | 'hung' | 'silent';

/** A kind of process, or what all of them need. */
export type FaultKind = ProcessKind | 'mongodb' | 'machine';

type Fault = { kind: FaultKind; hung: boolean; from: number; to: number };

/** Nobody is answered while these are away. */
const needed: ReadonlySet<FaultKind> = new Set(['nginx', 'mongodb', 'machine']);

/** What is broken on purpose, and its effect on a screen. */
export type FaultLog = {
  /**
   * The loss that may affect a screen that was to show a change of this moment (ms of the process).
   */
  lossOf(at: number, wasLive: boolean): Loss;
  /** The longest time (ms) that it may keep a screen wrong. */
  limitOf(loss: Loss, at: number): number;
  /** Description of the faults within 20 s before that moment and since. */
  around(at: number): string;
  /** The faults so far, counted by kind. */
  counts(): Record<string, number>;
};

const second = 1_000;
const limits = { none: 31 * second, known: 6 * second, hung: 21 * second, silent: 31 * second };
/** A poll that finds its api dead is repeated with the next one. */
const nextPoll = 6 * second;

const nameOf = ({ kind, hung }: Fault) => `${kind} ${hung ? 'stopped' : 'killed'}`;

export function noFaults(): FaultLog & {
  begin(kind: FaultKind, hung?: boolean): () => void;
} {
  const all: Fault[] = [];
  const during = (at: number, wanted: (fault: Fault) => boolean) =>
    all.some((each) => wanted(each) && each.to >= at - limits.known);
  return {
    lossOf(at, wasLive) {
      if (during(at, ({ hung }) => hung)) return 'hung';
      if (!wasLive) return 'known';
      return during(at, () => true) ? 'silent' : 'none';
    },
    limitOf(loss, at) {
      const isAway = ({ kind }: Fault) => kind === 'api' || needed.has(kind);
      const poll = during(at, isAway) && loss !== 'silent' ? nextPoll : 0;
      const outages = all.filter(({ kind, to }) => needed.has(kind) && to > at);
      const outage = outages.reduce((sum, each) => sum + each.to - Math.max(each.from, at), 0);
      return limits[loss] + poll + (Number.isFinite(outage) ? outage : 60 * second);
    },
    around(at) {
      const near = all.filter(({ to }) => to >= at - 20 * second);
      const ago = (moment: number) => Math.round((at - moment) / second);
      const texts = near.map(
        (each) => `${nameOf(each)} ${ago(each.from)} to ${ago(each.to)} s before`,
      );
      return texts.join(', ') || 'no trouble near';
    },
    counts() {
      const names = all.map(nameOf);
      return Object.fromEntries(
        [...new Set(names)].map((name) => [name, names.filter((each) => each === name).length]),
      );
    },
    begin(kind, hung = false) {
      const fault = { kind, hung, from: performance.now(), to: Number.POSITIVE_INFINITY };
      all.push(fault);
      return () => {
        fault.to = performance.now();
      };
    },
  };
}

export type FaultPlan = {
  cluster: Cluster;
  faults: ReturnType<typeof noFaults>;
  signal: AbortSignal;
  /** Milliseconds of pause between two faults. */
  peace: number;
  /** Also stops a realtime node for 20 s in each round. */
  hangs: boolean;
};

const round = [
  ['realtime', 0],
  ['realtime', 1],
  ['redis', 0],
  ['api', 0],
  ['realtime', 0],
  ['realtime', 1],
  ['api', 1],
] as const satisfies readonly (readonly [ProcessKind, number])[];

async function killAndRestart({ cluster, faults }: FaultPlan, kind: ProcessKind, at: number) {
  const ended = faults.begin(kind);
  cluster.kill(kind, at);
  await cluster.restart(kind, at);
  ended();
}

/** A node that neither answers nor closes. */
async function hang({ cluster, faults, signal }: FaultPlan): Promise<void> {
  const ended = faults.begin('realtime', true);
  cluster.kill('realtime', 0, 'SIGSTOP');
  await sleep(20 * second, undefined, { signal }).catch(() => undefined);
  cluster.kill('realtime', 0, 'SIGCONT');
  ended();
}

/** Kills and restarts one process after the other, round by round, until the signal aborts. */
export async function makeFault(plan: FaultPlan): Promise<void> {
  const { signal, peace, hangs } = plan;
  const wait = () => sleep(peace, undefined, { signal }).catch(() => undefined);
  while (!signal.aborted) {
    for (const [kind, at] of round) {
      await wait();
      if (signal.aborted) return;
      await killAndRestart(plan, kind, at);
    }
    if (hangs && !signal.aborted) await hang(plan);
  }
}
