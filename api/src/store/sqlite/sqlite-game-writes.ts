import { dueAt } from '@craque/common/domain/game/ending.ts';
import type { Game } from '@craque/common/domain/game/game.ts';
import type { DatabaseSync } from 'node:sqlite';
import { endedAt, isAnyTouched, openInvitations, savedAt } from '../game-columns.ts';

type Mark = string | number | null;
/** Indexed columns that a change of a game may set, and their values in the same order. */
type Marks = { columns: readonly string[]; of: (game: Game) => readonly Mark[] };

const marks: Marks = {
  columns: ['touched', 'ended_at'],
  of: (game) => [isAnyTouched(game) ? 1 : 0, endedAt(game)],
};

/** A solo game does not use the further ones: its saves leave their indexes alone. */
const sharedMarks: Marks = {
  columns: [...marks.columns, 'due_at', 'link_code'],
  of: (game) => [...marks.of(game), dueAt(game), game.challenge?.link?.code ?? null],
};

type Write = (game: Game) => boolean;

/**
 * SQLite rewrites the entries of a partial index whenever a column of its condition is set, even to
 * the same value: most guesses change none of them, and then one page is written instead of four.
 */
function conditionalSave(database: DatabaseSync, { columns, of }: Marks): Write {
  const set = 'UPDATE games SET revision = revision + 1, game = ?, saved_at = ?';
  const where = 'WHERE id = ? AND revision = ?';
  const unmarked = database.prepare(`${set} ${where} AND ${columns.join(' IS ? AND ')} IS ?`);
  const marked = database.prepare(`${set}, ${columns.join(' = ?, ')} = ? ${where}`);
  return (game) => {
    const { id, revision } = game;
    const row = [JSON.stringify(game), savedAt(game)] as const;
    const values = of(game);
    if (unmarked.run(...row, id, revision, ...values).changes === 1) return true;
    return marked.run(...row, ...values, id, revision).changes === 1;
  };
}

function insertion(database: DatabaseSync): (game: Game) => void {
  const statement = database.prepare(
    `INSERT INTO games (id, revision, creator, create_key, sport, athlete_id, created_at, saved_at, settled, game,
       ${sharedMarks.columns.join(', ')}) VALUES (?, 0, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?, ?)`,
  );
  return (game) => {
    const { id, creator, createKey = null, sport, athlete, createdAt } = game;
    const row = [id, creator, createKey, sport, athlete.athleteId, createdAt] as const;
    statement.run(...row, savedAt(game), JSON.stringify(game), ...sharedMarks.of(game));
  };
}

/** The new player has no result yet, whatever the old one had: the game owes one again. */
function reassignment(database: DatabaseSync): Write {
  const statement = database.prepare(
    `UPDATE games SET revision = revision + 1, creator = ?, create_key = ?, game = ?, saved_at = ?, settled = 0,
       ${sharedMarks.columns.join(' = ?, ')} = ? WHERE id = ? AND revision = ?`,
  );
  return (game) => {
    const { id, revision, creator, createKey = null } = game;
    const row = [creator, createKey, JSON.stringify(game), savedAt(game)] as const;
    return statement.run(...row, ...sharedMarks.of(game), id, revision).changes === 1;
  };
}

/**
 * The users who find the game in their lists: its players, and the invited who have not answered.
 * Unchanged rows are not written.
 */
function people(database: DatabaseSync) {
  const addPlayer = database.prepare(
    'INSERT OR IGNORE INTO players (player, game_id, created_at, in_challenge) VALUES (?, ?, ?, ?)',
  );
  const removePlayers = database.prepare('DELETE FROM players WHERE game_id = ?');
  const addInvitee = database.prepare(
    'INSERT OR IGNORE INTO invitees (user_id, game_id, created_at) VALUES (?, ?, ?)',
  );
  const removeInvitees = database.prepare(
    'DELETE FROM invitees WHERE game_id = ? AND user_id NOT IN (SELECT value FROM json_each(?))',
  );
  return {
    removePlayers: ({ id }: Game) => void removePlayers.run(id),
    write(game: Game) {
      const { id, createdAt, players, challenge } = game;
      const inChallenge = challenge ? 1 : 0;
      for (const player of players) addPlayer.run(player.id, id, createdAt, inChallenge);
      if (!challenge) return;
      const open = openInvitations(game);
      removeInvitees.run(id, JSON.stringify(open));
      for (const userId of open) addInvitee.run(userId, id, createdAt);
    },
  };
}

/**
 * Writes games with their index rows. All but `saveSolo` take several statements and need a
 * transaction; saves return false if the stored revision differs.
 */
export function sqliteGameWrites(database: DatabaseSync) {
  const insert = insertion(database);
  const saveChallenge = conditionalSave(database, sharedMarks);
  const reassign = reassignment(database);
  const { write, removePlayers } = people(database);
  return {
    insert(game: Game) {
      insert(game);
      write(game);
    },
    /** One statement: a solo game keeps its one player. */
    saveSolo: conditionalSave(database, marks),
    saveChallenge(game: Game) {
      const isSaved = saveChallenge(game);
      if (isSaved) write(game);
      return isSaved;
    },
    reassign(game: Game) {
      const isSaved = reassign(game);
      if (!isSaved) return false;
      removePlayers(game);
      write(game);
      return true;
    },
  };
}
