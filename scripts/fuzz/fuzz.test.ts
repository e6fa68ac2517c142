import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { timeoutFor } from '@craque/common/testing/random-runs.ts';

const limit = timeoutFor(240_000);

test(
  'npm run fuzz finds nothing in one call, or says what it lacks',
  () => {
    const run = [join(import.meta.dirname, 'run.ts'), '--cases=1', '--operation=readLeagues'];
    const env = { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' };
    const { status, stdout } = spawnSync(process.execPath, run, {
      encoding: 'utf8',
      timeout: limit,
      env,
    });
    expect([status, stdout]).toEqual([
      0,
      expect.stringMatching(/(No issues found[\s\S]*){3}|skipped for want of/),
    ]);
  },
  limit,
);
