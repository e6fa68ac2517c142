import { parseArgs } from 'node:util';
import { accountNamed, setAdmin } from '@craque/api/accounts/admin-rights.ts';
import { writePrivately } from '@craque/api/start/data-folder.ts';
import { readSecrets } from '@craque/api/start/secrets.ts';
import type { Config } from '@craque/api/start/config.ts';
import type { Stores } from '@craque/api/store/store.ts';
import { createResetTokens } from '@craque/common/tokens/reset-tokens.ts';
import { usernameKey } from '@craque/common/domain/username.ts';
import { commandConfig, openStoresSoon, runCommand } from './run/command.ts';

function isNamed(adminUsernames: readonly string[], username: string): boolean {
  const keyOf = (name: string) => {
    const key = usernameKey(name);
    return key.ok ? key.value : undefined;
  };
  return adminUsernames.map(keyOf).includes(keyOf(username) ?? '');
}

/** In the fragment, which no server and no log gets to see. */
async function resetLink(config: Config, stores: Stores, username: string): Promise<string> {
  const account = await accountNamed(stores, username);
  const token = createResetTokens(readSecrets(config)).issue(account, Date.now());
  return `${config.publicOrigins?.[0] ?? `http://localhost:${config.port}`}/reset#${token}`;
}

/** The embedded database has one owner at a time, so the product has to be stopped first. */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { remove: { type: 'boolean', default: false } },
  });
  const resets = positionals[0] === 'reset-password';
  const [username, ...more] = resets ? positionals.slice(1) : positionals;
  if (!username || more.length > 0)
    throw new Error('Usage: npm run admin -- <username> [--remove], or reset-password <username>');
  const config = commandConfig();
  writePrivately();
  const stores = await openStoresSoon(config);
  if (resets) {
    const link = await resetLink(config, stores, username).finally(() => stores.close());
    console.log(`For an hour, and once, ${username} gets a new password at\n${link}`);
    return;
  }
  await setAdmin(stores, username, !values.remove).finally(() => stores.close());
  if (!values.remove) console.log(`${username} is an admin now.`);
  else if (isNamed(config.adminUsernames, username))
    console.log(`${username} stays an admin as long as ADMIN_USERNAMES names the account.`);
  else console.log(`${username} is no admin any more.`);
});
