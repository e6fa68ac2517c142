import {
  applyAnswer,
  applyRequest,
  type Friendship,
  type FriendRequestStep,
  newRequest,
  otherOf,
  repeatedOutcome,
} from '@craque/common/domain/friendship.ts';
import { ok } from '@craque/common/domain/result.ts';
import { AppError } from '../errors/app-error.ts';
import type { ServiceParts } from '../service-parts.ts';
import { retryOnConflict } from '../errors/retry-on-conflict.ts';

export const maxOpenRequests = 100;

const requestCodes = {
  'already-friends': 'already_friends',
  'already-sent': 'friend_request_sent',
} as const;
const answerCodes = {
  'not-addressed': 'friend_request_not_found',
  settled: 'friend_request_settled',
} as const;

type RequestInput = { from: string; to: string; key?: string | undefined };

/** A request repeated with its key keeps the first outcome. */
export type Requested = { friendship: Friendship; outcome: 'pending' | 'accepted'; isNew: boolean };

async function assertKeyMatches({ stores }: ServiceParts, input: FriendRequestStep) {
  if (!input.key) return;
  const own = await stores.friendships.allOf(input.from);
  if (own.some((each) => repeatedOutcome(each, input))) throw new AppError('idempotency_mismatch');
}

/** False if the other user has answered meanwhile. */
function withdrawRequest(
  { stores: { friendships } }: ServiceParts,
  there: Friendship | undefined,
  next: Friendship,
): Promise<boolean> {
  if (there) return friendships.save({ ...there, revision: next.revision + 1 });
  return friendships.remove(next.id, next.revision);
}

/** Simultaneous requests have not counted one another: the last ones withdraw. */
async function assertFewOpenRequests(
  dependencies: ServiceParts,
  there: Friendship | undefined,
  next: Friendship,
): Promise<void> {
  const open = await dependencies.stores.friendships.countPendingFrom(next.requester);
  if (open > maxOpenRequests && (await withdrawRequest(dependencies, there, next)))
    throw new AppError('too_many_friend_requests');
}

async function storeRequested(
  dependencies: ServiceParts,
  there: Friendship | undefined,
  next: Friendship,
): Promise<boolean> {
  const { friendships } = dependencies.stores;
  if (next.status === 'accepted') return friendships.save(next);
  const open = await friendships.countPendingFrom(next.requester);
  if (open >= maxOpenRequests) throw new AppError('too_many_friend_requests');
  const isStored = there
    ? await friendships.save(next)
    : (await friendships.insert(next)) === 'inserted';
  if (isStored) await assertFewOpenRequests(dependencies, there, next);
  return isStored;
}

/** If the other user has asked meanwhile, both become friends: there is one row per pair. */
export function requestFriendship(
  dependencies: ServiceParts,
  { from, to, key }: RequestInput,
): Promise<Requested> {
  const { stores, clock, newId } = dependencies;
  return retryOnConflict<Requested>(async () => {
    const input = { id: newId(), from, to, now: clock(), ...(key && { key }) };
    const there = await stores.friendships.findPair(from, to);
    const repeated = there && repeatedOutcome(there, input);
    if (repeated) return { saved: { friendship: there, outcome: repeated, isNew: false } };
    await assertKeyMatches(dependencies, input);
    const applied = there ? applyRequest(there, input) : ok(newRequest(input));
    if (!applied.ok) throw new AppError(requestCodes[applied.error]);
    const friendship = applied.value;
    const isStored = await storeRequested(dependencies, there, friendship);
    const outcome = friendship.status === 'accepted' ? 'accepted' : 'pending';
    return isStored ? { saved: { friendship, outcome, isNew: true } } : undefined;
  });
}

type Answered = { friendship: Friendship; isNew: boolean };

/** The first answer counts; a repetition changes nothing. */
export function answerRequest(
  { stores, clock }: ServiceParts,
  { by, id, answer }: { by: string; id: string; answer: 'accepted' | 'rejected' },
): Promise<Answered> {
  return retryOnConflict<Answered>(async () => {
    const there = await stores.friendships.find(id);
    if (!there) throw new AppError('friend_request_not_found');
    const applied = applyAnswer(there, by, answer, clock());
    if (!applied.ok) throw new AppError(answerCodes[applied.error]);
    const friendship = applied.value;
    if (friendship === there) return { saved: { friendship, isNew: false } };
    const isSaved = await stores.friendships.save(friendship);
    return isSaved ? { saved: { friendship, isNew: true } } : undefined;
  });
}

export function endFriendship(
  { stores }: ServiceParts,
  { by, id }: { by: string; id: string },
): Promise<void> {
  return retryOnConflict(async () => {
    const there = await stores.friendships.find(id);
    const isTheirs = there?.status === 'accepted' && there.users.includes(by);
    if (!isTheirs) throw new AppError('friend_not_found');
    const isEnded = await stores.friendships.remove(id, there.revision);
    return isEnded ? { saved: undefined } : undefined;
  });
}

/**
 * A deletion may have looked for friendships before this one was stored. `missing` is the error if
 * the other's account is gone.
 */
export async function assertBothAccountsExist(
  { stores }: ServiceParts,
  friendship: Friendship,
  { caller, missing }: { caller: string; missing: 'user_not_found' | 'friend_request_not_found' },
): Promise<void> {
  const there = await stores.users.findMany(friendship.users);
  const gone = friendship.users.filter((id) => !there.some((account) => account.id === id));
  for (const id of gone) await stores.friendships.removeOf(id);
  if (gone.includes(caller)) throw new AppError('unauthorized');
  if (gone.includes(otherOf(friendship, caller))) throw new AppError(missing);
}
