import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

/** The signed-in user (§3). */
export const user = z.object({
  id: z.string(),
  username: z.string(),
  displayName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  isAdmin: z.boolean(),
});
export type User = z.output<typeof user>;

export const readUser = {
  name: 'readUser',
  summary: 'The signed-in user; 401 without a session',
  method: 'GET',
  path: '/api/user',
  access: 'user',
  limit: 'other',
  status: 200,
  reply: user,
} as const satisfies Endpoint;
