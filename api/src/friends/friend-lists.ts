import type { FoundUser, FriendEntry, FriendRequest } from '@craque/common/contracts/friends.ts';
import { type Friendship, otherOf, relationOf } from '@craque/common/domain/friendship.ts';
import type { ServiceParts } from '../service-parts.ts';
import { totalScores } from '../results/total-scores.ts';
import type { Account } from '../store/account-stores.ts';
import type { Stores } from '../store/store.ts';
import { publicUser } from '../users/public-user.ts';

type Seen = Pick<ServiceParts, 'stores' | 'avatarHosts'>;

/** Leaves out those whose other account is gone. */
async function withOthers(stores: Stores, userId: string, friendships: readonly Friendship[]) {
  const ids = friendships.map((each) => otherOf(each, userId));
  const accounts = await stores.users.findMany(ids);
  const byId = new Map(accounts.map((account) => [account.id, account]));
  return friendships.flatMap((friendship) => {
    const other = byId.get(otherOf(friendship, userId));
    return other ? [{ friendship, other }] : [];
  });
}

export async function friendEntries(
  { stores, avatarHosts }: Seen,
  userId: string,
  friendships: readonly Friendship[],
): Promise<FriendEntry[]> {
  const pairs = await withOthers(stores, userId, friendships);
  const ids = pairs.map(({ other }) => other.id);
  const scores = await totalScores(stores, ids);
  return pairs.map(({ friendship, other }) => ({
    id: friendship.id,
    friend: { ...publicUser(other, { avatarHosts }), totalScore: scores.get(other.id) ?? 0 },
  }));
}

export async function requestItems(
  { stores, avatarHosts }: Seen,
  userId: string,
  open: readonly Friendship[],
): Promise<FriendRequest[]> {
  const pairs = await withOthers(stores, userId, open);
  return pairs.map(({ friendship, other }) => ({
    id: friendship.id,
    userId: other.id,
    createdAt: new Date(friendship.createdAt).toISOString(),
    user: publicUser(other, { avatarHosts }),
  }));
}

export async function foundUsers(
  { stores, avatarHosts }: Seen,
  found: readonly Account[],
  { caller, now }: { caller: string; now: number },
): Promise<FoundUser[]> {
  const ids = found.map(({ id }) => id);
  const [scores, between] = await Promise.all([
    totalScores(stores, ids),
    stores.friendships.between(caller, ids),
  ]);
  const byOther = new Map(between.map((each) => [otherOf(each, caller), each]));
  return Array.from(found, (account) => {
    const relation = relationOf(byOther.get(account.id), caller, now);
    const user = publicUser(account, { avatarHosts });
    return { ...user, totalScore: scores.get(account.id) ?? 0, relation };
  });
}
