import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { importsOf } from '../check/check-imports.ts';
import { checkedWithAthletes } from './prepare.ts';
import { root } from './run-tool.ts';

test('athlete data is checked again when anything changes that the check imports', () => {
  const reached = new Set(['api/src/athletes/check-data.ts']);
  for (const file of reached) {
    const text = readFileSync(join(root, file), 'utf8');
    const imported = importsOf({ path: file, text }).map(({ to }) => to);
    for (const to of imported) if (/[.]ts$/.test(to)) reached.add(to);
  }
  expect(reached.size).toBeGreaterThan(10);
  const watched = new Set(globSync(checkedWithAthletes, { cwd: root }));
  expect([...reached].filter((file) => !watched.has(file))).toEqual([]);
});
