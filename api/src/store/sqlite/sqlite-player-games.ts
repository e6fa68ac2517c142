import { dailyKeys } from '@craque/common/domain/daily/daily-game.ts';
import type { DatabaseSync } from 'node:sqlite';
import type { GameStore } from '../store.ts';
import { guarded, transaction, uniqueError } from './sqlite-database.ts';
import { handedOver } from '../game-columns.ts';
import { gamesFrom } from './sqlite-game-rows.ts';
import type { sqliteGameWrites } from './sqlite-game-writes.ts';

type PlayerGames = Pick<
  GameStore,
  'historyOf' | 'createdSince' | 'dailiesOf' | 'runningOf' | 'reassign' | 'removeOf'
>;

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
    dailies: database.prepare(
      `SELECT revision, game FROM games
       WHERE creator = ? AND create_key > ? AND create_key < ? ORDER BY create_key`,
    ),
    // Only challenges have a deadline beside the game.
    running: database.prepare(
      `SELECT g.revision, g.game FROM players p JOIN games g ON g.id = p.game_id
       WHERE p.player = ? AND p.settled = 0 AND g.touched = 1 AND g.ended_at IS NULL AND g.due_at IS NULL
       ${newestFirst} LIMIT ?`,
    ),
    removeOf: database.prepare(
      `DELETE FROM games WHERE id IN (SELECT p.game_id FROM players p WHERE p.player = ?
         AND NOT EXISTS (SELECT 1 FROM players o WHERE o.game_id = p.game_id AND o.player <> p.player))`,
    ),
  };
}

/** A player's games: lists of them, and their reassignment or removal. */
export function sqlitePlayerGames(
  database: DatabaseSync,
  writes: Pick<ReturnType<typeof sqliteGameWrites>, 'reassign'>,
): PlayerGames {
  const statements = prepare(database);
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
    async dailiesOf(player, from, to) {
      const { first, last } = dailyKeys(from, to);
      return gamesFrom(guarded(() => statements.dailies.all(player, first, last)));
    },
    async runningOf(player, limit) {
      return gamesFrom(guarded(() => statements.running.all(player, limit)));
    },
    async reassign(game) {
      try {
        return transaction(database, () => writes.reassign(handedOver(game)));
      } catch (error) {
        if (uniqueError(error) === undefined) throw error;
        return false;
      }
    },
    async removeOf(player) {
      return Number(guarded(() => statements.removeOf.run(player)).changes);
    },
  };
}
