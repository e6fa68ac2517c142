import type { DatabaseSync } from 'node:sqlite';
import type { Game } from '@craque/common/domain/game.ts';
import { endedAt, isAnyTouched, savedAt } from '../game-columns.ts';
import type { GameStore } from '../store.ts';
import { guarded, transaction } from './sqlite-database.ts';
import { gamesFrom } from './sqlite-game-rows.ts';

type PlayerGames = Pick<GameStore, 'historyOf' | 'createdSince' | 'reassign' | 'removeOf'>;

const newestFirst = 'ORDER BY p.created_at DESC, p.game_id DESC';

function prepare(database: DatabaseSync) {
  return {
    startOf: database.prepare('SELECT created_at FROM players WHERE game_id = ? AND player = ?'),
    history: database.prepare(
      `SELECT g.revision, g.game FROM players p JOIN games g ON g.id = p.game_id
       WHERE p.player = ?1 AND (p.created_at, p.game_id) < (?2, ?3)
         AND (g.touched = 1 OR g.id = (SELECT p.game_id FROM players p WHERE p.player = ?1 ${newestFirst} LIMIT 1))
       ${newestFirst} LIMIT ?4`,
    ),
    createdSince: database.prepare(
      `SELECT g.revision, g.game FROM players p JOIN games g ON g.id = p.game_id
       WHERE p.player = ? AND p.created_at >= ? ${newestFirst} LIMIT ?`,
    ),
    // The new player has no result yet, whatever the old one had: the game owes one again.
    reassign: database.prepare(
      `UPDATE games SET revision = revision + 1, creator = ?, create_key = NULL, game = ?, saved_at = ?,
         touched = ?, ended_at = ?, settled = 0 WHERE id = ? AND revision = ?`,
    ),
    removePlayers: database.prepare('DELETE FROM players WHERE game_id = ?'),
    addPlayer: database.prepare(
      'INSERT INTO players (player, game_id, created_at) VALUES (?, ?, ?)',
    ),
    removeOf: database.prepare(
      `DELETE FROM games WHERE id IN (SELECT p.game_id FROM players p WHERE p.player = ?
         AND NOT EXISTS (SELECT 1 FROM players o WHERE o.game_id = p.game_id AND o.player <> p.player))`,
    ),
  };
}

/** Games as what a player has: lists of them, and games that change hands or go with their player. */
export function sqlitePlayerGames(database: DatabaseSync): PlayerGames {
  const statements = prepare(database);
  const handOver = ({ createKey: _, ...game }: Game) => {
    const row = [savedAt(game), isAnyTouched(game) ? 1 : 0, endedAt(game)] as const;
    const { id, revision, creator, createdAt, players } = game;
    const written = statements.reassign.run(creator, JSON.stringify(game), ...row, id, revision);
    if (written.changes === 0) return false;
    statements.removePlayers.run(id);
    for (const player of players) statements.addPlayer.run(player.id, id, createdAt);
    return true;
  };
  return {
    async historyOf(player, { before, limit }) {
      return guarded(() => {
        const start = before && statements.startOf.get(before, player)?.created_at;
        if (before && start === undefined) return [];
        const bound = Number(start ?? Number.MAX_SAFE_INTEGER);
        return gamesFrom(statements.history.all(player, bound, before ?? 0, limit));
      });
    },
    async createdSince(player, since, limit) {
      return gamesFrom(guarded(() => statements.createdSince.all(player, since, limit)));
    },
    async reassign(game) {
      return transaction(database, () => handOver(game));
    },
    async removeOf(player) {
      return Number(guarded(() => statements.removeOf.run(player)).changes);
    },
  };
}
