import type { DatabaseSync } from 'node:sqlite';
import { achievementKeys, achievementRules } from '@craque/common/domain/record/achievement.ts';
import {
  type RankingWindow,
  rankingWindows,
  utcWindows,
} from '@craque/common/domain/record/ranking.ts';
import { sports } from '@craque/common/domain/sport.ts';

/**
 * One row for each user and board, of the latest window that has games or points: the window before
 * it is of no use any more, so the table never has to be cleared. `minus_score` is below zero: all
 * columns of a board's order ascend, and a place is a range. `name` and `shown` repeat the account's
 * for the index.
 */
const table = `
  CREATE TABLE IF NOT EXISTS ranking_sums (
    player TEXT NOT NULL,
    board TEXT NOT NULL,
    start INTEGER NOT NULL,
    minus_score INTEGER NOT NULL,
    games INTEGER NOT NULL,
    name TEXT NOT NULL,
    shown INTEGER NOT NULL,
    PRIMARY KEY (player, board)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS ranking_sums_in_order ON ranking_sums (board, start, minus_score, games, name, player)
    WHERE shown = 1;
`;

const day = 24 * 60 * 60 * 1000;

/** The start of the window in UTC that contains the instant, as `utcWindows` of the domain has it. */
const startOf: Record<RankingWindow, (at: string) => string> = {
  day: (at) => `${at} - ${at} % ${day}`,
  week: (at) => `${at} - (${at} + ${3 * day}) % ${7 * day}`,
  month: (at) => `unixepoch(${at} / 1000, 'unixepoch', 'start of month') * 1000`,
  all: () => '0',
};

/** What counts, as SQL expressions; `sport` is null for an achievement. */
type Counted = { userId: string; at: string; sport: string | null; score: string; games: 0 | 1 };

const boardsOf = ({ at, sport }: Counted): [board: string, start: string][] =>
  rankingWindows.flatMap((window): [string, string][] => {
    const start = startOf[window](at);
    const all: [string, string] = [`'${window}-all'`, start];
    return sport === null ? [all] : [all, [`'${window}-' || ${sport}`, start]];
  });

const shownOf = 'COALESCE(u.show_in_rankings, 1)';

/** Adds to the sums of each board; a later window begins anew, an earlier one is over. */
function addition(counted: Counted, from = ''): string {
  const { userId, score, games } = counted;
  const selects = boardsOf(counted).map(
    ([board, start]) =>
      `SELECT 'user:' || u.id, ${board}, ${start}, -(${score}), ${games}, u.username_key, ${shownOf}
       FROM ${from}users u WHERE u.id = ${userId}`,
  );
  return `INSERT INTO ranking_sums (player, board, start, minus_score, games, name, shown)
    SELECT * FROM (${selects.join(' UNION ALL ')}) WHERE true
    ON CONFLICT (player, board) DO UPDATE SET
      minus_score = excluded.minus_score + CASE WHEN start = excluded.start THEN minus_score ELSE 0 END,
      games = excluded.games + CASE WHEN start = excluded.start THEN games ELSE 0 END,
      start = excluded.start
    WHERE excluded.start >= start;`;
}

function removal(counted: Counted): string {
  const { userId, score, games } = counted;
  const isOnBoard = boardsOf(counted).map(
    ([board, start]) => `(board = ${board} AND start = ${start})`,
  );
  return `UPDATE ranking_sums SET minus_score = minus_score + (${score}), games = games - ${games}
    WHERE player = 'user:' || ${userId} AND (${isOnBoard.join(' OR ')});
    DELETE FROM ranking_sums
    WHERE player = 'user:' || ${userId} AND games = 0 AND minus_score = 0;`;
}

/** The points of an achievement. */
function pointsOf(key: string): string {
  const cases = achievementKeys.map(
    (each) => `WHEN '${each}' THEN ${achievementRules[each].points}`,
  );
  return `CASE ${key} ${cases.join(' ')} ELSE 0 END`;
}

