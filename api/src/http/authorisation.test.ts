import { describe, expect, test } from '@jest/globals';
import { endpoints } from '@craque/common/contracts/api.ts';
import { sessionsPath } from '@craque/common/contracts/realtime.ts';
import { readUser } from '@craque/common/contracts/user.ts';
import { internalKey } from '@craque/common/tokens/internal-key.ts';
import { accountRows, accountSituation } from '../testing/authorisation/account-authorisation.ts';
import type { AccountCaller } from '../testing/authorisation/account-cells.ts';
import { type Cell, missing, send } from '../testing/authorisation/authorisation.ts';
import {
  type GameCaller,
  gameRows,
  gameSituation,
} from '../testing/authorisation/game-authorisation.ts';
import { challengeRows } from '../testing/authorisation/challenge-authorisation.ts';
import {
  type ChallengeCaller,
  challengeSituation,
} from '../testing/authorisation/challenge-situation.ts';
import {
  type PartyCaller,
  partyRows,
  partySituation,
} from '../testing/authorisation/party-authorisation.ts';
import { startFileApi } from '../testing/file-api.ts';
import { testSecret } from '../testing/test-api.ts';
import type { Answer } from '../testing/test-client.ts';

/* The authorisation matrix of all calls: one test for each row and each caller. */
const api = await startFileApi();

type Titled = { method: string; path: string; query?: string; when?: string };
const titled = <R extends Titled>(rows: readonly R[]) =>
  rows.map((row) => {
    const { method, path, query = '', when = '' } = row;
    return [`${method} ${path}${query} ${when}`.trim(), row] as const;
  });
const cellsOf = <Caller extends string>(cells: Partial<Record<Caller, Cell>>) =>
  Object.entries(cells) as [Caller, Cell][];
const bodyOf = ({ error }: Answer) => ({ ...error, requestId: 'any' });
/** The status, and the message of an error; successful answers may contain a message too. */
const refusalOf = ({ status, error }: Answer) => [status, status < 400 ? undefined : error.message];
const endedSession = /^sid=; .*Expires=Thu, 01 Jan 1970/;

