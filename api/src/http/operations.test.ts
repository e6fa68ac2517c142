import { describe, expect, test } from '@jest/globals';
import { endpoints } from '@craque/common/contracts/api.ts';
import { readGame } from '@craque/common/contracts/games.ts';
import { startFileApi } from '../testing/file-api.ts';
import { startTestApi } from '../testing/test-api.ts';
import { createOpenApi } from './openapi.ts';

const api = await startFileApi();
const get = <T>(path: string, headers: Record<string, string> = {}) =>
  api.guest().request<T>(path, { headers });

describe('/healthz and /readyz', () => {
  test('report that the process is alive and its store answers', async () => {
    expect(await get('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
  });

  test('distinguish a lost store from a dead process', async () => {
    const losing = await startTestApi();
    await losing.stores.close();
    const ready = await losing.guest().request('/readyz');
    expect(ready).toMatchObject({ status: 503, body: { status: 'not ready' } });
    expect(ready.headers.get('retry-after')).toBe('1');
    expect((await losing.guest().request('/healthz')).status).toBe(200);
    await losing.close();
  });
});

describe('/metrics', () => {
  test('counts calls under the pattern of their route', async () => {
    await api.guest().call(readGame, { id: 4242 });
    const { status, headers, text } = await get('/metrics');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/plain');
    expect(text).toMatch(
      /^http_requests_total\{method="GET",route="\/api\/games\/:id",status="404"\} \d+$/m,
    );
    expect(text).toContain('http_request_duration_seconds_bucket');
    expect(text).toContain('process_cpu_seconds_total');
    const routes = [...text.matchAll(/route="([^"]*)"/g)].map(([, route]) => route);
    expect(routes.filter((route) => route?.includes('4242'))).toEqual([]);
  });

  test('has one label for all methods that the api does not have', async () => {
    for (const method of ['PROPFIND', 'SEARCH', 'MKCOL', 'PUT', 'DELETE'])
      for (const path of ['/api/leagues', '/api/nothing', '/nothing'])
        await api.guest().request(path, { method });
    const { text } = await get('/metrics');
    const methods = [...text.matchAll(/^http_request.*method="(\w+)"/gm)].map(([, name]) => name);
    expect(new Set(methods)).toEqual(new Set(['GET', 'DELETE', 'other']));
    expect(text).toContain('{method="other",route="/api/leagues",status="405"} 5');
    expect(text).toContain('{method="DELETE",route="none",status="404"} 2');
  });

  test.each([
    ['somebody from outside', '203.0.113.5'],
    ['somebody who pretends to be this machine', '127.0.0.1'],
    ['an empty list of hops', ''],
  ])('is 404 behind a proxy, for %s', async (_, forwarded) => {
    const { status, error } = await get('/metrics', { 'x-forwarded-for': forwarded });
    expect([status, error.code]).toEqual([404, 'not_found']);
  });
});

test('/api/openapi.json is the document of all calls', async () => {
  const { status, body } = await get('/api/openapi.json');
  expect([status, body]).toEqual([200, JSON.parse(JSON.stringify(createOpenApi(endpoints)))]);
});
