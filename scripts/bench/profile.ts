import { openStores } from '@craque/api/start/open-stores.ts';
import { readConfig } from '@craque/api/start/config.ts';
import { readUserAchievements, readAchievements } from '@craque/common/contracts/achievements.ts';
import { readLatestStickers } from '@craque/common/contracts/album.ts';
import { readFriendRequests, readFriends } from '@craque/common/contracts/friends.ts';
import { readHistory, readProfile } from '@craque/common/contracts/history.ts';
import { readUser } from '@craque/common/contracts/user.ts';
import { startMongo } from '../services/mongo.ts';
import { besideRow, judged, median, quantile, type Row, rounded } from './measure/figures.ts';
import { openLine, requestText } from './guess/http-line.ts';
import { startProduct, temporaryFolder } from './measure/pinned-process.ts';
import { profilePlans } from './measure/sqlite-plans.ts';
import { seedUser } from './measure/seed-history.ts';
import { signIn } from './measure/sign-in.ts';

/** Milliseconds, by the store. */
const limits = { SQLite: { must: 10, aim: 5 }, MongoDB: { must: 40, aim: 25 } } as const;
const secret = 'the secret of a benchmark that nobody keeps';
const manyGames = 5000;
const fewGames = 50;
const opens = Number(process.env.BENCH_OPENS ?? 100);

const pathOf = ({ path }: { path: string }) => path;

/** The calls of the client when a profile is opened. */
const opening = [readUser, readProfile, readLatestStickers, readAchievements].map(pathOf);
/** Those of each of its tabs. */
const tabs = [readHistory, readUserAchievements, readFriends, readFriendRequests].map(pathOf);
const all = [...opening, ...tabs];

type Environment = Record<string, string>;

/**
 * Seeds the two users before the product starts, because it then owns the data. Returns their
 * cookies.
 */
async function seed(env: Environment): Promise<{ many: string; few: string }> {
  const now = Date.now();
  const stores = await openStores(readConfig(env), console);
  const cookieOf = async (id: string, games: number) => {
    await seedUser(stores, { id, games, now });
    return signIn(stores, { userId: id, secret, now });
  };
  const cookies = { many: await cookieOf('many', manyGames), few: await cookieOf('few', fewGames) };
  await stores.close();
  return cookies;
}

type Opening = { cookie: string; times: number; paths: readonly string[] };

/** Milliseconds per opening: from the first request to the last answer, all calls in parallel. */
async function openProfiles(address: string, { cookie, times, paths }: Opening): Promise<number[]> {
  const lines = await Promise.all(paths.map(() => openLine(address)));
  const took: number[] = [];
  for (let round = 0; round < times; round += 1) {
    const start = performance.now();
    const replies = await Promise.all(
      lines.map((line, index) => line.ask(requestText({ path: paths[index] ?? '', cookie }))),
    );
    took.push(performance.now() - start);
    const wrong = replies.find(({ status }) => status !== 200);
    if (wrong) throw new Error(`a call of the profile was answered with ${wrong.status}`);
  }
  for (const line of lines) line.close();
  return took;
}

async function measureOn(store: keyof typeof limits, env: Environment): Promise<Row[]> {
  await using folder = await temporaryFolder();
  const settings = { ...env, DATA_DIR: folder.path, JWT_SECRET: secret, PASSWORD_PEPPER: secret };
  const cookies = await seed(settings);
  await using product = await startProduct(folder.path, { env: settings });
  const open = (cookie: string, times: number, paths = all) =>
    openProfiles(product.address, { cookie, times, paths });
  const [first = 0] = await open(cookies.many, 1);
  await open(cookies.few, 10);
  const many = await open(cookies.many, opens);
  const few = await open(cookies.few, opens);
  const [ours, base] = [
    quantile(await open(cookies.many, opens, opening), 0.95),
    quantile(await open(cookies.few, opens, opening), 0.95),
  ];
  const games = manyGames.toLocaleString('en');
  const [allOurs, allBase] = [quantile(many, 0.95), quantile(few, 0.95)];
  return [
    {
      measure: `profile on ${store}: p95 of opening it, ${games} games against ${fewGames} (ms)`,
      ours: rounded(ours),
      baseline: rounded(base),
      ratio: rounded(ours / base),
      ...judged(ours, limits[store], ' ms'),
    },
    besideRow(
      `profile on ${store}: p95 of its calls and those of all tabs at once (ms)`,
      [allOurs],
      [allBase],
    ),
    {
      measure: `profile on ${store}: median of all (ms)`,
      ours: rounded(median(many)),
      baseline: rounded(median(few)),
      ratio: rounded(median(many) / median(few)),
    },
    {
      measure: `profile on ${store}: the very first open after the start (ms)`,
      ours: rounded(first),
    },
  ];
}

/**
 * Opening the profile of a user with 5,000 games, against one with 50, on both stores, with
 * SQLite's query plans. BENCH_OPENS makes it shorter.
 */
export async function benchProfile(): Promise<Row[]> {
  process.stderr.write(`${profilePlans().join('\n')}\n`);
  const onSqlite = await measureOn('SQLite', {});
  const mongo = await startMongo();
  if ('missing' in mongo) {
    process.stderr.write(`profile on MongoDB left out: ${mongo.missing}\n`);
    return onSqlite;
  }
  try {
    const name = `bench${Date.now()}`;
    const url = new URL(mongo.url);
    url.pathname = `/${name}`;
    const rows = await measureOn('MongoDB', { MONGODB_URL: url.href });
    const note = { measure: `profile on MongoDB: the server is ${mongo.description}`, ours: '' };
    return [...onSqlite, ...rows, note];
  } finally {
    await mongo.stop();
  }
}
