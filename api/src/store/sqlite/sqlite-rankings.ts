import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { setImmediate as pause } from 'node:timers/promises';
import { boardOf, ranked, type Sum } from '@craque/common/domain/record/ranking.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import type { BoardPlace, BoardQuery, BoardRow, RankingStore } from '../ranking-store.ts';
import { createRankingChanges } from './schema/sqlite-ranking-changes.ts';
import { guarded, transaction } from './sqlite-database.ts';

/** Rows before and after a user's own. */
const neighbours = 2;

const onBoard = 'board = :board AND start = :start AND shown = 1';
const place = '(minus_score, games, name)';
const own = '(:minus_score, :games, :name)';

/** Rows of the sums with what is shown of their accounts; they are chosen before these are read. */
const withAccounts = (sums: string) =>
  `SELECT u.id AS "userId", u.username, u.display_name AS "displayName", u.avatar_url AS "avatarUrl",
     -minus_score AS score, games
   FROM (${sums}) CROSS JOIN users u ON u.id = substr(player, 6)`;

const chosen = (condition: string, order: 'ASC' | 'DESC') =>
  withAccounts(
    `SELECT player, minus_score, games FROM ranking_sums WHERE ${onBoard} ${condition}
     ORDER BY minus_score ${order}, games ${order}, name ${order} LIMIT :limit`,
  );

function prepare(database: DatabaseSync) {
  const countOf = (condition: string) =>
    database.prepare(`SELECT COUNT(*) AS count FROM ranking_sums WHERE ${onBoard} ${condition}`);
  const sumsOf = (condition: string) =>
    database.prepare(
      `SELECT SUM(score) AS score, COUNT(*) AS games FROM results
       WHERE player = :player AND finished_at >= :from AND marked = 0 ${condition}`,
    );
  return {
    first: database.prepare(chosen('', 'ASC')),
    before: database.prepare(chosen(`AND ${place} < ${own}`, 'DESC')),
    from: database.prepare(chosen(`AND ${place} >= ${own}`, 'ASC')),
    own: database.prepare(
      `SELECT minus_score, games, name FROM ranking_sums WHERE player = :player AND ${onBoard}`,
    ),
    changed: database.prepare('SELECT 1 FROM ranking_changes LIMIT 1'),
    players: countOf(''),
    better: countOf('AND minus_score < :minus_score'),
    notBetter: countOf('AND minus_score >= :minus_score'),
    between: countOf('AND minus_score >= :from AND minus_score < :minus_score'),
    tiedBefore: countOf('AND minus_score = :minus_score AND (games, name) < (:games, :name)'),
    kept: database.prepare(
      `SELECT s.player, -s.minus_score AS score, s.games FROM json_each(:players)
       CROSS JOIN ranking_sums s ON s.player = json_each.value AND s.board = :board`,
    ),
    since: { ofAll: sumsOf(''), ofSport: sumsOf('AND sport = :sport') },
  };
}

type BoardKey = { board: string; start: number };
type Place = { minus_score: number; games: number; name: string };
type Statements = ReturnType<typeof prepare>;
/** A place, and how many are on the board: with it both are counted in one pass. */
type Own = { players: number; place: BoardPlace };

const countIn = (statement: StatementSync, values: Record<string, SQLInputValue>) =>
  Number(statement.get(values)?.count);

/** The user's place; undefined if they are not on the board, or not shown. */
function ownPlace(statements: Statements, board: BoardKey, userId: string): Own | undefined {
  const found = statements.own.get({ ...board, player: `user:${userId}` });
  if (!found) return undefined;
  const own = { ...board, ...(found as Place) };
  const { minus_score } = own;
  const better = countIn(statements.better, { ...board, minus_score });
  const position = 1 + better + countIn(statements.tiedBefore, own);
  const rows = (statement: 'before' | 'from', limit: number) =>
    statements[statement].all({ ...own, limit }) as unknown as BoardRow[];
  // Counted from the own one on, which has few between.
  const rankOf = (score: number) =>
    1 + better - countIn(statements.between, { ...board, minus_score, from: -score });
  const before = rows('before', neighbours)
    .reverse()
    .map((row) => ({ ...row, rank: rankOf(row.score) }));
  const rank = 1 + better;
  const from = ranked(rows('from', 1 + neighbours), { rank, position });
  const others = countIn(statements.notBetter, { ...board, minus_score });
  return { players: better + others, place: { rank, position, around: [...before, ...from] } };
}

const sumsFrom = (rows: readonly object[]) =>
  new Map(
    (rows as (Sum & { player: string })[]).map(({ player, score, games }) => [
      player.slice('user:'.length),
      { score, games },
    ]),
  );

/** The sums in the table `ranking_sums`, once the changes of `ranking_changes` are added. */
export function sqliteRankingStore(database: DatabaseSync): RankingStore {
  const statements = prepare(database);
  const addChanges = createRankingChanges(database);
  /** Other requests are answered between two parts. */
  async function update(): Promise<void> {
    const isChanged = () => guarded(() => statements.changed.get()) !== undefined;
    while (isChanged() && transaction(database, addChanges)) await pause();
  }
  const gamesOf = (userId: string, from: number, sport: Sport | undefined): Sum => {
    const of = { player: `user:${userId}`, from };
    const { ofAll, ofSport } = statements.since;
    const row = sport ? ofSport.get({ ...of, sport }) : ofAll.get(of);
    return { score: Number(row?.score), games: Number(row?.games) };
  };
  return {
    update,
    async board({ window, sport, start }: BoardQuery, { limit, userId }) {
      await update();
      const board = { board: boardOf(window, sport), start };
      return guarded(() => {
        const own = userId === undefined ? undefined : ownPlace(statements, board, userId);
        return {
          players: own?.players ?? countIn(statements.players, board),
          rows: statements.first.all({ ...board, limit }) as unknown as BoardRow[],
          place: own?.place,
        };
      });
    },
    async allTimeOf(userIds, sport) {
      await update();
      const players = JSON.stringify(userIds.map((id) => `user:${id}`));
      return guarded(() =>
        sumsFrom(statements.kept.all({ players, board: boardOf('all', sport) })),
      );
    },
    async gamesSince(people, sport) {
      const sums = guarded(() =>
        people.map(({ userId, from }) => [userId, gamesOf(userId, from, sport)] as const),
      );
      return new Map(sums.filter(([, { games }]) => games > 0));
    },
  };
}
