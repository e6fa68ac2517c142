import type { DatabaseSync } from 'node:sqlite';
import type { PlayRecord } from '@craque/common/domain/record/totals.ts';
import { lookKey } from '@craque/common/names/look-alike.ts';
import type { Account, AccountChange, UserStore } from '../account-stores.ts';
import type { ResultMark, Standing, UnlockedAchievement } from '../history-stores.ts';
import { type Columns, flagFrom, insertInto, selected, valuesOf } from './schema/sqlite-columns.ts';
import { guarded, transaction } from './sqlite-database.ts';

const changeable: Columns<AccountChange> = {
  displayName: 'display_name',
  email: 'email',
  avatarUrl: 'avatar_url',
  isAdmin: 'is_admin',
  defaultSport: 'default_sport',
  defaultDifficulty: 'default_difficulty',
  showHints: 'show_hints',
  showTimers: 'show_timers',
  showInRankings: 'show_in_rankings',
  language: 'language',
  theme: 'theme',
  timeZone: 'time_zone',
  claimsGuest: 'claims_guest',
  visitedAt: 'visited_at',
  newsSince: 'news_since',
};
const columns: Columns<Account> = {
  id: 'id',
  username: 'username',
  usernameKey: 'username_key',
  passwordHash: 'password_hash',
  sessionsFrom: 'sessions_from',
  createdAt: 'created_at',
  ...changeable,
};
const fields = selected(columns);
/** The columns of an account, for a statement that joins it to another row as `users`. */
export const accountFields = selected(columns, 'users');

type Flags = {
  isAdmin: number;
  showHints: number | null;
  showTimers: number | null;
  showInRankings: number | null;
};

/** The account of a row with these fields. */
export function accountFrom(row: unknown): Account {
  const { isAdmin, showHints, showTimers, showInRankings, ...rest } = row as Omit<
    Account,
    keyof Flags
  > &
    Flags;
  return {
    ...rest,
    showHints: flagFrom(showHints),
    showTimers: flagFrom(showTimers),
    showInRankings: flagFrom(showInRankings),
    isAdmin: isAdmin === 1,
  };
}

const maybeAccount = (row: unknown) => (row ? accountFrom(row) : undefined);

type StandingRow = ResultMark & { record: string | null; unlocked: string; friends: number };
type UnlockedRow = Pick<UnlockedAchievement, 'key' | 'unlockedAt'> & { seen: number };

function maybeStanding(userId: string, row: unknown): Standing | undefined {
  if (!row) return undefined;
  const { finishedAt, gameId, record, unlocked, friends } = row as StandingRow;
  const kept = record === null ? undefined : { mark: { finishedAt, gameId }, record };
  return {
    kept: kept && { ...kept, record: JSON.parse(kept.record) as PlayRecord },
    unlocked: (JSON.parse(unlocked) as UnlockedRow[]).map((each) => ({
      ...{ ...each, userId, seen: each.seen === 1 },
    })),
    friends,
  };
}

/** Greater than every key with the prefix: this noncharacter occurs in no name. */
const endOf = (prefix: string) => `${prefix}\u{10FFFF}`;

