import type { DatabaseSync } from 'node:sqlite';
import type { Win, WinGroup } from '@craque/common/domain/record/album.ts';
import type { PlayerId } from '@craque/common/domain/ids.ts';
import type { Outcome } from '@craque/common/domain/record/totals.ts';
import type { Plays } from '@craque/common/domain/athlete/strength.ts';
import type { GameResult, ResultStore } from '../history-stores.ts';
import { type Columns, insertInto, selected, valuesOf } from './schema/sqlite-columns.ts';
import { guarded } from './sqlite-database.ts';
import { sqliteDailyResults } from './sqlite-dailies.ts';
import { sqlitePace } from './sqlite-pace.ts';

const outcomeColumns: Columns<Outcome> = {
  gameId: 'game_id',
  sport: 'sport',
  athleteId: 'athlete_id',
  won: 'won',
  score: 'score',
  guesses: 'guesses',
  hints: 'hints',
  timeTaken: 'time_taken',
  finishedAt: 'finished_at',
};
const columns: Columns<GameResult> = {
  ...outcomeColumns,
  player: 'player',
  league: 'league',
  difficulty: 'difficulty',
  dailyDate: 'daily_date',
  dailyStartedAt: 'daily_started_at',
};
const winColumns: Columns<Win> = {
  league: 'league',
  athleteId: 'athlete_id',
  difficulty: 'difficulty',
  guesses: 'guesses',
  finishedAt: 'finished_at',
};

const outcomeFrom = (row: unknown): Outcome => {
  const { won, ...rest } = row as Omit<Outcome, 'won'> & { won: number };
  return { ...rest, won: won === 1 };
};

function prepare(database: DatabaseSync) {
  return {
    add: database.prepare(`${insertInto('results', columns)} ON CONFLICT DO NOTHING`),
    remove: database.prepare('DELETE FROM results WHERE game_id = ? AND player = ?'),
    removeOf: database.prepare('DELETE FROM results WHERE player = ?'),
    removeGuests: database.prepare(
      "DELETE FROM results WHERE player >= 'guest:' AND player < 'guest;' AND finished_at < ?",
    ),
    latest: database.prepare(
      `SELECT won FROM results WHERE player = ? AND (finished_at, game_id) < (?, ?)
       ORDER BY finished_at DESC, game_id DESC`,
    ),
    after: database.prepare(
      `SELECT ${selected(outcomeColumns)} FROM results
       WHERE player = ? AND (finished_at, game_id) > (?, ?) ORDER BY finished_at, game_id`,
    ),
    tail: database.prepare(
      `SELECT ${selected(outcomeColumns)} FROM results
       WHERE player = ? AND finished_at >= ? ORDER BY finished_at, game_id`,
    ),
    earlier: database.prepare(
      'SELECT COUNT(*) AS count FROM results WHERE player = ? AND finished_at < ?',
    ),
    pointsSince: database.prepare(
      'SELECT TOTAL(score) AS points FROM results WHERE player = ? AND finished_at >= ?',
    ),
    points: database.prepare('SELECT SUM(score) AS points FROM results WHERE player = ?'),
    winGroups: database.prepare(
      `SELECT league, athlete_id AS "athleteId", difficulty, guesses,
         MIN(finished_at) AS "finishedAt", COUNT(*) AS count
       FROM results WHERE player = ? AND won = 1 AND league IS NOT NULL
       GROUP BY league, athlete_id, difficulty, guesses`,
    ),
    winsOver: database.prepare(
      `SELECT ${selected(winColumns)} FROM results
       WHERE player = ? AND athlete_id = ? AND won = 1 AND league IS NOT NULL
       ORDER BY finished_at, game_id`,
    ),
    found: database.prepare(
      `SELECT COUNT(*) AS count FROM json_each(?) WHERE EXISTS (
         SELECT 1 FROM results
         WHERE athlete_id = json_each.value AND player = ? AND won = 1 AND league = ?)`,
    ),
    // With MIN, SQLite takes the bare columns from the row that has the minimum.
    plays: database.prepare(
      `SELECT COUNT(*) AS players, TOTAL(won) AS solvers, TOTAL(won * guesses) AS "solverGuesses"
       FROM (SELECT won, guesses, difficulty, MIN(finished_at) FROM results
             WHERE athlete_id = ? GROUP BY player)
       WHERE difficulty = ?`,
    ),
  };
}

