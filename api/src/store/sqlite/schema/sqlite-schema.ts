import type { DatabaseSync } from 'node:sqlite';
import { lookKey } from '@craque/common/names/look-alike.ts';
import { leagueName, leagues } from '@craque/common/domain/sport.ts';
import { ensureRankingSums } from './sqlite-ranking-schema.ts';
import { laterVersion } from '../../versions.ts';
import { dailies } from './sqlite-daily-schema.ts';

/**
 * No index contains `saved_at`, which every save sets; `save` does not touch the conditions of the
 * partial ones.
 */
const games = `
  CREATE TABLE IF NOT EXISTS games (
    id INTEGER PRIMARY KEY,
    revision INTEGER NOT NULL,
    creator TEXT NOT NULL,
    create_key TEXT,
    sport TEXT NOT NULL,
    athlete_id TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    saved_at INTEGER NOT NULL,
    touched INTEGER NOT NULL,
    ended_at INTEGER,
    settled INTEGER NOT NULL,
    due_at INTEGER,
    link_code TEXT,
    game TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX IF NOT EXISTS games_create_key ON games (creator, create_key) WHERE create_key IS NOT NULL;
  CREATE INDEX IF NOT EXISTS games_owing ON games (ended_at, id) WHERE settled = 0 AND ended_at IS NOT NULL;
  CREATE INDEX IF NOT EXISTS games_running ON games (created_at, id) WHERE settled = 0 AND ended_at IS NULL;
  CREATE INDEX IF NOT EXISTS games_untouched ON games (created_at) WHERE touched = 0;
  CREATE INDEX IF NOT EXISTS games_of_guests ON games (created_at) WHERE creator >= 'guest:' AND creator < 'guest;';
  CREATE INDEX IF NOT EXISTS games_due ON games (due_at, id) WHERE due_at IS NOT NULL;
  CREATE UNIQUE INDEX IF NOT EXISTS games_link ON games (link_code) WHERE link_code IS NOT NULL;
  CREATE TABLE IF NOT EXISTS players (
    player TEXT NOT NULL,
    game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    created_at INTEGER NOT NULL,
    settled INTEGER NOT NULL DEFAULT 0,
    in_challenge INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (player, created_at, game_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS players_by_game ON players (game_id);
  CREATE INDEX IF NOT EXISTS players_in_challenges ON players (player, created_at, game_id) WHERE in_challenge = 1;
  CREATE INDEX IF NOT EXISTS players_unsettled ON players (player, created_at, game_id) WHERE settled = 0;
  CREATE TABLE IF NOT EXISTS invitees (
    user_id TEXT NOT NULL,
    game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, created_at, game_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS invitees_by_game ON invitees (game_id);
`;

/**
 * Without row ids a table is stored in the order of its key: sums and lists of a player read
 * neighbouring pages.
 */
const history = `
  CREATE TABLE IF NOT EXISTS results (
    player TEXT NOT NULL,
    finished_at INTEGER NOT NULL,
    game_id INTEGER NOT NULL,
    sport TEXT NOT NULL,
    athlete_id TEXT NOT NULL,
    won INTEGER NOT NULL,
    score INTEGER NOT NULL,
    guesses INTEGER NOT NULL,
    hints INTEGER NOT NULL,
    time_taken INTEGER NOT NULL,
    league TEXT,
    difficulty TEXT,
    marked INTEGER NOT NULL DEFAULT 0,
    daily_date TEXT,
    daily_started_at INTEGER,
    PRIMARY KEY (player, finished_at, game_id)
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX IF NOT EXISTS results_once ON results (game_id, player);
  CREATE INDEX IF NOT EXISTS results_by_athlete
    ON results (athlete_id, player, finished_at, game_id, difficulty, won, guesses, league);
  CREATE INDEX IF NOT EXISTS results_found ON results (player, league, athlete_id, difficulty, guesses, finished_at)
    WHERE won = 1 AND league IS NOT NULL;
  CREATE INDEX IF NOT EXISTS results_marked ON results (player, finished_at, time_taken) WHERE marked = 1;
  CREATE TABLE IF NOT EXISTS records (
    player TEXT PRIMARY KEY,
    finished_at INTEGER NOT NULL,
    game_id INTEGER NOT NULL,
    record TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS achievements (
    user_id TEXT NOT NULL,
    key TEXT NOT NULL,
    unlocked_at INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    PRIMARY KEY (user_id, key)
  ) STRICT, WITHOUT ROWID;
`;

