import { describe, expect, test } from '@jest/globals';
import { brokenRules, folderCycles, importsOf } from './check-imports.ts';

const importsIn = (...pairs: readonly string[]) =>
  pairs.map((pair) => {
    const [from = '', to = ''] = pair.split(' > ');
    return { from, to };
  });

test.each([
  ['test code stays in tests', 'api/src/app.ts > api/src/testing/a-user.ts'],
  ['domain imports itself', 'common/src/domain/ids.ts > npm:zod'],
  ['contracts import zod and domain', 'common/src/contracts/a.ts > common/src/tokens/b.ts'],
  ['tokens import domain and chance', 'common/src/tokens/a.ts > common/src/contracts/b.ts'],
  ['a service knows no transport or driver', 'api/src/games/a-service.ts > npm:express'],
  ['a service knows no transport or driver', 'api/src/games/a-service.ts > api/src/http/app.ts'],
  ['routes know no store', 'api/src/games/a-routes.ts > api/src/store/store.ts'],
  ['routes use their own service', 'api/src/games/a-routes.ts > api/src/friends/b-service.ts'],
  ['a store knows port and driver', 'api/src/store/mongo/a.ts > api/src/games/b.ts'],
  ['one store knows no other', 'api/src/store/mongo/a.ts > api/src/store/sqlite/b.ts'],
  ['one store knows no other', 'api/src/store/sqlite/a.ts > api/src/store/mongo/b.ts'],
  ['app knows no driver', 'api/src/app.ts > npm:ioredis'],
  ['mongo at home', 'api/src/games/a.ts > npm:mongodb'],
  ['the client knows contracts and domain', 'web/src/lib/a.ts > common/src/tokens/b.ts'],
  ['a layer knows none above it', 'web/src/lib/a.ts > web/src/ui/b.tsx'],
  ['a layer knows none above it', 'web/src/play/a.ts > web/src/features/game/b.ts'],
  ['a layer knows none above it', 'web/src/features/game/a.ts > web/src/app/b.ts'],
  ['ui does not fetch', 'web/src/ui/a.tsx > web/src/lib/api.ts'],
  ['a feature knows no other', 'web/src/features/home/a.ts > web/src/features/game/b.ts'],
  ['common knows no workspace', 'common/src/testing/a.ts > api/src/b.ts'],
  ['api knows common alone', 'api/src/a.test.ts > realtime/src/b.ts'],
  ['realtime knows no api', 'realtime/src/a.ts > api/src/b.ts'],
  ['the client knows common alone', 'web/src/a.tsx > api/src/b.ts'],
  ['sqlite at home', 'api/src/games/a.test.ts > node:sqlite'],
  ['roots are not imported', 'scripts/a.ts > scripts/serve.ts'],
])('%s: not %s', (name, pair) => {
  expect(importsIn(pair).flatMap(brokenRules)[0]).toContain(name);
});

test.each([
  'common/src/domain/ids.test.ts > npm:fast-check',
  'api/src/games/a-routes.ts > api/src/sessions/b-service.ts',
  'api/src/store/sqlite/a.ts > api/src/store/stores.ts',
  'web/src/features/game/a.test.tsx > web/src/features/home/b.ts',
  'scripts/faults/a.ts > scripts/testing/live.ts',
  'scripts/bench/a.ts > scripts/testing/players.ts',
])('%s is allowed', (pair) => {
  expect(importsIn(pair).flatMap(brokenRules)).toEqual([]);
});

test('imports are found in a file', () => {
  const text = `import { test } from '@jest/globals';\nimport { a } from './a.ts';\n`;
  expect(importsOf({ path: 'scripts/check/b.ts', text })).toEqual([
    { from: 'scripts/check/b.ts', to: 'npm:@jest/globals' },
    { from: 'scripts/check/b.ts', to: 'scripts/check/a.ts' },
  ]);
});

describe('cycles of folders', () => {
  const cycles = (...pairs: readonly string[]) => folderCycles(importsIn(...pairs));

  test('are found even if no two files import each other', () => {
    expect(
      cycles('a/x.ts > b/x.ts', 'b/y.ts > c/x.ts', 'c/y.ts > a/y.ts', 'a/x.ts > d/x.ts'),
    ).toEqual([
      'cycle of folders: a/x.ts → b/x.ts',
      'cycle of folders: b/y.ts → c/x.ts',
      'cycle of folders: c/y.ts → a/y.ts',
    ]);
  });

  test('are not reported inside a folder, in one direction, or through test code', () => {
    expect(cycles('a/x.ts > a/y.ts', 'a/y.ts > a/x.ts')).toEqual([]);
    expect(cycles('a/x.ts > a/b/y.ts', 'a/b/y.ts > a/z.ts')).toEqual([]);
    expect(cycles('a/x.ts > b/x.ts', 'a/y.ts > b/y.ts', 'b/x.ts > c/x.ts')).toEqual([]);
    expect(cycles('a/x.ts > b/x.ts', 'b/x.test.ts > a/x.ts')).toEqual([]);
  });
});
