import type { Game } from '@craque/common/domain/game.ts';
import type { GameId } from '@craque/common/domain/ids.ts';
import type { DatabaseSync } from 'node:sqlite';
import { endedAt, isAnyTouched, savedAt } from '../game-columns.ts';
import type { GameStore, InsertOutcome } from '../store.ts';
import { guarded, transaction, uniqueFault } from './sqlite-database.ts';
import { gameFrom, gamesFrom } from './sqlite-game-rows.ts';
import { sqlitePlayerGames } from './sqlite-player-games.ts';

const touchedFlag = (game: Game) => (isAnyTouched(game) ? 1 : 0);

function insertOutcome(error: unknown): InsertOutcome {
  const fault = uniqueFault(error);
  if (fault === undefined) throw error;
  return fault.includes('create_key') ? 'key-taken' : 'id-taken';
}

const columns = 'g.revision, g.game';

function prepare(database: DatabaseSync) {
  return {
    insert: database.prepare(
      `INSERT INTO games (id, revision, creator, create_key, sport, athlete_id, created_at, saved_at, touched, ended_at, settled, game)
       VALUES (?, 0, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?)`,
    ),
    addPlayer: database.prepare(
      'INSERT OR IGNORE INTO players (player, game_id, created_at) VALUES (?, ?, ?)',
    ),
    find: database.prepare('SELECT revision, game FROM games WHERE id = ?'),
    findByKey: database.prepare(
      'SELECT revision, game FROM games WHERE creator = ? AND create_key = ?',
    ),
    // SQLite rewrites the entries of a partial index whenever a column of its condition is set, also to the same value:
    // most guesses change neither, and then one page is written instead of four.
    save: database.prepare(
      `UPDATE games SET revision = revision + 1, game = ?, saved_at = ?
       WHERE id = ? AND revision = ? AND touched = ? AND ended_at IS ?`,
    ),
    saveTurn: database.prepare(
      `UPDATE games SET revision = revision + 1, game = ?, saved_at = ?, touched = ?, ended_at = ?
       WHERE id = ? AND revision = ?`,
    ),
    recent: database.prepare(
      `SELECT g.athlete_id AS id FROM players p JOIN games g ON g.id = p.game_id
       WHERE p.player = ? AND g.sport = ? ORDER BY p.created_at DESC, p.game_id DESC LIMIT ?`,
    ),
    unsettledOf: database.prepare(
      `SELECT ${columns} FROM players p JOIN games g ON g.id = p.game_id
       WHERE p.player = ? AND p.settled = 0 AND g.settled = 0 AND g.touched = 1 ORDER BY p.created_at, p.game_id`,
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
    removeUntouched: database.prepare('DELETE FROM games WHERE touched = 0 AND created_at < ?'),
    removeGuests: database.prepare(
      "DELETE FROM games WHERE creator >= 'guest:' AND creator < 'guest;' AND created_at < ?1 AND saved_at < ?1",
    ),
  };
}

export function sqliteGameStore(database: DatabaseSync): GameStore {
  const statements = prepare(database);
  const addPlayers = ({ id, createdAt, players }: Game) => {
    for (const player of players) statements.addPlayer.run(player.id, id, createdAt);
  };
  const insertAll = (game: Game) => {
    const { id, creator, createKey = null, sport, athlete, createdAt } = game;
    const row = [creator, createKey, sport, athlete.athleteId, createdAt, savedAt(game)] as const;
    statements.insert.run(id, ...row, touchedFlag(game), endedAt(game), JSON.stringify(game));
    addPlayers(game);
  };
  const saveRow = (game: Game) => {
    const row = [JSON.stringify(game), savedAt(game)] as const;
    const marks = [touchedFlag(game), endedAt(game)] as const;
    if (statements.save.run(...row, game.id, game.revision, ...marks).changes === 1) return true;
    return statements.saveTurn.run(...row, ...marks, game.id, game.revision).changes === 1;
  };
  return {
    ...sqlitePlayerGames(database),
    async insert(game) {
      try {
        transaction(database, () => insertAll(game));
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
      // A solo game keeps its one player, and one statement needs no transaction.
      if (game.players.length === 1) return guarded(() => saveRow(game));
      return transaction(database, () => {
        const isSaved = saveRow(game);
        if (isSaved) addPlayers(game);
        return isSaved;
      });
    },
    async recentAthletes(player, sport, limit) {
      const rows = guarded(() => statements.recent.all(player, sport, limit));
      return rows.map((row) => String(row.id));
    },
    async unsettledOf(player) {
      return gamesFrom(guarded(() => statements.unsettledOf.all(player)));
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
    async removeStale({ untouchedBefore, guestIdleBefore }) {
      return transaction(database, () => {
        const untouched = statements.removeUntouched.run(untouchedBefore).changes;
        return Number(untouched) + Number(statements.removeGuests.run(guestIdleBefore).changes);
      });
    },
  };
}
