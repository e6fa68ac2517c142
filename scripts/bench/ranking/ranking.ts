import { join } from 'node:path';
import { evaluateAchievements } from '@craque/api/achievements/evaluate-achievements.ts';
import { settle } from '@craque/api/games/settle.ts';
import { openDatabase } from '@craque/api/store/sqlite/sqlite-database.ts';
import { sqliteStoresOn } from '@craque/api/store/sqlite/sqlite-stores.ts';
import { openSqliteStores } from '@craque/api/store/sqlite/sqlite-stores.ts';
import { openLine, requestText } from '../guess/http-line.ts';
import { besideRow, judged, median, quantile, type Row, rounded } from '../measure/figures.ts';
import { processorTime, startProduct, temporaryFolder } from '../measure/pinned-process.ts';
import { playedGame } from '../measure/seed-history.ts';
import { signIn } from '../measure/sign-in.ts';
import { plansOf } from '../measure/sqlite-plans.ts';
import { seedResults, sumsSwitch, userIdOf } from './seed-results.ts';

const secret = 'the secret of a benchmark that nobody keeps';
/** 100,000 users with 50 results each; BENCH_RANKED_USERS makes it shorter. */
const amount = { users: Number(process.env.BENCH_RANKED_USERS ?? 100_000), each: 50, friends: 200 };
const limits = {
  /** Milliseconds. */
  everyone: { must: 50 },
  friends: { must: 10 },
  /** With the sums against without. */
  settled: { must: 1.1 },
};
/** Many short turns: a checkpoint or a collection falls into some of either kind. */
const rounds = 60;
const inRound = 50;

const windows = ['day', 'week', 'month', 'all'];
const sportsAsked = ['', '&sport=tennis'];
const pathsOf = (scope: string) =>
  windows.flatMap((window) =>
    sportsAsked.map((sport) => `/api/rankings?scope=${scope}&window=${window}${sport}`),
  );

/** Users all over the boards, and their cookies. */
async function callersIn(file: string, now: number): Promise<string[]> {
  const stores = openSqliteStores(file);
  const cookies: string[] = [];
  for (let caller = 0; caller < 20; caller += 1) {
    const userId = userIdOf(Math.floor((caller * amount.users) / 20));
    cookies.push(await signIn(stores, { userId, secret, now }));
  }
  await stores.close();
  return cookies;
}

/** Milliseconds of each call, one after the other. */
async function timesOf(address: string, paths: readonly string[], cookies: readonly string[]) {
  const line = await openLine(address);
  const took: number[] = [];
  for (const cookie of cookies) {
    for (const path of paths) {
      const start = performance.now();
      const { status, body } = await line.ask(requestText({ path, cookie }));
      took.push(performance.now() - start);
      if (status !== 200) throw new Error(`${path}: ${status} ${body.slice(0, 200)}`);
      if (/window=all$/.test(path) && !JSON.parse(body).own) throw new Error(`${path}: no place`);
    }
  }
  line.close();
  return took;
}

type Asked = { times: number[]; processor: number };

/** The times of calls, and the processor time (ms) of one, which another load changes less. */
async function withProcessor(pid: number, ask: () => Promise<number[]>): Promise<Asked> {
  const before = processorTime(pid);
  const times = await ask();
  return { times, processor: (processorTime(pid) - before) / times.length };
}

/** Microseconds of processor time that this process has used. */
function used(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/**
 * Processor time (µs) of a game's settling, with the sums and without, in turns, and of adding its
 * result to the sums, which happens later, together with others.
 */
async function settlings(file: string, now: number) {
  const database = openDatabase(file);
  const stores = sqliteStoresOn(database, file);
  const turn = sumsSwitch(database);
  const took = { on: [] as number[], off: [] as number[], added: [] as number[] };
  const dependencies = { stores, clock: () => now };
  const step = Math.max(1, Math.floor(amount.users / (2 * rounds * inRound)));
  let user = 0;
  for (let round = 0; round < 2 * rounds; round += 1) {
    const games = [];
    for (let index = 0; index < inRound; index += 1) {
      user = (user + step * 7919) % amount.users;
      const { fresh, ended } = playedGame(userIdOf(user), 1 + index, now - 3_600_000);
      await stores.games.insert(fresh);
      // What their earlier games unlock is not part of this one.
      await evaluateAchievements(stores, userIdOf(user), { now });
      await stores.games.save({ ...ended, revision: 0 });
      games.push({ ...ended, revision: 1 });
    }
    // On, off, off, on: what drifts meets both alike.
    const state = round % 4 === 0 || round % 4 === 3 ? 'on' : 'off';
    turn(state);
    await stores.rankings.update();
    const start = used();
    for (const game of games) await settle(dependencies, game);
    took[state].push((used() - start) / inRound);
    if (state === 'off') continue;
    const added = used();
    await stores.rankings.update();
    took.added.push((used() - added) / inRound);
  }
  await stores.close();
  return took;
}

/**
 * The rankings of many users and results on SQLite: everyone's with the own place, that of 200
 * friends, and what a settled game costs with the sums and without.
 */
export async function benchRanking(): Promise<Row[]> {
  process.stderr.write(`${plansOf(/ranking_sums/).join('\n')}\n`);
  await using folder = await temporaryFolder();
  const file = join(folder.path, 'craque.db');
  const now = Date.now();
  const took = seedResults(file, amount, now);
  const cookies = await callersIn(file, now);
  const env = { DATA_DIR: folder.path, JWT_SECRET: secret, PASSWORD_PEPPER: secret };
  const measured = await (async () => {
    await using product = await startProduct(folder.path, {
      env: { ...env, LIMITS_FACTOR: '1000' },
    });
    const [first = ''] = cookies;
    const ask = (scope: string, callers: readonly string[]) =>
      timesOf(product.address, pathsOf(scope), callers);
    await ask('everyone', [first]);
    const everyone = await withProcessor(product.pid, () => ask('everyone', cookies));
    await ask('friends', [first]);
    const twenty = new Array<string>(20).fill(first);
    return { everyone, friends: await withProcessor(product.pid, () => ask('friends', twenty)) };
  })();
  const settled = await settlings(file, now);
  const results = (amount.users * amount.each).toLocaleString('en');
  const of = `${amount.users.toLocaleString('en')} users with ${results} results`;
  const p95Row = (what: string, { times }: Asked, target: { must: number }): Row => ({
    measure: `ranking on SQLite, ${of}: p95 of ${what} (ms)`,
    ours: rounded(quantile(times, 0.95)),
    ...judged(quantile(times, 0.95), target, ' ms'),
  });
  const processorRow = (what: string, { processor }: Asked): Row => ({
    measure: `ranking on SQLite: processor time of ${what} (ms)`,
    ours: rounded(processor),
  });
  return [
    p95Row(
      "the first 100 of everyone and the caller's own place",
      measured.everyone,
      limits.everyone,
    ),
    p95Row(`the ranking among ${amount.friends} friends`, measured.friends, limits.friends),
    besideRow(
      'ranking on SQLite: processor time of settling a game, with the sums and without (µs)',
      settled.on,
      settled.off,
      limits.settled,
    ),
    {
      measure:
        'ranking on SQLite: processor time of adding a result to the sums, within a second (µs)',
      ours: rounded(median(settled.added)),
    },
    processorRow('a read of everyone', measured.everyone),
    processorRow('a read among friends', measured.friends),
    { measure: 'ranking on SQLite: seeding (s)', ours: rounded(took.seed / 1000) },
    {
      measure:
        'ranking on SQLite: the open that adds all results up, with the check of the file (s)',
      ours: rounded(took.sums / 1000),
    },
  ];
}
