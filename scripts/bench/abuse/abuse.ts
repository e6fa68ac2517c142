import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStores } from '@craque/api/start/open-stores.ts';
import { readConfig } from '@craque/api/start/config.ts';
import { judge, median, ratios, type Row, spread, targetText } from '../measure/figures.ts';
import { outputOf, startNode, startProduct } from '../measure/pinned-process.ts';
import { signIn } from '../measure/sign-in.ts';
import type { AbusePlan, AbuseRound } from './abuse-load.ts';
import type { Attack } from './attack.ts';
import { attackNamed, attacks } from './attacks.ts';

const tail = { must: 2 };
/** MB. */
const memory = { must: 100 };
const secret = 'the secret of a benchmark that nobody keeps';
const seconds = Number(process.env.BENCH_SECONDS ?? 8);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);

function rowsOf({ name, description }: Attack, measured: readonly AbuseRound[]): Row[] {
  const pick = (field: (each: AbuseRound) => number) => measured.map(field);
  const [calm, attacked] = [pick(({ calm: { p99 } }) => p99), pick((each) => each.attacked.p99)];
  const ratio = ratios(attacked, calm);
  const growth = pick((each) => each.growth);
  return [
    {
      measure: `abuse, ${name}: ${description}: p99 of an honest read, against calm (ms)`,
      ours: spread(attacked),
      baseline: spread(calm),
      ratio: spread(ratio),
      target: targetText(tail),
      verdict: judge(median(ratio), tail),
    },
    {
      measure: `abuse, ${name}: p50 (ms)`,
      ours: spread(pick((each) => each.attacked.p50)),
      baseline: spread(pick((each) => each.calm.p50)),
      verdict: '',
    },
    {
      measure: `abuse, ${name}: growth of resident memory (MB); in the last round came through: ${measured.at(-1)?.came ?? ''}`,
      ours: spread(growth),
      target: targetText(memory, ' MB'),
      verdict: judge(Math.max(...growth), memory),
    },
  ];
}

async function prepare(attack: Attack, env: Record<string, string>): Promise<string> {
  if (!attack.prepare) return '';
  const stores = await openStores(readConfig(env), console);
  try {
    const cookieOf = (userId: string) => signIn(stores, { userId, secret, now: Date.now() });
    return await attack.prepare({ stores, cookieOf });
  } finally {
    await stores.close();
  }
}

async function benchAttack(attack: Attack): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'craque-bench-'));
  const secrets = { JWT_SECRET: secret, PASSWORD_PEPPER: secret };
  try {
    const prepared = await prepare(attack, { ...secrets, DATA_DIR: folder });
    const env = { ...secrets, LIMITS_FACTOR: '1' };
    const { stop, ...product } = await startProduct(folder, { core: 0, env });
    try {
      const plan: AbusePlan = { ...product, attack: attack.name, prepared, rounds, seconds };
      const options = { core: 1, args: [JSON.stringify(plan)] };
      const load = startNode('scripts/bench/abuse/abuse-load.ts', options);
      return rowsOf(attack, JSON.parse(await outputOf(load)) as AbuseRound[]);
    } finally {
      await stop();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * How long honest players wait, and how much memory the product takes, while one stranger attacks
 * it: each attack against a fresh product with the limits of an installation, each round against
 * the calm before it. BENCH_ATTACKS names some of the attacks, separated by commas; BENCH_ROUNDS and
 * BENCH_SECONDS make it shorter.
 */
export async function benchAbuse(): Promise<Row[]> {
  const named = process.env.BENCH_ATTACKS?.split(',').map(attackNamed);
  const rows: Row[] = [];
  for (const attack of named ?? attacks) {
    process.stderr.write(`  ${attack.name} …\n`);
    rows.push(...(await benchAttack(attack)));
  }
  return rows;
}
