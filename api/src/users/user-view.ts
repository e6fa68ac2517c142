import type { User } from '@craque/common/contracts/user.ts';
import { preferencesOf } from '@craque/common/domain/preferences.ts';
import type { Account } from '../store/account-stores.ts';

export function userView(account: Account, isAdmin: boolean): User {
  const { id, username, displayName, email, avatarUrl, language, theme } = account;
  const own = { id, username, displayName, email, avatarUrl, isAdmin, language, theme };
  return { ...own, ...preferencesOf(account) };
}
