import type { DatabaseSync } from 'node:sqlite';
import type { Game } from '@craque/common/domain/game/game.ts';
import { lookKey } from '@craque/common/names/look-alike.ts';
import {
  achievements,
  collections,
  corrections,
  dailies,
  feedback,
  friendships,
  games,
  rankings,
  records,
  results,
  sessions,
  users,
} from '../collections.ts';
import type { GameResult } from '../history-stores.ts';
import type { Collection, Documents, Value } from '../port.ts';
import { gameDoc } from '../stores/games.ts';
import { placeText } from '../stores/ranking-places.ts';
import { resultDoc } from '../stores/results.ts';
import { leagueSlug, upgradedGame } from '../stores/upgraded.ts';
import { laterVersion } from '../versions.ts';
import { inserter } from './sqlite-engine.ts';
import { columnSql, quoted, tableSql } from './sqlite-sql.ts';

/** The `PRAGMA user_version` of a file with these tables. */
export const sqliteVersion = 8;
const earliest = 3;
const lobbiesSince = 6;

type Row = Record<string, string | number | null>;
const camelCased = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );

/** Renames the tables of an earlier version and drops their indexes; those of an `ANALYZE` stay. */
function setAside(database: DatabaseSync): void {
  const named = database.prepare(
    "SELECT name FROM sqlite_master WHERE type = ? AND sql IS NOT NULL AND name NOT LIKE 'sqlite!_%' ESCAPE '!'",
  );
  for (const kind of ['trigger', 'index', 'table']) {
    for (const { name } of named.all(kind)) {
      const old = quoted(String(name));
      if (kind === 'table') database.exec(`ALTER TABLE ${old} RENAME TO "old_${String(name)}"`);
      else database.exec(`DROP ${kind} ${old}`);
    }
  }
}

/** Reads what was set aside, and writes it by the statements that the stores use. */
function copyIn(database: DatabaseSync) {
  const exists = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'old_' || ?");
  const copied = (table: string, order = ''): IteratorObject<Row> => {
    if (!exists.get(table)) return Iterator.from([]);
    const rows = database.prepare(`SELECT * FROM old_${table} ${order}`).iterate();
    return Iterator.from(rows as Iterable<Row>).map(camelCased);
  };
  return {
    copied,
    grouped: (table: string, by: string, order: string) =>
      Map.groupBy(copied(table, order), (row) => row[by] ?? null),
    into: <Doc extends object>(collection: Collection<Doc>) =>
      inserter(database, collection as unknown as Documents),
  };
}
type Copy = ReturnType<typeof copyIn>;

/** Sums and places of a user, to be counted anew where something is missing. */
function rankingsIn({ grouped }: Copy): (userId: Value) => object {
  const sums = grouped('ranking_sums', 'player', '');
  const changed = new Set(grouped('ranking_changes', 'userId', '').keys());
  return (userId) => {
    const rows = (sums.get(`user:${userId}`) ?? []).map((row) => {
      const { board, start, minusScore, games: count, name, shown } = row;
      const sum = { start: Number(start), score: -Number(minusScore), games: Number(count) };
      return { board: String(board), sum, place: shown === 1 && placeText(sum, String(name)) };
    });
    return {
      sums: Object.fromEntries(rows.map(({ board, sum }) => [board, sum])),
      ...Object.fromEntries(rows.flatMap(({ board, place }) => (place ? [[board, place]] : []))),
      stale: changed.has(String(userId)) || sums.size === 0 ? true : null,
    };
  };
}

function copyUsers(copy: Copy): void {
  const { copied, grouped, into } = copy;
  const rankingOf = rankingsIn(copy);
  const [insertUser, insertRanking, insertSessions] = [into(users), into(rankings), into(sessions)];
  const looks = new Set<unknown>(copied('users').map(({ look }) => look));
  for (const row of copied('users', 'ORDER BY created_at, id')) {
    // Of those that look alike only the oldest has the look.
    const own = lookKey(String(row.username));
    const look = row.look ?? (looks.has(own) ? null : own);
    looks.add(look);
    insertUser({ sessionsFrom: 0, ...row, look });
    insertRanking({ userId: row.id, ...rankingOf(row.id ?? '') });
  }
  for (const { id, at } of copied('deletions')) insertUser({ id, deletedAt: at });
  const newestFirst = 'ORDER BY created_at DESC, rowid DESC';
  for (const [userId, all] of grouped('sessions', 'userId', newestFirst)) {
    insertSessions({ userId, sessions: all.map(({ userId: _, ...entry }) => entry) });
  }
}

