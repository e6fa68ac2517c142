import { spawnSync } from 'node:child_process';
import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from './build-if-stale.ts';
import { ifStale } from './if-stale.ts';
import { root } from './run-tool.ts';

/** Everything that api/src/athletes/check-data.ts imports. */
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
    work: () => {
      const { status } = spawnSync(process.execPath, ['api/src/athletes/check-data.ts'], {
        cwd: root,
        stdio: 'inherit',
      });
      if (status !== 0) throw new Error('The athlete data cannot be used.');
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
      const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' });
      if (status !== 0) throw new Error('The servers cannot be loaded.');
      writeFileSync(mark, '');
    },
  });
}

function prepare(): void {
  checkAthletesIfStale();
  buildIfStale(console.log);
  compileServersIfStale();
}

if (import.meta.main) {
  try {
    prepare();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
