import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { errorTable } from '@craque/common/contracts/errors.ts';

const rules = readFileSync(join(import.meta.dirname, '../../docs/rules.md'), 'utf8');
const [, section = ''] = /^## Errors\n([\s\S]*?)^## /m.exec(rules) ?? [];

/** `413, 415` beside `one`, `other` are a status each; any other row has one status for all. */
function rowCodes(row: string): string[] {
  const [, left = '', right = ''] = /^\| ([\d, ]+) \| (.*) \|$/.exec(row) ?? [];
  const statuses = left.split(', ');
  const codes = [...right.matchAll(/`([a-z_]+)`/g)].map(([, code]) => code);
  return codes.map((code, index) => `${statuses[index] ?? statuses[0]} ${code}`);
}

test('the table of errors in the rules has every code under its status, and no other', () => {
  const written = section.split('\n').flatMap(rowCodes);
  const known = Object.entries(errorTable).map(([code, [status]]) => `${status} ${code}`);
  expect(written.toSorted()).toEqual(known.toSorted());
});
