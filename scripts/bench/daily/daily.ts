import { judged, type Row, rounded } from '../measure/figures.ts';
import { runLoad, startProduct, temporaryFolder } from '../measure/pinned-process.ts';
import type { Measured, Plan, Tail } from './daily-load.ts';

const perMinute = 5000;
/** Milliseconds. */
const target = { must: 50, aim: 20 };

function rowsOf(measure: string, ours: Tail, ordinary?: Tail): Row[] {
  const row = (share: 'p50' | 'p95' | 'p99'): Row => ({
    measure: `daily: ${share} of ${measure} (ms)`,
    ours: rounded(ours[share]),
    ...(ordinary && {
      baseline: rounded(ordinary[share]),
      ratio: rounded(ours[share] / ordinary[share]),
    }),
    ...(share === 'p95' && judged(ours.p95, target, ' ms')),
  });
  return [row('p50'), row('p95'), row('p99')];
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
  const plan: Plan = { address: product.address, players, seconds };
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