/** Sessions keep their row ids: of two that began in one millisecond the later one is the newer. */
const accounts = `
  CREATE TABLE IF NOT EXISTS users (
    id TEXT PRIMARY KEY,
    username TEXT NOT NULL,
    username_key TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL,
    display_name TEXT,
    email TEXT,
    avatar_url TEXT,
    is_admin INTEGER NOT NULL,
    default_sport TEXT,
    default_difficulty TEXT,
    show_hints INTEGER,
    show_timers INTEGER,
    language TEXT,
    theme TEXT,
    time_zone TEXT,
    sessions_from INTEGER NOT NULL DEFAULT 0,
    claims_guest TEXT,
    created_at INTEGER NOT NULL,
    look TEXT,
    visited_at INTEGER,
    news_since INTEGER,
    show_in_rankings INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX IF NOT EXISTS users_look ON users (look) WHERE look IS NOT NULL;
  CREATE INDEX IF NOT EXISTS users_without_look ON users (created_at, id) WHERE look IS NULL;
  CREATE TABLE IF NOT EXISTS deletions (
    id TEXT PRIMARY KEY,
    at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS deletions_by_time ON deletions (at, id);
  CREATE TABLE IF NOT EXISTS sessions (
    sid TEXT NOT NULL UNIQUE,
    user_id TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    renewed_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS sessions_of_user ON sessions (user_id, created_at);
  CREATE INDEX IF NOT EXISTS sessions_by_end ON sessions (expires_at);
`;

const social = `
  CREATE TABLE IF NOT EXISTS friendships (
    id TEXT PRIMARY KEY,
    one TEXT NOT NULL,
    other TEXT NOT NULL,
    requester TEXT NOT NULL,
    status TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    answered_at INTEGER,
    request_key TEXT,
    accept_key TEXT,
    revision INTEGER NOT NULL,
    UNIQUE (one, other)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS friendships_of_one ON friendships (one, status, created_at, id);
  CREATE INDEX IF NOT EXISTS friendships_of_other ON friendships (other, status, created_at, id);
  CREATE INDEX IF NOT EXISTS friendships_asked_by ON friendships (requester) WHERE status = 'pending';
  CREATE INDEX IF NOT EXISTS friendships_rejected ON friendships (answered_at) WHERE status = 'rejected';
  CREATE TABLE IF NOT EXISTS feedback (
    id TEXT PRIMARY KEY,
    user_id TEXT,
    type TEXT NOT NULL,
    title TEXT NOT NULL,
    content TEXT NOT NULL,
    email TEXT,
    status TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    key TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX IF NOT EXISTS feedback_key ON feedback (user_id, key) WHERE key IS NOT NULL;
  CREATE INDEX IF NOT EXISTS feedback_of_user ON feedback (user_id, created_at, id);
  CREATE INDEX IF NOT EXISTS feedback_by_time ON feedback (created_at, id);
  CREATE TABLE IF NOT EXISTS status_changes (
    number INTEGER PRIMARY KEY,
    feedback_id TEXT NOT NULL,
    actor_id TEXT NOT NULL,
    from_status TEXT NOT NULL,
    to_status TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS status_changes_of ON status_changes (feedback_id, number);
  CREATE INDEX IF NOT EXISTS status_changes_by ON status_changes (actor_id);
  CREATE TABLE IF NOT EXISTS corrections (
    id TEXT PRIMARY KEY,
    athlete_id TEXT NOT NULL,
    league TEXT NOT NULL,
    field TEXT NOT NULL,
    text TEXT NOT NULL,
    reports INTEGER NOT NULL,
    status TEXT NOT NULL,
    value TEXT,
    note TEXT,
    first_at INTEGER NOT NULL,
    last_at INTEGER NOT NULL,
    decided_at INTEGER,
    decided_by TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS corrections_by_weight
    ON corrections (decided_at IS NOT NULL, reports DESC, last_at DESC, id);
  CREATE INDEX IF NOT EXISTS corrections_accepted ON corrections (status, decided_at, id);
  CREATE INDEX IF NOT EXISTS corrections_decided_by ON corrections (decided_by) WHERE decided_by IS NOT NULL;
  CREATE TABLE IF NOT EXISTS correction_reporters (
    user_id TEXT NOT NULL,
    correction_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (user_id, correction_id)
  ) STRICT, WITHOUT ROWID;
`;

/** The `PRAGMA user_version` of a file with these tables. */
const version = 7;

/**
 * Results of version 0 hold too little for the statistics. They can be derived from the games, so
 * they are deleted and every game that somebody has finished owes its results again: the sweep
 * writes them.
 */
const renewResults = {
  before:
    'DROP TABLE IF EXISTS results; ALTER TABLE players ADD COLUMN settled INTEGER NOT NULL DEFAULT 0',
  after: 'UPDATE games SET settled = 0 WHERE ended_at IS NOT NULL',
};

/**
 * Results before version 3 lack fields that their games have; if the game is gone the fields stay
 * empty.
 */
