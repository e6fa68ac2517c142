import type {
  FoundUser,
  FriendEntry,
  FriendRequest,
  FriendshipReply,
} from '@craque/common/contracts/friends.ts';
import type { Pushes } from '@craque/common/contracts/push/pushes.ts';
import { playerRoom } from '@craque/common/contracts/realtime.ts';
import { type Friendship, otherOf } from '@craque/common/domain/friendship.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
import { usernameKey } from '@craque/common/domain/username.ts';
import { evaluateAchievements } from '../achievements/evaluate-achievements.ts';
import { AppError } from '../errors/app-error.ts';
import type { ServiceParts } from '../service-parts.ts';
import type { Account } from '../store/account-stores.ts';
import { endIfBlocked } from '../people/block-service.ts';
import { keptApart } from '../users/kept-apart.ts';
import {
  answerRequest,
  endFriendship,
  assertBothAccountsExist,
  requestFriendship,
} from './friend-changes.ts';
import { foundUsers, friendEntries, requestItems } from './friend-lists.ts';

export type FriendServiceDependencies = ServiceParts & { pushes: Pushes };

const maxFound = 20;
/** With those who are not to be found. */
const maxSearched = 60;

/** Idempotent, so that a repeated call completes what a crash left out. */
async function settleBoth({ stores, clock }: ServiceParts, { users }: Friendship): Promise<void> {
  for (const userId of users) await evaluateAchievements(stores, userId, { now: clock() });
}

/** Not on a repeated call, which could flood somebody with notices. */
async function tellOther(
  dependencies: FriendServiceDependencies,
  friendship: Friendship,
  by: string,
): Promise<void> {
  const { pushes } = dependencies;
  const other = otherOf(friendship, by);
  const rooms = [playerRoom(userPlayer(other))];
  if (friendship.status === 'accepted') {
    const [entry] = await friendEntries(dependencies, other, [friendship]);
    if (entry) pushes.emit('friend-accepted', entry, { rooms });
    return;
  }
  const [request] = await requestItems(dependencies, other, [friendship]);
  if (request) pushes.emit('friend-request', request, { rooms });
}

/**
 * By prefix, the exact name first; a text that cannot be a name finds nobody. Whoever is not shown
 * in rankings is found by the whole name only.
 */
async function search(
  dependencies: ServiceParts,
  caller: Account,
  text: string,
): Promise<FoundUser[]> {
  const { stores, clock } = dependencies;
  const key = usernameKey(text);
  if (!key.ok) return [];
  const all = await stores.users.search(key.value, maxSearched);
  const ids = all.map(({ id }) => id);
  const apart = await keptApart(stores, caller.id, ids);
  const isFound = ({ id, usernameKey: own, showInRankings, isClosed }: Account) =>
    id !== caller.id &&
    !apart.has(id) &&
    !isClosed &&
    (showInRankings !== false || own === key.value);
  const found = all.filter(isFound).slice(0, maxFound);
  return foundUsers(dependencies, found, { caller: caller.id, now: clock() });
}

/** The same key gives the same answer again. */
async function request(
  dependencies: FriendServiceDependencies,
  caller: Account,
  friendId: string,
  key?: string,
): Promise<FriendshipReply> {
  const { stores } = dependencies;
  if (friendId === caller.id) throw new AppError('cannot_add_self');
  const missing = 'user_not_found';
  if (!(await stores.users.find(friendId))) throw new AppError(missing);
  const isOwn = ({ by }: { by: string }) => by === caller.id;
  const before = await stores.blocks.between(caller.id, [friendId]);
  if (before.some(isOwn)) throw new AppError(missing);
  const input = { from: caller.id, to: friendId, key };
  const { friendship, outcome, isNew } = await requestFriendship(dependencies, input);
  await assertBothAccountsExist(dependencies, friendship, { caller: caller.id, missing });
  const blocks = await endIfBlocked(stores, friendship);
  if (blocks.some(isOwn)) throw new AppError(missing);
  if (outcome === 'accepted') await settleBoth(dependencies, friendship);
  // Whoever has blocked the caller hears nothing; to the caller the request looks open.
  if (isNew && blocks.length === 0) await tellOther(dependencies, friendship, caller.id);
  const createdAt = new Date(friendship.createdAt).toISOString();
  return { id: friendship.id, userId: caller.id, friendId, status: outcome, createdAt };
}

/** Only for the addressee; for others the request does not exist. */
async function accept(
  dependencies: FriendServiceDependencies,
  caller: Account,
  id: string,
): Promise<FriendEntry> {
  const { stores } = dependencies;
  const missing = 'friend_request_not_found';
  const asked = await stores.friendships.find(id);
  const apart = asked && (await keptApart(stores, caller.id, asked.users));
  if (apart?.size) throw new AppError(missing);
  const answer = { by: caller.id, id, answer: 'accepted' } as const;
  const { friendship, isNew } = await answerRequest(dependencies, answer);
  await assertBothAccountsExist(dependencies, friendship, { caller: caller.id, missing });
  if ((await endIfBlocked(stores, friendship)).length > 0) throw new AppError(missing);
  await settleBoth(dependencies, friendship);
  if (isNew) await tellOther(dependencies, friendship, caller.id);
  const [entry] = await friendEntries(dependencies, caller.id, [friendship]);
  if (!entry) throw new AppError(missing);
  return entry;
}

export function createFriendService(dependencies: FriendServiceDependencies) {
  const { stores } = dependencies;
  return {
    /** The oldest friendship first. */
    async friendsOf({ id }: Account): Promise<FriendEntry[]> {
      return friendEntries(dependencies, id, await stores.friendships.friendsOf(id));
    },

    /** The newest first. */
    async requestsTo({ id }: Account): Promise<FriendRequest[]> {
      const open = await stores.friendships.requestsTo(id);
      const blocked = new Set((await stores.blocks.listOf(id)).map(({ whom }) => whom));
      return requestItems(
        dependencies,
        id,
        open.filter(({ requester }) => !blocked.has(requester)),
      );
    },

    search: search.bind(null, dependencies),

    request: request.bind(null, dependencies),

    accept: accept.bind(null, dependencies),

    async reject(caller: Account, id: string): Promise<{ id: string; status: 'rejected' }> {
      await answerRequest(dependencies, { by: caller.id, id, answer: 'rejected' });
      return { id, status: 'rejected' };
    },

    async remove(caller: Account, id: string): Promise<{ id: string; status: 'removed' }> {
      await endFriendship(dependencies, { by: caller.id, id });
      return { id, status: 'removed' };
    },
  };
}

export type FriendService = ReturnType<typeof createFriendService>;
