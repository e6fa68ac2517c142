import type { DatabaseSync } from 'node:sqlite';
import type { FoundSession, Session, SessionStore } from '../account-stores.ts';
import { type Columns, insertInto, selected, valuesOf } from './schema/sqlite-columns.ts';
import { guarded, transaction } from './sqlite-database.ts';
import { accountFields, accountFrom } from './sqlite-users.ts';

const columns: Columns<Session> = {
  sid: 'sid',
  userId: 'user_id',
  createdAt: 'created_at',
  renewedAt: 'renewed_at',
  expiresAt: 'expires_at',
};

/** Named apart from the columns of the account that they are joined with. */
const joined: Columns<Joined> = {
  sid: 'sid',
  userId: 'user_id',
  begunAt: 'created_at',
  renewedAt: 'renewed_at',
  expiresAt: 'expires_at',
};
type Joined = Omit<Session, 'createdAt'> & { begunAt: number };

function foundFrom(row: unknown): FoundSession {
  const { sid, userId, begunAt, renewedAt, expiresAt, ...rest } = row as Joined & { id?: string };
  const session = { sid, userId, createdAt: begunAt, renewedAt, expiresAt };
  return { ...session, account: rest.id === null ? undefined : accountFrom(rest) };
}

const sessionFrom = (row: unknown): Session => ({ ...(row as Session) });
const sidsOf = (rows: readonly Record<string, unknown>[]) => rows.map(({ sid }) => String(sid));

const found = `SELECT ${selected(joined, 'sessions')}, ${accountFields}
  FROM sessions LEFT JOIN users ON users.id = sessions.user_id`;

function prepare(database: DatabaseSync) {
  return {
    insert: database.prepare(insertInto('sessions', columns)),
    endBeyond: database.prepare(
      `DELETE FROM sessions WHERE rowid IN (SELECT rowid FROM sessions WHERE user_id = ? AND sid != ?
       ORDER BY created_at DESC, rowid DESC LIMIT -1 OFFSET ?) RETURNING sid`,
    ),
    find: database.prepare(`${found} WHERE sid = ?`),
    findMany: database.prepare(`${found} WHERE sid IN (SELECT value FROM json_each(?))`),
    listOf: database.prepare(
      `SELECT ${selected(columns)} FROM sessions WHERE user_id = ? ORDER BY created_at DESC, rowid DESC`,
    ),
    renew: database.prepare('UPDATE sessions SET renewed_at = ?, expires_at = ? WHERE sid = ?'),
    remove: database.prepare('DELETE FROM sessions WHERE sid = ?'),
    removeOf: database.prepare('DELETE FROM sessions WHERE user_id = ? RETURNING sid'),
    removeExpired: database.prepare('DELETE FROM sessions WHERE expires_at < ?'),
  };
}

/** The sessions in the table `sessions`. */
export function sqliteSessionStore(database: DatabaseSync): SessionStore {
  const statements = prepare(database);
  return {
    async insert(session, most) {
      return transaction(database, () => {
        statements.insert.run(valuesOf(columns, session));
        return sidsOf(statements.endBeyond.all(session.userId, session.sid, most - 1));
      });
    },
    async find(sid) {
      const row = guarded(() => statements.find.get(sid));
      return row && foundFrom(row);
    },
    async findMany(sids) {
      return guarded(() => statements.findMany.all(JSON.stringify(sids))).map(foundFrom);
    },
    async listOf(userId) {
      return guarded(() => statements.listOf.all(userId)).map(sessionFrom);
    },
    async renew(sid, { renewedAt, expiresAt }) {
      return guarded(() => statements.renew.run(renewedAt, expiresAt, sid)).changes === 1;
    },
    async remove(sid) {
      return guarded(() => statements.remove.run(sid)).changes === 1;
    },
    async removeOf(userId) {
      return sidsOf(guarded(() => statements.removeOf.all(userId)));
    },
    async removeExpired(before) {
      return Number(guarded(() => statements.removeExpired.run(before)).changes);
    },
  };
}
