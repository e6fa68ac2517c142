import type { DatabaseSync } from 'node:sqlite';
import type { PacedWin } from '@craque/common/domain/record/pace.ts';
import type { MarkedWins, ResultStore } from '../history-stores.ts';
import { guarded } from './sqlite-database.ts';

type PaceQueries = Pick<ResultStore, 'latestWins' | 'countWins' | 'markWins' | 'markedWins'>;

const wins = 'player = ? AND finished_at >= ? AND finished_at <= ? AND won = 1';

function prepare(database: DatabaseSync) {
  return {
    latest: database.prepare(
      `SELECT finished_at AS "finishedAt", time_taken AS "timeTaken", guesses FROM results
       WHERE player = ? AND finished_at <= ? AND won = 1
       ORDER BY finished_at DESC, game_id DESC LIMIT ?`,
    ),
    count: database.prepare(`SELECT COUNT(*) AS count FROM results WHERE ${wins}`),
    mark: database.prepare(`UPDATE results SET marked = 1 WHERE ${wins} AND marked = 0`),
    marked: database.prepare(
      `SELECT player, COUNT(*) AS marked, MIN(finished_at) AS "firstAt", MAX(finished_at) AS "lastAt",
         MIN(time_taken) AS shortest
       FROM results WHERE marked = 1 AND player >= 'user:' AND player < 'user;' GROUP BY player`,
    ),
  };
}

/** The queries about the pace of wins. */
export function sqlitePace(database: DatabaseSync): PaceQueries {
  const statements = prepare(database);
  return {
    async latestWins(player, upTo, limit) {
      return guarded(() => statements.latest.all(player, upTo, limit)) as unknown as PacedWin[];
    },
    async countWins(player, from, to) {
      return Number(guarded(() => statements.count.get(player, from, to))?.count);
    },
    async markWins(player, from, to) {
      guarded(() => statements.mark.run(player, from, to));
    },
    async markedWins() {
      return guarded(() => statements.marked.all()) as unknown as MarkedWins[];
    },
  };
}