const resultOf = (row: 'NEW' | 'OLD'): Counted => ({
  ...{ userId: `substr(${row}.player, 6)`, at: `${row}.finished_at`, sport: `${row}.sport` },
  ...{ score: `${row}.score`, games: 1 },
});
const achievementOf = (row: 'NEW' | 'OLD' | 'a'): Counted => ({
  ...{ userId: `${row}.user_id`, at: `${row}.unlocked_at`, sport: null },
  ...{ score: pointsOf(`${row}.key`), games: 0 },
});
const isOfUser = (row: 'NEW' | 'OLD') =>
  `${row}.player >= 'user:' AND ${row}.player < 'user;' AND ${row}.marked = 0`;

/**
 * The sums change in the statement that changes what they are made of: no crash, and no order of
 * calls, can part the two.
 */
const triggers: readonly (readonly [name: string, event: string, steps: string])[] = [
  ['result', `AFTER INSERT ON results WHEN ${isOfUser('NEW')}`, addition(resultOf('NEW'))],
  ['no_result', `AFTER DELETE ON results WHEN ${isOfUser('OLD')}`, removal(resultOf('OLD'))],
  [
    'marked',
    `AFTER UPDATE OF marked ON results WHEN ${isOfUser('OLD')} AND NEW.marked = 1`,
    removal(resultOf('OLD')),
  ],
  ['achievement', 'AFTER INSERT ON achievements', addition(achievementOf('NEW'))],
  ['no_achievement', 'AFTER DELETE ON achievements', removal(achievementOf('OLD'))],
  [
    'preference',
    'AFTER UPDATE OF show_in_rankings ON users',
    `UPDATE ranking_sums SET shown = COALESCE(NEW.show_in_rankings, 1) WHERE player = 'user:' || NEW.id;`,
  ],
  [
    'no_account',
    'AFTER DELETE ON users',
    `DELETE FROM ranking_sums WHERE player = 'user:' || OLD.id;`,
  ],
].map(([name = '', event = '', steps = '']) => [`ranking_${name}`, event, steps]);

/**
 * Adds up all there is: each user's results of a window are neighbours, so all but those of all time
 * are short ranges. `now` (ms) decides which windows are the latest.
 */
function fill(database: DatabaseSync, now: number): void {
  database.exec('DELETE FROM ranking_sums');
  const starts = utcWindows(now);
  for (const window of rankingWindows) {
    for (const sport of sports) {
      database
        .prepare(
          `INSERT INTO ranking_sums
           SELECT r.player, '${window}-${sport}', :start, -SUM(r.score), COUNT(*), u.username_key, ${shownOf}
           FROM users u CROSS JOIN results r ON r.player = 'user:' || u.id AND r.finished_at >= :start
           WHERE r.sport = '${sport}' AND r.marked = 0 GROUP BY u.id`,
        )
        .run({ start: starts[window] });
    }
    database.exec(
      `INSERT INTO ranking_sums
       SELECT player, '${window}-all', MAX(start), SUM(minus_score), SUM(games), MAX(name), MAX(shown)
       FROM ranking_sums WHERE board LIKE '${window}-%' GROUP BY player`,
    );
  }
  database.exec(addition(achievementOf('a'), 'achievements a CROSS JOIN '));
}

/**
 * Creates the sums and what keeps them. They are added up anew where they are not kept yet, or by
 * another rule, such as other points of an achievement.
 */
export function ensureRankingSums(database: DatabaseSync, now: number): void {
  database.exec(table);
  const wanted = triggers.map(
    ([name, event, steps]) => `CREATE TRIGGER ${name} ${event} BEGIN ${steps} END`,
  );
  const stored = database
    .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND name LIKE 'ranking%'")
    .all();
  const isKept =
    stored.length === wanted.length && stored.every(({ sql }) => wanted.includes(String(sql)));
  if (isKept) return;
  for (const { name } of stored) database.exec(`DROP TRIGGER "${String(name)}"`);
  for (const sql of wanted) database.exec(sql);
  fill(database, now);
}
