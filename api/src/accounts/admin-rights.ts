import { usernameKey } from '@craque/common/domain/username.ts';
import type { Account } from '../store/account-stores.ts';
import type { Stores } from '../store/store.ts';

export type NamedAdmins = {
  /** Admins as long as the setting names them. */
  ids: ReadonlySet<string>;
  /** Nobody can register one of these names, or they would be an admin at the next start. */
  reservedKeys: ReadonlySet<string>;
  missing: readonly string[];
};

export const noNamedAdmins: NamedAdmins = {
  ids: new Set(),
  reservedKeys: new Set(),
  missing: [],
};

/** Whoever gets one of these names later is no admin by it. */
export async function findNamedAdmins(
  stores: Stores,
  usernames: readonly string[],
): Promise<NamedAdmins> {
  const found = await Promise.all(
    usernames.map(async (name) => {
      const key = usernameKey(name);
      if (!key.ok) return { name };
      return { name, key: key.value, account: await stores.users.findByKey(key.value) };
    }),
  );
  return {
    ids: new Set(found.flatMap(({ account }) => account?.id ?? [])),
    reservedKeys: new Set(found.flatMap(({ key }) => key ?? [])),
    missing: found.flatMap(({ name, account }) => (account ? [] : name)),
  };
}

/** Throws if no account has this name. */
export async function accountNamed(stores: Stores, username: string): Promise<Account> {
  const key = usernameKey(username);
  const account = key.ok ? await stores.users.findByKey(key.value) : undefined;
  if (!account) throw new Error(`There is no account with the name ${username}.`);
  return account;
}

export async function setAdmin(stores: Stores, username: string, isAdmin: boolean): Promise<void> {
  const { id } = await accountNamed(stores, username);
  await stores.users.change(id, { isAdmin });
}
