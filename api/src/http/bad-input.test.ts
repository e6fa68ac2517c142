import { createHmac } from 'node:crypto';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from '@jest/globals';
import { endpoints } from '@craque/common/contracts/api.ts';
import type { Endpoint } from '@craque/common/contracts/endpoint.ts';
import { createGame, readGame } from '@craque/common/contracts/games.ts';
import { createGuestPass } from '../guests/guest-pass.ts';
import { rawBytes } from '../testing/raw-http.ts';
import { expectRefusal, type Playing } from '../testing/refusal.ts';
import { startTestApi } from '../testing/test-api.ts';
import { addressOf } from '../testing/test-client.ts';

/*
 * The classes of bad input (reliability §5) on every call where they fit, generated from the list of calls. The fields
 * of each call are in bad-input-fields.test.ts.
 */
const api = await startTestApi();
afterAll(async () => {
  expect([...api.statuses].filter((status) => status >= 500)).toEqual([]);
  await api.close();
});

const named = (list: readonly Endpoint[]) =>
  list.map((endpoint) => [endpoint.name, endpoint] as const);
const calls = named(endpoints);
const writes = named(endpoints.filter(({ body }) => body !== undefined));
const withId = named(endpoints.filter(({ path }) => path.includes(':id')));
const signedOut = (endpoint: Endpoint) => endpoint.access === 'user';

const goodBody: Readonly<Record<string, object>> = {
  createGame: { sport: 'tennis' },
  submitGuess: { guess: 'zzzz' },
  resetGame: { difficulty: 'easy' },
};

/** Somebody with one hint and one guess used. */
async function play(): Promise<Playing> {
  const { client, game } = await api.newGame();
  await client.request(`/api/games/${game.id}/hint`);
  return { client, id: game.id };
}

const json = { 'content-type': 'application/json' };
type Sent = { body?: BodyInit; headers?: Record<string, string>; query?: string; id?: string };
const sender =
  (endpoint: Endpoint, { body, headers, query = '', id }: Sent) =>
  (playing: Playing) =>
    playing.client.request(`${addressOf(endpoint, { id: id ?? playing.id })}${query}`, {
      method: endpoint.method,
      ...(endpoint.method === 'POST' && {
        body: body ?? JSON.stringify(goodBody[endpoint.name]),
        headers: json,
      }),
      ...(headers && { headers: { ...(endpoint.method === 'POST' && json), ...headers } }),
    });

const invalidJson = [400, 'Invalid JSON body'] as const;
const tooLarge = [413, 'Request body too large'] as const;
const wrongType = [415, 'Content-Type must be application/json'] as const;
const noGame = [404, 'Game not found'] as const;

