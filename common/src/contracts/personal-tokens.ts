import * as z from 'zod/mini';
import { tokenScopes } from '../domain/token-scope.ts';
import { tokenNameField } from './accounts.ts';
import { type Endpoint, get, post } from './endpoint.ts';
import { isoDateTime, rowIdParam } from './fields.ts';

/* Keys of an account for bots and tools, sent as `Authorization: Bearer`. */

const longestLife = 366;

export const tokenItem = z.object({
  id: z.string(),
  name: z.string(),
  scope: z.enum(tokenScopes),
  createdAt: isoDateTime,
  /** Null for no end. */
  expiresAt: z.nullable(isoDateTime),
  /** The UTC date; null before the first use. */
  usedOn: z.nullable(z.iso.date()),
});
export type TokenItem = z.output<typeof tokenItem>;

const daysField = z
  .int({ error: 'invalid_value' })
  .check(z.gte(1, { error: 'invalid_value' }), z.lte(longestLife, { error: 'invalid_value' }));

export const readTokens = {
  ...get,
  name: 'readTokens',
  summary: "The account's personal tokens, the newest first; never by a token",
  path: '/api/user/tokens',
  reply: z.array(tokenItem),
} as const satisfies Endpoint;

export const makeToken = {
  ...post,
  name: 'makeToken',
  summary: 'A personal token, told only now; it ends after `days`, without them never',
  path: '/api/user/tokens',
  body: z.object({
    name: tokenNameField,
    scope: z.enum(tokenScopes, { error: 'invalid_scope' }),
    days: z.optional(z.nullable(daysField)),
  }),
  status: 201,
  reply: z.extend(tokenItem, { token: z.string() }),
} as const satisfies Endpoint;

export const revokeToken = {
  ...post,
  name: 'revokeToken',
  summary: 'End a personal token at once',
  method: 'DELETE',
  path: '/api/user/tokens/:id',
  params: z.object({ id: rowIdParam('token_not_found') }),
  reply: z.object({ id: z.string(), status: z.literal('revoked') }),
} as const satisfies Endpoint;
