import type { GameId } from '@craque/common/domain/ids.ts';
import type { DatabaseSync } from 'node:sqlite';
import type { GameStore, InsertOutcome } from '../store.ts';
import { guarded, transaction, uniqueError } from './sqlite-database.ts';
import { gameFrom, gamesFrom } from './sqlite-game-rows.ts';
import { sqliteGameWrites } from './sqlite-game-writes.ts';
import { sqlitePlayerGames } from './sqlite-player-games.ts';
import { sqliteChallenges } from './sqlite-challenges.ts';

function insertOutcome(error: unknown): InsertOutcome {
  const broken = uniqueError(error);
  // A link's code is one of 2^50: a clash is a bug, and no reason to draw another id.
  if (broken === undefined || broken.includes('link_code')) throw error;
  return broken.includes('create_key') ? 'key-taken' : 'id-taken';
}

const columns = 'g.revision, g.game';

function prepare(database: DatabaseSync) {
  return {
    find: database.prepare('SELECT revision, game FROM games WHERE id = ?'),
    findByKey: database.prepare(
      'SELECT revision, game FROM games WHERE creator = ? AND create_key = ?',
    ),
    recent: database.prepare(
      `SELECT g.athlete_id AS id FROM players p JOIN games g ON g.id = p.game_id
       WHERE p.player = ? AND g.sport = ? ORDER BY p.created_at DESC, p.game_id DESC LIMIT ?`,
    ),
    unsettledOf: database.prepare(
      `SELECT ${columns} FROM players p JOIN games g ON g.id = p.game_id
       WHERE p.player = ? AND p.settled = 0 AND g.settled = 0 AND g.touched = 1
         AND (g.ended_at IS NOT NULL OR g.due_at IS NOT NULL OR g.saved_at <= ?)
       ORDER BY p.created_at, p.game_id`,
    ),
    // The games behind the kept ones are counted in the index alone.
    unsettledBeyond: database.prepare(
      `SELECT ${columns} FROM (SELECT game_id FROM players WHERE player = ? AND settled = 0
         ORDER BY created_at DESC, game_id DESC LIMIT ? OFFSET ?) JOIN games g ON g.id = game_id`,
    ),
    owing: database.prepare(
      `SELECT ${columns} FROM games g WHERE g.settled = 0 AND g.ended_at IS NOT NULL AND g.ended_at < ?
       ORDER BY g.ended_at, g.id LIMIT ?`,
    ),
    idle: database.prepare(
      `SELECT ${columns} FROM games g WHERE g.settled = 0 AND g.ended_at IS NULL AND g.touched = 1
       AND g.created_at < ?1 AND g.saved_at < ?1 ORDER BY g.created_at, g.id LIMIT ?2`,
    ),
    settle: database.prepare('UPDATE games SET settled = 1 WHERE id = ?'),
    settlePlayers: database.prepare('UPDATE players SET settled = 1 WHERE game_id = ?'),
    removeUntouched: database.prepare('DELETE FROM games WHERE id = ? AND touched = 0'),
    removeOldUntouched: database.prepare(
      `DELETE FROM games WHERE touched = 0 AND created_at < ?1
       AND (created_at < ?2 OR json_extract(game, '$.daily') IS NULL)`,
    ),
    removeGuests: database.prepare(
      "DELETE FROM games WHERE creator >= 'guest:' AND creator < 'guest;' AND created_at < ?1 AND saved_at < ?1",
    ),
  };
}

export function sqliteGameStore(database: DatabaseSync): GameStore {
  const statements = prepare(database);
  const writes = sqliteGameWrites(database);
  return {
    ...sqlitePlayerGames(database, writes),
    ...sqliteChallenges(database),
    async insert(game) {
      try {
        transaction(database, () => writes.insert(game));
        return 'inserted';
      } catch (error) {
        return insertOutcome(error);
      }
    },
    async find(id) {
      return gameFrom(guarded(() => statements.find.get(id)));
    },
    async findByCreateKey(creator, key) {
      return gameFrom(guarded(() => statements.findByKey.get(creator, key)));
    },
    async save(game) {
      if (!game.challenge) return guarded(() => writes.saveSolo(game));
      return transaction(database, () => writes.saveChallenge(game));
    },
    async recentAthletes(player, sport, limit) {
      const rows = guarded(() => statements.recent.all(player, sport, limit));
      return rows.map((row) => String(row.id));
    },
    async unsettledOf(player, idleBefore = Number.MAX_SAFE_INTEGER) {
      return gamesFrom(guarded(() => statements.unsettledOf.all(player, idleBefore)));
    },
    async unsettledBeyond(player, { kept, limit }) {
      return gamesFrom(guarded(() => statements.unsettledBeyond.all(player, limit, kept)));
    },
    async removeUntouched(id) {
      guarded(() => statements.removeUntouched.run(id));
    },
    async unsettledSince({ endedBefore, idleBefore, limit }) {
      return guarded(() => {
        const owing = statements.owing.all(endedBefore, limit);
        return gamesFrom([...owing, ...statements.idle.all(idleBefore, limit - owing.length)]);
      });
    },
    async markSettled(id: GameId) {
      transaction(database, () => {
        statements.settle.run(id);
        statements.settlePlayers.run(id);
      });
    },
    async removeStale({ untouchedBefore, untouchedDailyBefore, guestIdleBefore }) {
      return transaction(database, () => {
        const old = statements.removeOldUntouched.run(untouchedBefore, untouchedDailyBefore);
        return Number(old.changes) + Number(statements.removeGuests.run(guestIdleBefore).changes);
      });
    },
  };
}
