import { describe, expect, test } from '@jest/globals';
import { houseViolations } from './check-house.ts';

const violationsIn = (text: string, path = 'api/src/games/evaluate-guess.ts') =>
  houseViolations([{ path, text }]);
const imports = (count: number) =>
  Array.from({ length: count }, (_, at) => `import { a${at} } from './a-${at}.ts';\n`).join('');

describe('the check of the house rules', () => {
  test('finds nothing in a clean file', () => {
    expect(violationsIn("import { a } from './a.ts';\nexport const b = () => a;\n")).toEqual([]);
  });

  test.each([
    ["test.skip('x', () => {});", 'skips tests'],
    ["describe.only('x', () => {});", 'skips tests'],
    ['<b dangerouslySetInnerHTML={html} />', 'writes raw HTML'],
    ['// biome-ignore lint/x: because', 'suppresses a check'],
    ['// @ts-expect-error', 'suppresses a check'],
    ['// TODO later', 'leaves work for later'],
    ['let cache = 1;', 'keeps state in its module'],
  ])('finds %j', (line, reason) => {
    expect(violationsIn(`\n${line}\n`)).toEqual([`api/src/games/evaluate-guess.ts:2: ${reason}`]);
  });

  test.each(['Date.now()', 'Math.random()', 'new Date()'])(
    'finds %s only in the domain',
    (call) => {
      const line = `const x = ${call};`;
      expect(violationsIn(line, 'common/src/domain/game/game.ts')).toHaveLength(1);
      expect(violationsIn(line, 'common/src/domain/game/game.test.ts')).toEqual([]);
      expect(violationsIn(line)).toEqual([]);
    },
  );

  test.each(['utils.ts', 'game-helpers.ts', 'misc.ts', 'game-manager.ts', 'index.ts', 'index.tsx'])(
    'finds the name %s',
    (name) => {
      expect(violationsIn('', `web/src/ui/${name}`)).toEqual([
        `web/src/ui/${name}: a name that says nothing`,
      ]);
    },
  );

  test('finds folders too deep and too many own imports, roots apart', () => {
    expect(violationsIn('', 'api/src/a/b/c/d/e/f.ts')).toHaveLength(1);
    expect(violationsIn('', 'api/src/a/b/c/d/e.ts')).toEqual([]);
    expect(violationsIn(imports(16))).toHaveLength(1);
    expect(violationsIn(imports(15))).toEqual([]);
    expect(violationsIn(imports(16), 'api/src/main.ts')).toEqual([]);
  });

  test('finds too many long files', () => {
    const files = (tall: number) =>
      Array.from({ length: 10 }, (_, at) => ({
        path: `api/src/a-${at}.ts`,
        text: 'x\n'.repeat(at < tall ? 201 : 10),
      }));
    expect(houseViolations(files(2))).toEqual([
      'one file of ten is longer than 201 lines, at most 200',
    ]);
    expect(houseViolations(files(1))).toEqual([]);
  });
});
