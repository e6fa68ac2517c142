import { besideRow, judged, median, type Row, spread } from '../measure/figures.ts';
import type { FloodPlan, FloodRound } from './login-flood-load.ts';
import { runLoad, withProduct } from '../measure/pinned-process.ts';

const limit = { must: 1.5 };
/** Milliseconds. */
const refusalLimit = { must: 100 };
const plan = { seconds: 8, rounds: Number(process.env.BENCH_ROUNDS ?? 5), guessRate: 200 };
/** Logins a second. */
const loginRate = 500;

function rowsOf(rounds: readonly FloodRound[]): Row[] {
  const calm = rounds.map((each) => each.calm.p99);
  const flood = rounds.map((each) => each.flood.p99);
  const refused = rounds.map((each) => each.refusedP99);
  const name = `login flood: guess p99 at ${plan.guessRate} a second under ${loginRate} logins a second, against calm (ms)`;
  return [
    besideRow(name, flood, calm, limit),
    {
      measure: 'login flood: guess p50 (ms)',
      ours: spread(rounds.map((each) => each.flood.p50)),
      baseline: spread(rounds.map((each) => each.calm.p50)),
    },
    {
      measure: 'login flood: p99 until a login without room is told to come again (ms)',
      ours: spread(refused),
      ...judged(median(refused), refusalLimit, ' ms'),
    },
    {
      measure:
        'login flood: logins that got a hash, and that were told to come again (503), a round',
      ours: spread(rounds.map((each) => each.answered)),
      baseline: spread(rounds.map((each) => each.refused)),
    },
  ];
}

/** So that the flood can come from many addresses. */
const behindProxy = { env: { TRUST_PROXY: '1' } };

/** How 500 logins a second affect players. BENCH_ROUNDS makes it shorter. */
export async function benchLoginFlood(): Promise<Row[]> {
  return withProduct(async ({ address }) => {
    const load: FloodPlan = { ...plan, loginRate, address };
    return rowsOf(await runLoad('scripts/bench/guess/login-flood-load.ts', load));
  }, behindProxy);
}
