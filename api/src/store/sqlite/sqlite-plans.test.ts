import type { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { everyCall } from '../../testing/every-view.ts';
import { openDatabase } from './sqlite-database.ts';
import { sqliteStoresOn } from './sqlite-stores.ts';

/** A database, and every statement that the stores prepare on it while everything is read. */
async function openWatched(): Promise<{ database: DatabaseSync; statements: Set<string> }> {
  const database = openDatabase(':memory:');
  const statements = new Set<string>();
  const prepare = database.prepare.bind(database);
  database.prepare = (sql) => {
    statements.add(sql);
    return prepare(sql);
  };
  const stores = sqliteStoresOn(database, ':memory:');
  await everyCall(stores);
  database.prepare = prepare;
  return { database, statements };
}

let watched: Awaited<ReturnType<typeof openWatched>>;
beforeAll(async () => {
  watched = await openWatched();
});
afterAll(() => watched.database.close());

const stepsOf = (sql: string): string[] =>
  watched.database
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .all()
    .map(({ detail }) => String(detail));

const withStep = (pattern: RegExp) =>
  [...watched.statements]
    .filter((sql) => stepsOf(sql).some((step) => pattern.test(step)))
    .map((sql) => sql.replace(/\s+/g, ' '));

function planOf(...words: readonly string[]): string[] {
  const found = [...watched.statements].filter((sql) => words.every((word) => sql.includes(word)));
  expect(found.length).toBeGreaterThan(0);
  return [...new Set(found.flatMap(stepsOf))];
}

describe('a statement of the SQLite stores', () => {
  test('never sorts what an index could return in order', () => {
    const sorting = withStep(/TEMP B-TREE/).map((sql) => sql.replace(/.* FROM /, ''));
    // A user's results by sport: four groups.
    expect(sorting).toEqual([
      '"results" WHERE "player" = ? AND "markedOf" IS NULL AND "unrankedOf" IS NULL GROUP BY "sport"',
    ]);
    expect(watched.statements.size).toBeGreaterThan(60);
  });

  test('never scans a whole table, except for the lists of everything', () => {
    const scans = [...watched.statements].flatMap((sql) =>
      stepsOf(sql).filter((step) => /^SCAN (?!json_each|CONSTANT ROW|\()/.test(step)),
    );
    expect([...new Set(scans)].toSorted()).toEqual([
      'SCAN corrections USING INDEX corrections.byWeight',
      // The first one, in the order of the key.
      'SCAN dailies',
      'SCAN feedback USING INDEX feedback.latest',
      'SCAN reports USING INDEX reports.byWeight',
    ]);
  });
});

const game = 'SEARCH d USING INTEGER PRIMARY KEY (rowid=?)';

describe('the plan', () => {
  test.each([
    [
      'a history',
      ['d."touched" = ? ORDER BY i."createdAt" DESC', 'ofPlayer'],
      ['SEARCH i USING PRIMARY KEY (entry=?)', game],
    ],
    [
      'the deadlines of games and parties',
      ['"dueAt" <= ?'],
      [
        'SEARCH games USING INDEX games.due (dueAt<?)',
        'SEARCH parties USING COVERING INDEX parties.due (dueAt<?)',
      ],
    ],
    [
      'what the sweep looks for',
      ['"endedAt" IS NULL AND "createdAt" < ?'],
      ['SEARCH games USING INDEX games.unsettled (settled=? AND endedAt=? AND createdAt<?)'],
    ],
    [
      'a search',
      ['"usernameKey" >= ?'],
      ['SEARCH users USING INDEX users.usernameKey (usernameKey>? AND usernameKey<?)'],
    ],
    [
      'later results',
      ['"finishedAt" >= ? ORDER BY'],
      ['SEARCH results USING PRIMARY KEY (player=? AND finishedAt>?)'],
    ],
    [
      "a daily's board, its places and their number",
      ['"place" >= ?'],
      ['SEARCH results USING COVERING INDEX results.placed (place>? AND place<?)'],
    ],
    [
      "some players' places on it",
      ['SELECT', 'FROM "results"', '"dailyOf" IN'],
      [
        'SEARCH results USING INDEX results.inDaily (dailySlot=? AND dailyOf=?)',
        'LIST SUBQUERY 1',
        'SCAN json_each VIRTUAL TABLE INDEX 1:',
      ],
    ],
    [
      'a ranking, its places and their number',
      ['"week-all" >= ?', 'WHERE "week-all"'],
      ['SEARCH rankings USING COVERING INDEX rankings.week-all (week-all>? AND week-all<?)'],
    ],
  ])('of %s is a range of an index', (_, words, steps) => {
    expect(planOf(...words)).toEqual(steps);
  });
});
