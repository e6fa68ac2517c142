import { describe, expect, test } from '@jest/globals';
import { crowdedFolders, folderCycles } from './check-folders.ts';

const files = (count: number, name: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => name(at));

describe('crowded folders', () => {
  test('begin at 31 files; tests, contracts, texts and data do not count', () => {
    const thirty = files(30, (at) => `api/src/games/a-${at}.ts`);
    const aside = ['api/src/games/a.test.ts', 'api/src/games/a.contract.ts'];
    expect(crowdedFolders([...thirty, ...aside, 'api/src/games/more/a.ts'])).toEqual([]);
    expect(crowdedFolders(files(40, (at) => `web/src/locales/${at}.json`))).toEqual([]);
    expect(crowdedFolders([...thirty, 'api/src/games/b.ts'])).toEqual([
      'api/src/games: 31 files, at most 30',
    ]);
  });
});

describe('cycles of folders', () => {
  const imports = (...pairs: readonly string[]) =>
    pairs.map((pair) => {
      const [from = '', to = ''] = pair.split(' > ');
      return { from, to };
    });

  test('are found even if no two files import each other', () => {
    const found = folderCycles(
      imports('a/x.ts > b/x.ts', 'b/y.ts > c/x.ts', 'c/y.ts > a/y.ts', 'a/x.ts > d/x.ts'),
    );
    expect(found).toEqual([
      'cycle of folders: a/x.ts → b/x.ts',
      'cycle of folders: b/y.ts → c/x.ts',
      'cycle of folders: c/y.ts → a/y.ts',
    ]);
  });

  test('are not reported inside a folder, in one direction, or through test code', () => {
    expect(folderCycles(imports('a/x.ts > a/y.ts', 'a/y.ts > a/x.ts'))).toEqual([]);
    expect(folderCycles(imports('a/x.ts > b/x.ts', 'a/y.ts > b/y.ts', 'b/x.ts > c/x.ts'))).toEqual(
      [],
    );
    expect(folderCycles(imports('a/x.ts > b/x.ts', 'b/x.test.ts > a/x.ts'))).toEqual([]);
    expect(folderCycles(imports('a/x.ts > b/x.ts', 'b/y.ts > a/testing/x.ts'))).toEqual([]);
  });
});