function prepare(database: DatabaseSync) {
  return {
    insert: database.prepare(
      `${insertInto('users', { ...columns, look: 'look' })} ON CONFLICT (username_key) DO NOTHING
       ON CONFLICT (look) WHERE look IS NOT NULL DO NOTHING`,
    ),
    find: database.prepare(`SELECT ${fields} FROM users WHERE id = ?`),
    findByKey: database.prepare(`SELECT ${fields} FROM users WHERE username_key = ?`),
    findMany: database.prepare(
      `SELECT ${fields} FROM users WHERE id IN (SELECT value FROM json_each(?))`,
    ),
    hidden: database.prepare(
      'SELECT id FROM users INDEXED BY users_hidden WHERE show_in_rankings = 0',
    ),
    standing: database.prepare(
      `SELECT r.finished_at AS "finishedAt", r.game_id AS "gameId", r.record,
         (SELECT json_group_array(json_object('key', key, 'unlockedAt', unlocked_at, 'seen', seen))
            FROM achievements WHERE user_id = u.id) AS unlocked,
         (SELECT COUNT(*) FROM friendships WHERE one = u.id AND status = 'accepted') +
         (SELECT COUNT(*) FROM friendships WHERE other = u.id AND status = 'accepted') AS friends
       FROM users u LEFT JOIN records r ON r.player = 'user:' || u.id WHERE u.id = ?`,
    ),
    search: database.prepare(
      `SELECT ${fields} FROM users WHERE username_key >= ? AND username_key < ?
       ORDER BY username_key LIMIT ?`,
    ),
    changePassword: database.prepare(
      'UPDATE users SET password_hash = ?, sessions_from = ? WHERE id = ? AND password_hash = ?',
    ),
    remove: database.prepare('DELETE FROM users WHERE id = ?'),
    note: database.prepare('INSERT OR REPLACE INTO deletions (id, at) VALUES (?, ?)'),
    deletions: database.prepare('SELECT id, at FROM deletions ORDER BY at, id'),
    endDeletion: database.prepare('DELETE FROM deletions WHERE id = ?'),
  };
}

/** The accounts in the table `users`, those being deleted in `deletions`. */
export function sqliteUserStore(database: DatabaseSync): UserStore {
  const statements = prepare(database);
  const setFields = (id: string, change: AccountChange) => {
    const names = (Object.keys(changeable) as (keyof AccountChange)[]).filter(
      (field) => change[field] !== undefined,
    );
    if (names.length === 0) return statements.find.get(id);
    const set = names.map((field) => `${changeable[field]} = :${field}`).join(', ');
    const update = `UPDATE users SET ${set} WHERE id = :id RETURNING ${fields}`;
    const wanted = Object.fromEntries(names.map((field) => [field, field]));
    return database.prepare(update).get({ ...valuesOf(wanted, change), id });
  };
  return {
    async insert(account) {
      const row = { ...valuesOf(columns, account), look: lookKey(account.username) };
      const { changes } = guarded(() => statements.insert.run(row));
      return changes === 1 ? 'inserted' : 'name-taken';
    },
    async find(id) {
      return maybeAccount(guarded(() => statements.find.get(id)));
    },
    async findByKey(usernameKey) {
      return maybeAccount(guarded(() => statements.findByKey.get(usernameKey)));
    },
    async findMany(ids) {
      if (ids.length === 0) return [];
      return guarded(() => statements.findMany.all(JSON.stringify(ids))).map(accountFrom);
    },
    async hiddenAmong(ids) {
      const among = new Set(ids);
      const hidden = guarded(() => statements.hidden.all()).map((row) => String(row.id));
      return hidden.filter((id) => among.has(id));
    },
    async standingOf(id) {
      return maybeStanding(
        id,
        guarded(() => statements.standing.get(id)),
      );
    },
    async search(keyPrefix, limit) {
      const rows = guarded(() => statements.search.all(keyPrefix, endOf(keyPrefix), limit));
      return rows.map(accountFrom);
    },
    async change(id, change) {
      return maybeAccount(guarded(() => setFields(id, change)));
    },
    async changePassword(id, { from, to, sessionsFrom }) {
      return guarded(() => statements.changePassword.run(to, sessionsFrom, id, from)).changes === 1;
    },
    async remove(id, at) {
      return transaction(database, () => {
        const isGone = statements.remove.run(id).changes === 1;
        if (isGone) statements.note.run(id, at);
        return isGone;
      });
    },
    async deletions() {
      const rows = guarded(() => statements.deletions.all());
      return rows.map(({ id, at }) => ({ id: String(id), at: Number(at) }));
    },
    async endDeletion(id) {
      guarded(() => statements.endDeletion.run(id));
    },
  };
}
