import { settle } from '@craque/api/games/settle.ts';
import { writeResults } from '@craque/api/results/game-results.ts';
import { openStores } from '@craque/api/start/open-stores.ts';
import { readConfig } from '@craque/api/start/config.ts';
import type { Stores } from '@craque/api/store/store.ts';
import { readUserAchievements, readAchievements } from '@craque/common/contracts/achievements.ts';
import { readLatestStickers } from '@craque/common/contracts/album.ts';
import { readFriendRequests, readFriends } from '@craque/common/contracts/friends.ts';
import { readHistory, readProfile } from '@craque/common/contracts/history.ts';
import { readUser } from '@craque/common/contracts/user.ts';
import { type GameId, userPlayer } from '@craque/common/domain/ids.ts';
import { leaguesOf, sports } from '@craque/common/domain/sport.ts';
import { aGame, aSnapshot } from '@craque/common/testing/game-builders.ts';
import { afterGuesses, aGuessStep, aRightStep } from '@craque/common/testing/game-steps.ts';
import { startMongo } from '../services/mongo.ts';
import { seedPlayers } from '../testing/seed-players.ts';
import { type BenchSize, judged, quantile, type Row, rounded, type Target } from './figures.ts';
import { openLine, requestText } from './http-line.ts';
import { startProduct, temporaryFolder } from './pinned-process.ts';

const limits = { SQLite: { must: 10, aim: 5 }, MongoDB: { must: 40, aim: 25 } } as const;
const secret = 'the secret of a benchmark that nobody keeps';
const fewGames = 50;

type Size = { games: number; friendGames: number; opens: number };

const pathOf = ({ path }: { path: string }) => path;

const opening = [readUser, readProfile, readLatestStickers, readAchievements].map(pathOf);
const tabs = [readHistory, readUserAchievements, readFriends, readFriendRequests].map(pathOf);
const all = [...opening, ...tabs];

type Environment = Record<string, string>;

function playedGame(userId: string, index: number, createdAt: number) {
  const [creator, sport] = [userPlayer(userId), sports[index % sports.length] ?? 'soccer'];
  const athlete = aSnapshot({ athleteId: `athlete-${index % 300}` });
  const id = (1 + Math.floor(Math.random() * 2 ** 50)) as GameId;
  const place = { sport, league: leaguesOf[sport][0] };
  const fresh = aGame({ id, creator, createdAt, athlete, ...place });
  const step = aGuessStep({ now: createdAt + 20_000 });
  const steps = index % 3 === 0 ? new Array(5).fill(step) : [aRightStep({ now: step.now })];
  return { fresh, ended: afterGuesses(fresh, steps, creator) };
}

async function seedUser(
  stores: Stores,
  { games, friendGames }: Pick<Size, 'games' | 'friendGames'>,
): Promise<string> {
  const [player, ...friends] = await seedPlayers(stores, secret, 8);
  if (!player) throw new RangeError('no player');
  const now = Date.now();
  const at = (index: number, count: number) => now - (count - index) * 40 * 60_000;
  for (let index = 0; index < games; index += 1) {
    const { fresh, ended } = playedGame(player.id, index, at(index, games));
    await stores.games.insert(fresh);
    await stores.games.save({ ...ended, revision: 0 });
    // Achievements are settled with the last one only: each would read the whole history.
    if (index === games - 1) await settle({ stores, clock: () => now }, ended);
    else {
      await writeResults(stores, ended);
      await stores.games.markSettled(ended.id);
    }
  }
  for (const { id } of friends)
    for (let index = 0; index < friendGames; index += 1)
      await writeResults(stores, playedGame(id, index, at(index, friendGames)).ended);
  return player.cookie;
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
  { games, friendGames, opens }: Size,
): Promise<Row[]> {
  await using folder = await temporaryFolder();
  const settings = { ...env, DATA_DIR: folder.path, JWT_SECRET: secret, PASSWORD_PEPPER: secret };
  // Before the product starts, because it then owns the data.
  const stores = await openStores(readConfig(settings), console);
  const seed = (count: number) => seedUser(stores, { games: count, friendGames });
  const cookies = { many: await seed(games), few: await seed(fewGames) };
  await stores.close();
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

export async function benchProfile({ quick }: BenchSize): Promise<Row[]> {
  const size = quick
    ? { games: 60, friendGames: 3, opens: 5 }
    : { games: 5000, friendGames: 500, opens: 100 };
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
