import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { timeoutFor } from '@craque/common/testing/random-runs.ts';

/** As long as it takes on a machine that is busy with other tests. */
const limit = timeoutFor(600_000);

test(
  'every benchmark measures the product, in its smallest size',
  () => {
    const run = join(import.meta.dirname, 'run.ts');
    const { status, stdout, stderr } = spawnSync(process.execPath, [run, '--quick'], {
      encoding: 'utf8',
      timeout: limit,
      env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
    });
    const said = status === 0 ? '' : stderr.slice(-2_000);
    expect({ status, said }).toEqual({ status: 0, said: '' });
    for (const measure of [
      'guess: requests a second',
      'guess: p99 at 500 a second',
      'push: most wins/s',
      'party: p95 of guess to answer',
      'party: a phone in a game',
      'party: rooms of 30 seats in time',
      'first load of /',
      'first paint',
      'largest paint',
      'interactive, against',
      'picture: p95 of processor time of step 0',
      'profile on SQLite: p95',
      'ranking on SQLite: p95',
      'board on SQLite, 400 players: processor time of a look',
      'p99 of /healthz with 50 looks',
      'abuse: p99 of an honest read',
      'backup: guesses a second',
      'move: 1,000 games',
      'at rest',
    ])
      expect(stdout).toContain(measure);
  },
  limit,
);
