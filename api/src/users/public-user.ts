import type { PublicUser } from '@craque/common/contracts/friends.ts';
import { avatarAddress } from '@craque/common/domain/avatar.ts';
import { otherOf } from '@craque/common/domain/friendship.ts';
import type { Account } from '../store/account-stores.ts';
import type { Stores } from '../store/store.ts';

/** Hosts that others' browsers may be sent to for a picture; absent where nobody is to be. */
export type Pictures = { avatarHosts?: ReadonlySet<string> };

/**
 * What others see of it. The server of an outside picture learns of every browser that shows it, so
 * the operator says which ones may (rules: avatars).
 */
export function pictureOf(
  { avatarUrl, avatar }: Pick<Account, 'avatarUrl' | 'avatar'>,
  { avatarHosts }: Pictures,
): string | null {
  if (!avatarHosts) return null;
  if (avatarUrl !== null && avatarHosts.has(new URL(avatarUrl).host)) return avatarUrl;
  return avatar && avatarAddress(avatar);
}

export function publicUser(account: Account, pictures: Pictures): PublicUser {
  const { id, username, displayName } = account;
  return { id, username, displayName, avatarUrl: pictureOf(account, pictures) };
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

/** The accounts as others see them, by their ids; deleted ones are missing. */
export async function publicUsers(
  { stores, ...pictures }: Pictures & { stores: Pick<Stores, 'users'> },
  ids: readonly string[],
): Promise<ReadonlyMap<string, PublicUser>> {
  const accounts = await stores.users.findMany([...new Set(ids)]);
  return new Map(accounts.map((each) => [each.id, publicUser(each, pictures)]));
}
