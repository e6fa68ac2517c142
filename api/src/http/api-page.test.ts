import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '@craque/common/testing/new-folder.ts';
import { afterAll, expect, test } from '@jest/globals';
import { rawRequest } from '../testing/raw-http.ts';
import { startTestApi } from '../testing/test-api.ts';
import { mountApiPage } from './api-page.ts';
import { mountClient } from './client.ts';

const directory = newFolder();
const html = '<!doctype html><title>API</title><script src="/assets/api-page-1a2b.js"></script>';
writeFileSync(join(directory, 'api.html'), html);
writeFileSync(join(directory, 'index.html'), '<!doctype html><title>Craque</title>');
const built = { directory, isHttps: false };
const api = await startTestApi({
  mountRest: (app) => mountClient(app, built),
  mountPage: (app) => mountApiPage(app, built),
});
afterAll(() => api.close());

test.each(['/api', '/api/', '/api?a=b'])(
  'the page of the api is at %s, and may run nothing but files of its own',
  async (path) => {
    const { status, headers, bytes } = await rawRequest(api.origin, path);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(bytes.toString()).toBe(html);
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toEqual(expect.arrayContaining(["script-src 'self'", "style-src 'self'"]));
    expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "connect-src 'self'"]));
    expect(headers['set-cookie']).toBeUndefined();
  },
);

test.each([
  ['GET', '/api/nothing', 404],
  ['GET', '/api//', 404],
  ['GET', '/api.html', 404],
  ['POST', '/api', 404],
  ['GET', '/api/openapi.json', 200],
  ['GET', '/api/user', 401],
])('%s %s stays what it is: %i in JSON', async (method, path, expected) => {
  const { status, headers } = await rawRequest(api.origin, path, { method });
  expect([status, headers['content-type']]).toEqual([expected, 'application/json; charset=utf-8']);
});
