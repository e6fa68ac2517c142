import { parseArgs } from 'node:util';
import { setAdmin } from '@craque/api/accounts/admin-rights.ts';
import { readConfig } from '@craque/api/start/config.ts';
import { writePrivately } from '@craque/api/start/data-folder.ts';
import { openStores } from '@craque/api/start/open-stores.ts';
import { usernameKey } from '@craque/common/domain/username.ts';

/** True if the setting names the account too; the command cannot revoke that. */
function isNamed(adminUsernames: readonly string[], username: string): boolean {
  const wanted = usernameKey(username);
  return adminUsernames
    .map(usernameKey)
    .some((key) => key.ok && wanted.ok && key.value === wanted.value);
}

/**
 * `npm run admin -- <username> [--remove]`: grants or revokes admin rights. The embedded database
 * has one owner at a time, so the product has to be stopped first; ADMIN_USERNAMES works without
 * that.
 */
async function run(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { remove: { type: 'boolean', default: false } },
  });
  const [username] = positionals;
  if (!username || positionals.length > 1)
    throw new Error('Usage: npm run admin -- <username> [--remove]');
  const config = readConfig(process.env);
  writePrivately();
  const stores = await openStores(config, console);
  try {
    await setAdmin(stores, username, !values.remove);
  } finally {
    await stores.close();
  }
  if (!values.remove) return `${username} is an admin now.`;
  return isNamed(config.adminUsernames, username)
    ? `${username} stays an admin as long as ADMIN_USERNAMES names the account.`
    : `${username} is no admin any more.`;
}

try {
  console.log(await run());
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
