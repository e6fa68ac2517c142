import { fail, ok, type Result } from './result.ts';

export type FriendshipStatus = 'pending' | 'accepted' | 'rejected';

/** What stands between two users: one for each pair, whoever asked. An immutable value. */
export type Friendship = {
  id: string;
  /** The two users in the order of their ids, so that a pair has one key. */
  users: readonly [string, string];
  requester: string;
  status: FriendshipStatus;
  /** Milliseconds since the epoch. */
  createdAt: number;
  answeredAt?: number;
  /** The Idempotency-Key of the request. */
  requestKey?: string;
  /** Counts saves; compared and set, never sent. */
  revision: number;
};

export type RequestError = 'already-friends' | 'already-sent';
export type AnswerError = 'not-addressed' | 'settled';

/** Time (ms) that a rejected request keeps the same user from asking again (D38). */
export const rejectionHolds = 24 * 60 * 60 * 1000;

export function pairOf(one: string, other: string): readonly [string, string] {
  return one < other ? [one, other] : [other, one];
}

export function otherOf({ users }: Friendship, user: string): string {
  return users[0] === user ? users[1] : users[0];
}

export type FriendRequestStep = { id: string; from: string; to: string; now: number; key?: string };

export function newRequest({ id, from, to, now, key }: FriendRequestStep): Friendship {
  const pair = { id, users: pairOf(from, to), requester: from } as const;
  return {
    ...pair,
    status: 'pending',
    createdAt: now,
    revision: 0,
    ...(key && { requestKey: key }),
  };
}

/** What a request makes of what is there: an acceptance where the other has asked, a new request after a rejection. */
export function applyRequest(
  there: Friendship,
  request: FriendRequestStep,
): Result<Friendship, RequestError> {
  const isOwn = there.requester === request.from;
  if (there.status === 'accepted') return fail('already-friends');
  if (there.status === 'pending') {
    if (isOwn) return fail('already-sent');
    return ok({ ...there, status: 'accepted', answeredAt: request.now });
  }
  const rejectedAt = there.answeredAt ?? there.createdAt;
  if (isOwn && request.now < rejectedAt + rejectionHolds) return fail('already-sent');
  return ok({ ...newRequest(request), revision: there.revision });
}

/** The addressee's answer; the same answer again changes nothing, the other one is `settled` (D38). */
export function applyAnswer(
  there: Friendship,
  by: string,
  answer: 'accepted' | 'rejected',
  now: number,
): Result<Friendship, AnswerError> {
  const isAddressee = there.users.includes(by) && there.requester !== by;
  if (!isAddressee) return fail('not-addressed');
  if (there.status === answer) return ok(there);
  if (there.status !== 'pending') return fail('settled');
  return ok({ ...there, status: answer, answeredAt: now });
}
