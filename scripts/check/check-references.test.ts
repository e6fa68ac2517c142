import { describe, expect, test } from '@jest/globals';
import { deadPaths, referenceViolations, unknownCommands } from './check-references.ts';

const rules = { path: 'docs/rules.md', text: '# Rules\n\n## Closeness\n\n## Score windows\n' };
const inCode = (text: string) => referenceViolations([rules, { path: 'api/src/app.ts', text }]);

describe('references to documents outside the repository', () => {
  test.each([
    ['/** Saved once (D31). */', 'D31'],
    ['// as R3 to 7 ask', 'R3'],
    ["test('B16 a call', () => {});", 'B16'],
    ['// K29: sent twice', 'K29'],
    ['/** Refused before anything else (A38). */', 'A38'],
    ['/** The form (§5). */', '§5'],
    ['// what F12 says.', 'F12'],
    ['// pure (design 1.3)', 'design 1.3'],
    ['/** Held twice (reliability). */', '(reliability'],
    ['// see reliability K12', 'reliability K1'],
  ])('%s', (line, found) => {
    const violations = inCode(`\n${line}\n`);
    expect(violations).toContain(`api/src/app.ts:2: ${found} is of a document elsewhere`);
  });

  test.each([
    'F1 expert: five games of F2',
    "press('F8'), on A4 paper",
    '\'M14 14A5 5 0 0 1 9 9H260\' fill="#D31"',
    'const key = `R31x` + B12_3 + r15',
    'node 24, R&D, 1.D3, v1/K2.0 and -D5',
    'a matter of reliability, and of design',
  ])('not %s', (line) => {
    expect(inCode(line)).toEqual([]);
  });
});

describe('rules named in comments', () => {
  test('are headings of docs/rules.md', () => {
    expect(inCode('// in percent (rules: closeness)')).toEqual([]);
    expect(inCode('/** Of the day (rules: score-windows, closeness). */')).toEqual([]);
    expect(inCode(' * Of the day (rules: windows, closeness).')).toEqual([
      'api/src/app.ts:1: docs/rules.md has no heading "windows"',
    ]);
  });

  test('are not parameters of that name', () => {
    expect(inCode('export function whenLow(rules: RuleSet) {')).toEqual([]);
  });
});

describe('paths and links of documents', () => {
  const deadIn = (text: string) =>
    deadPaths([rules, { path: 'docs/page.md', text }], (path) =>
      ['docs/rules.md', 'docs/page.md', 'web/src', 'README.md'].includes(path),
    );

  test('must exist', () => {
    expect(
      deadIn('`web/src`, `web/<name>.ts`, [out](https://craque.test/x#y), `npm run e2e`'),
    ).toEqual([]);
    expect(
      deadIn('# A\n## B c\n[b](#b-c) [rules](rules.md#score-windows) [up](../README.md)'),
    ).toEqual([]);
  });

  test.each([
    ['`web/src/none.ts`', '`web/src/none.ts`'],
    ['[gone](gone.md)', '](gone.md)'],
    ['[windows](rules.md#windows)', '](rules.md#windows)'],
  ])('%s is missing', (text, found) => {
    expect(deadIn(text)).toEqual([`docs/page.md: ${found} leads nowhere`]);
  });
});

test('a command that is named exists', () => {
  const known = new Set(['e2e', 'start:api']);
  const named = (text: string) => unknownCommands([{ path: 'package.json', text }], known);
  expect(named('npm run e2e && npm run start:api -- --x; npm test, npm run <name>')).toEqual([]);
  expect(named('npm test && npm run fuzz -- --cases=5')).toEqual([
    'package.json: there is no npm run fuzz',
  ]);
});
