import { openStores } from '@craque/api/start/open-stores.ts';
import { readConfig } from '@craque/api/start/config.ts';
import { readUserAchievements, readAchievements } from '@craque/common/contracts/achievements.ts';
import { readLatestStickers } from '@craque/common/contracts/album.ts';
import { readFriendRequests, readFriends } from '@craque/common/contracts/friends.ts';
import { readHistory, readProfile } from '@craque/common/contracts/history.ts';
import { readUser } from '@craque/common/contracts/user.ts';
import { startMongo } from '../services/mongo.ts';
import { type BenchSize, judged, quantile, type Row, rounded, type Target } from './figures.ts';
import { openLine, requestText } from './http-line.ts';
import { startProduct, temporaryFolder } from './pinned-process.ts';
import { seedUser } from './seed-history.ts';
import { signIn } from './sign-in.ts';

/** Milliseconds, by the store. */
const limits = { SQLite: { must: 10, aim: 5 }, MongoDB: { must: 40, aim: 25 } } as const;
const secret = 'the secret of a benchmark that nobody keeps';
const fewGames = 50;

type Size = { games: number; opens: number };

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
async function seed(env: Environment, manyGames: number): Promise<{ many: string; few: string }> {
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

async function measureOn(
  store: keyof typeof limits,
  env: Environment,
  { games, opens }: Size,
): Promise<Row[]> {
  await using folder = await temporaryFolder();
  const settings = { ...env, DATA_DIR: folder.path, JWT_SECRET: secret, PASSWORD_PEPPER: secret };
  const cookies = await seed(settings, games);
  await using product = await startProduct(folder.path, { env: settings });
  const open = (cookie: string, times: number, paths: readonly string[] = all) =>
    openProfiles(product.address, { cookie, times, paths });
  const [first = 0] = await open(cookies.many, 1);
  await open(cookies.few, Math.min(10, opens));
  const row = async (measure: string, paths: readonly string[], target?: Target) => {
    const [ours, base] = [
      quantile(await open(cookies.many, opens, paths), 0.95),
      quantile(await open(cookies.few, opens, paths), 0.95),
    ];
    return {
      measure: `profile on ${store}: p95 of ${measure}, ${games} games against ${fewGames} (ms)`,
      ours: rounded(ours),
      baseline: rounded(base),
      ratio: rounded(ours / base),
      ...judged(ours, target, ' ms'),
    };
  };
  return [
    await row('opening it', opening, limits[store]),
    await row('its calls and those of all tabs at once', all),
    {
      measure: `profile on ${store}: the very first open after the start (ms)`,
      ours: rounded(first),
    },
  ];
}

/** Opening the profile of a user with 5,000 games, against one with 50, on both stores. */
export async function benchProfile({ quick }: BenchSize): Promise<Row[]> {
  const size = quick ? { games: 60, opens: 5 } : { games: 5000, opens: 100 };
  const onSqlite = await measureOn('SQLite', {}, size);
  const mongo = quick ? { missing: 'not quick' } : await startMongo();
  if ('missing' in mongo) {
    process.stderr.write(`profile on MongoDB left out: ${mongo.missing}\n`);
    return onSqlite;
  }
  try {
    const url = new URL(mongo.url);
    url.pathname = `/bench${Date.now()}`;
    const rows = await measureOn('MongoDB', { MONGODB_URL: url.href }, size);
    const note = { measure: `profile on MongoDB: the server is ${mongo.description}`, ours: '' };
    return [...onSqlite, ...rows, note];
  } finally {
    await mongo.stop();
  }
}
