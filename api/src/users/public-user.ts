import type { PublicUser } from '@craque/common/contracts/friends.ts';
import { otherOf } from '@craque/common/domain/friendship.ts';
import type { Account } from '../store/account-stores.ts';
import type { Stores } from '../store/store.ts';

/**
 * A picture lies on a server that learns of every browser that shows it, so only friends get its
 * address (rules: avatars).
 */
export function publicUser(
  { id, username, displayName, avatarUrl }: Account,
  isKnown: boolean,
): PublicUser {
  return { id, username, displayName, avatarUrl: isKnown ? avatarUrl : null };
}

export async function friendsAmong(
  { friendships }: Pick<Stores, 'friendships'>,
  userId: string,
  others: readonly string[],
): Promise<ReadonlySet<string>> {
  const between = await friendships.between(userId, others);
  const friends = between.filter(({ status }) => status === 'accepted');
  return new Set(friends.map((each) => otherOf(each, userId)));
}

/** The accounts as the reader may see them, by their ids; deleted ones are missing. */
export async function publicUsers(
  stores: Pick<Stores, 'users' | 'friendships'>,
  reader: string | undefined,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PublicUser>> {
  const accounts = await stores.users.findMany([...new Set(ids)]);
  const pictures = await picturesFor(stores, reader, accounts);
  return new Map(accounts.map((each) => [each.id, publicUser(each, pictures.has(each.id))]));
}

/** The reader's own and those of friends. */
export async function picturesFor(
  stores: Pick<Stores, 'friendships'>,
  reader: string | undefined,
  accounts: readonly Pick<Account, 'id' | 'avatarUrl'>[],
): Promise<ReadonlySet<string>> {
  if (reader === undefined) return new Set();
  const others = accounts.filter(({ id, avatarUrl }) => avatarUrl !== null && id !== reader);
  if (others.length === 0) return new Set([reader]);
  const ids = others.map(({ id }) => id);
  return new Set([reader, ...(await friendsAmong(stores, reader, ids))]);
}
