import { userPlayer } from '@craque/common/domain/ids.ts';
import type { Outcome } from '@craque/common/domain/record/totals.ts';
import { newRequest } from '@craque/common/domain/friendship.ts';
import type { Account } from '../../store/account-stores.ts';
import type { Stores } from '../../store/store.ts';
import { aResult, anAccount } from '../store-builders.ts';

export async function aStoredUser({ users }: Stores, id: string): Promise<Account> {
  const account = anAccount({ id, username: id, usernameKey: id });
  await users.insert(account);
  return account;
}

export async function addResults(
  { results }: Stores,
  userId: string,
  outcomes: readonly Outcome[],
): Promise<void> {
  const player = userPlayer(userId);
  for (const outcome of outcomes) {
    const { gameId, finishedAt, ...rest } = outcome;
    await results.add(aResult(gameId, finishedAt, { ...rest, player }));
  }
}

export async function addFriends(
  { friendships }: Stores,
  userId: string,
  count: number,
): Promise<void> {
  for (let friend = 1; friend <= count; friend += 1) {
    const step = { id: `${userId}-${friend}`, from: userId, to: `friend-${friend}`, now: 0 };
    await friendships.insert({ ...newRequest(step), status: 'accepted' });
  }
}
