import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './command.ts';
import { ifStale } from './if-stale.ts';
import { root, runScript } from './run-tool.ts';

export const checkedWithAthletes = [
  'api/src/athletes/**/*',
  'common/src/domain/*.ts',
  'common/src/domain/athlete/*.ts',
];

/** Checked when the data or its rules change, then trusted by every start. */
function checkAthletesIfStale(): void {
  ifStale({
    name: 'athlete-data',
    files: globSync(checkedWithAthletes, { cwd: root }),
    work: () => runScript(['api/src/athletes/check-data.ts'], 'The athlete data cannot be used.'),
  });
}

const notBuilt = /node_modules|^web\/(dist|e2e)\/|\.test\.tsx?$|\/testing\/|^web\/test-/;

export function buildIfStale(log: (line: string) => void): void {
  const files = globSync(['web/**/*', 'common/src/**/*', 'package-lock.json'], { cwd: root });
  ifStale({
    name: 'client-build',
    files: files.filter((file) => !notBuilt.test(file)),
    result: join(root, 'web/dist/index.html'),
    work() {
      log('Building the client …');
      const vite = ['node_modules/vite/bin/vite.js', 'build', 'web', '--logLevel', 'error'];
      runScript(vite, "The client's build failed.", { NODE_ENV: 'production' });
    },
  });
}

const servers = [
  '{api,common,realtime}/src/**/*.ts',
  'scripts/serve.ts',
  'scripts/run/*',
  'package-lock.json',
];

/** The caller sets the compile cache (run-pinned.mjs); without one, nothing is done. */
function compileServersIfStale(): void {
  const cache = process.env.NODE_COMPILE_CACHE;
  if (!cache) return;
  const mark = join(cache, 'servers');
  ifStale({
    name: 'compiled-servers',
    files: globSync(servers, { cwd: root }),
    result: mark,
    work: () => {
      // With the server's flags, as the cache depends on them.
      const command = [...process.execArgv, 'scripts/serve.ts', '--only-load'];
      runScript(command, 'The servers cannot be loaded.');
      writeFileSync(mark, '');
    },
  });
}

if (import.meta.main)
  await runCommand(() => {
    checkAthletesIfStale();
    buildIfStale(console.log);
    compileServersIfStale();
  });
