import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { count, isoDateTime } from './fields.ts';

/** An account with wins that no person could have made (rules: pace), and its figures. */
export const markedAccount = z.object({
  userId: z.string(),
  username: z.string(),
  displayName: z.nullable(z.string()),
  marked: count,
  /** All wins, the marked ones included. */
  wins: count,
  /** Seconds of the shortest marked win. */
  shortest: count,
  firstAt: isoDateTime,
  lastAt: isoDateTime,
});
export type MarkedAccount = z.output<typeof markedAccount>;

export const readMarkedWins = {
  name: 'readMarkedWins',
  summary: 'Accounts with wins that no person could have made, the latest first; for admins',
  method: 'GET',
  path: '/api/admin/marked-wins',
  access: 'admin',
  limit: 'other',
  status: 200,
  reply: z.array(markedAccount),
} as const satisfies Endpoint;
