import type { DatabaseSync } from 'node:sqlite';
import type { GameStore } from '../store.ts';
import { guarded } from './sqlite-database.ts';
import { gameFrom, gamesFrom } from './sqlite-game-rows.ts';

type Challenges = Pick<GameStore, 'invitedTo' | 'findByLink' | 'dueBefore'>;

/** Queries by what only challenges have. */
export function sqliteChallenges(database: DatabaseSync): Challenges {
  const invitedTo = database.prepare(
    `SELECT g.revision, g.game FROM invitees i JOIN games g ON g.id = i.game_id
     WHERE i.user_id = ? ORDER BY i.created_at DESC, i.game_id DESC LIMIT ?`,
  );
  const byLink = database.prepare('SELECT revision, game FROM games WHERE link_code = ?');
  const due = database.prepare(
    'SELECT revision, game FROM games WHERE due_at <= ? ORDER BY due_at, id LIMIT ?',
  );
  return {
    async invitedTo(userId, limit = -1) {
      return gamesFrom(guarded(() => invitedTo.all(userId, limit)));
    },
    async findByLink(code) {
      return gameFrom(guarded(() => byLink.get(code)));
    },
    async dueBefore(time, limit) {
      return gamesFrom(guarded(() => due.all(time, limit)));
    },
  };
}
