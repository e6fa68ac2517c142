import { join } from 'node:path';
import { openSqliteStores } from '@craque/api/store/sqlite/sqlite-stores.ts';
import { ask, p95Of } from './ask.ts';
import { againstRow, type BenchSize, type Row } from './figures.ts';
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

export async function benchRanking({ quick }: BenchSize): Promise<Row[]> {
  const users = quick ? 1_000 : 100_000;
  const [many, few] = [await measure(users), await measure(users / 100)];
  const row = (what: string, scope: keyof typeof limits): Row => {
    const against = `${users.toLocaleString('en')} users with 50 results each against a hundredth`;
    const measure = `ranking on SQLite: p95 of ${what}, ${against} (ms)`;
    return againstRow(measure, many[scope], few[scope], limits[scope]);
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
  const { address } = product;
  const [first = ''] = cookies;
  const all = { path: '/api/rankings?scope=everyone&window=all', cookie: first };
  const { body } = await ask(address, all);
  if (!JSON.parse(body).own) throw new Error(`no place of one's own: ${body.slice(0, 200)}`);
  const p95For = async (scope: string, callers: readonly string[]) => {
    const groupsOf = (cookie: string) => pathsOf(scope).map((path) => ({ paths: [path], cookie }));
    await p95Of(address, groupsOf(first));
    return p95Of(address, callers.flatMap(groupsOf));
  };
  const everyone = await p95For('everyone', cookies);
  return { everyone, friends: await p95For('friends', new Array(cookies.length).fill(first)) };
}
