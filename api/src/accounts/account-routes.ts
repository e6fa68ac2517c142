import { readUser } from '@craque/common/contracts/user.ts';
import type { Mount } from '../http/mount.ts';

/** A call that needs a session: the wrapper answers 401, as nobody can have one before there are accounts. */
export function mountAccounts(mount: Mount): void {
  mount(readUser, async () => undefined);
}
