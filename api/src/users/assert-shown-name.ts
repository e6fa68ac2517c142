import { lookKey } from '@craque/common/names/look-alike.ts';
import { bareKeys, isReservedName, passedKeys } from '@craque/common/names/reserved-names.ts';
import { AppError } from '../errors/app-error.ts';
import type { Stores } from '../store/store.ts';

export type StaffNames = {
  /** Admins as long as the setting names them. */
  ids: ReadonlySet<string>;
  /** Username keys that nobody can register. */
  reservedKeys: ReadonlySet<string>;
};
type Dependencies = { stores: Pick<Stores, 'users'>; namedAdmins: StaffNames };

async function staffKeys({ stores: { users }, namedAdmins }: Dependencies): Promise<string[]> {
  const admins = [...(await users.admins()), ...(await users.findMany([...namedAdmins.ids]))];
  const names = admins.flatMap(({ username, displayName }) => [username, displayName ?? username]);
  return [...names, ...namedAdmins.reservedKeys].flatMap(bareKeys);
}

/** A reserved name, or one that looks like an admin's. */
export async function passesForStaff(dependencies: Dependencies, name: string): Promise<boolean> {
  if (isReservedName(name)) return true;
  const keys = new Set(passedKeys(name).filter(Boolean));
  return (await staffKeys(dependencies)).some((key) => keys.has(key));
}

/**
 * Throws `name_imitates` for a name that looks like an admin's, a reserved one or another's
 * username; `ownId` is the user who wants it.
 */
export async function assertShownName(
  dependencies: Dependencies,
  name: string,
  ownId?: string,
): Promise<void> {
  const plain = name.replace(/[^\p{L}\p{N}\p{M}\s._-]/gu, '').trim();
  const spellings = [name, plain].flatMap((text) => [text, text.toLowerCase(), text.toUpperCase()]);
  const looks = [...new Set(spellings.map(lookKey))].filter(Boolean);
  const same = await dependencies.stores.users.lookingLike(looks);
  if (same.some((id) => id !== ownId) || (await passesForStaff(dependencies, name)))
    throw new AppError('name_imitates');
}
