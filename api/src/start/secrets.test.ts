import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { newFolder } from '@craque/common/testing/new-folder.ts';
import { anAccount } from '../testing/store-builders.ts';
import { readConfig } from './config.ts';
import { readPepper, readSecrets } from './secrets.ts';

const synced: string[] = [];
const paths = new Map<number, string>();
const { openSync, fsyncSync } = fs;
fs.openSync = (path, flags, mode) => {
  const opened = openSync(path, flags, mode);
  paths.set(opened, `${path}`);
  return opened;
};
fs.fsyncSync = (opened) => {
  synced.push(paths.get(opened) ?? '');
  fsyncSync(opened);
};
syncBuiltinESMExports();
afterAll(() => {
  Object.assign(fs, { openSync, fsyncSync });
  syncBuiltinESMExports();
});

const folder = newFolder();

const nobody = { search: async () => [] };

test('own secrets are on the disk with their folder once made, and are never made again', async () => {
  const config = { ...readConfig({}), dataDir: folder };
  const made = [await readPepper(config, nobody), ...readSecrets(config)];
  expect(synced).toEqual([join(folder, 'pepper'), folder, join(folder, 'secret'), folder]);
  expect([await readPepper(config, nobody), ...readSecrets(config)]).toEqual(made);
  expect(synced).toHaveLength(4);
  for (const name of ['pepper', 'secret'])
    expect(fs.statSync(join(folder, name)).mode & 0o777).toBe(0o600);
});

test('a lost pepper is not replaced while there are accounts', async () => {
  const dataDir = newFolder();
  const config = { ...readConfig({}), dataDir };
  const somebody = { search: async () => [anAccount()] };
  await expect(readPepper(config, somebody)).rejects.toThrow(
    `${join(dataDir, 'pepper')} is missing`,
  );
  expect(fs.readdirSync(dataDir)).toEqual([]);
  const passwordPepper = 'what it was, in a setting instead';
  expect(await readPepper({ ...config, passwordPepper }, somebody)).toBe(passwordPepper);
});
