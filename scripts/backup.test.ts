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
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openMongoStores } from '@craque/api/store/mongo/mongo-stores.ts';
import { onDatabase } from '@craque/api/store/mongo/mongo-url.ts';
import { openSqliteStores } from '@craque/api/store/sqlite/sqlite-stores.ts';
import { everyView, fillStores } from '@craque/api/testing/every-view.ts';
import { anAccount } from '@craque/api/testing/store-builders.ts';
import { newDatabase, withDatabase } from '@craque/api/testing/test-databases.ts';
import { describeWithService } from '@craque/common/testing/service-tests.ts';
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

type Settings = Readonly<Record<string, string>>;
const run = (args: readonly string[], settings: Settings = {}) =>
  runScript('backup.ts', args, { DATA_DIR: places.data, ...settings });
const restore = (args: readonly string[], settings: Settings = {}) =>
  runScript('restore.ts', args, { DATA_DIR: places.data, ...settings });

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
      expect.stringMatching(/1 users, 0 games, pepper, in [0-9.]+ s[.] Without secret: not in /),
    ]);
    expect(readdirSync(places.saved).toSorted()).toEqual(['craque.db', 'manifest.json', 'pepper']);
    expect(modesIn(places.saved)).toEqual([
      ...['700', 'craque.db 600', 'manifest.json 600', 'pepper 600'],
    ]);
  });

  test('restores what was saved, over a damaged file, and keeps that one', async () => {
    await run([places.saved]);
    writeFileSync(join(places.data, 'craque.db'), 'no database');
    writeFileSync(join(places.data, 'pepper'), 'another');
    const { code, out } = await restore([places.saved, '--force']);
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
    const { code } = await restore([places.saved, '--force']);
    expect([code, readFileSync(join(places.data, 'pepper'), 'utf8')]).toEqual([0, 'the pepper']);
  });

  test('closes to others what it restores from a backup that they could read', async () => {
    await run([places.saved]);
    for (const name of ['craque.db', 'pepper']) chmodSync(join(places.saved, name), 0o644);
    rmSync(places.data, { recursive: true });
    const { code, out } = await restore([places.saved, '--force']);
    expect(out).not.toContain('before');
    expect([code, ...modesIn(places.data)]).toEqual([0, '700', 'craque.db 600', 'pepper 600']);
  });

  test('saves what the running product has acknowledged, and restores nothing beside it', async () => {
    await withStores(async (stores) => {
      for (let index = 0; index < 50; index += 1)
        await stores.users.insert(anAccount({ id: `${index}`, usernameKey: `${index}` }));
      const backup = run([places.saved]);
      const during = stores.users.insert(anAccount({ id: 'during', usernameKey: 'during' }));
      expect([(await backup).code, await during]).toEqual([0, 'inserted']);
      expect(readdirSync(places.data).filter((name) => name.includes('copy'))).toEqual([]);
      const { code, err } = await restore([places.saved, '--force']);
      expect([code, err]).toEqual([1, expect.stringContaining('stop the product first')]);
    });
    rmSync(join(places.data, 'craque.db'));
    expect((await restore([places.saved])).code).toBe(0);
    const users = await withStores((stores) => stores.users.search('', 99));
    expect(users.length).toBeGreaterThanOrEqual(51);
  });

  test('keeps the newest of the backups below a folder, of which the newest is restored', async () => {
    for (const left of ['film.partial', '2020-01-01T00-00-00Z.partial'])
      mkdirSync(join(places.saved, left), { recursive: true });
    expect((await run([join(places.saved, 'z-by-hand')])).code).toBe(0);
    for (let backups = 0; backups < 3; backups += 1) {
      // Their names are the seconds in which they were made.
      if (backups > 0) await pause(1_001);
      expect((await run([places.saved, '--keep', '2'])).code).toBe(0);
    }
    const names = readdirSync(places.saved).toSorted();
    const dated = expect.stringMatching(/^\d{4}-.*Z$/);
    expect(names).toEqual([dated, dated, 'film.partial', 'z-by-hand']);
    rmSync(places.data, { recursive: true });
    const { out } = await restore([places.saved]);
    expect(out).toContain(`Restored from ${join(places.saved, names[1] ?? '')}: 1 users`);
    const usage = expect.stringContaining('Usage: npm run backup');
    for (const args of [
      ['--keep', '0'],
      ['--every', '1h'],
      ['--keep', '2', '--every', '1'],
    ])
      expect((await run([places.saved, ...args])).err).toEqual(usage);
  });

  test('restores only over what it is told to replace, and only what it has saved', async () => {
    await run([places.saved]);
    const { code, err } = await restore([places.saved]);
    expect([code, err]).toEqual([1, expect.stringContaining('With --force it is replaced')]);
    const manifest = join(places.saved, 'manifest.json');
    const told = JSON.parse(readFileSync(manifest, 'utf8')) as object;
    expect(told).toMatchObject({ rows: { users: 1, games: 0, guestPlaces: 0 } });
    writeFileSync(manifest, JSON.stringify({ ...told, sha256: 'another' }));
    expect((await restore([places.saved, '--force'])).err).toContain(
      'it is not what manifest.json describes. Nothing was changed.',
    );
  });

  test('restores nothing from a damaged backup, names it, and leaves no copy of it', async () => {
    await run([places.saved]);
    const before = readdirSync(places.data).toSorted();
    const damaged = join(places.saved, 'craque.db');
    writeFileSync(damaged, 'no database');
    const { code, err } = await restore([places.saved, '--force']);
    expect([code, err]).toEqual([1, expect.stringContaining(`${damaged} is damaged`)]);
    expect(err).toMatch(/Nothing was changed[.]$/m);
    expect(readdirSync(places.data).toSorted()).toEqual(before);
    expect(await withStores((stores) => stores.users.find(bob.id))).toBeDefined();
  });

  test('does not overwrite a backup, and prints its usage', async () => {
    await run([places.saved]);
    expect((await run([places.saved])).err).toContain('is there already');
    expect((await run([])).err).toContain('Usage: npm run backup');
    expect((await restore([join(places.root, 'none')])).err).toContain('There is no');
  });
});

