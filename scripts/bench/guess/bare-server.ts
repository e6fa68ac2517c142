import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { loadCatalogue } from '@craque/api/athletes/catalogue.ts';
import { presentGame } from '@craque/api/games/game-presenter.ts';
import { hintFactsFor, snapshotOf } from '@craque/api/games/snapshot.ts';
import { openDatabase } from '@craque/api/store/sqlite/sqlite-database.ts';
import { sqliteStoresOn } from '@craque/api/store/sqlite/sqlite-stores.ts';
import { loadTexts } from '@craque/api/texts/texts.ts';
import { newGame, type Game, type Guess } from '@craque/common/domain/game/game.ts';
import { viewFor } from '@craque/common/domain/view/game-view.ts';
import { gameIdFrom, guestPlayer } from '@craque/common/domain/ids.ts';
import { guessLeague } from './guess-names.ts';

/* The baseline of the guess path: node:http and SQLite with nothing between them. It reads and
   writes what the product does and answers with as many bytes, without rules, validation or
   headers. */
const [dataDir = '.'] = process.argv.slice(2);
const database = openDatabase(join(dataDir, 'craque.db'));
const { games: store } = sqliteStoresOn(database, dataDir);
const read = database.prepare('SELECT revision, game FROM games WHERE id = ?');
const write = database.prepare(
  'UPDATE games SET revision = revision + 1, game = ? WHERE id = ? AND revision = ?',
);
const key = randomBytes(32);
const catalogue = loadCatalogue(new URL('../../../api/src/athletes/data/', import.meta.url));
const pool = catalogue.pool(guessLeague, 'easy');
const texts = loadTexts()('en');

const outcome = {
  kind: 'athlete',
  athleteId: 'a-name-as-long-as-most',
  name: 'A Name as Long as Most',
  gender: 'male',
  match: {
    league: 'different',
    team: 'different',
    nationality: 'near',
    position: 'same',
    age: 'older',
  },
} as const;
const feedback = 'Close ◆ 41%. Same position, neighbouring country. The athlete is older.';

const sign = (id: string) => createHmac('sha256', key).update(id).digest();

function playerOf(request: IncomingMessage): string | undefined {
  const value = /(?:^|; ?)gid=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const [id = '', signature = ''] = value.split('.');
  const given = Buffer.from(signature, 'base64url');
  return given.length === 32 && timingSafeEqual(sign(id), given) ? id : undefined;
}

async function storeGame(id: string): Promise<Game> {
  const athleteId = pool[Math.floor(Math.random() * pool.length)] ?? '';
  const athlete = snapshotOf(catalogue, athleteId, guessLeague);
  const game = newGame(
    {
      id: gameIdFrom(Math.random()),
      sport: 'soccer',
      league: guessLeague,
      difficulty: 'easy',
      athlete,
      hintFacts: hintFactsFor(catalogue, athlete, { league: guessLeague, pool }),
      artVariant: Math.floor(Math.random() * 2 ** 32),
      creator: guestPlayer(id),
    },
    Date.now(),
  );
  await store.insert(game);
  return game;
}

function viewOf(game: Game) {
  const seen = viewFor(game, game.creator, 0);
  if (!seen) throw new Error('a game without its player');
  const sources = {
    leagueFactsAsOf: '2026-06',
    photoCredit: undefined,
    strength: undefined,
    people: new Map(),
    ticket: null,
    now: 0,
  };
  return presentGame(texts, seen, sources);
}

const sample = viewOf(await storeGame('sample'));
const { completed, won, athleteName, score, speedBonus, streakBonus, streakCount, timeTaken } =
  sample;
const summary = {
  completed,
  won,
  athleteName,
  score,
  speedBonus,
  streakBonus,
  streakCount,
  timeTaken,
};

function presented({ text, accuracy, at }: Guess, index: number) {
  const { match, name: resolvedName } = outcome;
  const createdAt = new Date(at).toISOString();
  return { id: String(index), guess: text, accuracy, feedback, createdAt, match, resolvedName };
}

function answer(response: ServerResponse, status: number, body: unknown, cookie?: string): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    ...(cookie && { 'Set-Cookie': cookie }),
  });
  response.end(text);
}

type Answer = { status: number; body: unknown };

function guess(request: IncomingMessage, id: number, text: string): Answer {
  const player = playerOf(request);
  const row = read.get(id) as { revision: number; game: string } | undefined;
  if (!row) return { status: 404, body: {} };
  const game = JSON.parse(row.game) as Game;
  const [mine] = game.players;
  if (!mine || mine.id !== `guest:${player}`) return { status: 404, body: {} };
  const version = game.version + 1;
  const key = request.headers['idempotency-key'] as string;
  const guesses = [...mine.guesses, { text, accuracy: 41, outcome, at: Date.now(), version, key }];
  const next = { ...game, version, players: [{ ...mine, guesses }] };
  const { changes } = write.run(JSON.stringify(next), id, row.revision);
  if (changes !== 1) return { status: 409, body: {} };
  const shown = guesses.map(presented);
  return {
    status: 200,
    body: { guess: shown.at(-1), ...summary, game: { ...sample, id, version, guesses: shown } },
  };
}

async function create(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const known = playerOf(request);
  const id = known ?? randomBytes(16).toString('base64url');
  const cookie = known
    ? undefined
    : `gid=${id}.${sign(id).toString('base64url')}; Path=/; HttpOnly`;
  answer(response, 201, viewOf(await storeGame(id)), cookie);
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = JSON.parse(Buffer.concat(chunks).toString()) as { guess?: string };
    const id = /^\/api\/games\/(\d+)\/guess$/.exec(request.url ?? '')?.[1];
    if (id) {
      const { status, body: reply } = guess(request, Number(id), body.guess ?? '');
      answer(response, status, reply);
    } else void create(request, response);
  });
});
server.keepAliveTimeout = 65_000;
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.once('SIGTERM', () => {
  server.close(() => database.close());
  server.closeAllConnections();
});
