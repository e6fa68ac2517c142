import { DatabaseSync } from 'node:sqlite';
import { openDatabase } from '@craque/api/store/sqlite/sqlite-database.ts';
import { boards, type RankingWindow, utcWindows } from '@craque/common/domain/record/ranking.ts';

type Amount = { users: number; each: number; friends: number };

export const userIdOf = (number: number) => `u${String(number).padStart(7, '0')}`;

const idInSql = "printf('u%07d', n.value)";

/** Filled in sorted order and indexed afterwards: page by page instead of all over the file. */
const bulk = `
  PRAGMA synchronous = OFF; PRAGMA cache_size = -400000;
  DROP INDEX "results.ofAthlete"; DROP INDEX "results.found"; DROP INDEX "results.points";
  DROP INDEX "results.ofGuests"; DROP INDEX "results.marked";
  ${boards.map((board) => `DROP INDEX "rankings.${board}";`).join(' ')}
`;

const users = `
  WITH RECURSIVE n(value) AS (SELECT 0 UNION ALL SELECT value + 1 FROM n WHERE value + 1 < :users)
  INSERT INTO users (id, username, usernameKey, passwordHash, isAdmin, sessionsFrom, createdAt, timeZone)
  SELECT ${idInSql}, ${idInSql}, ${idInSql}, '-', 0, 0, :now,
    CASE n.value % 4 WHEN 0 THEN 'America/Sao_Paulo' WHEN 1 THEN 'Europe/Lisbon' WHEN 2 THEN 'Asia/Kolkata' END
  FROM n
`;

/** The first two of each are of the last hour, so that all are on every board; the others of a year. */
const results = `
  WITH RECURSIVE
    n(value) AS (SELECT 0 UNION ALL SELECT value + 1 FROM n WHERE value + 1 < :users),
    k(value) AS (SELECT 0 UNION ALL SELECT value + 1 FROM k WHERE value + 1 < :each)
  INSERT INTO results
    (player, finishedAt, gameId, sport, athleteId, won, score, guesses, hints, timeTaken, league, difficulty, ofGuest)
  SELECT 'user:' || ${idInSql},
    :now - CASE WHEN k.value < 2 THEN (n.value * 7 + k.value) % 60000
      ELSE 3600000 + (k.value * 631 + n.value * 17) % 31536 * 1000000 END,
    1 + n.value * :each + k.value,
    CASE (n.value + k.value) % 4 WHEN 0 THEN 'soccer' WHEN 1 THEN 'basketball' WHEN 2 THEN 'tennis' ELSE 'formula1' END,
    'athlete-' || ((n.value * 31 + k.value * 7) % 3000),
    (n.value + k.value) % 3 > 0,
    CASE WHEN (n.value + k.value) % 3 > 0 THEN 10 + (n.value * 37 + k.value * 101) % 190 ELSE 0 END,
    1 + k.value % 5, k.value % 3, 20 + k.value % 200, 'english-premier-league', 'medium', 0
  FROM n CROSS JOIN k
`;

const friendships = `
  WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < :friends)
  INSERT INTO friendships (pair, id, users, requester, status, createdAt, revision)
  SELECT '${userIdOf(0)} ' || ${idInSql}, 'f' || n.value, json_array('${userIdOf(0)}', ${idInSql}),
    '${userIdOf(0)}', 'accepted', :now, 0 FROM n
`;

function rankingsAt(now: number): string {
  const starts = utcWindows(now);
  const sumIn = (board: string) => {
    const [window, sport] = board.split('-') as [RankingWindow, string];
    const ofSport = sport === 'all' ? '' : ` AND sport = '${sport}'`;
    const where = `FILTER (WHERE finishedAt >= ${starts[window]}${ofSport})`;
    const [score, games] = [`SUM(score) ${where}`, `COUNT(*) ${where}`];
    const place = `printf('%014d%013d%09d%s', ${starts[window]}, 1000000000000 - ${score}, ${games}, substr(player, 6))`;
    const kept = `'${board}', json_object('start', 0, 'score', ${score}, 'games', ${games})`;
    return { window, kept, place: `CASE WHEN ${games} > 0 THEN ${place} END` };
  };
  const sums = boards.map(sumIn);
  const kept = sums.flatMap((sum) => (sum.window === 'all' ? [sum.kept] : []));
  return `INSERT INTO rankings (userId, sums, ${boards.map((board) => `"${board}"`).join(', ')})
    SELECT substr(player, 6), json_object(${kept.join(', ')}), ${sums.map(({ place }) => place).join(', ')}
    FROM results GROUP BY player`;
}

export function seedResults(file: string, amount: Amount, now: number): void {
  openDatabase(file).close();
  const database = new DatabaseSync(file);
  database.exec(`${bulk} BEGIN`);
  database.prepare(users).run({ users: amount.users, now });
  database.prepare(results).run({ users: amount.users, each: amount.each, now });
  database.prepare(friendships).run({ friends: amount.friends, now });
  database.exec(`${rankingsAt(now)}; COMMIT`);
  database.close();
  openDatabase(file).close();
}
