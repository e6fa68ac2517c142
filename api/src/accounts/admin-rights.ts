import { usernameKey } from '@craque/common/domain/username.ts';
import type { Stores } from '../store/store.ts';

/**
 * Grants or revokes the admin rights of the account with this name. Throws if there is no such
 * account.
 */
export async function setAdmin(stores: Stores, username: string, isAdmin: boolean): Promise<void> {
  const key = usernameKey(username);
  const account = key.ok ? await stores.users.findByKey(key.value) : undefined;
  if (!account || !(await stores.users.change(account.id, { isAdmin })))
    throw new Error(`There is no account with the name ${username}.`);
}
