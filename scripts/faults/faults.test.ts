import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { timeoutFor } from '@craque/common/testing/random-runs.ts';
import { describeWithService } from '@craque/common/testing/service-tests.ts';

const environment = process.env;
/** As long as it takes on a machine that is busy with other tests. */
const limit = timeoutFor(300_000);

describeWithService('nginx', { environment, variable: 'CRAQUE_TEST_NGINX' }, () => {
  const mongo = { environment, variable: 'CRAQUE_TEST_MONGODB_URL' };
  describeWithService('and MongoDB', mongo, (url) => {
    test(
      'npm run faults: challenges go on, and end right, when an api process is killed',
      () => {
        const only = ['--only', 'api-killed', '--size', '1', '--small'];
        const run = [join(import.meta.dirname, 'run.ts'), ...only];
        const env = { ...environment, MONGODB_URL: url, NODE_ENV: 'production', NODE_OPTIONS: '' };
        const options = { encoding: 'utf8', timeout: limit, env } as const;
        const { status, stdout, stderr } = spawnSync(process.execPath, run, options);
        expect([status, stderr]).toEqual([0, '']);
        expect(stdout).toMatch(/challenges played +[1-9]/);
        expect(stdout).toContain('no deviation');
      },
      limit,
    );
  });
});
