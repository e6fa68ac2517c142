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

  test.each(['Date.now()', 'crypto.randomUUID()', 'new Date()'])(
    'finds %s only in the domain',
    (call) => {
      const line = `const x = ${call};`;
      expect(violationsIn(line, 'common/src/domain/game/game.ts')).toHaveLength(1);
      expect(violationsIn(line, 'common/src/domain/game/game.test.ts')).toEqual([]);
      expect(violationsIn(line)).toEqual([]);
    },
  );

  test.each([
    ['api/src/build-server.ts', 'random: Math.random,', 'draws by Math.random'],
    ['realtime/src/start-realtime.ts', 'random: Math.random,', 'draws by Math.random'],
    ['web/src/app/shell.tsx', 'const id = Math.random();', 'draws by Math.random'],
    ['common/src/domain/game/game.ts', 'const id = Math.random();', 'draws by Math.random'],
    ['api/src/games/settle.ts', 'const began = performance.now();', 'reads a clock of its own'],
    ['api/src/http/metrics.ts', 'const at = performance.now() % size;', 'draws by a clock'],
    ['realtime/src/realtime.ts', 'random: () => performance.now() / 7,', 'draws by a clock'],
    ['scripts/run/start.ts', 'const seed = Date.now();', 'draws by a clock'],
  ])('finds in %s, as chance, %s', (path, line, reason) => {
    expect(violationsIn(line, path)).toEqual([expect.stringContaining(`${path}:1: ${reason}`)]);
  });

  test.each([
    ['api/src/http/metrics.ts', 'const start = performance.now();'],
    ['realtime/src/realtime.ts', 'const start = performance.now();'],
    ['scripts/bench/seed.ts', 'const id = Math.random();'],
    ['scripts/faults/run.ts', 'const seed = Date.now();'],
    ['api/src/games/races.test.ts', 'const id = Math.random();'],
    ['scripts/testing/live.ts', 'random: Math.random,'],
    ['web/src/lib/live.ts', '  random: Math.random,'],
  ])('lets %s measure, and draw what nobody gains from: %s', (path, line) => {
    expect(violationsIn(line, path)).toEqual([]);
  });

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
