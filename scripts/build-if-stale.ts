import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const stampFile = join(root, 'node_modules/.cache/client-build');
const page = join(root, 'web/dist/index.html');
const notBuilt = /^web\/(dist|e2e)\/|\.test\.tsx?$|\/testing\/|^web\/test-/;

/** The client is stale when a file that goes into it has other content than at the last build. */
function sourcesHash(): string {
  const files = globSync(['web/**/*', 'common/src/**/*', 'package-lock.json'], { cwd: root })
    .filter((file) => !file.includes('node_modules') && !notBuilt.test(file))
    .filter((file) => statSync(join(root, file)).isFile())
    .toSorted();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Builds the client into web/dist where it is stale; returns whether it did. Throws an Error when the build fails. */
export function buildIfStale(log: (line: string) => void): boolean {
  const stamp = sourcesHash();
  const last = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (last === stamp && existsSync(page)) return false;
  log('Building the client …');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [vite, 'build', 'web'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`The client's build failed.\n${stdout}${stderr}`);
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
  return true;
}

if (import.meta.main) {
  try {
    buildIfStale(console.log);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
