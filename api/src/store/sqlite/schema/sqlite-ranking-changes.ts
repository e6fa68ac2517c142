import type { DatabaseSync } from 'node:sqlite';
import {
  type Board,
  boardsOf,
  type Sum,
  utcWindows,
} from '@craque/common/domain/record/ranking.ts';
import type { Sport } from '@craque/common/domain/sport.ts';

/** Changes that are added together: some milliseconds. */
const atOnce = 200;

type Change = Sum & { number: number; userId: string; at: number; sport: Sport | null };
type Added = Sum & { start: number };

function prepare(database: DatabaseSync) {
  return {
    changes: database.prepare(
      `SELECT number, user_id AS "userId", at, sport, score, games FROM ranking_changes
       ORDER BY number LIMIT ${atOnce}`,
    ),
    remove: database.prepare('DELETE FROM ranking_changes WHERE number <= ?'),
    user: database.prepare(
      `SELECT username_key AS name, COALESCE(show_in_rankings, 1) AS shown FROM users WHERE id = ?`,
    ),
    /** A later window begins anew, an earlier one is over. */
    add: database.prepare(
      `INSERT INTO ranking_sums (player, board, start, minus_score, games, name, shown)
       VALUES (:player, :board, :start, -:score, :games, :name, :shown)
       ON CONFLICT (player, board) DO UPDATE SET
         minus_score = excluded.minus_score + CASE WHEN start = excluded.start THEN minus_score ELSE 0 END,
         games = excluded.games + CASE WHEN start = excluded.start THEN games ELSE 0 END,
         start = excluded.start
       WHERE excluded.start >= start`,
    ),
    subtract: database.prepare(
      `UPDATE ranking_sums SET minus_score = minus_score - :score, games = games + :games
       WHERE player = :player AND board = :board AND start = :start`,
    ),
    clear: database.prepare(
      `DELETE FROM ranking_sums
       WHERE player = :player AND board = :board AND games = 0 AND minus_score = 0`,
    ),
  };
}

/** What the changes of one user come to, on each board in its latest window. */
function addedUp(changes: readonly Change[]): Map<Board, Added> {
  const sums = new Map<Board, Added>();
  for (const { at, sport, score, games } of changes) {
    const starts = utcWindows(at);
    for (const [window, board] of boardsOf(sport ?? undefined)) {
      const start = starts[window];
      const before = sums.get(board) ?? { start, score: 0, games: 0 };
      if (start < before.start) continue;
      const sum = start > before.start ? { score: 0, games: 0 } : before;
      sums.set(board, { start, score: sum.score + score, games: sum.games + games });
    }
  }
  return sums;
}

/**
 * Adds the noted changes to the sums, the earliest first; true if more of them are left. To be called
 * in a transaction, so that each counts once.
 */
export function createRankingChanges(database: DatabaseSync): () => boolean {
  const statements = prepare(database);
  function addTo(userId: string, changes: readonly Change[]): void {
    const user = statements.user.get(userId);
    if (!user) return;
    const { name, shown } = user as { name: string; shown: number };
    for (const [board, { start, score, games }] of addedUp(changes)) {
      const place = { player: `user:${userId}`, board, start };
      if (games > 0 || (games === 0 && score > 0)) {
        statements.add.run({ ...place, score, games, name, shown });
      } else {
        statements.subtract.run({ ...place, score, games });
        statements.clear.run({ player: place.player, board });
      }
    }
  }
  return () => {
    const changes = statements.changes.all() as unknown as Change[];
    const last = changes.at(-1);
    if (!last) return false;
    const byUser = Map.groupBy(changes, ({ userId }) => userId);
    for (const [userId, ofUser] of byUser) addTo(userId, ofUser);
    statements.remove.run(last.number);
    return changes.length === atOnce;
  };
}
