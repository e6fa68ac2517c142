import { randomUUID } from 'node:crypto';
import { type Connection, Schema } from 'mongoose';
import type { FoundSession, Session, SessionStore } from '../account-stores.ts';
import { duplicateIndex, guarded } from './connection/mongo-connection.ts';
import { accountFrom, type UserDocument } from './mongo-users.ts';
import { is, isOneOf, schemaOptions } from './connection/mongo-query.ts';
import { retryOnDuplicate } from '../retry-on-duplicate.ts';

type Entry = Omit<Session, 'userId'>;

/**
 * All sessions of a user in one document, so that one write adds a session and ends those beyond
 * the limit. Every write sets a new stamp, for optimistic concurrency.
 */
type SessionsDocument = { _id: string; stamp: string; sessions: Entry[] };

const entrySchema = new Schema<Entry>(
  {
    sid: { type: String, required: true },
    createdAt: { type: Number, required: true },
    renewedAt: { type: Number, required: true },
    expiresAt: { type: Number, required: true },
  },
  { _id: false, ...schemaOptions },
);
const sessionsSchema = new Schema<SessionsDocument>(
  {
    _id: { type: String, required: true },
    stamp: { type: String, required: true },
    sessions: { type: [entrySchema], required: true },
  },
  { collection: 'sessions', ...schemaOptions },
);

const newestFirst = (one: Entry, other: Entry) => other.createdAt - one.createdAt;
const sidsOf = (entries: readonly Entry[]) => entries.map(({ sid }) => sid);
const sessionsOf = ({ _id, sessions }: SessionsDocument): Session[] =>
  sessions.map((entry) => ({ userId: _id, ...entry }));

/** The documents of the sessions with these sids, each with the account of its user. */
type JoinedDocument = SessionsDocument & { accounts: UserDocument[] };

function foundIn(documents: readonly JoinedDocument[], sids: ReadonlySet<string>): FoundSession[] {
  return documents.flatMap((document) => {
    const user = document.accounts.find(({ deletedAt }) => deletedAt === undefined);
    const account = user && accountFrom(user);
    const wanted = sessionsOf(document).filter(({ sid }) => sids.has(sid));
    return wanted.map((session) => ({ ...session, account }));
  });
}

function sessionsModel(connection: Connection) {
  return connection.model('Sessions', sessionsSchema);
}
type SessionsModel = ReturnType<typeof sessionsModel>;

/** Writes the user's sessions if nothing has changed since `there` was read; false otherwise. */
async function replace(
  documents: SessionsModel,
  next: SessionsDocument,
  there: SessionsDocument | null,
): Promise<boolean> {
  const { _id, stamp, sessions } = next;
  if (there) {
    const filter = { _id: is(_id), stamp: is(there.stamp) };
    const written = await guarded(() => documents.updateOne(filter, { $set: { stamp, sessions } }));
    return written.matchedCount === 1;
  }
  try {
    await guarded(() => documents.insertOne(next));
    return true;
  } catch (error) {
    if (duplicateIndex(error) === undefined) throw error;
    return false;
  }
}

/**
 * Which sessions to end: as a filter of documents, as a filter of their entries, and as a
 * predicate.
 */
type Ending = {
  documents: Readonly<Record<string, unknown>>;
  entries: Readonly<Record<string, unknown>>;
  includes: (entry: Entry) => boolean;
};

/**
 * Ends them in one matching document, and removes the document with its last session; undefined if
 * none matches.
 */
async function endIn(
  documents: SessionsModel,
  { documents: filter, entries, includes }: Ending,
): Promise<string[] | undefined> {
  const stamp = randomUUID();
  const update = { $pull: { sessions: entries }, $set: { stamp } };
  const before = await guarded(() =>
    documents
      .findOneAndUpdate(filter, update, { returnDocument: 'before' })
      .lean<SessionsDocument>(),
  );
  if (!before) return undefined;
  const ended = before.sessions.filter(includes);
  if (ended.length === before.sessions.length) {
    await guarded(() => documents.deleteOne({ _id: is(before._id), stamp: is(stamp) }));
  }
  return sidsOf(ended);
}

function endings(
  documents: SessionsModel,
): Pick<SessionStore, 'remove' | 'removeOf' | 'removeExpired'> {
  return {
    async remove(sid) {
      const one = { documents: { 'sessions.sid': is(sid) }, entries: { sid: is(sid) } };
      const ended = await endIn(documents, { ...one, includes: (entry) => entry.sid === sid });
      return ended !== undefined;
    },
    async removeOf(userId) {
      const all = { documents: { _id: is(userId) }, entries: {} };
      return (await endIn(documents, { ...all, includes: () => true })) ?? [];
    },
    async removeExpired(before) {
      const old = { $lt: before };
      const expired = { documents: { 'sessions.expiresAt': old }, entries: { expiresAt: old } };
      const includes = ({ expiresAt }: Entry) => expiresAt < before;
      let count = 0;
      for (;;) {
        const ended = await endIn(documents, { ...expired, includes });
        if (!ended) return count;
        count += ended.length;
      }
    },
  };
}

/** The sessions in the collection `sessions`, newest first in each document. */
export function mongoSessionStore(connection: Connection): SessionStore {
  const documents = sessionsModel(connection);
  const findOne = (filter: Readonly<Record<string, unknown>>) =>
    guarded(() => documents.findOne(filter).lean<SessionsDocument>());
  async function findMany(sids: readonly string[]): Promise<FoundSession[]> {
    const found = await guarded(() =>
      documents.aggregate<JoinedDocument>([
        { $match: { 'sessions.sid': isOneOf(sids) } },
        { $lookup: { from: 'users', localField: '_id', foreignField: '_id', as: 'accounts' } },
        { $project: { 'accounts.ranking': 0 } },
      ]),
    );
    return foundIn(found, new Set(sids));
  }
  return {
    ...endings(documents),
    findMany,
    insert({ userId, ...entry }, most) {
      return retryOnDuplicate(async () => {
        const there = await findOne({ _id: is(userId) });
        const others = (there?.sessions ?? []).toSorted(newestFirst);
        const sessions = [entry, ...others.slice(0, most - 1)].toSorted(newestFirst);
        const next = { _id: userId, stamp: randomUUID(), sessions };
        const isWritten = await replace(documents, next, there);
        return isWritten ? sidsOf(others.slice(most - 1)) : undefined;
      });
    },
    async find(sid) {
      return (await findMany([sid]))[0];
    },
    async listOf(userId) {
      const found = await findOne({ _id: is(userId) });
      return found ? sessionsOf(found) : [];
    },
    async renew(sid, { renewedAt, expiresAt }) {
      const times = { 'sessions.$.renewedAt': renewedAt, 'sessions.$.expiresAt': expiresAt };
      const update = { $set: { ...times, stamp: randomUUID() } };
      const filter = { 'sessions.sid': is(sid) };
      return (await guarded(() => documents.updateOne(filter, update))).matchedCount === 1;
    },
  };
}
