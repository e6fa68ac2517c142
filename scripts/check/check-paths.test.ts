import { describe, expect, test } from '@jest/globals';
import { pathRows, pathViolations } from './check-paths.ts';

const table = (...places: string[]) =>
  ['## A path', ...places.map((place, index) => `| ${index + 1} | \`${place}\` | what |`)].join(
    '\n',
  );
const violations = (page: string, ...imports: [string, string][]) =>
  pathViolations(
    pathRows(page),
    imports.map(([from, to]) => ({ from, to })),
  );

describe('a path of the architecture page', () => {
  test('is in order where each row imports or is imported by an earlier one', () => {
    const page = table('form.ts', 'routes.ts', 'store/');
    expect(
      violations(
        page,
        ['form.ts', 'between.ts'],
        ['between.ts', 'routes.ts'],
        ['store/a.ts', 'routes.ts'],
      ),
    ).toEqual([]);
  });

  test('crosses from process to process by a contract that both import', () => {
    const contract = 'common/src/contracts/games.ts';
    expect(
      violations(
        table('web/form.ts', 'api/routes.ts'),
        ['web/form.ts', contract],
        ['api/routes.ts', contract],
      ),
    ).toEqual([]);
  });

  test.each([
    [
      'a row of its own workspace that shares a contract alone',
      table('api/form.ts', 'api/routes.ts'),
      '## A path row 2 follows from no earlier row',
    ],
    ['a file that has gone', table('form.ts', 'gone.ts'), '## A path row 2: gone.ts is not there'],
    [
      'a row that hangs together with none before it',
      table('form.ts', 'other.ts'),
      '## A path row 2 follows from no earlier row',
    ],
  ])('is refused with %s', (_, page, violation) => {
    expect(
      violations(
        page,
        ['form.ts', 'a.ts'],
        ['other.ts', 'b.ts'],
        ['api/form.ts', 'common/src/contracts/a.ts'],
        ['api/routes.ts', 'common/src/contracts/a.ts'],
      ),
    ).toEqual([violation]);
  });
});
