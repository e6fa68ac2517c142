import { expect, test } from '@jest/globals';
import { closingTable } from './closing-table.ts';

test('the closing table has the time of each part and the ten slowest, the slowest first', () => {
  const parts = [
    { name: 'checks', ms: 29_600 },
    { name: 'tests', ms: 365_000 },
  ];
  const cases = Array.from({ length: 12 }, (_, at) => ({ name: `case ${at}`, ms: at * 1000 }));
  expect(closingTable(parts, cases)).toEqual([
    '    0:30  checks',
    '    6:05  tests',
    '',
    'The slowest:',
    '  11.0 s  case 11',
    '  10.0 s  case 10',
    ...Array.from({ length: 8 }, (_, at) => `   ${9 - at}.0 s  case ${9 - at}`),
  ]);
});

test('the closing table has only the parts if no test has run', () => {
  expect(closingTable([{ name: 'checks', ms: 400 }], [])).toEqual(['    0:00  checks']);
});
