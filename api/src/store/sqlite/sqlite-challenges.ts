import type { DatabaseSync } from 'node:sqlite';
import type { GameStore } from '../store.ts';
import { guarded } from './sqlite-database.ts';
import { gameFrom, gamesFrom } from './sqlite-game-rows.ts';

type Challenges = Pick<GameStore, 'invitedTo' | 'challengesOf' | 'findByLink' | 'dueBefore'>;

/** Queries by what only challenges have. */
export function sqliteChallenges(database: DatabaseSync): Challenges {
  const invitedTo = database.prepare(
    `SELECT g.revision, g.game FROM invitees i JOIN games g ON g.id = i.game_id
     WHERE i.user_id = ? ORDER BY i.created_at DESC, i.game_id DESC LIMIT ?`,
  );
  const played = database.prepare(
    `SELECT g.revision, g.game FROM players p JOIN games g ON g.id = p.game_id
     WHERE p.player = ? AND p.in_challenge = 1 AND p.created_at >= ?
     ORDER BY p.created_at DESC, p.game_id DESC LIMIT ?`,
  );
  const byLink = database.prepare('SELECT revision, game FROM games WHERE link_code = ?');
  const due = database.prepare(
    'SELECT revision, game FROM games WHERE due_at <= ? ORDER BY due_at, id LIMIT ?',
  );
  return {
    async invitedTo(userId, limit = -1) {
      return gamesFrom(guarded(() => invitedTo.all(userId, limit)));
    },
    async challengesOf(player, since, limit) {
      return gamesFrom(guarded(() => played.all(player, since, limit)));
    },
    async findByLink(code) {
      return gameFrom(guarded(() => byLink.get(code)));
    },
    async dueBefore(time, limit) {
      return gamesFrom(guarded(() => due.all(time, limit)));
    },
  };
}
