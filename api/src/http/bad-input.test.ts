import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { endpoints } from '@craque/common/contracts/api.ts';
import type { Endpoint } from '@craque/common/contracts/endpoint.ts';
import { expectRefusal } from '../testing/refusal.ts';
import {
  bodyFor,
  fieldOf,
  goodBody,
  isOfGame,
  loginName,
  nobody,
  pathOf,
  type Sent,
  sender,
  situationFor,
} from '../testing/authorisation/call-situations.ts';
import { startFileApi } from '../testing/file-api.ts';

/* The classes of bad input on every call they apply to, generated from the list of calls. */
const api = await startFileApi();

await api.user(loginName);

const named = (list: readonly Endpoint[]) =>
  list.map((endpoint) => [endpoint.name, endpoint] as const);
const calls = named(endpoints);
const writes = named(endpoints.filter(({ body }) => body !== undefined));
const withGameId = named(endpoints.filter(isOfGame));
const withRowId = named(
  endpoints.filter((endpoint) => endpoint.params !== undefined && !isOfGame(endpoint)),
);
const invalidJson = [400, 'Invalid JSON body'] as const;
const tooLarge = [413, 'Request body too large'] as const;
const wrongType = [415, 'Content-Type must be application/json'] as const;
const noGame = [404, 'Game not found'] as const;

const situations = new Map<Endpoint, ReturnType<typeof situationFor>>();

/** A refusal changes nothing, so one situation serves all refusals of a call. */
function keptSituation(endpoint: Endpoint) {
  const situation = situations.get(endpoint) ?? situationFor(api, endpoint);
  situations.set(endpoint, situation);
  return situation;
}

