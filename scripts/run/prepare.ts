import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { buildIfStale } from './build-if-stale.ts';
import { ifStale } from './if-stale.ts';
import { root } from './run-tool.ts';

/**
 * Athlete data is checked when it or its rules have changed, and trusted by every start after that.
 */
function checkAthletesIfStale(): void {
  ifStale({
    name: 'athlete-data',
    files: globSync(['api/src/athletes/**/*', 'common/src/domain/*.ts'], { cwd: root }),
    work: () => {
      const { status } = spawnSync(process.execPath, ['api/src/athletes/check-data.ts'], {
        cwd: root,
        stdio: 'inherit',
      });
      if (status !== 0) throw new Error('The athlete data cannot be used.');
    },
  });
}

/**
 * What a start needs besides the installed packages; prints the reason and exits with 1 if it is
 * missing.
 */
try {
  checkAthletesIfStale();
  buildIfStale(console.log);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
