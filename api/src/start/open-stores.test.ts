import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { readConfig } from './config.ts';
import { openStores } from './open-stores.ts';

const log = { warn: () => undefined };
const folder = mkdtempSync(join(tmpdir(), 'craque-open-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a lost database is not replaced by an empty one', async () => {
  const config = readConfig({ DATA_DIR: folder });
  await (await openStores(config, log)).close();
  const file = join(folder, 'craque.db');
  writeFileSync(join(folder, 'pepper'), 'x'.repeat(64));
  await (await openStores(config, log)).close();
  rmSync(file);
  await expect(openStores(config, log)).rejects.toThrow(`The database ${file} is missing`);
  expect(existsSync(file)).toBe(false);
});
