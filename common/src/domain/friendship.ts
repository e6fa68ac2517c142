import { fail, ok, type Result } from './result.ts';

export type FriendshipStatus = 'pending' | 'accepted' | 'rejected';

/** The relation of two users: one for each pair, whoever asked. An immutable value. */
export type Friendship = {
  id: string;
  users: readonly [string, string];
  requester: string;
  status: FriendshipStatus;
  createdAt: number;
  answeredAt?: number;
  requestKey?: string;
  acceptKey?: string;
  revision: number;
};

export type RequestError = 'already-friends' | 'already-sent';
export type AnswerError = 'not-addressed' | 'settled';

/** Time (ms) for which a rejected requester cannot ask again. */
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
    // Revisions of a pair do not repeat after its friendship has ended: a late save must fail.
    revision: now,
    ...(key && { requestKey: key }),
  };
}

/** The requester may not ask again after a rejection; the request looks open to them. */
function isHeldBack({ status, answeredAt, createdAt }: Friendship, now: number): boolean {
  return status === 'rejected' && now < (answeredAt ?? createdAt) + rejectionHolds;
}

/** What a request makes of it: friends if the other has asked, a new one after a rejection. */
export function applyRequest(
  there: Friendship,
  request: FriendRequestStep,
): Result<Friendship, RequestError> {
  const { now, key } = request;
  const isOwn = there.requester === request.from;
  if (there.status === 'accepted') return fail('already-friends');
  if (there.status === 'pending') {
    if (isOwn) return fail('already-sent');
    return ok({ ...there, status: 'accepted', answeredAt: now, ...(key && { acceptKey: key }) });
  }
  if (isOwn && isHeldBack(there, now)) return fail('already-sent');
  return ok({ ...newRequest(request), revision: there.revision });
}

/** The first answer to this very request; undefined if its key is another. */
export function repeatedOutcome(
  there: Friendship,
  { from, key }: Pick<FriendRequestStep, 'from' | 'key'>,
): 'pending' | 'accepted' | undefined {
  if (!key || !there.users.includes(from)) return undefined;
  if (there.requester === from) return there.requestKey === key ? 'pending' : undefined;
  return there.acceptKey === key ? 'accepted' : undefined;
}

/** The addressee's answer. Repeating it changes nothing; the opposite answer is `settled`. */
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

/** `requested`: by the user; `requesting`: by the other. */
export type Relation = 'none' | 'friend' | 'requested' | 'requesting';

/** The other's relation to the user. To a rejected requester it looks like an open request. */
export function relationOf(there: Friendship | undefined, user: string, now: number): Relation {
  if (!there) return 'none';
  const isOwn = there.requester === user;
  if (there.status === 'accepted') return 'friend';
  if (there.status === 'pending') return isOwn ? 'requested' : 'requesting';
  return isOwn && isHeldBack(there, now) ? 'requested' : 'none';
}
