import { request } from '@playwright/test';
import type { User } from '../challenge/people.ts';
import { register } from '../product/new-account.ts';
import type { Product } from '../product/product.ts';

/** Registers somebody with cookies but no screen. */
export async function enter(
  { address }: Product,
  username: string,
  displayName: string,
): Promise<User> {
  const api = await request.newContext({ baseURL: address });
  return { page: { request: api }, user: await register(api, { username, displayName }) };
}
