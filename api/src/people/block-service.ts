import type { BlockedUser } from '@craque/common/contracts/people.ts';
import type { Friendship } from '@craque/common/domain/friendship.ts';
import { usernameKey } from '@craque/common/domain/username.ts';
import { AppError } from '../errors/app-error.ts';
import { retryOnConflict } from '../errors/retry-on-conflict.ts';
import type { ServiceParts } from '../service-parts.ts';
import type { Account } from '../store/account-stores.ts';
import type { Stores } from '../store/store.ts';

type Parts = Pick<ServiceParts, 'stores' | 'clock'>;

/** Somebody else, by the name with which they are shown. */
export async function otherNamed(
  { users }: Pick<Stores, 'users'>,
  caller: Account,
  username: string,
): Promise<Account> {
  const key = usernameKey(username);
  const found = key.ok ? await users.findByKey(key.value) : undefined;
  if (!found || found.id === caller.id) throw new AppError('user_not_found');
  return found;
}

/** The other's own request stays, unseen, so that they notice nothing. */
function endBetween({ friendships }: Stores, caller: string, other: string): Promise<void> {
  return retryOnConflict(async () => {
    const there = await friendships.findPair(caller, other);
    const isOwn = there?.status === 'pending' && there.requester === caller;
    if (!there || !(there.status === 'accepted' || isOwn)) return { saved: undefined };
    const isRemoved = await friendships.remove(there.id, there.revision);
    return isRemoved ? { saved: undefined } : undefined;
  });
}

function blockedUser({ id, username, displayName }: Account, at: number): BlockedUser {
  return { id, username, displayName, blockedAt: new Date(at).toISOString() };
}

/** Those whom the user has blocked, the latest first; deleted accounts are missing. */
export async function blockedBy(stores: Stores, userId: string): Promise<BlockedUser[]> {
  const blocks = await stores.blocks.listOf(userId);
  const accounts = await stores.users.findMany(blocks.map(({ whom }) => whom));
  const byId = new Map(accounts.map((account) => [account.id, account]));
  return blocks.flatMap(({ whom, at }) => {
    const account = byId.get(whom);
    return account ? [blockedUser(account, at)] : [];
  });
}

/**
 * A block may have come before the friendship was stored, and have found nothing to end. Returns
 * the blocks between the two.
 */
export async function endIfBlocked(stores: Stores, { users: [one, other] }: Friendship) {
  const blocks = await stores.blocks.between(one, [other]);
  for (const { by, whom } of blocks) await endBetween(stores, by, whom);
  return blocks;
}

export function createBlockService({ stores, clock }: Parts) {
  return {
    listOf: ({ id }: Account): Promise<BlockedUser[]> => blockedBy(stores, id),

    async block(caller: Account, username: string): Promise<BlockedUser> {
      const other = await otherNamed(stores, caller, username);
      const at = clock();
      await stores.blocks.add(caller.id, other.id, at);
      await endBetween(stores, caller.id, other.id);
      const there = await stores.users.findMany([caller.id, other.id]);
      // Deleted meanwhile, perhaps before the block was stored.
      for (const id of [caller.id, other.id])
        if (!there.some((account) => account.id === id)) await stores.blocks.removeOf(id);
      return blockedUser(other, at);
    },

    async unblock({ id }: Account, whom: string): Promise<{ id: string; status: 'removed' }> {
      if (!(await stores.blocks.remove(id, whom))) throw new AppError('user_not_found');
      return { id: whom, status: 'removed' };
    },
  };
}

export type BlockService = ReturnType<typeof createBlockService>;