describe.each(writes)('%s refuses', (name, endpoint) => {
  const refuses = async (sent: Sent, expected: readonly [number, string]) => {
    const situation = await keptSituation(endpoint);
    return expectRefusal(api, situation, () => sender(endpoint, sent)(situation), expected);
  };
  const good = () => goodBody[name]?.({ ...nobody, client: api.guest() }) ?? {};

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
  ])('a body that is not a JSON object: %j', (body) => refuses({ body }, invalidJson));

  test('a body above 32 kB, even if it is small while compressed', async () => {
    const large = JSON.stringify({ ...good(), more: 'x'.repeat(33 * 1024) });
    await refuses({ body: large }, tooLarge);
    const bomb = gzipSync(JSON.stringify({ ...good(), more: 'x'.repeat(20_000_000) }));
    expect(bomb.length).toBeLessThan(32 * 1024);
    await refuses({ body: bomb, headers: { 'content-encoding': 'gzip' } }, tooLarge);
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
  ])('the content type %s', (type) => refuses({ headers: { 'content-type': type } }, wrongType));

  test('a body without a content type, or in an unknown encoding', async () => {
    const situation = await keptSituation(endpoint);
    const body = new TextEncoder().encode(bodyFor(endpoint, situation));
    const path = pathOf(endpoint, situation);
    const send = () => situation.client.request(path, { method: endpoint.method, body });
    await expectRefusal(api, situation, send, wrongType);
    await refuses({ headers: { 'content-encoding': 'compress' } }, wrongType);
  });

  test('a body that claims to be compressed and is not', () =>
    refuses({ headers: { 'content-encoding': 'gzip' } }, [400, 'Bad request']));

  test.each([33, 7000])('JSON nested %d deep', async (depth) => {
    const body = `{"guess":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    await refuses({ body }, invalidJson);
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
  ])('a call from another site: %j', (headers) =>
    refuses({ headers }, [403, 'Cross-site request refused']),
  );

  test('not a call from our own page', async () => {
    const headers = { origin: api.origin, 'sec-fetch-site': 'same-origin' };
    const answer = await sender(endpoint, { headers })(await situationFor(api, endpoint));
    expect(answer.status).toBe(endpoint.status);
  });

  test('a key that occurs twice: the last counts, and is validated', async () => {
    const [field, message] = fieldOf[name] ?? ['', ''];
    await refuses({ body: `{"${field}":"tennis","${field}":5}` }, [400, message]);
  });

  test('not for unknown fields, which are ignored', async () => {
    const foreign = `"__proto__":{"isAdmin":true,"polluted":1},"constructor":{"prototype":{"polluted":1}},
      "$where":"1","isAdmin":true,"userId":"user:1","id":5,"remainingGuesses":99,"score":999,"completed":true,
      "won":true,"creator":"guest:x","athlete":{"name":"x"},"revision":-1,"version":50`;
    const plain = await sender(endpoint, {})(await situationFor(api, endpoint));
    const situation = await situationFor(api, endpoint);
    const body = `${bodyFor(endpoint, situation).slice(0, -1)},${foreign}}`;
    const answer = await sender(endpoint, { body })(situation);
    expect(answer.status).toBe(endpoint.status);
    expect(shapeOf(answer.body)).toEqual(shapeOf(plain.body));
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});

/** The answer without what differs between games. */
function shapeOf(body: unknown): unknown {
  const own = new Set([
    'id',
    'athleteImageUrl',
    'athleteImageText',
    'dateBorn',
    'nationality',
    'nationalityCodes',
    'hint',
    ...['unfinishedGame', 'userId', 'friendId', 'username', 'createdAt', 'user'],
    ...['you', 'creatorId', 'ticket', 'athlete', 'blocked', 'value', 'code', 'by', 'token'],
    ...['topic', 'mark'],
  ]);
  return JSON.parse(JSON.stringify(body), (key, value) => (own.has(key) ? 'own' : value));
}

/** A malformed id is refused by its kind, an unknown one by the resource. */
const missOf = ({ name }: Endpoint) =>
  ['joinChallenge', 'declineChallenge'].includes(name) ? 'Invitation not found' : 'Game not found';

describe.each(withGameId)('%s has no game', (_, endpoint) => {
  const ids = [
    ...['text', '0', '-1', '1.0', '1.5', '1e3', '0x1', '+1', '01', ' 1', '1 ', '9007199254740992'],
    ...['1125899906842625', '99999999999999999999', 'NaN', 'Infinity', 'null', 'undefined', '[]'],
    ...['٤٢', '４２', '%00', '1%00', '..%2f', '%2e%2e%2f1', '1%2f2', "1'--", '1;drop', '*', '$ne'],
    ...['x'.repeat(2000)],
  ];
  test.each(ids)('under the id %j: the same answer as for one that never existed', async (id) => {
    const playing = await keptSituation(endpoint);
    const send = () => sender(endpoint, { id })(playing);
    const refused = await expectRefusal(api, playing, send, noGame);
    const miss = await sender(endpoint, { id: '1125899906842624' })(playing);
    expect([miss.status, miss.error.message]).toEqual([404, missOf(endpoint)]);
    if (missOf(endpoint) === noGame[1])
      expect({ ...refused.error, requestId: '' }).toEqual({ ...miss.error, requestId: '' });
  });
});

describe.each(withRowId)('%s finds nothing', (_, endpoint) => {
  const ids = [
    ...['0', '-1', 'never-was', '%00', 'a%00', '..%2f', '%2e%2e%2fa', 'a%2fb', "a'--", '$ne', '*'],
    ...[
      '__proto__',
      'constructor',
      '[object%20Object]',
      'é',
      '٤٢',
      'x'.repeat(65),
      'x'.repeat(2000),
    ],
  ];
  test.each(ids)('under the id %j: the same answer as for one that never existed', async (id) => {
    const situation = await keptSituation(endpoint);
    const miss = await sender(endpoint, { id: 'AAAAAAAAAAAAAAAAAAAAAA' })(situation);
    const missed = [miss.status, miss.error.message] as const;
    expect(missed[0]).toBe(404);
    const send = () => sender(endpoint, { id })(situation);
    const refused = await expectRefusal(api, situation, send, missed);
    expect({ ...refused.error, requestId: '' }).toEqual({ ...miss.error, requestId: '' });
  });
});

/** The answers of calls that need a finished game, to somebody whose game runs. */
const whilePlaying: Readonly<Record<string, number>> = {
  readAthleteDetails: 403,
  readAftermath: 409,
  readDailyBoard: 403,
};

describe.each(calls)('%s refuses', (_, endpoint) => {
  test.each([
    ['?language=en&language=de'],
    ['?language[$ne]=en'],
    ['?language[]=en'],
    ['?unknown=1&unknown=2'],
    ['?a[b]=c'],
    ['?__proto__[x]=1'],
  ])('the query %s', async (query) => {
    const situation = await keptSituation(endpoint);
    const send = () => sender(endpoint, { query })(situation);
    await expectRefusal(api, situation, send, [400, 'Invalid query']);
  });

  test('not for an unknown query parameter', async () => {
    const query = '?constructor=1&__proto__=2&utm_source=x&%00=%00';
    const answer = await sender(endpoint, { query })(await situationFor(api, endpoint));
    expect(answer.status).toBe(whilePlaying[endpoint.name] ?? endpoint.status);
  });

  test('every other method, with a list of the allowed ones', async () => {
    const allowed = endpoints
      .filter(({ path }) => path === endpoint.path)
      .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    const others = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter(
      (method) => !allowed.includes(method),
    );
    const situation = await situationFor(api, endpoint);
    for (const method of others) {
      const path = pathOf(endpoint, situation);
      const { status, headers } = await situation.client.request(path, { method });
      expect([method, status, headers.get('allow')]).toEqual([method, 405, allowed.join(', ')]);
    }
  });

  test('addresses that only look like its own', async () => {
    const situation = await situationFor(api, endpoint);
    const { client } = situation;
    const path = pathOf(endpoint, situation);
    for (const other of [`${path}/`, `${path}/more/x`, `/${path}`, path.replace('/api', '/API')]) {
      const { status, error } = await client.request(other, { method: endpoint.method });
      expect([other, status, error.message]).toEqual([other, 404, 'Not found']);
    }
  });
});