describe.each(titled(gameRows))('%s', (_title, row) => {
  test.each(cellsOf<GameCaller>(row.cells))('%s: %j', async (caller, [status, message]) => {
    const situation = await gameSituation(api, row, caller);
    const { client, gameId } = situation;
    const before = await api.stored(gameId);
    const answer = await send(client, row, situation);
    expect([answer.status, answer.error?.message]).toEqual([status, message]);
    if (status >= 400) expect(await api.stored(gameId)).toEqual(before);
    if (message === missing[1]) {
      const miss = await send(client, row, { ...situation, gameId: 2 ** 50 });
      expect(bodyOf(answer)).toEqual(bodyOf(miss));
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    const isApi = row.path.startsWith('/api/') && row.path !== '/api/openapi.json';
    const isRouted = isApi && message !== 'Not found';
    if (caller === 'RV' && isRouted) expect(answer.headers.getSetCookie()[0]).toMatch(endedSession);
  });
});

describe.each(titled(challengeRows))('%s', (_title, row) => {
  test.each(cellsOf<ChallengeCaller>(row.cells))('%s: %j', async (caller, [status, message]) => {
    const situation = await challengeSituation(api, row, caller);
    const { client, gameId } = situation;
    const before = await api.stored(gameId);
    const answer = await send(client, row, situation);
    expect(refusalOf(answer)).toEqual([status, message]);
    if (status >= 400) expect(await api.stored(gameId)).toEqual(before);
    else row.sees?.(answer.body, situation, caller);
    if (status === 404) {
      const miss = await send(client, row, { ...situation, gameId: 2 ** 50, code: 'ZZZZZZZZZZ' });
      expect(bodyOf(answer)).toEqual(bodyOf(miss));
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    if (caller === 'RV' && status === 401)
      expect(answer.headers.getSetCookie()[0]).toMatch(endedSession);
  });
});

describe.each(titled(accountRows))('%s', (_title, row) => {
  test.each(cellsOf<AccountCaller>(row.cells))('%s: %j', async (caller, [status, message]) => {
    const situation = await accountSituation(api, row, caller);
    const answer = await send(situation.client, row, situation);
    expect(refusalOf(answer)).toEqual([status, message]);
    const { caching = 'no-store' } = row;
    expect(answer.headers.get('cache-control')).toBe(status < 400 ? caching : 'no-store');
    if (status < 400) row.sees?.(answer.body, situation, caller);
    if (caller === 'RV' && status === 401)
      expect(answer.headers.getSetCookie()[0]).toMatch(endedSession);
  });
});

describe.each(titled(partyRows))('%s', (_title, row) => {
  test.each(cellsOf<PartyCaller>(row.cells))('%s: %j', async (caller, [status, message]) => {
    const situation = await partySituation(api, row, caller);
    const { client, code } = situation;
    const stored = async () => ({ ...(await api.stores.parties.find(code)), hostSeenAt: 0 });
    const before = await stored();
    const answer = await send(client, row, situation);
    expect(refusalOf(answer)).toEqual([status, message]);
    const { caching = 'no-store' } = row;
    expect(answer.headers.get('cache-control')).toBe(status < 400 ? caching : 'no-store');
    if (status >= 400) expect(await stored()).toEqual(before);
    if (status === 404) {
      const miss = await send(client, row, { ...situation, code: 'AAAAAA' });
      expect(bodyOf(answer)).toEqual(bodyOf(miss));
    }
    if (status === 404 || status === 403)
      expect(answer.headers.getSetCookie().filter((line) => line.startsWith('gid'))).toEqual([]);
  });
});

describe('a new game', () => {
  test('ignores isGuest: the session decides', async () => {
    for (const isGuest of [true, false, 'no', null, { user: 1 }]) {
      const { client, game } = await api.newGame({ isGuest });
      expect((await api.stored(game.id)).creator).toMatch(/^guest:/);
      expect((await client.call(readUser)).status).toBe(401);
      const { client: signedIn, user } = await api.user();
      const { game: own } = await api.newGame({ isGuest }, signedIn);
      expect((await api.stored(own.id)).creator).toBe(`user:${user.id}`);
    }
  });
});

describe('the question which sessions live', () => {
  const ask = (headers: Record<string, string>, body: unknown) =>
    api.guest().request<{ live: string[] }>(sessionsPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const keyed = { authorization: `Bearer ${internalKey([testSecret])}` };

  test('tells a caller with the derived key which of the sessions are live', async () => {
    const [one, other] = [await api.user(), await api.user()];
    const sidOf = async ({ user }: typeof one) =>
      (await api.stores.sessions.listOf(user.id))[0]?.sid ?? '';
    const [live, ended] = [await sidOf(one), await sidOf(other)];
    await api.stores.sessions.removeOf(other.user.id);
    const { status, body } = await ask(keyed, { sids: [live, ended, 'never-was'] });
    expect([status, body]).toEqual([200, { live: [live] }]);
    expect((await ask(keyed, { sids: [] })).body).toEqual({ live: [] });
  });

  test.each([
    ['no key', {}],
    ['an empty one', { authorization: 'Bearer ' }],
    ['the secret itself', { authorization: `Bearer ${testSecret}` }],
    ['the key of another secret', { authorization: `Bearer ${internalKey(['another secret'])}` }],
    ['the key in a cookie', { cookie: `key=${internalKey([testSecret])}` }],
  ])('is 404 for %s, whatever is sent', async (_, headers) => {
    const miss = await api.guest().request('/internal/nothing', { method: 'POST' });
    for (const body of [{ sids: [] }, { sids: 5 }, []]) {
      const answer = await ask(headers, body);
      expect(answer.status).toBe(404);
      expect(bodyOf(answer)).toEqual(bodyOf(miss));
    }
  });

  test.each([
    {},
    { sids: 'all' },
    { sids: [5] },
    { sids: [{ $ne: '' }] },
    { sids: ['x'.repeat(65)] },
    { sids: Array(1001).fill('x') },
  ])('is refused with the body %j', async (body) => {
    expect((await ask(keyed, body)).status).toBe(400);
  });
});

type Layer = { route?: { path: string | RegExp; methods: Record<string, boolean> } };

describe('the router', () => {
  const rows = [...gameRows, ...challengeRows, ...partyRows, ...accountRows];
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
    expect(named.length).toBe(endpoints.length + 5);
    expect(named.filter((route) => !known.has(route))).toEqual([]);
  });

  test('answers other methods only on paths that have a row', () => {
    const paths = new Set(rows.map(({ path }) => path));
    const catchAll = routes.filter(isCatchAll).map(({ path }) => String(path));
    expect(catchAll.filter((path) => !paths.has(path))).toEqual([]);
  });
});
