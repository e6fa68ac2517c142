export type Troubles = ReturnType<typeof newTroubles>;
type TroubleKind = 'api' | 'realtime' | 'redis' | 'nginx' | 'embedded' | 'mongodb' | 'machine';
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
    async during(kind: TroubleKind, work: () => unknown, isHung = false): Promise<void> {
      const trouble = { kind, isHung, from: performance.now(), to: Number.POSITIVE_INFINITY };
      all.push(trouble);
      try {
        await work();
      } finally {
        trouble.to = performance.now();
      }
    },
    /** Whether pushes of that time may be lost; those of its last moments wait for each other yet. */
    isOn: (from: number, to: number) =>
      all.some((each) => each.from <= to + second && each.to + 6 * second >= from),
    /** Longest time (ms) until a poll or a heartbeat brings a change of that moment to a screen. */
    limitOf(at: number, wasLive = true): number {
      const isHung = isNear(at, (each) => each.isHung);
      if (!isHung && wasLive) return 31 * second + outage(at);
      // A poll that finds its api dead is repeated with the next one.
      const poll = isNear(at, ({ kind }) => kind === 'api' || needed.has(kind)) ? 6 * second : 0;
      return (isHung ? 21 : 6) * second + poll + outage(at);
    },
  };
}
