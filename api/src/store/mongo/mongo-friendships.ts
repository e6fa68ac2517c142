import { type Friendship, pairOf } from '@craque/common/domain/friendship.ts';
import { type Connection, Schema } from 'mongoose';
import type { FriendshipStore } from '../social-stores.ts';
import { duplicateIndex, guarded } from './connection/mongo-connection.ts';
import { is, isOneOf, schemaOptions } from './connection/mongo-query.ts';

/**
 * A friendship with its pair as the document's id, which keeps the pair unique; a save may change
 * `id`.
 */
type FriendshipDocument = Omit<Friendship, keyof Absent> & Absent & { _id: string };
type Absent = { answeredAt: number | null; requestKey: string | null; acceptKey: string | null };

const friendshipSchema = new Schema<FriendshipDocument>(
  {
    _id: { type: String, required: true },
    id: { type: String, required: true },
    users: { type: [String], required: true },
    requester: { type: String, required: true },
    status: { type: String, required: true },
    createdAt: { type: Number, required: true },
    answeredAt: { type: Number, default: null },
    requestKey: { type: String, default: null },
    acceptKey: { type: String, default: null },
    revision: { type: Number, required: true },
  },
  { collection: 'friendships', id: false, ...schemaOptions },
);

const pairId = (pair: readonly [string, string]) => pair.join(' ');

const absentAsNull = (friendship: Pick<Friendship, keyof Absent>): Absent => ({
  answeredAt: friendship.answeredAt ?? null,
  requestKey: friendship.requestKey ?? null,
  acceptKey: friendship.acceptKey ?? null,
});

function friendshipFrom(document: FriendshipDocument): Friendship {
  const { _id, answeredAt, requestKey, acceptKey, ...rest } = document;
  return {
    ...rest,
    ...(answeredAt !== null && { answeredAt }),
    ...(requestKey !== null && { requestKey }),
    ...(acceptKey !== null && { acceptKey }),
  };
}

const acceptedOf = (userId: string) => ({ users: is(userId), status: 'accepted' as const });

function friendshipModel(connection: Connection) {
  return connection.model('Friendship', friendshipSchema);
}

function lists(
  friendships: ReturnType<typeof friendshipModel>,
): Pick<FriendshipStore, 'friendsOf' | 'requestsTo' | 'countPendingFrom' | 'between' | 'allOf'> {
  const list = async (filter: Readonly<Record<string, unknown>>, order: 1 | -1 = 1) => {
    const found = await guarded(() =>
      friendships.find(filter).sort({ createdAt: order, id: order }).lean<FriendshipDocument[]>(),
    );
    return found.map(friendshipFrom);
  };
  return {
    async friendsOf(userId) {
      return list(acceptedOf(userId));
    },
    async requestsTo(userId) {
      const byOthers = { requester: { $ne: userId } };
      return list({ users: is(userId), status: 'pending', ...byOthers }, -1);
    },
    async countPendingFrom(userId) {
      const sent = { requester: is(userId), status: 'pending' as const };
      return guarded(() => friendships.countDocuments(sent));
    },
    async between(userId, others) {
      if (others.length === 0) return [];
      return list({ _id: isOneOf(others.map((other) => pairId(pairOf(userId, other)))) });
    },
    async allOf(userId) {
      return list({ users: is(userId) });
    },
  };
}

/** The friendships and requests in the collection `friendships`. */
export function mongoFriendshipStore(connection: Connection): FriendshipStore {
  const friendships = friendshipModel(connection);
  const findOne = async (filter: Readonly<Record<string, unknown>>) => {
    const found = await guarded(() => friendships.findOne(filter).lean<FriendshipDocument>());
    return found ? friendshipFrom(found) : undefined;
  };
  return {
    ...lists(friendships),
    async insert(friendship) {
      const document = {
        ...friendship,
        ...absentAsNull(friendship),
        _id: pairId(friendship.users),
      };
      try {
        await guarded(() => friendships.insertOne(document));
        return 'inserted';
      } catch (error) {
        if (duplicateIndex(error) === '_id_') return 'pair-taken';
        throw error;
      }
    },
    async find(id) {
      return findOne({ id: is(id) });
    },
    async findPair(one, other) {
      return findOne({ _id: is(pairId(pairOf(one, other))) });
    },
    async save({ users, revision, ...fields }) {
      const filter = { _id: is(pairId(users)), revision: is(revision) };
      const update = { $set: { ...fields, ...absentAsNull(fields), revision: revision + 1 } };
      return (await guarded(() => friendships.updateOne(filter, update))).matchedCount === 1;
    },
    async remove(id, revision) {
      const filter = { id: is(id), revision: is(revision) };
      return (await guarded(() => friendships.deleteOne(filter))).deletedCount === 1;
    },
    async removeOf(userId) {
      return (await guarded(() => friendships.deleteMany({ users: is(userId) }))).deletedCount;
    },
    async removeRejected(before) {
      const old = { status: 'rejected' as const, answeredAt: { $lt: before } };
      return (await guarded(() => friendships.deleteMany(old))).deletedCount;
    },
  };
}
