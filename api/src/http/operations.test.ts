import { describe, expect, jest, test } from '@jest/globals';
import { endpoints } from '@craque/common/contracts/api.ts';
import { readGame } from '@craque/common/contracts/games.ts';
import { startFileApi } from '../testing/file-api.ts';
import { startTestApi } from '../testing/test-api.ts';

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

type Operation = {
  operationId: string;
  summary: string;
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content: Record<string, { schema: object }> }>;
};
type Document = {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
};

describe('/api/openapi.json', () => {
  const read = async () => (await get<Document>('/api/openapi.json')).body;
  const pathOf = (path: string) => path.replace(/:(\w+)/g, '{$1}');

  test('is made once, whoever asks for it', async () => {
    const made = jest.spyOn(JSON, 'stringify');
    const answers = [await read(), await read()];
    const makings = made.mock.calls.filter(([value]) => value?.openapi !== undefined);
    made.mockRestore();
    expect([answers[0]?.openapi, makings]).toEqual(['3.1.0', []]);
    expect(answers[1]).toEqual(answers[0]);
  });

  test('lists every call and no other', async () => {
    const { openapi, paths } = await read();
    const listed = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(openapi).toBe('3.1.0');
    expect(listed.toSorted()).toEqual(
      endpoints.map(({ method, path }) => `${method} ${pathOf(path)}`).toSorted(),
    );
  });

  test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s has a schema for all inputs and outputs',
    async (name, endpoint) => {
      const operation = (await read()).paths[pathOf(endpoint.path)]?.[
        endpoint.method.toLowerCase()
      ];
      expect(operation).toMatchObject({ operationId: name, summary: endpoint.summary });
      for (const { schema } of operation?.parameters ?? [])
        expect(Object.keys(schema)).not.toEqual([]);
      const inPath = operation?.parameters.filter((each) => each.in === 'path') ?? [];
      const named = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter);
      expect(inPath.map((each) => each.name)).toEqual(named);
      expect(inPath.every(({ required }) => required)).toBe(true);
      const bodySchema = operation?.requestBody?.content['application/json']?.schema;
      expect(bodySchema !== undefined).toBe(endpoint.body !== undefined);
      const success = operation?.responses[endpoint.status]?.content ?? {};
      const bytes = endpoint.isTable ? ['text/csv'] : ['image/svg+xml', 'image/webp', 'image/jpeg'];
      expect(Object.keys(success)).toEqual(endpoint.reply ? ['application/json'] : bytes);
      for (const { schema } of Object.values(success)) expect(Object.keys(schema)).not.toEqual([]);
      expect(operation?.responses.default?.content['application/json']?.schema).toEqual({
        $ref: '#/components/schemas/Error',
      });
    },
  );

  test('has no dangling references', async () => {
    const document = await read();
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)];
    expect(references.length).toBeGreaterThan(0);
    for (const [, reference = ''] of references) {
      const [root, ...steps] = reference.split('/');
      const found = steps.reduce<unknown>(
        (at, step) => (at as Record<string, unknown> | undefined)?.[step],
        document,
      );
      expect([root, typeof found]).toEqual(['#', 'object']);
    }
  });
});