const completeResults = `
  UPDATE results SET league = json_extract(g.game, '$.league'), difficulty = json_extract(g.game, '$.difficulty')
  FROM games g WHERE g.id = results.game_id AND results.league IS NULL
`;

/**
 * Before version 4 games stored their challenge as `sharing`, and games and results their league by
 * its English name.
 */
const renameInGames = `
  UPDATE games SET game = json_remove(json_set(game, '$.challenge', json_extract(game, '$.sharing')), '$.sharing')
  WHERE json_type(game, '$.sharing') IS NOT NULL
`;

/** Before version 5 the players of challenges were not marked. */
const markChallengers = `
  UPDATE players SET in_challenge = 1
  WHERE game_id IN (SELECT id FROM games WHERE json_type(game, '$.challenge') IS NOT NULL)
`;

/** Challenges before version 6 had no lobby: they began with their creation. */
const startChallenges = `
  UPDATE games SET game = json_set(game, '$.challenge.start', json_object('at', created_at, 'version', 0))
  WHERE json_type(game, '$.challenge') IS NOT NULL AND json_type(game, '$.challenge.start') IS NULL
`;

function keyLeaguesBySlug(database: DatabaseSync): void {
  const slugs = JSON.stringify(Object.fromEntries(leagues.map((each) => [leagueName(each), each])));
  const named = 'FROM json_each(:slugs) AS named WHERE named.key =';
  for (const update of [
    `UPDATE games SET game = json_set(game, '$.league', named.value) ${named} game ->> '$.league'`,
    `UPDATE results SET league = named.value ${named} league`,
  ]) {
    database.prepare(update).run({ slugs });
  }
}

/** Columns that tables of an earlier file lack, with their default values. */
const laterColumns = {
  users: {
    sessions_from: 'INTEGER NOT NULL DEFAULT 0',
    claims_guest: 'TEXT',
    look: 'TEXT',
    visited_at: 'INTEGER',
    news_since: 'INTEGER',
    show_in_rankings: 'INTEGER',
  },
  games: { due_at: 'INTEGER', link_code: 'TEXT' },
  players: { in_challenge: 'INTEGER NOT NULL DEFAULT 0' },
  results: {
    league: 'TEXT',
    difficulty: 'TEXT',
    marked: 'INTEGER NOT NULL DEFAULT 0',
    daily_date: 'TEXT',
    daily_started_at: 'INTEGER',
  },
} as const;

/**
 * Before the tables are created, since new indexes need the columns; a new table has them from its
 * start.
 */
function addColumns(database: DatabaseSync): void {
  const columnsOf = database.prepare('SELECT name FROM pragma_table_info(?)');
  for (const [table, columns] of Object.entries(laterColumns)) {
    const names = new Set(columnsOf.all(table).map(({ name }) => name));
    if (names.size === 0) continue;
    for (const [name, type] of Object.entries(columns)) {
      if (!names.has(name)) database.exec(`ALTER TABLE ${table} ADD COLUMN ${name} ${type}`);
    }
  }
}

/**
 * Accounts of an earlier version have no look yet. Where several look alike, the oldest gets it; the
 * others stay without one until it is gone.
 */
function fillLooks(database: DatabaseSync): void {
  const without = database.prepare(
    'SELECT id, username FROM users WHERE look IS NULL ORDER BY created_at, id',
  );
  const fill = database.prepare('UPDATE OR IGNORE users SET look = ? WHERE id = ?');
  for (const { id, username } of without.all()) fill.run(lookKey(String(username)), String(id));
}

/**
 * Creates missing tables and migrates older ones as of `now` (ms), all or nothing. Throws for a later
 * version.
 */
export function migrate(database: DatabaseSync, now = Date.now()): void {
  const row = database.prepare('PRAGMA user_version').get() as { user_version: number };
  if (row.user_version > version) throw new Error(laterVersion);
  const isFirst = row.user_version === 0;
  const isNew =
    database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'players'").get() === undefined;
  database.exec('BEGIN IMMEDIATE');
  if (isFirst && !isNew) database.exec(renewResults.before);
  addColumns(database);
  for (const tables of [games, history, accounts, social, dailies]) database.exec(tables);
  if (isFirst) database.exec(renewResults.after);
  if (row.user_version < 3) database.exec(completeResults);
  if (row.user_version < 4) {
    database.exec(renameInGames);
    keyLeaguesBySlug(database);
  }
  if (row.user_version < 5) database.exec(markChallengers);
  if (row.user_version < 6) database.exec(startChallenges);
  fillLooks(database);
  ensureRankingSums(database, now);
  database.exec(`PRAGMA user_version = ${version}; COMMIT`);
}
