import { join } from 'node:path';
import { openSqliteStores } from '@craque/api/store/sqlite/sqlite-stores.ts';
import { againstRow, type BenchSize, quantile, type Row } from './figures.ts';
import { openLine } from './http-line.ts';
import { startProduct, temporaryFolder } from './pinned-process.ts';
import { signIn } from '../testing/seed-players.ts';
import { seedResults, userIdOf } from './seed-results.ts';

const secret = 'the secret of a benchmark that nobody keeps';
const limits = { everyone: { must: 50 }, friends: { must: 10 } };
const mostCallers = 20;

const pathsOf = (scope: string) =>
  ['day', 'week', 'month', 'all'].flatMap((window) =>
    ['', '&sport=tennis'].map((sport) => `/api/rankings?scope=${scope}&window=${window}${sport}`),
  );

async function callersIn(file: string, users: number): Promise<string[]> {
  const stores = openSqliteStores(file);
  const cookies: string[] = [];
  const callers = Math.min(mostCallers, users);
  for (let caller = 0; caller < callers; caller += 1) {
    const userId = userIdOf(Math.floor((caller * users) / callers));
    cookies.push(await signIn(stores, secret, userId));
  }
  await stores.close();
  return cookies;
}

async function timesOf(address: string, paths: readonly string[], cookies: readonly string[]) {
  const line = await openLine(address);
  const took: number[] = [];
  for (const cookie of cookies) {
    for (const path of paths) {
      const start = performance.now();
      const { status, body } = await line.ask({ path, cookie });
      took.push(performance.now() - start);
      if (status !== 200) throw new Error(`${path}: ${status} ${body.slice(0, 200)}`);
      if (/window=all$/.test(path) && !JSON.parse(body).own) throw new Error(`${path}: no place`);
    }
  }
  line.close();
  return took;
}

export async function benchRanking({ quick }: BenchSize): Promise<Row[]> {
  const users = quick ? 1_000 : 100_000;
  const [many, few] = [await measure(users), await measure(users / 100)];
  const row = (what: string, scope: keyof typeof limits): Row => {
    const [ours, base] = [quantile(many[scope], 0.95), quantile(few[scope], 0.95)];
    const against = `${users.toLocaleString('en')} users with 50 results each against a hundredth`;
    return againstRow(
      `ranking on SQLite: p95 of ${what}, ${against} (ms)`,
      ours,
      base,
      limits[scope],
    );
  };
  return [
    row("the first 100 of everyone and the caller's own place", 'everyone'),
    row('the ranking among friends', 'friends'),
  ];
}

async function measure(users: number) {
  await using folder = await temporaryFolder();
  const file = join(folder.path, 'craque.db');
  const friends = Math.min(200, users - 1);
  seedResults(file, { users, each: 50, friends }, Date.now());
  const cookies = await callersIn(file, users);
  await using product = await startProduct(folder.path, {
    env: { DATA_DIR: folder.path, JWT_SECRET: secret, PASSWORD_PEPPER: secret },
  });
  const [first = ''] = cookies;
  const ask = async (scope: string, asking: readonly string[]) => {
    await timesOf(product.address, pathsOf(scope), [first]);
    return timesOf(product.address, pathsOf(scope), asking);
  };
  const everyone = await ask('everyone', cookies);
  return {
    everyone,
    friends: await ask(
      'friends',
      cookies.map(() => first),
    ),
  };
}
