import type { FeedbackStatus } from '@craque/common/domain/feedback.ts';
import { type Friendship, pairOf } from '@craque/common/domain/friendship.ts';
import { feedback as feedbackDocs, friendships as friendshipDocs } from '../collections.ts';
import type { FeedbackDoc, FriendshipDoc } from '../documents.ts';
import { type Engine, first, type Query, reviser, takenKey } from '../port.ts';
import type { Feedback } from '../social-stores.ts';

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

export function createFriendshipStore(engine: Engine) {
  const friendships = engine.rows(friendshipDocs);
  const list = async (query: Query<FriendshipDoc, keyof FriendshipDoc>) =>
    (await friendships.find(query)).map(friendshipFrom);
  const one = async (where: Query<FriendshipDoc, 'id'>['where']) =>
    (await list({ where, limit: 1 }))[0];
  return {
    /** `pair-taken`: these two users already have a relation. */
    async insert(friendship: Friendship) {
      const pair = friendship.users.join(' ');
      const doc = { ...friendship, ...absentAsNull(friendship), pair };
      const taken = await takenKey(friendships.insert(doc));
      if (taken === 'friendshipId') throw new Error(`two friendships have the id ${friendship.id}`);
      return taken === undefined ? 'inserted' : 'pair-taken';
    },
    find: (id: string) => one({ id }),
    findPair: (user: string, other: string) => one({ pair: pairId(user, other) }),
    /** Stores it with revision + 1; its id may change. False if the stored revision differs. */
    async save({ users, revision, ...fields }: Friendship) {
      const there = { pair: users.join(' '), revision };
      const changes = { ...fields, ...absentAsNull(fields), revision: revision + 1 };
      return (await friendships.change(there, changes)) === 1;
    },
    /** False if it is gone or has changed since `revision`. */
    remove: async (id: string, revision: number) =>
      (await friendships.remove({ id, revision })) === 1,
    async friendsOf(userId: string) {
      const where = { users: userId, status: 'accepted' };
      return list({ where, order: ['createdAt', 'id'] });
    },
    async requestsTo(userId: string) {
      const where = { users: userId, status: 'pending' };
      const found = await list({ where, order: ['-createdAt', '-id'] });
      return found.filter(({ requester }) => requester !== userId);
    },
    countPendingFrom: (userId: string) =>
      friendships.count({ requester: userId, status: 'pending' }),
    async between(userId: string, others: readonly string[]) {
      if (others.length === 0) return [];
      return list({ where: { pair: { in: others.map((other) => pairId(userId, other)) } } });
    },
    allOf: (userId: string) => list({ where: { users: userId } }),
    removeOf: (userId: string) => friendships.remove({ users: userId }),
    async removeRejected(before: number) {
      return friendships.remove({ status: 'rejected', answeredAt: { below: before } });
    },
  };
}

const keySlot = (userId: string, key: string) => `${userId} ${key}`;

function feedbackFrom(doc: FeedbackDoc): Feedback {
  const { stamp: _, keySlot: __, changes: ___, ...rest } = doc;
  return rest;
}

export function createFeedbackStore(engine: Engine) {
  const feedback = engine.rows(feedbackDocs);
  const revise = reviser(feedback);
  const newestFirst = ['-createdAt', '-id'] as const;
  return {
    /** `key-taken`: the user has used this key for another one. */
    async insert(given: Feedback) {
      const { userId, key } = given;
      const slot = userId !== null && key !== undefined && { keySlot: keySlot(userId, key) };
      const taken = await takenKey(feedback.insert({ ...given, ...slot, changes: [] }));
      if (taken === 'key') throw new Error(`two feedbacks have the id ${given.id}`);
      return taken === undefined ? 'inserted' : 'key-taken';
    },
    async findByKey(userId: string, key: string) {
      const found = await first(feedback, { where: { keySlot: keySlot(userId, key) } });
      return found && feedbackFrom(found);
    },
    async listOf(userId: string) {
      return (await feedback.find({ where: { userId }, order: newestFirst })).map(feedbackFrom);
    },
    async listAll(limit: number) {
      return (await feedback.find({ where: {}, order: newestFirst, limit })).map(feedbackFrom);
    },
    /** Also records who did it. Returns the updated feedback, undefined if there is none. */
    async setStatus(id: string, status: FeedbackStatus, by: { actorId: string; at: number }) {
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
    async statusChanges(feedbackId: string) {
      const found = await first(feedback, { where: { id: feedbackId }, fields: ['changes'] });
      return (found?.changes ?? []).map((change) => ({ feedbackId, ...change }));
    },
    /** Removes author, email and key, and the user from recorded changes; returns the number. */
    async anonymise(userId: string) {
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
export type FeedbackStore = ReturnType<typeof createFeedbackStore>;
