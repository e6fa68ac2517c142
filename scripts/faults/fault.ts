import { quantile } from '../bench/figures.ts';
import type { ProcessKind } from '../cluster/start-cluster.ts';

/** One measured value; `isMissed` if it is over its aim, which depends on the machine. */
export type Figure = { name: string; text: string; isMissed?: boolean };

export type Report = { figures: readonly Figure[]; violations: readonly string[] };

/** Something that is broken on purpose, and what is measured meanwhile. */
export type Fault = {
  name: string;
  /** How often or how much by default, and in a full run. */
  size: { usual: number; full: number; of: string };
  missing?: () => string | undefined;
  run(options: FaultOptions): Promise<Report>;
};

/** `random`: uniform in [0, 1). `isSmall`: with few players, calls and sockets. */
export type FaultOptions = { size: number; random: () => number; isSmall: boolean };

export const figure = (name: string, text: string | number): Figure => ({ name, text: `${text}` });

export const share = (values: readonly number[], part: number) =>
  values.length > 0 ? quantile(values, part) : 0;

/** The longest of some times (ms), or another value, and its aim. */
export function atMost(
  name: string,
  value: number | readonly number[],
  aim: number,
  unit = ' ms',
): Figure {
  const most = typeof value === 'number' ? value : share(value, 1);
  const text = `${Math.round(most)}${unit} (at most ${aim}${unit})`;
  return { name, text, ...(most > aim && { isMissed: true }) };
}

/** Median, p99 and longest of times in ms. */
export function times(name: string, values: readonly number[]): Figure {
  const ms = (part: number) => `${Math.round(share(values, part))} ms`;
  return figure(`${name} (${values.length})`, `p50 ${ms(0.5)}, p99 ${ms(0.99)}, longest ${ms(1)}`);
}

/** Milliseconds until it is true, asked every 20 ms; infinite if it is not within `limit` ms. */
export async function untilTrue(
  isTrue: () => boolean | Promise<boolean>,
  limit = 60_000,
): Promise<number> {
  const start = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - start > limit) return Number.POSITIVE_INFINITY;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return performance.now() - start;
}

/** A kind of process, or what all of them need. */
export type TroubleKind = ProcessKind | 'mongodb' | 'machine';
type Trouble = { kind: TroubleKind; isHung: boolean; from: number; to: number };

/** Nobody is answered while these are away. */
const needed: ReadonlySet<TroubleKind> = new Set(['nginx', 'mongodb', 'machine']);
const second = 1_000;

/** What is broken when, and how long it may keep a screen wrong. Moments are ms of the process. */
export function newTroubles() {
  const all: Trouble[] = [];
  const isNear = (at: number, wanted: (each: Trouble) => boolean) =>
    all.some((each) => wanted(each) && each.to >= at - 6 * second);
  const outage = (at: number) =>
    all
      .filter(({ kind, to }) => needed.has(kind) && to > at)
      .map(({ from, to }) => Math.min(to - Math.max(from, at), 60 * second))
      .reduce((sum, each) => sum + each, 0);
  return {
    count: () => all.length,
    async during<T>(kind: TroubleKind, work: () => Promise<T>, isHung = false): Promise<T> {
      const trouble = { kind, isHung, from: performance.now(), to: Number.POSITIVE_INFINITY };
      all.push(trouble);
      try {
        return await work();
      } finally {
        trouble.to = performance.now();
      }
    },
    /**
     * The longest time (ms) that a screen may not show a change of that moment: until a poll
     * after a noticed loss, the heartbeat of a hung node, or the poll of a client that believes
     * to be live.
     */
    limitOf(at: number, wasLive = true): number {
      if (!isNear(at, ({ isHung }) => isHung) && wasLive) return 31 * second + outage(at);
      // A poll that finds its api dead is repeated with the next one.
      const poll = isNear(at, ({ kind }) => kind === 'api' || needed.has(kind)) ? 6 * second : 0;
      return (isNear(at, ({ isHung }) => isHung) ? 21 : 6) * second + poll + outage(at);
    },
  };
}
export type Troubles = ReturnType<typeof newTroubles>;
