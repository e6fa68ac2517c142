import type { DatabaseSync } from 'node:sqlite';
import { achievementKeys, achievementRules } from '@craque/common/domain/record/achievement.ts';
import { rankingWindows, utcWindows } from '@craque/common/domain/record/ranking.ts';
import { sports } from '@craque/common/domain/sport.ts';

/**
 * One row for each user and board, of the latest window that has games or points: the window before
 * it is of no use any more, so the table never has to be cleared. `minus_score` is below zero: all
 * columns of a board's order ascend, and a place is a range. `name` and `shown` repeat the account's
 * for the index.
 *
 * One result changes eight boards, which would cost as much as all else that ends a game. So changes
 * are only noted with it, at the end of a short table, and added to the sums together
 * (`sqlite-ranking-changes.ts`). Of an achievement the sport is null.
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
  CREATE TABLE IF NOT EXISTS ranking_changes (
    number INTEGER PRIMARY KEY,
    user_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    sport TEXT,
    score INTEGER NOT NULL,
    games INTEGER NOT NULL
  ) STRICT;
`;

const shownOf = (user: string) => `COALESCE(${user}.show_in_rankings, 1)`;

/** The points of an achievement. */
function pointsOf(key: string): string {
  const cases = achievementKeys.map(
    (each) => `WHEN '${each}' THEN ${achievementRules[each].points}`,
  );
  return `CASE ${key} ${cases.join(' ')} ELSE 0 END`;
}

const isOfUser = (row: 'NEW' | 'OLD') =>
  `${row}.player >= 'user:' AND ${row}.player < 'user;' AND ${row}.marked = 0`;

const note = (values: string) =>
  `INSERT INTO ranking_changes (user_id, at, sport, score, games) VALUES (${values});`;
const added = 'substr(NEW.player, 6), NEW.finished_at, NEW.sport, NEW.score, 1';
const gone = 'substr(OLD.player, 6), OLD.finished_at, OLD.sport, -OLD.score, -1';

/**
 * What changes the sums is noted in the statement that does it: no crash, and no order of calls, can
 * part the two. An account leaves at once, and is hidden at once.
 */
const triggers: readonly string[] = [
  `result AFTER INSERT ON results WHEN ${isOfUser('NEW')} BEGIN ${note(added)} END`,
  `no_result AFTER DELETE ON results WHEN ${isOfUser('OLD')} BEGIN ${note(gone)} END`,
  `marked AFTER UPDATE OF marked ON results WHEN ${isOfUser('OLD')} AND NEW.marked = 1
   BEGIN ${note(gone)} END`,
  `achievement AFTER INSERT ON achievements
   BEGIN ${note(`NEW.user_id, NEW.unlocked_at, NULL, ${pointsOf('NEW.key')}, 0`)} END`,
  `no_achievement AFTER DELETE ON achievements
   BEGIN ${note(`OLD.user_id, OLD.unlocked_at, NULL, -(${pointsOf('OLD.key')}), 0`)} END`,
  `preference AFTER UPDATE OF show_in_rankings ON users
   BEGIN UPDATE ranking_sums SET shown = ${shownOf('NEW')} WHERE player = 'user:' || NEW.id; END`,
  `no_account AFTER DELETE ON users
   BEGIN DELETE FROM ranking_sums WHERE player = 'user:' || OLD.id; END`,
].map((text) => `CREATE TRIGGER ranking_${text}`);

/**
 * Adds up all there is: each user's results of a window are neighbours, so all but those of all time
 * are short ranges. `now` (ms) decides which windows are the latest.
 */
function fill(database: DatabaseSync, now: number): void {
  database.exec('DELETE FROM ranking_sums; DELETE FROM ranking_changes');
  const starts = utcWindows(now);
  for (const window of rankingWindows) {
    for (const sport of sports) {
      database
        .prepare(
          `INSERT INTO ranking_sums
           SELECT r.player, '${window}-${sport}', :start, -SUM(r.score), COUNT(*), u.username_key, ${shownOf('u')}
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
    database
      .prepare(
        `INSERT INTO ranking_sums
         SELECT 'user:' || u.id, '${window}-all', :start, -SUM(${pointsOf('a.key')}), 0, u.username_key, ${shownOf('u')}
         FROM achievements a CROSS JOIN users u ON u.id = a.user_id WHERE a.unlocked_at >= :start GROUP BY a.user_id
         ON CONFLICT (player, board) DO UPDATE SET minus_score = minus_score + excluded.minus_score`,
      )
      .run({ start: starts[window] });
  }
}

/**
 * Creates the sums and what keeps them. They are added up anew where they are not kept yet, or by
 * another rule, such as other points of an achievement.
 */
export function ensureRankingSums(database: DatabaseSync, now: number): void {
  database.exec(table);
  const stored = database
    .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND name LIKE 'ranking%'")
    .all();
  const isKept =
    stored.length === triggers.length && stored.every(({ sql }) => triggers.includes(String(sql)));
  if (isKept) return;
  for (const { name } of stored) database.exec(`DROP TRIGGER "${String(name)}"`);
  for (const sql of triggers) database.exec(sql);
  fill(database, now);
}
