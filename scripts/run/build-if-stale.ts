import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { ifStale } from './if-stale.ts';
import { root } from './run-tool.ts';

const page = join(root, 'web/dist/index.html');
const notBuilt = /^web\/(dist|e2e)\/|\.test\.tsx?$|\/testing\/|^web\/test-/;

function build(): void {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [vite, 'build', 'web'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`The client's build failed.\n${stdout}${stderr}`);
}

export function buildIfStale(log: (line: string) => void): boolean {
  const files = globSync(['web/**/*', 'common/src/**/*', 'package-lock.json'], { cwd: root });
  return ifStale({
    name: 'client-build',
    files: files.filter((file) => !file.includes('node_modules') && !notBuilt.test(file)),
    result: page,
    work: () => {
      log('Building the client …');
      build();
    },
  });
}
