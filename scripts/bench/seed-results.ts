import { DatabaseSync } from 'node:sqlite';
import { openDatabase } from '@craque/api/store/sqlite/sqlite-database.ts';

export type Amount = {
  users: number;
  /** Results of each. */
  each: number;
  /** Friends of the first user. */
  friends: number;
};

/** The id and the name of a user, in the order of their numbers. */
export const userIdOf = (number: number) => `u${String(number).padStart(7, '0')}`;

const idInSql = "printf('u%07d', n.value)";

/** Filled in sorted order and indexed afterwards: page by page instead of all over the file. */
const bulk = `
  PRAGMA synchronous = OFF; PRAGMA cache_size = -400000;
  DROP INDEX results_by_athlete; DROP INDEX results_found; DROP INDEX results_marked;
`;

const users = `
  WITH RECURSIVE n(value) AS (SELECT 0 UNION ALL SELECT value + 1 FROM n WHERE value + 1 < :users)
  INSERT INTO users (id, username, username_key, password_hash, is_admin, created_at, time_zone)
  SELECT ${idInSql}, ${idInSql}, ${idInSql}, '-', 0, :now,
    CASE n.value % 4 WHEN 0 THEN 'America/Sao_Paulo' WHEN 1 THEN 'Europe/Lisbon' WHEN 2 THEN 'Asia/Kolkata' END
  FROM n
`;

/** The first two of each are of the last hour, so that all are on every board; the others of a year. */
const results = `
  WITH RECURSIVE
    n(value) AS (SELECT 0 UNION ALL SELECT value + 1 FROM n WHERE value + 1 < :users),
    k(value) AS (SELECT 0 UNION ALL SELECT value + 1 FROM k WHERE value + 1 < :each)
  INSERT INTO results
    (player, finished_at, game_id, sport, athlete_id, won, score, guesses, hints, time_taken, league, difficulty)
  SELECT 'user:' || ${idInSql},
    :now - CASE WHEN k.value < 2 THEN (n.value * 7 + k.value) % 60000
      ELSE 3600000 + (k.value * 631 + n.value * 17) % 31536 * 1000000 END,
    1 + n.value * :each + k.value,
    CASE (n.value + k.value) % 4 WHEN 0 THEN 'soccer' WHEN 1 THEN 'basketball' WHEN 2 THEN 'tennis' ELSE 'formula1' END,
    'athlete-' || ((n.value * 31 + k.value * 7) % 3000),
    (n.value + k.value) % 3 > 0,
    CASE WHEN (n.value + k.value) % 3 > 0 THEN 10 + (n.value * 37 + k.value * 101) % 190 ELSE 0 END,
    1 + k.value % 5, k.value % 3, 20 + k.value % 200, 'english-premier-league', 'medium'
  FROM n CROSS JOIN k
`;

const friendships = `
  WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < :friends)
  INSERT INTO friendships (id, one, other, requester, status, created_at, revision)
  SELECT 'f' || n.value, '${userIdOf(0)}', ${idInSql}, '${userIdOf(0)}', 'accepted', :now, 0 FROM n
`;

/** The product makes them again, and the sums with them. */
function dropTriggers(database: DatabaseSync): void {
  const triggers = database.prepare("SELECT name FROM sqlite_master WHERE type = 'trigger'").all();
  for (const { name } of triggers) database.exec(`DROP TRIGGER ${name}`);
}

/**
 * Writes the users with their results into a new file, and then opens it as the product does, which
 * adds the sums up. Returns how long (ms) that took.
 */
export function seedResults(file: string, amount: Amount, now: number): number {
  openDatabase(file).close();
  const database = new DatabaseSync(file);
  database.exec(bulk);
  dropTriggers(database);
  database.exec('BEGIN');
  database.prepare(users).run({ users: amount.users, now });
  database.prepare(results).run({ users: amount.users, each: amount.each, now });
  database.prepare(friendships).run({ friends: amount.friends, now });
  database.exec('COMMIT');
  database.close();
  // Makes the indexes again, and the sums, which then are taken away: they alone are measured.
  const indexed = openDatabase(file);
  dropTriggers(indexed);
  indexed.close();
  const begun = performance.now();
  openDatabase(file).close();
  return performance.now() - begun;
}