const beforeAll = { finishedAt: Number.MIN_SAFE_INTEGER, gameId: 0 };
const afterAll = { finishedAt: Number.MAX_SAFE_INTEGER, gameId: 0 };

/** Maximum number of players of whom each is cached: some megabytes. */
const maxSums = 20_000;
const maxGroups = 100;

/**
 * Caches what the results of a player add up to until one of them is written or removed: otherwise
 * every list of many friends would add up all their games, and every page with stickers all wins.
 * Safe because the file has only one process at a time.
 */
function remembered<Sum>(most: number, sumOf: (player: PlayerId) => Sum) {
  const sums = new Map<PlayerId, Sum>();
  return {
    of(player: PlayerId): Sum {
      const known = sums.get(player);
      if (known !== undefined) return known;
      if (sums.size >= most) sums.clear();
      const sum = sumOf(player);
      sums.set(player, sum);
      return sum;
    },
    forget: (player: PlayerId) => void sums.delete(player),
    forgetAll: () => sums.clear(),
  };
}

/** Both sums of a player, which end with the same results. */
function rememberedSums({ points, winGroups }: ReturnType<typeof prepare>) {
  const pointsOf = remembered(maxSums, (player) => {
    const sum = points.get(player)?.points;
    return typeof sum === 'number' ? sum : null;
  });
  const groupsOf = remembered(maxGroups, (player): readonly WinGroup[] => {
    const rows = winGroups.all(player) as unknown as WinGroup[];
    return rows.sort((one, other) => one.finishedAt - other.finishedAt);
  });
  return {
    pointsOf: pointsOf.of,
    groupsOf: groupsOf.of,
    forget(player: PlayerId): void {
      pointsOf.forget(player);
      groupsOf.forget(player);
    },
    forgetAll(): void {
      pointsOf.forgetAll();
      groupsOf.forgetAll();
    },
  };
}

/** The results in the table `results`. */
export function sqliteResultStore(database: DatabaseSync): ResultStore {
  const statements = prepare(database);
  const sums = rememberedSums(statements);
  return {
    ...sqlitePace(database),
    ...sqliteDailyResults(database),
    async add(result) {
      guarded(() => statements.add.run(valuesOf(columns, result)));
      sums.forget(result.player);
    },
    async remove(gameId, player) {
      guarded(() => statements.remove.run(gameId, player));
      sums.forget(player);
    },
    async removeOf(player) {
      const { changes } = guarded(() => statements.removeOf.run(player));
      sums.forget(player);
      return Number(changes);
    },
    async removeGuests(finishedBefore) {
      const { changes } = guarded(() => statements.removeGuests.run(finishedBefore));
      sums.forgetAll();
      return Number(changes);
    },
    async streakOf(player, { finishedAt, gameId } = afterAll) {
      return guarded(() => {
        let streak = 0;
        for (const row of statements.latest.iterate(player, finishedAt, gameId)) {
          if (row.won !== 1) break;
          streak += 1;
        }
        return streak;
      });
    },
    async outcomesAfter(player, mark = beforeAll) {
      const rows = guarded(() => statements.after.all(player, mark.finishedAt, mark.gameId));
      return rows.map(outcomeFrom);
    },
    async tailOf(player, { from, starts = [] }) {
      return guarded(() => ({
        earlier: Number(statements.earlier.get(player, from)?.count),
        outcomes: statements.tail.all(player, from).map(outcomeFrom),
        points: starts.map((start) => Number(statements.pointsSince.get(player, start)?.points)),
      }));
    },
    async winsOf(player, athleteId) {
      return guarded(() => statements.winsOver.all(player, athleteId)) as unknown as Win[];
    },
    async winGroupsOf(player) {
      return guarded(() => sums.groupsOf(player));
    },
    async countFound(player, league, athleteIds) {
      const row = guarded(() => statements.found.get(JSON.stringify(athleteIds), player, league));
      return Number(row?.count);
    },
    async playsOf(athleteId, difficulty) {
      return guarded(() => statements.plays.get(athleteId, difficulty)) as unknown as Plays;
    },
    async totalPoints(players) {
      return guarded(() => {
        const found = players.map((player) => [player, sums.pointsOf(player)] as const);
        return new Map(found.filter((each): each is [PlayerId, number] => each[1] !== null));
      });
    },
  };
}
