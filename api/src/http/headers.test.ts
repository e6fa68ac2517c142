import { afterAll, describe, expect, test } from '@jest/globals';
import { endpoints } from '@craque/common/contracts/api.ts';
import { startDaily } from '@craque/common/contracts/daily.ts';
import type { Endpoint } from '@craque/common/contracts/endpoint.ts';
import {
  loginName,
  pathOf,
  sender,
  situationFor,
} from '../testing/authorisation/call-situations.ts';
import { win } from '../testing/races/challenges.ts';
import type { TestClient } from '../testing/test-client.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const secure = await startTestApi({ isHttps: true });
afterAll(() => Promise.all([api.close(), secure.close()]));
await api.user(loginName);

const common = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'SAMEORIGIN',
} as const;

/** What a browser may cache; nothing else. */
const kept: Readonly<Record<string, string>> = {
  readAthleteNames: 'public, max-age=3600',
  readSharePicture: 'public, max-age=86400',
  readAvatar: 'public, max-age=86400',
  readAlbumSticker: 'private, max-age=86400',
};

function expectSafe(headers: Headers): void {
  for (const [name, value] of Object.entries(common))
    expect([name, headers.get(name)]).toEqual([name, value]);
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  for (const name of ['x-powered-by', 'server', 'access-control-allow-origin', 'set-cookie2']) {
    expect(headers.has(name)).toBe(false);
  }
}

/**
 * Addresses of every kind of answer: each call with a success and an error, operations, and unknown
 * paths.
 */
const kinds: readonly [title: string, method: string, path: string, status: number][] = [
  ['a healthy process', 'GET', '/healthz', 200],
  ['a ready process', 'GET', '/readyz', 200],
  ['the metrics', 'GET', '/metrics', 200],
  ['the api document', 'GET', '/api/openapi.json', 200],
  ['no such path of the api', 'GET', '/api/nothing', 404],
  ['no such path', 'GET', '/nothing', 404],
  ['no such method', 'DELETE', '/api/games', 405],
  ['a broken address', 'GET', '/api/games/%zz', 400],
  ['OPTIONS', 'OPTIONS', '/api/games', 405],
];

describe('the headers of an answer', () => {
  test.each(kinds)('for %s are safe', async (_, method, path, status) => {
    const answer = await api.guest().request(path, { method });
    expect(answer.status).toBe(status);
    expectSafe(answer.headers);
  });

  const table = endpoints.map(
    (endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const,
  );

  async function playDaily(client: TestClient) {
    const { body: game } = await client.call(startDaily, { body: { sport: 'soccer' } });
    await win(api, client, game.id);
  }

  async function answersOf(endpoint: Endpoint) {
    const situation = await situationFor(api, endpoint);
    if (['readAthleteDetails', 'readAftermath'].includes(endpoint.name))
      await win(api, situation.client, situation.id);
    if (endpoint.name === 'readDailyBoard') await playDaily(situation.client);
    const refusal = await sender(endpoint, { query: '?a[b]=c' })(situation);
    return { success: await sender(endpoint, {})(situation), refusal };
  }

  test.each(table)('to %s are safe, for a success and a refusal', async (_, endpoint) => {
    const { success, refusal } = await answersOf(endpoint);
    expect(success.status).toBe(endpoint.status);
    expect(refusal.status).toBe(400);
    const isListOfNames = endpoint.name === 'readAthleteNames';
    const { [endpoint.name]: caching = 'no-store' } = kept;
    expect(success.headers.get('cache-control')).toBe(caching);
    expect(refusal.headers.get('cache-control')).toBe('no-store');
    expect(refusal.headers.get('content-type')).toBe('application/json; charset=utf-8');
    for (const { headers } of [success, refusal]) {
      expectSafe(headers);
      expect(headers.get('etag') !== null && !isListOfNames).toBe(false);
      for (const name of ['limit', 'remaining', 'reset']) {
        expect(headers.get(`ratelimit-${name}`)).toMatch(/^\d+$/);
      }
    }
  });

  test.each(table)('to HEAD %s are those of GET, without a body', async (_, endpoint) => {
    const situation = await situationFor(api, endpoint);
    const path = pathOf(endpoint, situation);
    const { status, headers, text } = await situation.client.request(path, { method: 'HEAD' });
    expect(text).toBe('');
    const canBeRead = endpoints.some(
      (each) => each.path === endpoint.path && each.method === 'GET' && !each.changesOnRead,
    );
    expect(status === 405).toBe(!canBeRead);
    expectSafe(headers);
  });

  test('demand https only if the product is served over it', async () => {
    const hsts = async ({ guest }: typeof api) =>
      (await guest().request('/api/nothing')).headers.get('strict-transport-security');
    expect(await hsts(api)).toBeNull();
    expect(await hsts(secure)).toBe('max-age=31536000');
  });
});
