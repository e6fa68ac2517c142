import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

export type UnderWay = Readonly<
  Record<'players' | 'games' | 'challenges' | 'dailies' | 'parties', number>
>;

export type Watched = {
  hashes(): { waiting: number; running: number };
  play(): Promise<UnderWay>;
};

function watch(registry: Registry, { hashes, play }: Watched): void {
  const registers = [registry];
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      ...{ name, help, registers },
      collect() {
        this.set(read());
      },
    });
  gauge('hashes_waiting', 'Passwords that wait for a process', () => hashes().waiting);
  gauge('hashes_running', 'Passwords that are hashed', () => hashes().running);
  new Gauge({
    name: 'play_under_way',
    help: 'Games begun within the hour, touched and not over, and their players; parties not over',
    labelNames: ['what'],
    registers,
    async collect() {
      this.reset();
      // No value is better than an old one, and than no metrics at all.
      const found = await play().catch(() => undefined);
      for (const [what, count] of Object.entries(found ?? {})) this.set({ what }, count);
    },
  });
}

/** What the api does besides answering: store, passwords, limits, play and the sweep. */
export function createWorkMetrics(registry: Registry) {
  const registers = [registry];
  const storeCalls = new Histogram({
    name: 'store_call_duration_seconds',
    help: 'Time of a call of the store',
    labelNames: ['call'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.25, 1, 2.5],
    registers,
  });
  const counter = <Label extends string>(name: string, help: string, label: Label) =>
    new Counter({ name, help, labelNames: [label], registers });
  const storeErrors = counter('store_errors_total', 'Calls of the store that failed', 'call');
  const limitHits = counter('limit_hits_total', 'Calls refused by a limit', 'limit');
  const sweepFailures = counter('sweep_failures_total', 'Rounds that failed', 'part');
  const sweepDuration = new Histogram({
    name: 'sweep_duration_seconds',
    help: 'Time of a round of the sweep',
    labelNames: ['part'],
    buckets: [0.01, 0.1, 1, 10, 60],
    registers,
  });
  const backlog = new Gauge({
    name: 'sweep_backlog',
    help: 'What the last round found to do, games up to 1000',
    labelNames: ['part'],
    registers,
  });
  return {
    storeCall: (call: string, seconds: number) => storeCalls.observe({ call }, seconds),
    storeFailed: (call: string) => storeErrors.inc({ call }),
    countLimit: (limit: string) => limitHits.inc({ limit }),
    sweeping(part: string) {
      const end = sweepDuration.startTimer({ part });
      return (found?: number): void => {
        end();
        if (found === undefined) sweepFailures.inc({ part });
        else backlog.set({ part }, found);
      };
    },
    watch: (watched: Watched) => watch(registry, watched),
  };
}
