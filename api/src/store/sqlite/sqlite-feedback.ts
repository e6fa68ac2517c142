import type { DatabaseSync } from 'node:sqlite';
import type { Feedback, FeedbackStore, StatusChange } from '../social-stores.ts';
import { type Columns, insertInto, selected, valuesOf } from './schema/sqlite-columns.ts';
import { guarded, transaction, uniqueError } from './sqlite-database.ts';

const columns: Columns<Feedback> = {
  id: 'id',
  userId: 'user_id',
  type: 'type',
  title: 'title',
  content: 'content',
  email: 'email',
  status: 'status',
  createdAt: 'created_at',
  key: 'key',
};
const changeColumns: Columns<StatusChange> = {
  feedbackId: 'feedback_id',
  actorId: 'actor_id',
  from: 'from_status',
  to: 'to_status',
  at: 'at',
};

function feedbackFrom(row: unknown): Feedback {
  const { key, ...rest } = row as Omit<Feedback, 'key'> & { key: string | null };
  return { ...rest, ...(key !== null && { key }) };
}

const maybeFeedback = (row: unknown) => (row ? feedbackFrom(row) : undefined);

function prepare(database: DatabaseSync) {
  const all = selected(columns);
  return {
    insert: database.prepare(insertInto('feedback', columns)),
    find: database.prepare(`SELECT ${all} FROM feedback WHERE id = ?`),
    findByKey: database.prepare(`SELECT ${all} FROM feedback WHERE user_id = ? AND key = ?`),
    listOf: database.prepare(
      `SELECT ${all} FROM feedback WHERE user_id = ? ORDER BY created_at DESC, id DESC`,
    ),
    listAll: database.prepare(
      `SELECT ${all} FROM feedback ORDER BY created_at DESC, id DESC LIMIT ?`,
    ),
    setStatus: database.prepare('UPDATE feedback SET status = ? WHERE id = ?'),
    note: database.prepare(insertInto('status_changes', changeColumns)),
    changes: database.prepare(
      `SELECT ${selected(changeColumns)} FROM status_changes WHERE feedback_id = ? ORDER BY number`,
    ),
    anonymise: database.prepare(
      'UPDATE feedback SET user_id = NULL, email = NULL, key = NULL WHERE user_id = ?',
    ),
    disownChanges: database.prepare("UPDATE status_changes SET actor_id = '' WHERE actor_id = ?"),
  };
}

/** The feedback in the table `feedback`, who set which status in `status_changes`. */
export function sqliteFeedbackStore(database: DatabaseSync): FeedbackStore {
  const statements = prepare(database);
  return {
    async insert(feedback) {
      try {
        guarded(() => statements.insert.run(valuesOf(columns, feedback)));
        return 'inserted';
      } catch (error) {
        if (uniqueError(error)?.includes('feedback.key')) return 'key-taken';
        throw error;
      }
    },
    async findByKey(userId, key) {
      return maybeFeedback(guarded(() => statements.findByKey.get(userId, key)));
    },
    async listOf(userId) {
      return guarded(() => statements.listOf.all(userId)).map(feedbackFrom);
    },
    async listAll(limit) {
      return guarded(() => statements.listAll.all(limit)).map(feedbackFrom);
    },
    async setStatus(id, status, { actorId, at }) {
      return transaction(database, () => {
        const there = maybeFeedback(statements.find.get(id));
        if (!there) return undefined;
        const change = { feedbackId: id, actorId, from: there.status, to: status, at };
        statements.setStatus.run(status, id);
        statements.note.run(valuesOf(changeColumns, change));
        return { ...there, status };
      });
    },
    async statusChanges(feedbackId) {
      const rows = guarded(() => statements.changes.all(feedbackId));
      return rows.map((row) => ({ ...(row as unknown as StatusChange) }));
    },
    async anonymise(userId) {
      return transaction(database, () => {
        statements.disownChanges.run(userId);
        return Number(statements.anonymise.run(userId).changes);
      });
    },
  };
}
