import { parseArgs } from 'node:util';
import { setAdmin } from '@craque/api/accounts/admin-rights.ts';
import { readConfig } from '@craque/api/config.ts';
import { openStores } from '@craque/api/open-stores.ts';

/**
 * `npm run admin -- <username> [--remove]`: gives an account an admin's rights, or takes them away. The embedded database
 * has one owner at a time, so there the product has to be stopped first; ADMIN_USERNAMES works without that.
 */
async function run(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { remove: { type: 'boolean', default: false } },
  });
  const [username] = positionals;
  if (!username || positionals.length > 1)
    throw new Error('Usage: npm run admin -- <username> [--remove]');
  const stores = await openStores(readConfig(process.env), console);
  try {
    await setAdmin(stores, username, !values.remove);
  } finally {
    await stores.close();
  }
  return values.remove ? `${username} is no admin any more.` : `${username} is an admin now.`;
}

try {
  console.log(await run());
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
