import type { FeedbackStatus, FeedbackType } from '@craque/common/domain/feedback.ts';
import type { Friendship } from '@craque/common/domain/friendship.ts';

export type FriendshipStore = {
  /** `pair-taken`: these two users already have a relation. */
  insert(friendship: Friendship): Promise<'inserted' | 'pair-taken'>;
  find(id: string): Promise<Friendship | undefined>;
  findPair(one: string, other: string): Promise<Friendship | undefined>;
  /**
   * Stores it with revision + 1; its id may change. False if the stored revision is another one.
   */
  save(friendship: Friendship): Promise<boolean>;
  /** False if it is gone or has changed since `revision`. */
  remove(id: string, revision: number): Promise<boolean>;
  friendsOf(userId: string): Promise<Friendship[]>;
  requestsTo(userId: string): Promise<Friendship[]>;
  countPendingFrom(userId: string): Promise<number>;
  between(userId: string, others: readonly string[]): Promise<Friendship[]>;
  allOf(userId: string): Promise<Friendship[]>;
  removeOf(userId: string): Promise<number>;
  removeRejected(before: number): Promise<number>;
};

export type Feedback = {
  id: string;
  /** Null once the account is gone. */
  userId: string | null;
  type: FeedbackType;
  title: string;
  content: string;
  email: string | null;
  status: FeedbackStatus;
  createdAt: number;
  /** The Idempotency-Key of the call, unique per user. */
  key?: string;
};

export type StatusChange = {
  feedbackId: string;
  /** Empty once that account is gone. */
  actorId: string;
  from: FeedbackStatus;
  to: FeedbackStatus;
  at: number;
};

export type FeedbackStore = {
  /** `key-taken`: the user has used this key for another one. */
  insert(feedback: Feedback): Promise<'inserted' | 'key-taken'>;
  findByKey(userId: string, key: string): Promise<Feedback | undefined>;
  listOf(userId: string): Promise<Feedback[]>;
  listAll(limit: number): Promise<Feedback[]>;
  /** Also records who did it. Returns the updated feedback, undefined if there is none. */
  setStatus(
    id: string,
    status: FeedbackStatus,
    by: { actorId: string; at: number },
  ): Promise<Feedback | undefined>;
  statusChanges(feedbackId: string): Promise<StatusChange[]>;
  /** Removes author, email and key, and the user from recorded changes; returns the number. */
  anonymise(userId: string): Promise<number>;
};
