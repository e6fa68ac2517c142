import { type Friendship, pairOf } from '@craque/common/domain/friendship.ts';
import { feedback as feedbackDocs, friendships as friendshipDocs } from '../collections.ts';
import type { FeedbackDoc, FriendshipDoc } from '../documents.ts';
import { type Engine, first, type Query, reviser, takenKey } from '../port.ts';
import type { Feedback, FeedbackStore, FriendshipStore } from '../social-stores.ts';

const pairId = (one: string, other: string) => pairOf(one, other).join(' ');

const absentAsNull = ({ answeredAt, requestKey, acceptKey }: Partial<Friendship>) => ({
  answeredAt: answeredAt ?? null,
  requestKey: requestKey ?? null,
  acceptKey: acceptKey ?? null,
});

function friendshipFrom(doc: FriendshipDoc): Friendship {
  const { pair: _, answeredAt, requestKey, acceptKey, ...rest } = doc;
  return {
    ...rest,
    ...(answeredAt !== null && { answeredAt }),
    ...(requestKey !== null && { requestKey }),
    ...(acceptKey !== null && { acceptKey }),
  };
}

export function createFriendshipStore(engine: Engine): FriendshipStore {
  const friendships = engine.rows(friendshipDocs);
  const list = async (query: Query<FriendshipDoc, keyof FriendshipDoc>) =>
    (await friendships.find(query)).map(friendshipFrom);
  const one = async (where: Query<FriendshipDoc, 'id'>['where']) =>
    (await list({ where, limit: 1 }))[0];
  return {
    async insert(friendship) {
      const pair = friendship.users.join(' ');
      const doc = { ...friendship, ...absentAsNull(friendship), pair };
      const taken = await takenKey(friendships.insert(doc));
      if (taken === 'friendshipId') throw new Error(`two friendships have the id ${friendship.id}`);
      return taken === undefined ? 'inserted' : 'pair-taken';
    },
    find: (id) => one({ id }),
    findPair: (user, other) => one({ pair: pairId(user, other) }),
    async save({ users, revision, ...fields }) {
      const there = { pair: users.join(' '), revision };
      const changes = { ...fields, ...absentAsNull(fields), revision: revision + 1 };
      return (await friendships.change(there, changes)) === 1;
    },
    remove: async (id, revision) => (await friendships.remove({ id, revision })) === 1,
    async friendsOf(userId) {
      const where = { users: userId, status: 'accepted' };
      return list({ where, order: ['createdAt', 'id'] });
    },
    async requestsTo(userId) {
      const where = { users: userId, status: 'pending' };
      const found = await list({ where, order: ['-createdAt', '-id'] });
      return found.filter(({ requester }) => requester !== userId);
    },
    countPendingFrom: (userId) => friendships.count({ requester: userId, status: 'pending' }),
    async between(userId, others) {
      if (others.length === 0) return [];
      return list({ where: { pair: { in: others.map((other) => pairId(userId, other)) } } });
    },
    allOf: (userId) => list({ where: { users: userId } }),
    removeOf: (userId) => friendships.remove({ users: userId }),
    async removeRejected(before) {
      return friendships.remove({ status: 'rejected', answeredAt: { below: before } });
    },
  };
}

const keySlot = (userId: string, key: string) => `${userId} ${key}`;

function feedbackFrom(doc: FeedbackDoc): Feedback {
  const { stamp: _, keySlot: __, changes: ___, ...rest } = doc;
  return rest;
}

export function createFeedbackStore(engine: Engine): FeedbackStore {
  const feedback = engine.rows(feedbackDocs);
  const revise = reviser(feedback);
  const newestFirst = ['-createdAt', '-id'] as const;
  return {
    async insert(given) {
      const { userId, key } = given;
      const slot = userId !== null && key !== undefined && { keySlot: keySlot(userId, key) };
      const taken = await takenKey(feedback.insert({ ...given, ...slot, changes: [] }));
      if (taken === 'key') throw new Error(`two feedbacks have the id ${given.id}`);
      return taken === undefined ? 'inserted' : 'key-taken';
    },
    async findByKey(userId, key) {
      const found = await first(feedback, { where: { keySlot: keySlot(userId, key) } });
      return found && feedbackFrom(found);
    },
    async listOf(userId) {
      return (await feedback.find({ where: { userId }, order: newestFirst })).map(feedbackFrom);
    },
    async listAll(limit) {
      return (await feedback.find({ where: {}, order: newestFirst, limit })).map(feedbackFrom);
    },
    async setStatus(id, status, by) {
      const { after } = await revise(
        { id },
        (there) =>
          there && {
            ...there,
            status,
            changes: [...there.changes, { ...by, from: there.status, to: status }],
          },
      );
      return after && feedbackFrom(after);
    },
    async statusChanges(feedbackId) {
      const found = await first(feedback, { where: { id: feedbackId }, fields: ['changes'] });
      return (found?.changes ?? []).map((change) => ({ feedbackId, ...change }));
    },
    async anonymise(userId) {
      const where = { 'changes.actorId': userId };
      for (const { id } of await feedback.find({ where, fields: ['id'] })) {
        await revise(
          { id },
          (there) =>
            there && {
              ...there,
              changes: there.changes.map((change) =>
                change.actorId === userId ? { ...change, actorId: '' } : change,
              ),
            },
        );
      }
      const bare = { userId: null, email: null, key: undefined, keySlot: undefined };
      return feedback.change({ userId }, bare);
    },
  };
}
