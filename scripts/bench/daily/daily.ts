import { judged, type Row, rounded } from '../measure/figures.ts';
import { runLoad, startProduct, temporaryFolder } from '../measure/pinned-process.ts';
import type { Measured, Plan, Tail } from './daily-load.ts';

const perMinute = 5000;
/** Milliseconds. */
const target = { must: 50, aim: 20 };

function rowsOf(measure: string, ours: Tail, ordinary?: Tail): Row[] {
  const row = (figure: keyof Tail, name: string): Row => ({
    measure: `daily: ${name}`,
    ours: rounded(ours[figure]),
    ...(ordinary && {
      baseline: rounded(ordinary[figure]),
      ratio: rounded(ours[figure] / ordinary[figure]),
    }),
    ...(figure === 'p95' && judged(ours.p95, target, ' ms')),
  });
  const latencies = (['p50', 'p95', 'p99'] as const).map((share) =>
    row(share, `${share} of ${measure} (ms)`),
  );
  return [...latencies, row('processor', `processor time of ${measure} (µs)`)];
}

/**
 * 5,000 new players who start the daily of a sport within a minute, on an installation where nobody
 * has asked for its date, against as many ordinary games; then as many reads of the page.
 * BENCH_SECONDS makes the minute shorter, with fewer players.
 */
export async function benchDaily(): Promise<Row[]> {
  await using folder = await temporaryFolder();
  const seconds = Number(process.env.BENCH_SECONDS ?? 60);
  await using product = await startProduct(folder.path, {
    core: 0,
    env: { NODE_ENV: 'production' },
  });
  const players = Math.ceil((perMinute * seconds) / 60);
  const { address, pid } = product;
  const plan: Plan = { address, pid, players, seconds };
  const { starts, reads, ordinary } = await runLoad<Measured>(
    'scripts/bench/daily/daily-load.ts',
    plan,
    { core: 1 },
  );
  const minute = `at ${perMinute.toLocaleString('en')} players a minute`;
  return [
    ...rowsOf(`starting it ${minute}, against an ordinary game`, starts, ordinary),
    ...rowsOf(`reading the page ${minute}`, reads),
  ];
}
