import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

/**
 * Secrets that sign cookies, newest first. Configured ones are taken as they are; the embedded default makes one of
 * its own at the first start and keeps it in the data folder, readable by its owner alone (reliability §1).
 */
export function readSecrets(config: Config): readonly string[] {
  if (config.jwtSecrets) return config.jwtSecrets;
  const file = join(config.dataDir, 'secret');
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32)
    throw new Error(`${file} is damaged: it holds no secret of 32 characters`);
  return [secret];
}
