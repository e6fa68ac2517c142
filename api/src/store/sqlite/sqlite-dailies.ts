import type { DailyDate } from '@craque/common/domain/daily/daily-date.ts';
import type { DatabaseSync } from 'node:sqlite';
import type { DailyStore, StoredDaily } from '../daily-store.ts';
import type { DailyPlace, FinishedDaily, ResultStore } from '../history-stores.ts';
import { guarded, uniqueError } from './sqlite-database.ts';

type Turn = Awaited<ReturnType<DailyStore['turnsOf']>>[number];

/** The athletes of the dates in the table `dailies`. */
export function sqliteDailyStore(database: DatabaseSync): DailyStore {
  const insert = database.prepare(
    'INSERT INTO dailies (date, sport, round, athlete_id, daily) VALUES (?, ?, ?, ?, ?)',
  );
  const replace = database.prepare(
    `INSERT INTO dailies (date, sport, round, athlete_id, daily) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (date, sport) DO UPDATE
     SET round = excluded.round, athlete_id = excluded.athlete_id, daily = excluded.daily`,
  );
  const valuesOf = (daily: StoredDaily) => {
    const { date, sport, round, athlete } = daily;
    return [date, sport, round, athlete.athleteId, JSON.stringify(daily)] as const;
  };
  const find = database.prepare('SELECT daily FROM dailies WHERE date = ? AND sport = ?');
  const turns = database.prepare(
    'SELECT date, athlete_id AS "athleteId", round FROM dailies WHERE sport = ? ORDER BY date',
  );
  const first = database.prepare('SELECT MIN(date) AS date FROM dailies');
  return {
    async insert(daily) {
      try {
        guarded(() => insert.run(...valuesOf(daily)));
        return 'inserted';
      } catch (error) {
        const broken = uniqueError(error);
        if (broken === undefined) throw error;
        return broken.includes('athlete_id') ? 'athlete-taken' : 'date-taken';
      }
    },
    async replace(daily) {
      try {
        guarded(() => replace.run(...valuesOf(daily)));
        return 'replaced';
      } catch (error) {
        if (uniqueError(error) === undefined) throw error;
        return 'athlete-taken';
      }
    },
    async find(date, sport) {
      const row = guarded(() => find.get(date, sport));
      return row && (JSON.parse(String(row.daily)) as StoredDaily);
    },
    async turnsOf(sport) {
      return guarded(() => turns.all(sport)) as unknown as Turn[];
    },
    async firstDate() {
      const date = guarded(() => first.get())?.date;
      return typeof date === 'string' ? (date as DailyDate) : undefined;
    },
  };
}

type Flags<Row> = { [Field in keyof Row]: Row[Field] extends boolean ? number : Row[Field] };

/** The results of dailies in the table `results`. */
export function sqliteDailyResults(
  database: DatabaseSync,
): Pick<ResultStore, 'dailiesOf' | 'placesOf'> {
  const ofPlayer = database.prepare(
    `SELECT daily_date AS date, sport, daily_started_at AS "startedAt", finished_at AS "finishedAt", won, guesses
     FROM results WHERE player = ? AND daily_date IS NOT NULL ORDER BY daily_date, daily_started_at`,
  );
  const ofDaily = database.prepare(
    `SELECT player, won, guesses, hints, time_taken AS "timeTaken", finished_at AS "finishedAt", marked
     FROM results WHERE daily_date = ? AND sport = ? AND finished_at < ?`,
  );
  return {
    async dailiesOf(player) {
      const rows = guarded(() => ofPlayer.all(player)) as unknown as Flags<FinishedDaily>[];
      return rows.map(({ won, ...rest }) => ({ ...rest, won: won === 1 }));
    },
    async placesOf({ date, sport, finishedBefore }) {
      const rows = guarded(() => ofDaily.all(date, sport, finishedBefore));
      // Field by field: a board may have thousands, and a spread copies each in a slow way.
      return (rows as unknown as Flags<DailyPlace>[]).map((row) => ({
        player: row.player,
        won: row.won === 1,
        guesses: row.guesses,
        hints: row.hints,
        timeTaken: row.timeTaken,
        finishedAt: row.finishedAt,
        marked: row.marked === 1,
      }));
    },
  };
}
