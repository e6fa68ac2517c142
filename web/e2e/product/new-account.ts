import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import type { SignedIn } from '@craque/common/contracts/accounts.ts';
import type { APIRequestContext } from '@playwright/test';

export const accountPassword = 'figurinha-77';

/** A username unique to the journey; names made with the same prefix are found by it. */
export const freshName = (beginning = 'ana'): string =>
  `${beginning}${randomBytes(4).toString('hex')}`;

/**
 * Registers through the api, which signs in the owner of these cookies: a page, if it is the page's
 * own `request`.
 */
export async function register(
  api: APIRequestContext,
  fields: { username?: string; displayName?: string; email?: string } = {},
): Promise<SignedIn> {
  const data = { username: freshName(), password: accountPassword, ...fields };
  const reply = await api.post('/api/register', { data });
  assert.equal(reply.status(), 201, await reply.text());
  return (await reply.json()) as SignedIn;
}
