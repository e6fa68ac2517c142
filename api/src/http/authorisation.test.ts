import { afterAll, describe, expect, test } from '@jest/globals';
import { readUser } from '@craque/common/contracts/user.ts';
import { readAthleteNames, readLeagues } from '@craque/common/contracts/athletes.ts';
import type { Endpoint } from '@craque/common/contracts/endpoint.ts';
import {
  createGame,
  readAthleteDetails,
  readGame,
  readPhoto,
  resetGame,
  submitGuess,
  takeHint,
} from '@craque/common/contracts/games.ts';
import type { Answer, TestClient } from '../testing/test-client.ts';
import { startTestApi } from '../testing/test-api.ts';

/*
 * The authorisation matrix (reliability §6) for what is built: a cell for each row and each caller. Callers: N without a
 * cookie, GO the guest who owns the game, GX another guest. `forwarded` marks a call that came through a proxy.
 */
const api = await startTestApi();
afterAll(() => api.close());

type Caller = 'N' | 'GO' | 'GX';
type Cell = readonly [status: number, message?: string];
type Row = {
  row: string;
  method: string;
  /** As the router knows it. */
  path: string;
  cells: Readonly<Record<Caller, Cell>>;
  /** True where the game has to be won first. */
  won?: true;
  forwarded?: true;
};

const missing: Cell = [404, 'Game not found'];
const nowhere: Cell = [404, 'Not found'];
const signedOut: Cell = [401, 'Not signed in'];
const all = (cell: Cell) => ({ N: cell, GO: cell, GX: cell });
const ownOnly = (cell: Cell) => ({ N: missing, GO: cell, GX: missing });
const of = ({ method, path }: Endpoint) => ({ method, path });

const rows: readonly Row[] = [
  { row: '1', ...of(createGame), cells: all([201]) },
  { row: '2', ...of(readGame), cells: ownOnly([200]) },
  { row: '2 photo', ...of(readPhoto), cells: ownOnly([200]) },
  { row: '4', ...of(takeHint), cells: ownOnly([200]) },
  { row: '5', ...of(submitGuess), cells: ownOnly([200]) },
  { row: '6', ...of(resetGame), cells: ownOnly([201]) },
  { row: '7', ...of(readAthleteDetails), cells: ownOnly([200]), won: true },
  {
    row: '8',
    ...of(readAthleteDetails),
    cells: ownOnly([403, 'Athlete details are available only after a win']),
  },
  { row: '13', ...of(readUser), cells: all(signedOut) },
  { row: '34a', ...of(readAthleteNames), cells: all([200]) },
  { row: '34a leagues', ...of(readLeagues), cells: all([200]) },
  { row: '35', method: 'GET', path: '/healthz', cells: all([200]) },
  { row: '35', method: 'GET', path: '/readyz', cells: all([200]) },
  { row: '35', method: 'GET', path: '/api/openapi.json', cells: all([200]) },
  { row: '36', method: 'GET', path: '/metrics', cells: all(nowhere), forwarded: true },
  { row: '36 loopback', method: 'GET', path: '/metrics', cells: all([200]) },
  { row: '37', method: 'GET', path: '/api/user/games/secret', cells: all(nowhere) },
  { row: '37', method: 'POST', path: '/api/nothing', cells: all(nowhere) },
  { row: '37', method: 'GET', path: '/api', cells: all(nowhere) },
];

async function callerOf(caller: Caller, owner: TestClient): Promise<TestClient> {
  if (caller === 'GO') return owner;
  return caller === 'N' ? api.guest() : (await api.newGame()).client;
}

function send(client: TestClient, { method, path, forwarded }: Row, id: number): Promise<Answer> {
  const isWrite = method === 'POST';
  return client.request(path.replace(':id', String(id)), {
    method,
    headers: {
      ...(isWrite && { 'content-type': 'application/json' }),
      ...(forwarded && { 'x-forwarded-for': '203.0.113.9' }),
    },
    ...(isWrite && { body: JSON.stringify({ guess: 'zzzz' }) }),
  });
}

async function gameFor(row: Row) {
  const { client, game } = await api.newGame();
  if (row.won) {
    const { name } = await api.hidden(game.id);
    await client.call(submitGuess, { id: game.id, body: { guess: name } });
  }
  return { owner: client, id: game.id };
}

const bodyOf = ({ error }: Answer) => ({ ...error, requestId: 'any' });

describe.each(rows.map((row) => [row.row, `${row.method} ${row.path}`, row] as const))(
  'row %s, %s',
  (_row, _title, row) => {
    test.each(Object.entries(row.cells) as [Caller, Cell][])('%s: %j', async (caller, cell) => {
      const { owner, id } = await gameFor(row);
      const before = await api.stored(id);
      const client = await callerOf(caller, owner);
      const answer = await send(client, row, id);
      const [status, message] = cell;
      expect([answer.status, answer.error?.message]).toEqual([status, message]);
      if (status >= 400) expect(await api.stored(id)).toEqual(before);
      if (cell === missing) {
        expect(bodyOf(answer)).toEqual(bodyOf(await send(client, row, 2 ** 50)));
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
    });
  },
);

describe('row 1', () => {
  test('gives a cookie to a caller without one, and to nobody else', async () => {
    const { client, game } = await api.newGame();
    expect([...client.cookies.keys()]).toEqual(['gid']);
    const again = await client.call(createGame, { body: {} });
    expect(again.headers.getSetCookie()).toEqual([]);
    expect((await client.call(readGame, { id: game.id })).status).toBe(200);
  });

  test('takes isGuest for a wish: whatever it says, the cookie decides', async () => {
    for (const isGuest of [true, false, 'no', null, { user: 1 }]) {
      const { client, game } = await api.newGame({ isGuest });
      expect((await api.stored(game.id)).creator).toMatch(/^guest:/);
      expect((await client.call(readUser)).status).toBe(401);
    }
  });
});

type Layer = { route?: { path: string | RegExp; methods: Record<string, boolean> } };

describe('the router', () => {
  const routes = (api.app.router as unknown as { stack: Layer[] }).stack.flatMap(({ route }) =>
    route ? [route] : [],
  );
  /** `app.all` answers 405 on paths that have a row already. */
  const isCatchAll = ({ methods }: NonNullable<Layer['route']>) => Object.keys(methods).length > 10;
  const known = new Set(rows.map(({ method, path }) => `${method} ${path}`));

  test('has no route without a row', () => {
    const own = routes.filter((route) => !isCatchAll(route));
    const named = own.flatMap(({ path, methods }) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(named.length).toBeGreaterThanOrEqual(14);
    expect(named.filter((route) => !known.has(route))).toEqual([]);
  });

  test('answers other methods only on paths that have a row', () => {
    const paths = new Set(rows.map(({ path }) => path));
    const catchAll = routes.filter(isCatchAll).map(({ path }) => String(path));
    expect(catchAll.filter((path) => !paths.has(path))).toEqual([]);
  });
});
