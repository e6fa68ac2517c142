import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, jest, test } from '@jest/globals';
import { readConfig } from './config.ts';

const synced: string[] = [];
const paths = new Map<number, string>();
const openSync = (path: string, flags: string, mode: number) => {
  const opened = fs.openSync(path, flags, mode);
  paths.set(opened, path);
  return opened;
};
const fsyncSync = (opened: number) => {
  synced.push(paths.get(opened) ?? '');
  fs.fsyncSync(opened);
};
jest.unstable_mockModule('node:fs', () => ({ ...fs, openSync, fsyncSync }));
const { readPepper, readSecrets } = await import('./secrets.ts');

const folder = fs.mkdtempSync(join(tmpdir(), 'craque-secrets-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('own secrets are on the disk with their folder once made, and are never made again', () => {
  const config = { ...readConfig({}), dataDir: folder };
  const made = [readPepper(config), ...readSecrets(config)];
  expect(synced).toEqual([join(folder, 'pepper'), folder, join(folder, 'secret'), folder]);
  expect([readPepper(config), ...readSecrets(config)]).toEqual(made);
  expect(synced).toHaveLength(4);
  for (const name of ['pepper', 'secret'])
    expect(fs.statSync(join(folder, name)).mode & 0o777).toBe(0o600);
});
