import type * as z from 'zod/mini';

/**
 * `guest`: the answer depends on the caller. `user`: needs a session, else 401. `admin`: else
 * 403.
 */
export type Access = 'public' | 'guest' | 'user' | 'admin';

export type LimitName =
  | 'guess'
  | 'hint'
  | 'search'
  | 'feedback'
  | 'correction'
  | 'report'
  | 'register'
  | 'fault'
  | 'invite'
  | 'export'
  | 'game'
  | 'party'
  | 'other';

export type Endpoint = {
  name: string;
  summary: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  access: Access;
  limit: LimitName;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  status: 200 | 201;
  /** Status if the resource exists already; the reply is the same. */
  repeatedStatus?: 200;
  /** Absent if the answer is not JSON (the photo, a table). */
  reply?: z.ZodMiniType;
  isTable?: boolean;
  /** True for a GET with side effects: only fetch calls of our own pages may send it. */
  changesOnRead?: boolean;
  /** True if the answer depends on the caller's IANA zone, sent as X-Time-Zone. */
  usesTimeZone?: boolean;
  idempotent?: boolean;
  /** Shared with others: refused to an account that admins have closed for it. */
  isSocial?: true;
  /** An ended session counts as none; otherwise, except on public calls, it is a 401. */
  allowsEndedSession?: boolean;
};

export const get = { method: 'GET', access: 'user', limit: 'other', status: 200 } as const;
export const post = { ...get, method: 'POST' } as const;

type Parsed<T> = T extends z.ZodMiniType ? z.output<T> : Record<never, never>;
export type ParamsOf<E extends Endpoint> = Parsed<E['params']>;
export type QueryOf<E extends Endpoint> = Parsed<E['query']>;
export type BodyOf<E extends Endpoint> = Parsed<E['body']>;
export type ReplyOf<E extends Endpoint> = E['reply'] extends z.ZodMiniType
  ? z.output<E['reply']>
  : never;
