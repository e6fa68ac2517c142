import { expect, test } from '@jest/globals';
import { houseViolations } from './check-house.ts';

test.each([
  ['api/src/games/settle.ts', '// biome-ignore lint/x: because', 'suppresses a check'],
  ['api/src/games/settle.ts', '// @ts-expect-error', 'suppresses a check'],
  ['api/src/games/settle.ts', '// TODO later', 'leaves work for later'],
  ['common/src/domain/game/game.ts', 'const x = Date.now();', 'reads the clock'],
  ['common/src/domain/game/game.ts', 'crypto.randomUUID()', 'draws by chance'],
  ['realtime/src/realtime.ts', 'random: Math.random,', 'draws what can be foretold'],
  ['web/src/app/shell.tsx', 'const id = Math.random();', 'draws what can be foretold'],
  ['scripts/run/start.ts', 'const seed = Date.now();', 'draws by a clock'],
  ['api/src/http/metrics.ts', 'const at = performance.now() % size;', 'draws by a clock'],
  ['api/src/games/settle.ts', 'const began = performance.now();', 'reads a clock of its own'],
])('in %s %s is found', (path, line, reason) => {
  expect(houseViolations([{ path, text: `\n${line}\n` }])).toEqual([
    expect.stringContaining(`${path}:2: ${reason}`),
  ]);
});

test.each([
  ['common/src/domain/game/game.test.ts', 'const x = Date.now();'],
  ['api/src/games/races.test.ts', 'const id = Math.random();'],
  ['api/src/http/metrics.ts', 'const start = performance.now();'],
  ['scripts/bench/seed.ts', 'const id = Math.random();'],
  ['web/src/lib/time/timing.ts', 'random: Math.random,'],
  ['api/src/a/b/c/d/e.ts', 'export const b = () => a;'],
])('in %s %s is allowed', (path, text) => {
  expect(houseViolations([{ path, text }])).toEqual([]);
});

test('names that say nothing and folders too deep are found', () => {
  const found = (path: string) => houseViolations([{ path, text: '' }]).length;
  expect(
    ['web/src/ui/utils.ts', 'web/src/ui/game-manager.ts', 'web/src/index.tsx'].map(found),
  ).toEqual([1, 1, 1]);
  expect(found('api/src/a/b/c/d/e/f.ts')).toBe(1);
});

test('a folder has at most 30 files; tests, texts and data do not count', () => {
  const files = (count: number, name: string) =>
    Array.from({ length: count }, (_, at) => ({ path: `web/src/${at}${name}`, text: '' }));
  expect(houseViolations([...files(30, '.ts'), ...files(5, '.test.ts')])).toEqual([]);
  expect(houseViolations(files(31, '.ts'))).toEqual(['web/src: 31 files, at most 30']);
});
