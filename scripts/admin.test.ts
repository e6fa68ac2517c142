import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { anAccount } from '@craque/api/testing/store-builders.ts';
import { createResetTokens } from '@craque/common/tokens/reset-tokens.ts';
import { openSqliteStores } from '@craque/api/store/sqlite/sqlite-stores.ts';
import { runScript } from './testing/run-script.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'craque-admin-'));
const file = join(dataDir, 'craque.db');

const secret = 'a secret of the tests and of nobody else';
const bob = anAccount({ id: 'bob-id', username: 'Bob', usernameKey: 'bob' });

beforeAll(async () => {
  const stores = openSqliteStores(file);
  await stores.users.insert(bob);
  await stores.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const run = (args: readonly string[], settings: Readonly<Record<string, string>> = {}) =>
  runScript('admin.ts', args, { DATA_DIR: dataDir, ...settings });

async function storedBob() {
  const stores = openSqliteStores(file);
  const account = await stores.users.find(bob.id);
  await stores.close();
  return account;
}

describe('npm run admin', () => {
  test("grants and revokes an admin's rights, however the name is written", async () => {
    expect(await run(['BOB'])).toEqual({ code: 0, out: 'BOB is an admin now.\n', err: '' });
    expect(await storedBob()).toEqual({ ...bob, isAdmin: true });
    expect(await run(['Ｂｏｂ'])).toMatchObject({ code: 0 });
    expect(await run(['bob', '--remove'])).toEqual({
      code: 0,
      out: 'bob is no admin any more.\n',
      err: '',
    });
    expect(await storedBob()).toEqual(bob);
  });

  test('says that a name in ADMIN_USERNAMES keeps its rights', async () => {
    await run(['bob']);
    const settings = { ADMIN_USERNAMES: 'eve, BOB' };
    expect(await run(['bob', '--remove'], settings)).toEqual({
      code: 0,
      out: 'bob stays an admin as long as ADMIN_USERNAMES names the account.\n',
      err: '',
    });
    expect(await storedBob()).toEqual(bob);
  });

  test('prints a link that replaces a forgotten password', async () => {
    const settings = { JWT_SECRET: secret, PUBLIC_ORIGIN: 'http://craque.example' };
    const { out } = await run(['reset-password', 'BOB'], settings);
    const [, token = ''] = out.split('http://craque.example/reset#');
    expect(createResetTokens([secret]).isFor(token.trim(), bob, Date.now())).toBe(true);
  });

  test.each([
    ['a name that nobody has', ['eve'], 'There is no account with the name eve.\n'],
    [
      'no name',
      [],
      'Usage: npm run admin -- <username> [--remove], or reset-password <username>\n',
    ],
    [
      'two names',
      ['bob', 'eve'],
      'Usage: npm run admin -- <username> [--remove], or reset-password <username>\n',
    ],
  ])('explains in one line %s', async (_, args, err) => {
    expect(await run(args)).toEqual({ code: 1, out: '', err });
    expect(await storedBob()).toMatchObject({ isAdmin: false });
  });

  test('refuses an unknown option', async () => {
    const { code, out, err } = await run(['bob', '--give']);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain("'--give'");
    expect(await storedBob()).toMatchObject({ isAdmin: false });
  });

  test('reports that the product has the database open', async () => {
    const stores = openSqliteStores(file);
    const { code, err } = await run(['bob']);
    await stores.close();
    expect(code).toBe(1);
    expect(err).toMatch(/^The database .*craque\.db is in use by another process .*\n$/);
  });
});
