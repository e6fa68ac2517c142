import { settle } from '@craque/api/games/settle.ts';
import { writeResults } from '@craque/api/results/game-results.ts';
import { openStores } from '@craque/api/start/open-stores.ts';
import { readConfig } from '@craque/api/start/config.ts';
import type { Stores } from '@craque/api/store/store.ts';
import { readAchievements } from '@craque/common/contracts/achievements.ts';
import { readLatestStickers } from '@craque/common/contracts/album.ts';
import { readProfile } from '@craque/common/contracts/history.ts';
import { readUser } from '@craque/common/contracts/user.ts';
import { type GameId, userPlayer } from '@craque/common/domain/ids.ts';
import { leaguesOf, sports } from '@craque/common/domain/sport.ts';
import { aGame, aSnapshot } from '@craque/common/testing/game-builders.ts';
import { afterGuesses, aGuessStep, aRightStep } from '@craque/common/testing/game-steps.ts';
import { startMongo } from '../services/mongo.ts';
import { seedPlayers } from '../testing/seed-players.ts';
import { p95Of } from './ask.ts';
import { againstRow, type BenchSize, type Row } from './figures.ts';
import { startProduct, temporaryFolder } from './pinned-process.ts';

const limits = { SQLite: { must: 10, aim: 5 }, MongoDB: { must: 40, aim: 25 } } as const;
const secret = 'the secret of a benchmark that nobody keeps';
const fewGames = 50;

type Size = { games: number; friendGames: number; opens: number };

const paths = [readUser, readProfile, readLatestStickers, readAchievements].map(({ path }) => path);

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

async function seedUser(stores: Stores, games: number, friendGames: number): Promise<string> {
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

async function measureOn(
  store: keyof typeof limits,
  env: Record<string, string>,
  { games, friendGames, opens }: Size,
): Promise<Row> {
  await using folder = await temporaryFolder();
  const settings = { ...env, DATA_DIR: folder.path, JWT_SECRET: secret, PASSWORD_PEPPER: secret };
  // Before the product starts, because it then owns the data.
  const stores = await openStores(readConfig(settings), console);
  const many = await seedUser(stores, games, friendGames);
  const few = await seedUser(stores, fewGames, friendGames);
  await stores.close();
  await using product = await startProduct(folder.path, { env: settings });
  const timeOf = async (cookie: string) => {
    const openings = new Array(opens).fill({ paths, cookie });
    await p95Of(product.address, openings.slice(0, 10));
    return p95Of(product.address, openings);
  };
  const what = `p95 of opening it, ${games} games against ${fewGames}`;
  const [ours, base] = [await timeOf(many), await timeOf(few)];
  return againstRow(`profile on ${store}: ${what} (ms)`, ours, base, limits[store]);
}

export async function benchProfile({ quick }: BenchSize): Promise<Row[]> {
  const size = quick
    ? { games: 60, friendGames: 3, opens: 5 }
    : { games: 5000, friendGames: 500, opens: 100 };
  const onSqlite = await measureOn('SQLite', {}, size);
  const mongo = quick ? { missing: 'not quick' } : await startMongo();
  if ('missing' in mongo) {
    process.stderr.write(`profile on MongoDB left out: ${mongo.missing}\n`);
    return [onSqlite];
  }
  try {
    const url = new URL(mongo.url);
    url.pathname = `/bench${Date.now()}`;
    process.stderr.write(`  MongoDB is ${mongo.description}\n`);
    return [onSqlite, await measureOn('MongoDB', { MONGODB_URL: url.href }, size)];
  } finally {
    await mongo.stop();
  }
}
