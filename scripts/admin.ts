import { parseArgs } from 'node:util';
import { setAdmin } from '@craque/api/accounts/admin-rights.ts';
import { readConfig } from '@craque/api/start/config.ts';
import { writePrivately } from '@craque/api/start/data-folder.ts';
import { openStores } from '@craque/api/start/open-stores.ts';
import { usernameKey } from '@craque/common/domain/username.ts';
import { runCommand } from './run/command.ts';

function isNamed(adminUsernames: readonly string[], username: string): boolean {
  const keyOf = (name: string) => {
    const key = usernameKey(name);
    return key.ok ? key.value : undefined;
  };
  return adminUsernames.map(keyOf).includes(keyOf(username) ?? '');
}

/** The embedded database has one owner at a time, so the product has to be stopped first. */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { remove: { type: 'boolean', default: false } },
  });
  const [username, ...more] = positionals;
  if (!username || more.length > 0)
    throw new Error('Usage: npm run admin -- <username> [--remove]');
  const config = readConfig(process.env);
  writePrivately();
  const stores = await openStores(config, console);
  await setAdmin(stores, username, !values.remove).finally(() => stores.close());
  if (!values.remove) console.log(`${username} is an admin now.`);
  else if (isNamed(config.adminUsernames, username))
    console.log(`${username} stays an admin as long as ADMIN_USERNAMES names the account.`);
  else console.log(`${username} is no admin any more.`);
});