const service = { environment: process.env, variable: 'CRAQUE_TEST_MONGODB_URL' };
describeWithService('npm run backup with MongoDB', service, (server) => {
  const database = newDatabase();
  const settings = () => ({
    ...{ MONGODB_URL: onDatabase(server, database), DATA_DIR: places.data },
    ...{ JWT_SECRET: 's'.repeat(32), PASSWORD_PEPPER: 'p'.repeat(32) },
  });
  afterEach(() => withDatabase(server, database, (connection) => connection.dropDatabase()));

  test('saves while the product runs; the backup is restored where it is told to', async () => {
    const stores = await openMongoStores(server, { database });
    await fillStores(stores);
    const before = await everyView(stores);
    const { code, out } = await run([places.saved], settings());
    expect([code, out]).toEqual([0, expect.stringContaining('4 users, 7 games, pepper')]);
    expect((await restore([places.saved, '--force'], settings())).err).toContain('is in use by 1');
    await stores.users.insert(bob);
    await stores.close();
    expect((await restore([places.saved], settings())).err).toContain('With --force it is emptied');
    const restored = await restore([places.saved, '--force'], settings());
    expect([restored.code, restored.out]).toEqual([0, expect.stringContaining('4 users, 7 games')]);
    const again = await openMongoStores(server, { database });
    expect(await everyView(again)).toEqual(before);
    await again.close();
    // The same backup goes into SQLite.
    expect((await restore([places.saved, '--force'])).code).toBe(0);
    expect(await withStores(everyView)).toEqual(before);
  }, 90_000);
});
