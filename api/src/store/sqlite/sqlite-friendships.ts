import type { DatabaseSync } from 'node:sqlite';
import { type Friendship, pairOf } from '@craque/common/domain/friendship.ts';
import type { FriendshipStore } from '../social-stores.ts';
import { type Columns, insertInto, selected, valuesOf } from './schema/sqlite-columns.ts';
import { guarded } from './sqlite-database.ts';

type FriendshipRow = Omit<Friendship, 'users' | 'answeredAt' | 'requestKey' | 'acceptKey'> & {
  one: string;
  other: string;
  answeredAt: number | null;
  requestKey: string | null;
  acceptKey: string | null;
};

const columns: Columns<FriendshipRow> = {
  id: 'id',
  one: 'one',
  other: 'other',
  requester: 'requester',
  status: 'status',
  createdAt: 'created_at',
  answeredAt: 'answered_at',
  requestKey: 'request_key',
  acceptKey: 'accept_key',
  revision: 'revision',
};

function valuesFrom({ users, ...friendship }: Friendship) {
  const [one, other] = users;
  const absent = { answeredAt: null, requestKey: null, acceptKey: null };
  return valuesOf<FriendshipRow>(columns, { ...absent, ...friendship, one, other });
}

function friendshipFrom(row: unknown): Friendship {
  const { one, other, answeredAt, requestKey, acceptKey, ...rest } = row as FriendshipRow;
  return {
    ...rest,
    users: [one, other],
    ...(answeredAt !== null && { answeredAt }),
    ...(requestKey !== null && { requestKey }),
    ...(acceptKey !== null && { acceptKey }),
  };
}

const maybeFriendship = (row: unknown) => (row ? friendshipFrom(row) : undefined);

/**
 * The user may be either of the two: each half uses its own index, and SQLite merges the sorted
 * halves.
 */
const ofEither = (what: string, condition: string) =>
  `SELECT ${what} FROM friendships WHERE one = ?1 ${condition}
   UNION ALL SELECT ${what} FROM friendships WHERE other = ?1 ${condition}`;

function prepare(database: DatabaseSync) {
  const all = selected(columns);
  return {
    insert: database.prepare(
      `${insertInto('friendships', columns)} ON CONFLICT (one, other) DO NOTHING`,
    ),
    find: database.prepare(`SELECT ${all} FROM friendships WHERE id = ?`),
    findPair: database.prepare(`SELECT ${all} FROM friendships WHERE one = ? AND other = ?`),
    save: database.prepare(
      `UPDATE friendships SET id = :id, requester = :requester, status = :status, created_at = :createdAt,
         answered_at = :answeredAt, request_key = :requestKey, accept_key = :acceptKey, revision = :revision + 1
       WHERE one = :one AND other = :other AND revision = :revision`,
    ),
    remove: database.prepare('DELETE FROM friendships WHERE id = ? AND revision = ?'),
    friendsOf: database.prepare(
      `${ofEither(all, "AND status = 'accepted'")} ORDER BY created_at, id`,
    ),
    requestsTo: database.prepare(
      `${ofEither(all, "AND status = 'pending' AND requester <> ?1")} ORDER BY created_at DESC, id DESC`,
    ),
    countPendingFrom: database.prepare(
      "SELECT COUNT(*) AS count FROM friendships WHERE requester = ? AND status = 'pending'",
    ),
    allOf: database.prepare(ofEither(all, '')),
    removeOf: database.prepare('DELETE FROM friendships WHERE one = ?1 OR other = ?1'),
    removeRejected: database.prepare(
      "DELETE FROM friendships WHERE status = 'rejected' AND answered_at < ?",
    ),
  };
}

/** The friendships and requests in the table `friendships`. */
export function sqliteFriendshipStore(database: DatabaseSync): FriendshipStore {
  const statements = prepare(database);
  const pairRow = (one: string, other: string) => statements.findPair.get(...pairOf(one, other));
  return {
    async insert(friendship) {
      const { changes } = guarded(() => statements.insert.run(valuesFrom(friendship)));
      return changes === 1 ? 'inserted' : 'pair-taken';
    },
    async find(id) {
      return maybeFriendship(guarded(() => statements.find.get(id)));
    },
    async findPair(one, other) {
      return maybeFriendship(guarded(() => pairRow(one, other)));
    },
    async save(friendship) {
      return guarded(() => statements.save.run(valuesFrom(friendship))).changes === 1;
    },
    async remove(id, revision) {
      return guarded(() => statements.remove.run(id, revision)).changes === 1;
    },
    async friendsOf(userId) {
      return guarded(() => statements.friendsOf.all(userId)).map(friendshipFrom);
    },
    async requestsTo(userId) {
      return guarded(() => statements.requestsTo.all(userId)).map(friendshipFrom);
    },
    async countPendingFrom(userId) {
      return Number(guarded(() => statements.countPendingFrom.get(userId))?.count);
    },
    async between(userId, others) {
      return guarded(() =>
        [...new Set(others)].flatMap((other) => maybeFriendship(pairRow(userId, other)) ?? []),
      );
    },
    async allOf(userId) {
      return guarded(() => statements.allOf.all(userId)).map(friendshipFrom);
    },
    async removeOf(userId) {
      return Number(guarded(() => statements.removeOf.run(userId)).changes);
    },
    async removeRejected(before) {
      return Number(guarded(() => statements.removeRejected.run(before)).changes);
    },
  };
}