describe.each(writes)('%s refuses', (name, endpoint) => {
  const refuses = async (sent: Sent, expected: readonly [number, string]) =>
    expectRefusal(api, await play(), sender(endpoint, sent), expected);

  test.each([
    ['{'],
    ['{"guess":"zzzz"'],
    ['{"guess":"zzzz"}}'],
    ["{'guess':'zzzz'}"],
    ['{"guess":undefined}'],
    ['[]'],
    ['[{"guess":"zzzz"}]'],
    ['"zzzz"'],
    ['null'],
    ['true'],
    ['7'],
    ['\ufeff{"guess":"zzzz"}'],
    [' '],
    ['\u0000'],
    ['guess=zzzz'],
  ])('B1 what is no JSON object: %j', (body) => refuses({ body }, invalidJson));

  test('B2 a body above 32 kB, also one that is small only while it is packed', async () => {
    const large = JSON.stringify({ ...goodBody[name], more: 'x'.repeat(33 * 1024) });
    await refuses({ body: large }, tooLarge);
    const bomb = gzipSync(JSON.stringify({ ...goodBody[name], more: 'x'.repeat(20_000_000) }));
    expect(bomb.length).toBeLessThan(32 * 1024);
    await refuses({ body: bomb, headers: { 'content-encoding': 'gzip' } }, tooLarge);
  });

  test('B2 a body of millions of bytes that says it is short', async () => {
    const body = JSON.stringify({ more: 'x'.repeat(3_000_000) });
    await refuses({ body }, tooLarge);
  });

  test.each([
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data; boundary=x'],
    ['text/json'],
    ['application/json, text/plain'],
    ['application/json; charset=utf-7'],
    ['application/json; charset=utf-16le'],
    ['application/json;x=y;CHARSET="UTF-32"'],
    ['application/json; charset=iso-8859-1'],
    ['application/octet-stream'],
    ['*/*'],
    ['json'],
  ])('B3 the content type %s', (type) => refuses({ headers: { 'content-type': type } }, wrongType));

  test('B3 a body without a content type, or in an encoding that is not known', async () => {
    const bytes = new TextEncoder().encode(JSON.stringify(goodBody[name]));
    await expectRefusal(
      api,
      await play(),
      ({ client, id }) =>
        client.request(addressOf(endpoint, { id }), { method: endpoint.method, body: bytes }),
      wrongType,
    );
    await refuses({ headers: { 'content-encoding': 'compress' } }, wrongType);
  });

  test('B3 what calls itself packed and is not', () =>
    refuses({ headers: { 'content-encoding': 'gzip' } }, [400, 'Bad request']));

  test.each([33, 7000])('B13 JSON nested %d deep, without delay', async (depth) => {
    const body = `{"guess":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    const start = performance.now();
    await refuses({ body }, invalidJson);
    expect(performance.now() - start).toBeLessThan(1000);
  });

  test.each([
    [{ origin: 'https://evil.test' }],
    [{ origin: 'null' }],
    [{ origin: '' }],
    [{ origin: `${api.origin}.evil.test` }],
    [{ origin: api.origin.replace('http:', 'https:') }],
    [{ origin: api.origin.toUpperCase() }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ origin: api.origin, 'sec-fetch-site': 'cross-site' }],
  ])('B16 a call from another site: %j', (headers) =>
    refuses({ headers }, [403, 'Cross-site request refused']),
  );

  test('nothing of B16 that comes from our own page', async () => {
    const headers = { origin: api.origin, 'sec-fetch-site': 'same-origin' };
    const answer = await sender(endpoint, { headers })(await play());
    expect(answer.status).toBe(endpoint.status);
  });

  test('B1 no body: the last of two equal keys counts, and is judged', async () => {
    const field = name === 'submitGuess' ? 'guess' : 'sport';
    const message = name === 'submitGuess' ? 'Guess is required' : 'Invalid sport';
    await refuses({ body: `{"${field}":"tennis","${field}":5}` }, [400, message]);
  });

  test('B4 nothing for unknown fields, which reach nothing', async () => {
    const foreign = `"__proto__":{"isAdmin":true,"polluted":1},"constructor":{"prototype":{"polluted":1}},
      "$where":"1","isAdmin":true,"userId":"user:1","id":5,"remainingGuesses":99,"score":999,"completed":true,
      "won":true,"creator":"guest:x","athlete":{"name":"x"},"revision":-1,"version":50`;
    const plain = await sender(endpoint, {})(await play());
    const body = `${JSON.stringify(goodBody[name]).slice(0, -1)},${foreign}}`;
    const answer = await sender(endpoint, { body })(await play());
    expect(answer.status).toBe(endpoint.status);
    expect(shapeOf(answer.body)).toEqual(shapeOf(plain.body));
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});

/** The answer without what differs from game to game. */
function shapeOf(body: unknown): unknown {
  const own = new Set([
    'id',
    'athleteImageUrl',
    'dateBorn',
    'nationality',
    'nationalityCodes',
    'hint',
  ]);
  return JSON.parse(JSON.stringify(body), (key, value) => (own.has(key) ? 'own' : value));
}

describe.each(withId)('%s has no game', (_, endpoint) => {
  const ids = [
    ...['text', '0', '-1', '1.0', '1.5', '1e3', '0x1', '+1', '01', ' 1', '1 ', '9007199254740992'],
    ...['1125899906842625', '99999999999999999999', 'NaN', 'Infinity', 'null', 'undefined', '[]'],
    ...['٤٢', '４２', '%00', '1%00', '..%2f', '%2e%2e%2f1', '1%2f2', "1'--", '1;drop', '*', '$ne'],
    ...['x'.repeat(2000)],
  ];
  test.each(ids)('B8 under the id %j: the same answer as for one that never was', async (id) => {
    const playing = await play();
    const refused = await expectRefusal(api, playing, sender(endpoint, { id }), noGame);
    const miss = await sender(endpoint, { id: '1125899906842624' })(playing);
    expect({ ...refused.error, requestId: '' }).toEqual({ ...miss.error, requestId: '' });
  });
});

describe.each(calls)('%s refuses', (_, endpoint) => {
  test.each([
    ['?language=en&language=de'],
    ['?language[$ne]=en'],
    ['?language[]=en'],
    ['?unknown=1&unknown=2'],
    ['?a[b]=c'],
    ['?__proto__[x]=1'],
  ])('B10 the query %s', async (query) => {
    const expected = signedOut(endpoint) ? [401, 'Not signed in'] : [400, 'Invalid query'];
    await expectRefusal(
      api,
      await play(),
      sender(endpoint, { query }),
      expected as [number, string],
    );
  });

  test('nothing for a query that no call knows', async () => {
    const query = '?constructor=1&__proto__=2&utm_source=x&%00=%00';
    const answer = await sender(endpoint, { query })(await play());
    const isWinOnly = endpoint.name === 'readAthleteDetails';
    expect(answer.status).toBe(signedOut(endpoint) ? 401 : isWinOnly ? 403 : endpoint.status);
  });

  test('B11 every other method, with a list of those that are there', async () => {
    const allowed = endpoint.method === 'GET' ? ['GET', 'HEAD'] : [endpoint.method];
    const others = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter(
      (method) => !allowed.includes(method),
    );
    const playing = await play();
    for (const method of others) {
      const path = addressOf(endpoint, { id: playing.id });
      const { status, headers } = await playing.client.request(path, { method });
      expect([method, status, headers.get('allow')]).toEqual([method, 405, allowed.join(', ')]);
    }
  });

  test('B11 addresses that only look like its own', async () => {
    const { client, id } = await play();
    const path = addressOf(endpoint, { id });
    for (const other of [`${path}/`, `${path}/more/x`, `/${path}`, path.replace('/api', '/API')]) {
      const { status, error } = await client.request(other, { method: endpoint.method });
      expect([other, status, error.message]).toEqual([other, 404, 'Not found']);
    }
  });

  test.each(['%', '%zz', '%e0%a4%a', '%c0%af'])('B12 the broken percent code %s', async (code) => {
    const { client } = await play();
    const { status, error } = await client.request(`${endpoint.path.replace(':id', code)}/${code}`);
    expect(status === 400 || status === 404).toBe(true);
    expect(error.requestId).not.toBe('');
  });

  test('B15 cookies that are none of ours, as if there were no cookie', async () => {
    const { client, id } = await play();
    const own = client.cookies.get('gid') ?? '';
    const [guest = ''] = own.split('.');
    const unsigned = createHmac('sha256', 'another key').update(guest).digest('base64url');
    const foreign = createGuestPass(['the secret of another product, 32 long']).issue().value;
    const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const values = [
      '',
      'x',
      '.',
      guest,
      `${guest}.`,
      `${guest}.${unsigned}`,
      foreign,
      `${header}.e30.`,
    ];
    values.push(`${own}; gid=${own}`, `"${own}"`, `${own}%00`, 'x'.repeat(8000));
    for (const value of values) {
      const { status, error } = await sender(endpoint, { headers: { cookie: `gid=${value}` } })({
        client: api.guest(),
        id,
      });
      const expected = signedOut(endpoint) ? 401 : endpoint.params ? 404 : endpoint.status;
      expect([value, status]).toEqual([value, expected]);
      if (endpoint.params) expect(error.message).toBe('Game not found');
    }
  });
});

describe('a new game', () => {
  test('B15 gives a new cookie to somebody whose cookie is none of ours', async () => {
    const answer = await api.guest().request<{ id: number }>('/api/games', {
      method: 'POST',
      headers: { cookie: 'gid=garbage' },
    });
    expect(answer.status).toBe(201);
    const [ended, fresh] = answer.headers.getSetCookie();
    expect(ended).toMatch(/^gid=;/);
    expect(fresh).toMatch(/^gid=[\w-]{22}\./);
  });

  test('B15 ends a cookie that is none of ours, on a read too', async () => {
    const headers = { cookie: 'gid=garbage' };
    const answer = await api.guest().request('/api/games/4711', { headers });
    expect(answer.status).toBe(404);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^gid=; .*Expires=Thu, 01 Jan 1970/);
  });
});

describe('the hint', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-dest': 'image' }],
    [{ 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' }],
    [{ 'sec-fetch-dest': 'iframe' }],
    [{ 'sec-fetch-dest': 'script', 'sec-fetch-site': 'same-origin' }],
  ])('B16 is not taken by an image, a navigation or another site: %j', async (headers) => {
    const send = ({ client, id }: Playing) => client.request(`/api/games/${id}/hint`, { headers });
    await expectRefusal(api, await play(), send, [403, 'Cross-site request refused']);
  });

  test('is taken by a fetch of our own page', async () => {
    const { client, id } = await play();
    const headers = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' };
    expect((await client.request(`/api/games/${id}/hint`, { headers })).status).toBe(200);
  });
});

describe('B11 an unknown path', () => {
  test.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/games/1/2/3',
    '/API/games',
    '/nothing',
    '/api//games',
  ])('%s is 404 in JSON, by any method', async (path) => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) {
      const { status, error } = await api.guest().request(path, { method });
      expect([method, status, error.message]).toEqual([method, 404, 'Not found']);
    }
  });
});

describe('B12 a request that is no good http', () => {
  const first = (text: string) => text.split('\r\n')[0];

  test.each([
    [
      'an address above 16 kB',
      `GET /api/leagues?x=${'x'.repeat(17_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      '431',
    ],
    [
      'headers above 16 kB',
      `GET /api/leagues HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(17_000)}\r\n\r\n`,
      '431',
    ],
    [
      'two lengths of one body',
      'POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}',
      '400',
    ],
    [
      'two different lengths',
      'POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
      '400',
    ],
    ['no host', 'GET /api/leagues HTTP/1.1\r\n\r\n', '400'],
    ['garbage', '\x16\x03\x01\x02\x00\x01\x00\r\n\r\n', '400'],
  ])('%s is refused and the connection closed', async (_, bytes, status) => {
    expect(first(await rawBytes(api.origin, bytes))).toContain(` ${status} `);
    expect((await api.guest().request('/healthz')).status).toBe(200);
  });

  test('or ends in the middle of its body ends nothing else', async () => {
    const { client, id } = await play();
    const before = await api.stored(id);
    const { hostname, port } = new URL(api.origin);
    const socket = connect(Number(port), hostname);
    const head = `POST /api/games/${id}/guess HTTP/1.1\r\nHost: x\r\nCookie: gid=${client.cookies.get('gid')}\r\n`;
    socket.write(`${head}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"guess":`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
    expect(await api.stored(id)).toEqual(before);
    expect((await client.call(readGame, { id })).status).toBe(200);
    expect((await client.call(createGame, { body: {} })).status).toBe(201);
  });
});
