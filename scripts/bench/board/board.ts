import { join } from 'node:path';
import { results as resultDocs, users as userDocs } from '@craque/api/store/collections.ts';
import { dailySlot } from '@craque/api/store/stores/boards.ts';
import { plainBoard } from '@craque/api/testing/plain-board.ts';
import { type PlayerId, userOf, userPlayer } from '@craque/common/domain/ids.ts';
import { startMongo } from '../../services/mongo.ts';
import { signIn } from '../../testing/seed-players.ts';
import { againstRow, type BenchSize, quantile, type Row } from '../figures.ts';
import { atPace } from '../pace.ts';
import { processorTime, startProduct, temporaryFolder } from '../pinned-process.ts';
import {
  daily,
  isGuestAt,
  openMongo,
  openSqlite,
  type Opened,
  resultAt,
  seedBoard,
  userIdAt,
} from './seed-board.ts';

const secret = 'the secret of a benchmark that nobody keeps';
const path = `/api/daily/board?sport=${daily.sport}&date=${daily.date}`;

type Size = { players: number; looks: number; seconds?: number };

const processorMs = async (times: number, work: (index: number) => Promise<unknown>) => {
  const before = process.cpuUsage();
  for (let index = 0; index < times; index += 1) await work(index);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
};

/** A look as it was before boards were counted: everybody's results are read and sorted. */
async function plainLook({ stores, engine }: Opened, player: PlayerId) {
  const [results, users] = [engine.rows(resultDocs), engine.rows(userDocs)];
  const found = await results.find({
    where: { dailySlot: dailySlot(daily.date, daily.sport) },
    fields: [
      ...(['player', 'gameId', 'won', 'guesses', 'hints', 'timeTaken', 'finishedAt'] as const),
      'markedOf',
    ],
  });
  const hidden = await users.find({ where: { showInRankings: false }, fields: ['id'] });
  const unseen = new Set(hidden.map(({ id }) => id));
  const { rows, ...numbers } = plainBoard(
    found.map((each) => ({ ...each, marked: each.markedOf !== undefined })),
    {
      isShown: (each) => userOf(each) !== undefined && !unseen.has(userOf(each) ?? ''),
      nameOf: (each) => each,
    },
  );
  const own = rows.find((row) => row.player === player);
  const first = rows.slice(0, 100);
  await stores.users.findMany(first.flatMap((row) => userOf(row.player) ?? []));
  return { ...numbers, rows: first, own };
}

async function look(address: string, cookie: string) {
  const response = await fetch(`${address}${path}`, { headers: { cookie } });
  const { players, rows, own } = (await response.json()) as {
    players: number;
    rows: unknown[];
    own: { rank: number } | null;
  };
  if (response.status !== 200 || !own) throw new Error(`a look was answered ${response.status}`);
  return { players, rows: rows.length, rank: own.rank };
}

/** 50 looks a second, if there are cookies; what `/healthz` takes, counted from when it was due. */
async function healthP99(address: string, cookies: readonly string[], seconds: number) {
  const took: number[] = [];
  const asked: Promise<unknown>[] = [];
  const start = performance.now() + 100;
  const probe = async (due: number) => {
    await (await fetch(`${address}/healthz`)).text();
    took.push(performance.now() - due);
  };
  await atPace({ rate: 100, total: 100 * seconds, start }, (index, due) => {
    const cookie = cookies[(index >> 1) % cookies.length];
    if (index % 2 === 1) asked.push(probe(due));
    else if (cookie !== undefined) asked.push(look(address, cookie));
  });
  await Promise.all(asked);
  return quantile(took, 0.99);
}

async function measured(
  engine: string,
  opened: Opened,
  start: () => ReturnType<typeof startProduct>,
  { players, looks, seconds }: Size,
): Promise<Row[]> {
  await seedBoard(opened, players);
  const step = Math.floor(players / 20);
  const callers = Array.from({ length: 20 }, (_, index) => index * step).filter(
    (number) => !isGuestAt(number) && number % 50 !== 25,
  );
  const last = callers.at(-1) ?? 0;
  const player = userPlayer(userIdAt(last));
  const wanted = await plainLook(opened, player);
  const plain = await processorMs(3, () => plainLook(opened, player));
  // With a result of somebody else before each look, so that nothing that is kept still holds.
  const open = await processorMs(looks, async (index) => {
    await opened.stores.results.add(resultAt(players + index));
    await opened.stores.boards.read(daily, { player });
  });
  await opened.stores.rankings.update();
  const cookies = await Promise.all(
    callers.map((number) => signIn(opened.stores, secret, userIdAt(number))),
  );
  await opened.close();
  await using product = await start();
  const cookieOf = (index: number) => cookies[index % cookies.length] ?? '';
  const found = await look(product.address, cookies.at(-1) ?? '');
  if (found.rows !== 100 || found.players !== wanted.players + looks)
    throw new Error(`${JSON.stringify(found)} instead of ${wanted.players} and ${looks} players`);
  for (let index = 0; index < looks; index += 1) await look(product.address, cookieOf(index));
  const before = processorTime(product.pid);
  for (let index = 0; index < looks; index += 1) await look(product.address, cookieOf(index));
  const counted = (processorTime(product.pid) - before) / looks;
  const name = `board on ${engine}, ${players.toLocaleString('en')} players`;
  const rows = [
    againstRow(`${name}: processor time of a look, against sorting all (ms)`, counted, plain, {
      must: 5,
    }),
    againstRow(`${name}: the same of the store with a new result before each (ms)`, open, plain, {
      must: 5,
    }),
  ];
  if (seconds === undefined) return rows;
  const idle = await healthP99(product.address, [], seconds);
  const p99 = await healthP99(product.address, cookies, seconds);
  const measure = `${name}: p99 of /healthz with 50 looks a second, against none (ms)`;
  return [...rows, againstRow(measure, p99, idle, { must: 50 })];
}

export async function benchBoard({ quick }: BenchSize): Promise<Row[]> {
  const size = quick
    ? { players: 400, looks: 5, seconds: 1 }
    : { players: 100_000, looks: 200, seconds: 20 };
  const env = { JWT_SECRET: secret, PASSWORD_PEPPER: secret };
  await using folder = await temporaryFolder();
  const start = (more: Record<string, string>) => () =>
    startProduct(folder.path, { env: { ...env, DATA_DIR: folder.path, ...more } });
  const onSqlite = await measured(
    'SQLite',
    openSqlite(join(folder.path, 'craque.db')),
    start({}),
    size,
  );
  const mongo = quick ? { missing: 'not quick' } : await startMongo();
  if ('missing' in mongo) {
    process.stderr.write(`board on MongoDB left out: ${mongo.missing}\n`);
    return onSqlite;
  }
  try {
    const url = new URL(mongo.url);
    url.pathname = `/bench${Date.now()}`;
    process.stderr.write(`  MongoDB is ${mongo.description}\n`);
    const MONGODB_URL = url.href;
    const opened = await openMongo(MONGODB_URL);
    // The stand-in has no indexes: it reads everybody for every look, and cannot give 50 a second.
    const isStandIn = mongo.description.includes('stand-in');
    const ofMongo = isStandIn ? { players: 1000, looks: size.looks } : size;
    return [...onSqlite, ...(await measured('MongoDB', opened, start({ MONGODB_URL }), ofMongo))];
  } finally {
    await mongo.stop();
  }
}
