import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openSqliteStores } from '@craque/api/store/sqlite/sqlite-stores.ts';
import { anAccount } from '@craque/api/testing/store-builders.ts';
import { runScript } from './testing/run-script.ts';

const bob = anAccount({ id: 'bob-id', username: 'Bob', usernameKey: 'bob' });
const places = { root: '', data: '', saved: '' };

beforeEach(async () => {
  places.root = mkdtempSync(join(tmpdir(), 'craque-backup-'));
  places.data = join(places.root, 'data');
  places.saved = join(places.root, 'saved');
  await withStores(async (stores) => {
    await stores.users.insert(bob);
  });
  writeFileSync(join(places.data, 'pepper'), 'the pepper', { mode: 0o600 });
});
afterEach(() => rmSync(places.root, { recursive: true }));

async function withStores<T>(
  work: (stores: ReturnType<typeof openSqliteStores>) => Promise<T>,
): Promise<T> {
  mkdirSync(places.data, { recursive: true });
  const stores = openSqliteStores(join(places.data, 'craque.db'));
  try {
    return await work(stores);
  } finally {
    await stores.close();
  }
}

const run = (args: readonly string[], settings: Readonly<Record<string, string>> = {}) =>
  runScript('backup.ts', args, { DATA_DIR: places.data, ...settings });

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const modesIn = (folder: string) => [
  modeOf(folder),
  ...readdirSync(folder)
    .toSorted()
    .map((name) => `${name} ${modeOf(join(folder, name))}`),
];

describe('npm run backup', () => {
  test('saves the database in one file, and the pepper, readable by their owner only', async () => {
    const { code, out } = await run([places.saved]);
    expect([code, out]).toEqual([
      0,
      expect.stringContaining(`1 users, 0 games, pepper. Without secret: not in ${places.data}.`),
    ]);
    expect(readdirSync(places.saved).toSorted()).toEqual(['craque.db', 'pepper']);
    expect(modesIn(places.saved)).toEqual(['700', 'craque.db 600', 'pepper 600']);
  });

  test('restores what was saved, over a damaged file, and keeps that one', async () => {
    await run([places.saved]);
    writeFileSync(join(places.data, 'craque.db'), 'no database');
    writeFileSync(join(places.data, 'pepper'), 'another');
    const { code, out } = await run([places.saved, '--restore']);
    expect(code).toBe(0);
    expect(out).toMatch(/1 users.*What was there before ends in [.]replaced-\d+[.]$/m);
    const found = await withStores((stores) => stores.users.find(bob.id));
    expect(found?.username).toBe('Bob');
    expect(readFileSync(join(places.data, 'pepper'), 'utf8')).toBe('the pepper');
    const kept = readdirSync(places.data).filter((name) => name.includes('.replaced-'));
    expect(kept.toSorted().map((name) => readFileSync(join(places.data, name), 'utf8'))).toEqual([
      'no database',
      'another',
    ]);
  });

  test('leaves the secrets alone that the backup does not have', async () => {
    await run([places.saved]);
    rmSync(join(places.saved, 'pepper'));
    const { code } = await run([places.saved, '--restore']);
    expect([code, readFileSync(join(places.data, 'pepper'), 'utf8')]).toEqual([0, 'the pepper']);
  });

  test('closes to others what it restores from a backup that they could read', async () => {
    await run([places.saved]);
    for (const name of ['craque.db', 'pepper']) chmodSync(join(places.saved, name), 0o644);
    rmSync(places.data, { recursive: true });
    const { code, out } = await run([places.saved, '--restore']);
    expect(out).not.toContain('before');
    expect([code, ...modesIn(places.data)]).toEqual([0, '700', 'craque.db 600', 'pepper 600']);
  });

  test('refuses both while the product is running', async () => {
    await run([places.saved]);
    await withStores(async () => {
      for (const args of [[join(places.root, 'new')], [places.saved, '--restore']]) {
        const { code, err } = await run(args);
        expect([code, err]).toEqual([1, expect.stringContaining('stop the product first')]);
      }
    });
  });

  test('restores nothing from a damaged backup, names it, and leaves no copy of it', async () => {
    await run([places.saved]);
    const before = readdirSync(places.data).toSorted();
    const damaged = join(places.saved, 'craque.db');
    writeFileSync(damaged, 'no database');
    const { code, err } = await run([places.saved, '--restore']);
    expect([code, err]).toEqual([1, expect.stringContaining(`${damaged} is damaged`)]);
    expect(err).toMatch(/Nothing was changed[.]$/m);
    expect(readdirSync(places.data).toSorted()).toEqual(before);
    expect(await withStores((stores) => stores.users.find(bob.id))).toBeDefined();
  });

  test('does not overwrite a backup, and prints its usage', async () => {
    await run([places.saved]);
    expect((await run([places.saved])).err).toContain('is there already');
    expect((await run([])).err).toContain('Usage: npm run backup');
    expect((await run([join(places.root, 'none'), '--restore'])).err).toContain('There is no');
  });

  test('leaves MongoDB to its own tools', async () => {
    const secrets = { JWT_SECRET: 's'.repeat(32), PASSWORD_PEPPER: 'p'.repeat(32) };
    const { code, err } = await run([places.saved], { MONGODB_URL: 'mongodb://a/b', ...secrets });
    expect([code, err]).toEqual([1, expect.stringContaining('mongodump')]);
  });
});
