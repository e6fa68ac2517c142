import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { newFolder } from '@craque/common/testing/new-folder.ts';
import { afterAll, expect, test } from '@jest/globals';
import { rawRequest } from '../testing/raw-http.ts';
import { startTestApi } from '../testing/test-api.ts';
import { mountClient } from './client.ts';
import { keepAssets } from './kept-assets.ts';

const kept = join(newFolder(), 'assets');
writeFileSync(join(kept, '../secret'), 'a secret');
const day = 86_400;

/** The build of this name, as its server has kept it when it started so many days ago. */
function build(name: string, daysAgo: number): string {
  const directory = newFolder();
  const assets = join(directory, 'assets');
  mkdirSync(assets);
  writeFileSync(join(directory, 'index.html'), `<script src="/assets/main-${name}.js"></script>`);
  writeFileSync(join(assets, `main-${name}.js`), name);
  writeFileSync(join(assets, `main-${name}.js.br`), brotliCompressSync(name));
  const before = new Set(readableFolders());
  keepAssets(assets, kept);
  const at = Date.now() / 1000 - daysAgo * day;
  for (const each of readableFolders()) if (!before.has(each)) utimesSync(join(kept, each), at, at);
  return directory;
}

function readableFolders(): string[] {
  try {
    return readdirSync(kept);
  } catch {
    return [];
  }
}

const [first, second, third] = [build('first', 9), build('second', 8), build('third', 7)];
const api = await startTestApi({
  mountRest: (app) => mountClient(app, { directory: third, kept, isHttps: false }),
});
afterAll(() => api.close());

const get = (path: string) =>
  rawRequest(api.origin, path, { headers: { 'accept-encoding': 'br' } });
const statusesOf = (...names: string[]) =>
  Promise.all(names.map(async (name) => (await get(`/assets/main-${name}.js`)).status));

test('an open page of one of the last three builds gets its files, compressed and for a year', async () => {
  expect(await statusesOf('first', 'second', 'third')).toEqual([200, 200, 200]);
  const { headers, bytes } = await get('/assets/main-first.js');
  expect(brotliDecompressSync(bytes).toString()).toBe('first');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-type']).toMatch(/^text\/javascript/i);
});

test('a node of the older build has the files of a newer one; those of the fourth last are gone', async () => {
  rmSync(join(second, 'assets'), { recursive: true });
  build('fourth', 6);
  expect(await statusesOf('first', 'second', 'third', 'fourth')).toEqual([404, 200, 200, 200]);
  // Going back is one more start of the old build.
  keepAssets(join(third, 'assets'), kept);
  keepAssets(join(first, 'assets'), kept);
  expect(await statusesOf('first', 'second', 'third', 'fourth')).toEqual([200, 404, 200, 200]);
  expect(readdirSync(kept)).toHaveLength(3);
});

test('a copy that a killed process has left is removed', () => {
  const left = join(kept, 'copy-left');
  mkdirSync(left);
  keepAssets(join(third, 'assets'), kept);
  expect(readdirSync(kept)).toContain('copy-left');
  const at = Date.now() / 1000 - day;
  utimesSync(left, at, at);
  keepAssets(join(third, 'assets'), kept);
  expect(readdirSync(kept)).not.toContain('copy-left');
});

test('a file of no build is not found', async () => {
  expect(await statusesOf('never')).toEqual([404]);
});

test.each(['..%2fsecret', '%2e%2e/secret', '..%5csecret', '.hidden/../../secret'])(
  'no path leaves the folder: %s',
  async (path) => {
    const { status, bytes } = await get(`/assets/${path}`);
    expect([400, 404]).toContain(status);
    expect(bytes.toString()).not.toContain('a secret');
  },
);

test('a folder that cannot be written leaves the server its own files', async () => {
  const file = join(newFolder(), 'a-file');
  writeFileSync(file, '');
  expect(() => keepAssets(join(third, 'assets'), join(file, 'assets'))).toThrow('ENOTDIR');
  const alone = await startTestApi({
    mountRest: (app) =>
      mountClient(app, { directory: third, kept: join(file, 'assets'), isHttps: false }),
  });
  expect((await rawRequest(alone.origin, '/assets/main-third.js')).status).toBe(200);
  expect((await rawRequest(alone.origin, '/assets/main-first.js')).status).toBe(404);
  await alone.close();
});