function copyGames({ copied, into }: Copy, version: number): void {
  const [insertGame, insertResult, insertRecord] = [into(games), into(results), into(records)];
  for (const { game: text, revision, settled, creator, createKey } of copied('games')) {
    const stored = JSON.parse(String(text)) as Game;
    const game = version < lobbiesSince ? upgradedGame(stored) : stored;
    const createSlot = createKey === null ? null : `${creator} ${createKey}`;
    insertGame({ ...gameDoc(game), createSlot, revision, settled });
  }
  for (const { marked, ...row } of copied('results')) {
    const { uncounted: _, ...doc } = resultDoc({
      ...row,
      dailyDate: row.dailyDate ?? undefined,
      league: row.league && leagueSlug(String(row.league)),
    } as unknown as GameResult);
    insertResult({ ...doc, markedOf: marked === 1 ? row.player : null });
  }
  for (const row of copied('records')) insertRecord(row);
  const insertAchievement = into(achievements);
  for (const row of copied('achievements'))
    insertAchievement({ ...row, id: `${row.userId} ${row.key}` });
}

function copyTexts({ copied, grouped, into }: Copy): void {
  const insertFriendship = into(friendships);
  for (const { one, other, ...row } of copied('friendships')) {
    insertFriendship({ ...row, users: [one, other], pair: `${one} ${other}` });
  }
  const insertFeedback = into(feedback);
  const changes = grouped('status_changes', 'feedbackId', 'ORDER BY number');
  for (const row of copied('feedback')) {
    const hasSlot = row.userId !== null && row.key !== null;
    const keySlot = hasSlot ? `${row.userId} ${row.key}` : null;
    const own = (changes.get(row.id ?? null) ?? []).map(
      ({ actorId, fromStatus, toStatus, at }) => ({
        ...{ actorId, from: fromStatus, to: toStatus, at },
      }),
    );
    insertFeedback({ ...row, keySlot, changes: own });
  }
  const insertCorrection = into(corrections);
  const reporters = grouped('correction_reporters', 'correctionId', 'ORDER BY at, user_id');
  for (const row of copied('corrections')) {
    const own = (reporters.get(row.id ?? null) ?? []).map(({ userId, at }) => ({ userId, at }));
    insertCorrection({ ...row, isDecided: row.decidedAt !== null, reporters: own });
  }
  const insertDaily = into(dailies);
  for (const row of copied('dailies')) insertDaily({ ...row, id: `${row.date} ${row.sport}` });
}

/** A field that the file does not have yet becomes a column of it; it has to be one that may be absent. */
function makeTable(database: DatabaseSync, collection: Documents): void {
  const [table = '', ...indexes] = tableSql(collection);
  database.exec(table);
  const columns = database.prepare('SELECT name FROM pragma_table_info(?)').all(collection.name);
  const known = new Set(columns.map(({ name }) => name));
  for (const field of Object.keys(collection.fields).filter((each) => !known.has(each)))
    database.exec(
      `ALTER TABLE ${quoted(collection.name)} ADD COLUMN ${columnSql(collection, field)}`,
    );
  for (const sql of indexes) database.exec(sql);
}

/**
 * Before the first board was counted, results had no places, and achievements of marked wins
 * counted in rankings.
 */
function noteUnplaced(database: DatabaseSync): void {
  database.exec('DROP INDEX IF EXISTS "results.ofDaily"; DROP INDEX IF EXISTS "users.hidden"');
  if (database.prepare('SELECT 1 FROM counts LIMIT 1').get()) return;
  database.exec('UPDATE results SET unplaced = dailySlot WHERE dailySlot IS NOT NULL');
  database.exec(
    "UPDATE results SET uncounted = markedOf WHERE markedOf BETWEEN 'user:' AND 'user;'",
  );
}

function dropOld(database: DatabaseSync): void {
  // Others refer to the games.
  const tables = database
    .prepare(
      "SELECT name FROM sqlite_master WHERE name LIKE 'old!_%' ESCAPE '!' ORDER BY name = 'old_games'",
    )
    .all();
  for (const { name } of tables) database.exec(`DROP TABLE ${quoted(String(name))}`);
}

/**
 * Makes the tables and fills them with those of an earlier version, all or nothing. Throws for a
 * later version, and for one that was never released.
 */
export function migrate(database: DatabaseSync): void {
  const found = Number(database.prepare('PRAGMA user_version').get()?.user_version);
  const isNew = database.prepare('SELECT 1 FROM sqlite_master').get() === undefined;
  if (found > sqliteVersion) throw new Error(laterVersion);
  if (!isNew && found < earliest) throw new Error('is older than the first release');
  const isOld = !isNew && found < sqliteVersion;
  // Enough for the pages of all indexes that are filled side by side.
  if (isOld) database.exec('PRAGMA cache_size = -200000');
  database.exec('BEGIN IMMEDIATE');
  try {
    if (isOld) setAside(database);
    for (const collection of collections) makeTable(database, collection as unknown as Documents);
    if (isOld) {
      const copy = copyIn(database);
      copyUsers(copy);
      copyGames(copy, found);
      copyTexts(copy);
      dropOld(database);
    }
    noteUnplaced(database);
    database.exec(`PRAGMA user_version = ${sqliteVersion}; COMMIT; PRAGMA cache_size = -2000`);
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
