import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { everything, planFor, testsOfPrograms } from './changed.ts';
import { root } from '../run/run-tool.ts';

const naming = (text: string) => (text === 'rules.md' ? ['scripts/rules.test.ts'] : []);
const planOf = (...files: string[]) => planFor(files, naming);

describe('a change', () => {
  test('of a module of the product runs what imports it, the programs and all journeys', () => {
    for (const file of ['common/src/domain/ids.ts', 'api/src/app.ts', 'web/src/app/app.tsx']) {
      const related = [file, ...testsOfPrograms];
      expect(planOf(file)).toEqual({ tests: { related }, journeys: 'all' });
    }
  });

  test('of a test or of a script runs what imports it, and no journey', () => {
    for (const file of ['api/src/app.test.ts', 'web/src/testing/a-user.ts', 'scripts/admin.ts'])
      expect(planOf(file)).toEqual({ tests: { related: [file] }, journeys: 'none' });
  });

  test('of a journey runs that one', () => {
    expect(planOf('web/e2e/game/win.spec.ts')).toEqual({
      tests: { related: [] },
      journeys: 'changed',
    });
  });

  test('of a document runs the tests that name it', () => {
    expect(planOf('docs/rules.md', 'README.md')).toEqual({
      tests: { related: ['scripts/rules.test.ts'] },
      journeys: 'none',
    });
  });

  test.each([
    'package-lock.json',
    'jest.config.js',
    'api/src/athletes/data/nba.json',
    'web/index.html',
    'nginx.conf',
  ])('of %s, which no import names, runs everything', (file) => {
    expect(planOf('docs/rules.md', file)).toEqual(everything);
  });
});

test.each(testsOfPrograms)('%s exists', (file) => {
  expect(existsSync(join(root, file))).toBe(true);
});
