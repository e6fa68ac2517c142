import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '@craque/common/testing/new-folder.ts';
import { describe, expect, test } from '@jest/globals';
import { readConfig } from './config.ts';
import { openStores } from './open-stores.ts';

const log = { warn: () => undefined, info: () => undefined };

describe('a lost database is not replaced by an empty one', () => {
  test.each([
    ['which says so itself', 'craque.db.made'],
    ['of an earlier version, beside its pepper', 'pepper'],
  ])('%s', async (_, trace) => {
    const folder = newFolder();
    const config = readConfig({ DATA_DIR: folder });
    const file = join(folder, 'craque.db');
    await (await openStores(config, log)).close();
    await (await openStores(config, log)).close();
    writeFileSync(join(folder, 'pepper'), 'x'.repeat(64));
    for (const name of readdirSync(folder)) if (name !== trace) rmSync(join(folder, name));
    await expect(openStores(config, log)).rejects.toThrow(`The database ${file} is missing`);
    expect(existsSync(file)).toBe(false);
  });
});

test('a database that cannot be made leaves no trace of one', async () => {
  const folder = newFolder();
  const config = readConfig({ DATA_DIR: join(folder, 'missing') });
  await expect(openStores(config, log)).rejects.toThrow('cannot be opened or made');
  expect(readdirSync(folder)).toEqual([]);
});
