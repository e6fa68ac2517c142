import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-tool.ts';

const stamps = join(root, 'node_modules/.cache');

/** Hash of the content, not of the times: a checkout touches unchanged files. */
function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    const path = join(root, file);
    if (statSync(path).isFile()) hash.update(file).update('\0').update(readFileSync(path));
  }
  return hash.digest('hex');
}

type Work = {
  name: string;
  files: readonly string[];
  result?: string;
  work: () => void;
};

export function ifStale({ name, files, result, work }: Work): boolean {
  const stampFile = join(stamps, name);
  const stamp = hashOf(files);
  const last = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (last === stamp && (result === undefined || existsSync(result))) return false;
  work();
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stampFile, stamp);
  return true;
}
