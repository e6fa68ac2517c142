import { execFileSync } from 'node:child_process';
import { expect, test } from '@jest/globals';

test('follow from TEST_SEED', () => {
  const { href } = new URL('./random-cases.ts', import.meta.url);
  const script = `import { fc } from '${href}'; console.log(fc.readConfigureGlobal().seed);`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    ...{ encoding: 'utf8', env: { ...process.env, TEST_SEED: '7' } },
  });
  expect(printed).toBe('7\n');
});
