import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { openDatabase } from '@craque/api/store/sqlite/sqlite-database.ts';
import { sqliteStoresOn } from '@craque/api/store/sqlite/sqlite-stores.ts';
import type { Game } from '@craque/common/domain/game/game.ts';
import { gameIdFrom, guestPlayer } from '@craque/common/domain/ids.ts';
import { aGame } from '@craque/common/testing/game-builders.ts';
import { listen } from '../listen.ts';

/* The baseline of the guess path: node:http and SQLite with nothing between them. It reads, writes
   and answers about as many bytes as the product, without rules, validation or headers. */
const [dataDir = '.'] = process.argv.slice(2);
const database = openDatabase(join(dataDir, 'craque.db'));
const { games } = sqliteStoresOn(database, dataDir);
const read = database.prepare('SELECT revision, game FROM games WHERE id = ?');
const write = database.prepare(
  'UPDATE games SET revision = revision + 1, game = ? WHERE id = ? AND revision = ?',
);
const key = randomBytes(32);

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

type Answer = { status: number; body: unknown; cookie?: string };

const sign = (id: string) => createHmac('sha256', key).update(id).digest();

function playerOf(request: IncomingMessage): string | undefined {
  const value = /(?:^|; ?)gid=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const [id = '', signature = ''] = value.split('.');
  const given = Buffer.from(signature, 'base64url');
  return given.length === 32 && timingSafeEqual(sign(id), given) ? id : undefined;
}

async function create(request: IncomingMessage): Promise<Answer> {
  const player = playerOf(request) ?? randomBytes(16).toString('base64url');
  const id = gameIdFrom(Math.random());
  await games.insert(aGame({ id, creator: guestPlayer(player), createdAt: Date.now() }));
  const cookie = `gid=${player}.${sign(player).toString('base64url')}; Path=/; HttpOnly`;
  return { status: 201, body: { id }, cookie };
}

function guess(request: IncomingMessage, id: number, text: string): Answer {
  const player = playerOf(request);
  const row = read.get(id) as { revision: number; game: string } | undefined;
  const game = row && (JSON.parse(row.game) as Game);
  const [mine] = game?.players ?? [];
  if (!row || !game || !mine || mine.id !== `guest:${player}`) return { status: 404, body: {} };
  const version = game.version + 1;
  const key = request.headers['idempotency-key'] as string;
  const guesses = [...mine.guesses, { text, accuracy: 41, outcome, at: Date.now(), version, key }];
  const next = { ...game, version, players: [{ ...mine, guesses }] };
  const { changes } = write.run(JSON.stringify(next), id, row.revision);
  return { status: changes === 1 ? 200 : 409, body: { guess: guesses.at(-1), game: next } };
}

function send(response: ServerResponse, { status, body, cookie }: Answer): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    ...(cookie && { 'Set-Cookie': cookie }),
  });
  response.end(text);
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', async () => {
    const body = JSON.parse(Buffer.concat(chunks).toString()) as { guess?: string };
    const id = /^\/api\/games\/(\d+)\/guess$/.exec(request.url ?? '')?.[1];
    send(response, id ? guess(request, Number(id), body.guess ?? '') : await create(request));
  });
});
server.keepAliveTimeout = 65_000;
listen(server);
