import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stores } from '../store/store.ts';
import type { Config } from './config.ts';

function syncPath(path: string, flags: string, before?: (opened: number) => void): void {
  const opened = openSync(path, flags, 0o600);
  try {
    before?.(opened);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** Synced to the disk: without its pepper, an installation's passwords are all wrong. */
function writeSecret(folder: string, name: string): void {
  const secret = randomBytes(48).toString('base64url');
  syncPath(join(folder, name), 'wx', (opened) => writeFileSync(opened, secret));
  syncPath(folder, 'r');
}

function ownSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  if (!existsSync(file)) writeSecret(dataDir, name);
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32)
    throw new Error(`${file} is damaged: it holds no secret of 32 characters`);
  return secret;
}

/** The secrets that sign cookies, newest first. */
export function readSecrets(config: Config): readonly string[] {
  return config.jwtSecrets ?? [ownSecret(config.dataDir, 'secret')];
}

/**
 * In a file of its own because the secrets above may be rotated: with another pepper every password
 * is wrong. So none is made for accounts that have one.
 */
export async function readPepper(
  { passwordPepper, dataDir }: Config,
  users: Pick<Stores['users'], 'search'>,
): Promise<string> {
  if (passwordPepper) return passwordPepper;
  const file = join(dataDir, 'pepper');
  if (!existsSync(file) && (await users.search('', 1)).length > 0)
    throw new Error(
      `${file} is missing, and without it every password of the database is wrong: put it back from a backup, or set PASSWORD_PEPPER to what it was`,
    );
  return ownSecret(dataDir, 'pepper');
}
