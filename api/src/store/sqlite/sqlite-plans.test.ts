import type { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from '@jest/globals';
import { openDatabase } from './sqlite-database.ts';
import { sqliteStoresOn } from './sqlite-stores.ts';

/** A database, and every statement that the stores prepare on it. */
function openWatched(): { database: DatabaseSync; statements: string[] } {
  const database = openDatabase(':memory:');
  const statements: string[] = [];
  const prepare = database.prepare.bind(database);
  database.prepare = (sql) => {
    statements.push(sql);
    return prepare(sql);
  };
  sqliteStoresOn(database, ':memory:');
  database.prepare = prepare;
  return { database, statements };
}

const { database, statements } = openWatched();
afterAll(() => database.close());

/** The steps of the query plan of the statement that contains all these words. */
function planOf(...words: readonly string[]): string[] {
  const found = statements.filter((sql) => words.every((word) => sql.includes(word)));
  expect(found).toHaveLength(1);
  return stepsOf(found[0] ?? '');
}

function stepsOf(sql: string): string[] {
  return database
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .all()
    .map(({ detail }) => String(detail));
}

describe('a statement of the SQLite stores', () => {
  test('never sorts what an index could return in order', () => {
    const sorting = statements.filter((sql) =>
      stepsOf(sql).some((step) => /TEMP B-TREE/.test(step)),
    );
    expect(sorting).toEqual([]);
    expect(statements.length).toBeGreaterThan(60);
  });

  test('never scans a whole table, except for the lists of everything', () => {
    const scanning = statements.flatMap((sql) =>
      stepsOf(sql).filter((step) => /^SCAN (?!json_each|CONSTANT ROW|\()/.test(step)),
    );
    expect(scanning.toSorted()).toEqual([
      'SCAN corrections USING INDEX corrections_by_weight',
      'SCAN deletions USING COVERING INDEX deletions_by_time',
      'SCAN feedback USING INDEX feedback_by_time',
      'SCAN ranking_changes',
      'SCAN ranking_changes',
      // The few who hide from boards.
      'SCAN users USING COVERING INDEX users_hidden',
    ]);
  });
});

describe('the plan', () => {
  test('of a search is a range of the unique names', () => {
    expect(planOf('FROM users', 'username_key >= ?')).toEqual([
      'SEARCH users USING INDEX sqlite_autoindex_users_2 (username_key>? AND username_key<?)',
    ]);
  });

  test("of a history is a range of the player's games and each game by its id", () => {
    expect(planOf('g.touched = 1 OR g.id')).toEqual([
      'SEARCH p USING PRIMARY KEY (player=? AND (created_at,game_id)<(?,?))',
      'SEARCH g USING INTEGER PRIMARY KEY (rowid=?)',
      'SCALAR SUBQUERY 1',
      'SEARCH p USING PRIMARY KEY (player=?)',
    ]);
  });

  test("of the running games is a range of the player's unsettled ones", () => {
    expect(planOf('g.due_at IS NULL')).toEqual([
      'SEARCH p USING COVERING INDEX players_unsettled (player=?)',
      'SEARCH g USING INTEGER PRIMARY KEY (rowid=?)',
    ]);
  });

  test("of the invitations of a user is a range of the user's and each game by its id", () => {
    expect(planOf('FROM invitees i')).toEqual([
      'SEARCH i USING PRIMARY KEY (user_id=?)',
      'SEARCH g USING INTEGER PRIMARY KEY (rowid=?)',
    ]);
  });

  test('of the challenges of a player is a range of those alone', () => {
    expect(planOf('in_challenge = 1', 'SELECT')).toEqual([
      'SEARCH p USING COVERING INDEX players_in_challenges (player=? AND created_at>?)',
      'SEARCH g USING INTEGER PRIMARY KEY (rowid=?)',
    ]);
  });

  test('of a code is one entry of the codes, and of the deadlines a range of those', () => {
    expect(planOf('SELECT', 'link_code = ?')).toEqual([
      'SEARCH games USING INDEX games_link (link_code=?)',
    ]);
    expect(planOf('due_at <= ?')).toEqual(['SEARCH games USING INDEX games_due (due_at<?)']);
  });

  test('of a save is the game by its id, even if it compares indexed values', () => {
    for (const words of ['touched IS ? AND ended_at IS ?', 'link_code = ? WHERE id = ?']) {
      const plans = statements.filter((sql) => sql.includes(words)).map(stepsOf);
      expect(new Set(plans.flat())).toEqual(
        new Set(['SEARCH games USING INTEGER PRIMARY KEY (rowid=?)']),
      );
    }
  });

  test('of a session is one entry of the sessions, and its account by its id', () => {
    expect(planOf('FROM sessions LEFT JOIN', 'sid = ?')).toEqual([
      'SEARCH sessions USING INDEX sqlite_autoindex_sessions_1 (sid=?)',
      'SEARCH users USING PRIMARY KEY (id=?) LEFT-JOIN',
    ]);
  });

  test('of what is kept about a user is a range of each table', () => {
    const steps = planOf('json_group_array').filter((step) => !/^CORRELATED/.test(step));
    expect(steps).toEqual([
      'SEARCH u USING PRIMARY KEY (id=?)',
      'SEARCH r USING PRIMARY KEY (player=?) LEFT-JOIN',
      'SEARCH achievements USING PRIMARY KEY (user_id=?)',
      'SEARCH friendships USING COVERING INDEX friendships_of_one (one=? AND status=?)',
      'SEARCH friendships USING COVERING INDEX friendships_of_other (other=? AND status=?)',
    ]);
  });

  test("of a player's later results and of the number of earlier ones is a range of them", () => {
    expect(planOf('FROM results', 'finished_at >= ? ORDER BY')).toEqual([
      'SEARCH results USING PRIMARY KEY (player=? AND finished_at>?)',
    ]);
    expect(planOf('COUNT(*)', 'FROM results', 'player = ? AND finished_at < ?')).toEqual([
      'SEARCH results USING PRIMARY KEY (player=? AND finished_at<?)',
    ]);
    expect(planOf('FROM results', '(finished_at, game_id) >')).toEqual([
      'SEARCH results USING PRIMARY KEY (player=? AND (finished_at,game_id)>(?,?))',
    ]);
  });

  test("of an athlete's plays and of wins over an athlete are ranges of one index", () => {
    expect(planOf('TOTAL(won)')).toEqual([
      'CO-ROUTINE (subquery-1)',
      'SEARCH results USING COVERING INDEX results_by_athlete (athlete_id=?)',
      'SCAN (subquery-1)',
    ]);
    const ofPlayer = 'USING COVERING INDEX results_by_athlete (athlete_id=? AND player=?)';
    expect(planOf('FROM results', 'athlete_id = ? AND won')).toEqual([
      `SEARCH results ${ofPlayer}`,
    ]);
  });

  test("of all a player's wins reads them in the order of their groups, from an index alone", () => {
    expect(planOf('GROUP BY league')).toEqual([
      'SEARCH results USING COVERING INDEX results_found (player=? AND league>?)',
    ]);
    expect(planOf('FROM results', 'athlete_id = json_each.value')).toEqual([
      expect.stringMatching(/^SCAN json_each /),
      'SEARCH results EXISTS USING COVERING INDEX results_found (player=? AND league=? AND athlete_id=?)',
    ]);
  });

  const inOrder = 'SEARCH ranking_sums USING COVERING INDEX ranking_sums_in_order';

  test('of a board and of a place on it are ranges of one index, and a few accounts', () => {
    const accounts = ['SCAN (subquery-1)', 'SEARCH u USING PRIMARY KEY (id=?)'];
    for (const [compared, sign] of [
      ['name) < (', '<'],
      ['name) >= (', '>'],
    ] as const) {
      expect(planOf('"avatarUrl"', 'ranking_sums', compared).slice(-3)).toEqual([
        `${inOrder} (board=? AND start=? AND (minus_score,games,name)${sign}(?,?,?))`,
        ...accounts,
      ]);
    }
    expect(planOf('COUNT(*)', 'ranking_sums', 'shown = 1 AND minus_score < ')).toEqual([
      `${inOrder} (board=? AND start=? AND minus_score<?)`,
    ]);
  });

  test('of the kept sums and the games of people are ranges of each one', () => {
    expect(planOf('json_each', 'ranking_sums')).toEqual([
      expect.stringMatching(/^SCAN json_each /),
      'SEARCH s USING PRIMARY KEY (player=? AND board=?)',
    ]);
    expect(planOf('SUM(score)', 'finished_at >= :from', 'sport = :sport')).toEqual([
      'SEARCH results USING PRIMARY KEY (player=? AND finished_at>?)',
    ]);
  });

  test("of a daily's places and of a player's dailies are ranges of covering indexes", () => {
    expect(planOf('FROM results', 'daily_date = ?')).toEqual([
      'SEARCH results USING COVERING INDEX results_of_daily (daily_date=? AND sport=?)',
    ]);
    expect(planOf('FROM results', 'daily_date IS NOT NULL')).toEqual([
      'SEARCH results USING COVERING INDEX results_dailies (player=? AND daily_date>?)',
    ]);
  });

  test("of a player's daily games is a range of the creation keys, of the turns one of the sport", () => {
    expect(planOf('FROM games', 'create_key > ?')).toEqual([
      'SEARCH games USING INDEX games_create_key (creator=? AND create_key>? AND create_key<?)',
    ]);
    expect(planOf('FROM dailies', 'ORDER BY date')).toEqual([
      'SEARCH dailies USING COVERING INDEX dailies_of_sport (sport=?)',
    ]);
    expect(planOf('MIN(date)')).toEqual(['SEARCH dailies USING PRIMARY KEY']);
  });

  test.each([
    ['friends', ['UNION ALL', "status = 'accepted'", 'ORDER BY']],
    ['requests', ["status = 'pending'", 'ORDER BY']],
  ])('of a list of %s merges the two sides of the pairs', (_, words) => {
    expect(planOf(...words)).toEqual([
      'MERGE (UNION ALL)',
      'LEFT',
      'SEARCH friendships USING INDEX friendships_of_one (one=? AND status=?)',
      'RIGHT',
      'SEARCH friendships USING INDEX friendships_of_other (other=? AND status=?)',
    ]);
  });
});
