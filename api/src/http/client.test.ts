import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '@craque/common/testing/new-folder.ts';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from '@jest/globals';
import { rawRequest } from '../testing/raw-http.ts';
import { startTestApi } from '../testing/test-api.ts';
import { mountClient } from './client.ts';

const theme = "document.documentElement.dataset.theme = 'dark';";
const html = `<!doctype html>
<html data-session="__SESSION__"><head><title>Craque</title>
<meta property="csp-nonce" nonce="__CSP_NONCE__">
<style nonce="__CSP_NONCE__">body{margin:0}</style>
<script>${theme}</script>
<script type="module" src="/assets/main-1a2b.js"></script>
<noscript><aside></aside></noscript>
</head><body></body></html>`;
const code = `console.log(${JSON.stringify('x'.repeat(500))});`;

const directory = newFolder();

function buildClient(): void {
  mkdirSync(join(directory, 'assets'));
  writeFileSync(join(directory, 'index.html'), html);
  for (const language of ['pt', 'de'])
    writeFileSync(join(directory, `guest.${language}.html`), html.replace('<body>', language));
  writeFileSync(join(directory, 'guest.de.html.br'), brotliCompressSync(html));
  writeFileSync(join(directory, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const asset = join(directory, 'assets/main-1a2b.js');
  writeFileSync(asset, code);
  writeFileSync(`${asset}.br`, brotliCompressSync(code));
  writeFileSync(`${asset}.gz`, gzipSync(code));
}

buildClient();
const api = await startTestApi({
  mountRest: (app) => mountClient(app, { directory, isHttps: false }),
});
afterAll(() => api.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  rawRequest(api.origin, path, { headers });
const nonceIn = (text: string) => /<style nonce="([^"]+)">/.exec(text)?.[1];

/** The sources of the policy by directive. */
function policyOf(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  return Object.fromEntries(
    String(headers['content-security-policy'])
      .split(';')
      .map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
  );
}

test('pages and files have a label each in the metrics, and no address of their own', async () => {
  for (const path of ['/', '/game/7', '/favicon.svg', '/assets/main-1a2b.js']) await get(path);
  await get('/assets/no-such-file.js');
  const text = (await get('/metrics')).bytes.toString();
  const routes = [...text.matchAll(/^http_requests_total\{.*route="([^"]*)",status="200"/gm)];
  expect(new Set(routes.map(([, route]) => route))).toEqual(new Set(['page', 'file']));
  expect(text).toContain('{method="GET",route="none",status="404"} 1');
});

describe('the page', () => {
  test('has another nonce in every answer, in its elements and in its policy', async () => {
    const answers = [await get('/'), await get('/')];
    const nonces = answers.map(({ bytes }) => nonceIn(bytes.toString()));
    expect(new Set(nonces).size).toBe(2);
    for (const [index, { bytes, headers }] of answers.entries()) {
      const nonce = nonces[index] ?? '';
      expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
      expect(bytes.toString()).toContain(`<meta property="csp-nonce" nonce="${nonce}">`);
      expect(bytes.toString()).not.toContain('__CSP_NONCE__');
      expect(policyOf(headers)['style-src']).toBe(`'self' 'nonce-${nonce}'`);
    }
  });

  test('may run our own scripts and the inline one by its hash, nothing else', async () => {
    const { headers } = await get('/');
    const hash = createHash('sha256').update(theme).digest('base64');
    const policy = policyOf(headers);
    expect(policy['script-src']).toBe(`'self' 'sha256-${hash}'`);
    expect(policy['default-src']).toBe("'none'");
    expect(policy['img-src']).toBe("'self' data: https:");
    expect(policy['frame-ancestors']).toBe("'none'");
    expect(String(headers['content-security-policy'])).not.toMatch(/unsafe|upgrade-insecure/);
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('demands https only if the product is served over it', async () => {
    const secure = await startTestApi({
      isHttps: true,
      mountRest: (app) => mountClient(app, { directory, isHttps: true }),
    });
    const { headers } = await rawRequest(secure.origin, '/');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    await secure.close();
  });

  test.each([
    [200, '/'],
    [200, '/game/123'],
    [200, '/Games/%31/'],
    [200, '/daily'],
    [200, '/daily/soccer/2026-11-22'],
    [404, '/no/such/page'],
    [404, '/game/1/2'],
    [404, '/dailyx'],
    [404, '/API/games'],
    [404, '/apiary'],
  ])('has status %i at %s, is revalidated, and kept by no shared cache', async (code, path) => {
    const { status, headers, bytes } = await get(path);
    expect([status, headers['content-type']]).toEqual([code, 'text/html; charset=utf-8']);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(bytes.toString()).toContain(theme);
    expect(bytes.toString()).not.toContain('__CSP_NONCE__');
  });

  test('tells messengers at its head what the page is about, with the address they came by', async () => {
    const described = await startTestApi({
      mountRest: (app) =>
        mountClient(app, {
          directory,
          isHttps: false,
          preview: async ({ path, origin, language, isStranger }) => ({
            title: '$& a title',
            lead: '$& a lead',
            tags: `<meta content="$& ${path} ${origin} ${language} ${isStranger}">`,
          }),
        }),
    });
    const head = async (headers: Record<string, string>, path = '/daily?x=1') => {
      const { bytes } = await rawRequest(described.origin, path, { headers });
      return /<meta content="(.*?)"><\/head>/.exec(bytes.toString())?.[1];
    };
    const host = 'craque.example:80';
    expect(await head({ host, 'accept-language': 'de-AT' })).toBe(
      `$& /daily http://${host} de true`,
    );
    expect(await head({ host: 'a"b' })).toBe('$& /daily  undefined true');
    for (const cookie of ['sid=1', 'gid=1', 'x=1; gid=1; gid=2'])
      expect(await head({ host, cookie })).toBe(`$& /daily http://${host} undefined false`);
    expect(await head({ host }, '/no/such/page')).toBeUndefined();
    const page = (await rawRequest(described.origin, '/daily', {})).bytes.toString();
    expect(page).toContain('<title>$& a title</title>');
    expect(page).toContain('<noscript><aside><h1>$& a title</h1><p>$& a lead</p>');
    await described.close();
  });

  test('is never served at an address of the api, of an asset or of another file', async () => {
    const others = ['/favicon.ico', '/wp-login.php', '/.env', '/game/app.js', '/a/b.c%73s'];
    const own = [
      '/index.html',
      '//guest.de.html',
      '/guest.de.%68tml',
      '//index%2ehtml',
      '/guest.de.html.br',
    ];
    const ofApi = ['/api', '/api/', '/api/nothing', '/assets/nothing.js', '/assets/'];
    for (const path of [...ofApi, ...own, ...others]) {
      const { status, headers, bytes } = await get(path);
      expect([path, status]).toEqual([path, 404]);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(JSON.parse(bytes.toString())).toMatchObject({
        code: 'not_found',
        message: 'Not found',
      });
    }
  });

  test.each(['/%', '/daily/%E0%A4%A', '/assets/%zz'])(
    'is not served at %s, which is no address: the error is that of the api',
    async (path) => {
      const { status, bytes } = await get(path);
      expect(status).toBe(400);
      expect(JSON.parse(bytes.toString())).toMatchObject({ code: 'bad_request' });
    },
  );

  test.each([
    ['without cookies', {}, 'none'],
    ['with a cookie of another kind', { cookie: 'gid=1; asid=2' }, 'none'],
    ['with a session cookie, whatever it is worth', { cookie: 'gid=1; sid=2' }, 'maybe'],
    ['with two of them', { cookie: 'sid=1; sid=2' }, 'maybe'],
  ])('says whether a session may be there: %s', async (_, headers, expected) => {
    const { bytes } = await get('/game/123', headers);
    expect(bytes.toString()).toContain(`<html data-session="${expected}">`);
  });

  test.each([
    ['Portuguese without any wish', {}, 'pt'],
    ['the language that is accepted first', { 'accept-language': 'de-AT,en;q=0.8' }, 'de'],
    ['Portuguese for one that is not shipped', { 'accept-language': 'ja,de' }, 'pt'],
    [
      'the one that the browser has stored',
      { 'accept-language': 'pt', cookie: 'gid=1; craque_language=de' },
      'de',
    ],
    [
      'the accepted one if what is stored is none',
      { 'accept-language': 'de', cookie: 'craque_language=../x' },
      'de',
    ],
  ])('of a guest is ready-made in %s', async (_, headers, language) => {
    const { headers: sent, bytes } = await get('/', headers);
    expect(bytes.toString()).toContain(`</head>${language}</body>`);
    expect(nonceIn(bytes.toString())).toHaveLength(24);
    expect(sent.vary).toContain('Accept-Language');
  });

  test.each([
    ['at another address', '/landing', {}],
    ['for somebody who may be signed in', '/', { cookie: 'sid=2' }],
    ['in a language without a page', '/', { 'accept-language': 'fr' }],
  ])('is the empty album %s', async (_, path, headers) => {
    const { bytes } = await get(path, headers);
    expect(bytes.toString()).toContain('<body></body>');
  });

  test('is compressed as the client accepts it', async () => {
    const brotli = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.bytes).toString()).toContain('data-session="none"');
    const gzip = await get('/', { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.bytes).toString()).toContain('data-session="none"');
  });
});

describe('an asset', () => {
  test('is compressed and cached for a year, as its name changes with its content', async () => {
    const { status, headers, bytes } = await get('/assets/main-1a2b.js', {
      'accept-encoding': 'gzip, br',
    });
    expect([status, headers['content-encoding']]).toEqual([200, 'br']);
    expect(brotliDecompressSync(bytes).toString()).toBe(code);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toMatch(/^text\/javascript; charset=utf-8$/i);
    expect(headers.vary).toContain('Accept-Encoding');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test.each([
    ['a range that it does not have', { range: 'bytes=90000-' }],
    ['a version that it never had', { 'if-match': '"another"' }],
  ])('is a client error, which no cache keeps in its place, for %s', async (_, asked) => {
    const sent = { 'accept-encoding': 'br', ...asked };
    const { status, headers, bytes } = await get('/assets/main-1a2b.js', sent);
    expect([status, headers['cache-control']]).toEqual([400, 'no-store']);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(JSON.parse(bytes.toString())).toMatchObject({ code: 'bad_request' });
  });

  test.each([
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/index.html.br',
    '/..%2f..%2fetc%2fpasswd',
    '/assets/%00',
    '/%',
    '/assets/%c0%ae',
  ])('is never found outside its folder: %s', async (path) => {
    const { status, bytes } = await get(path);
    expect(status).toBeLessThan(500);
    expect(bytes.toString()).not.toMatch(/root:|"workspaces"/);
  });
});
