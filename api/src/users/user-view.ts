import type { User } from '@craque/common/contracts/user.ts';
import { preferencesOf } from '@craque/common/domain/preferences.ts';
import type { Account } from '../store/account-stores.ts';
import type { Stores } from '../store/store.ts';

export async function userView(
  stores: Pick<Stores, 'blocks' | 'users'>,
  account: Account,
  isAdmin: boolean,
): Promise<User> {
  const { id, username, displayName, email, avatarUrl, avatar, language, theme } = account;
  const own = { id, username, displayName, email, avatarUrl, avatar, isAdmin, language, theme };
  const blocks = await stores.blocks.listOf(id);
  const people = await stores.users.findMany(blocks.map(({ whom }) => whom));
  const blocked = people.map((each) => each.username);
  return { ...own, ...preferencesOf(account), blocked };
}
