import { describe, expect, test } from '@jest/globals';
import { houseFaults } from './check-house.ts';

const faultsIn = (text: string, path = 'api/src/games/guess-judge.ts') =>
  houseFaults([{ path, text }]);
const imports = (count: number) =>
  Array.from({ length: count }, (_, at) => `import { a${at} } from './a-${at}.ts';\n`).join('');

describe('the check of the house', () => {
  test('finds nothing in an orderly file', () => {
    expect(faultsIn("import { a } from './a.ts';\nexport const b = () => a;\n")).toEqual([]);
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
    expect(faultsIn(`\n${line}\n`)).toEqual([`api/src/games/guess-judge.ts:2: ${reason}`]);
  });

  test.each(['Date.now()', 'Math.random()', 'new Date()'])(
    'finds %s in the domain alone',
    (call) => {
      const line = `const x = ${call};`;
      expect(faultsIn(line, 'common/src/domain/game/game.ts')).toHaveLength(1);
      expect(faultsIn(line, 'common/src/domain/game/game.test.ts')).toEqual([]);
      expect(faultsIn(line)).toEqual([]);
    },
  );

  test.each(['utils.ts', 'game-helpers.ts', 'misc.ts', 'game-manager.ts', 'index.ts', 'index.tsx'])(
    'finds the name %s',
    (name) => {
      expect(faultsIn('', `web/src/ui/${name}`)).toEqual([
        `web/src/ui/${name}: a name that says nothing`,
      ]);
    },
  );

  test('finds folders too deep and too many own imports, roots apart', () => {
    expect(faultsIn('', 'api/src/a/b/c/d/e/f.ts')).toHaveLength(1);
    expect(faultsIn('', 'api/src/a/b/c/d/e.ts')).toEqual([]);
    expect(faultsIn(imports(16))).toHaveLength(1);
    expect(faultsIn(imports(15))).toEqual([]);
    expect(faultsIn(imports(16), 'api/src/main.ts')).toEqual([]);
  });

  test('finds files that are too long on the whole', () => {
    const files = (tall: number) =>
      Array.from({ length: 10 }, (_, at) => ({
        path: `api/src/a-${at}.ts`,
        text: 'x\n'.repeat(at < tall ? 201 : 10),
      }));
    expect(houseFaults(files(2))).toEqual([
      'one file of ten is longer than 201 lines, at most 200',
    ]);
    expect(houseFaults(files(1))).toEqual([]);
  });
});
