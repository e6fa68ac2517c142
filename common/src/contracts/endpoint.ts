import type * as z from 'zod/mini';

/**
 * Who may call: `public` = the answer is the same for everybody; `guest` = it depends on the caller, who needs no
 * session; `user` = a session is needed, 401 without; `admin` = a session of an admin, 403 for other users.
 */
export type Access = 'public' | 'guest' | 'user' | 'admin';

/** Names of the limits (rules: limits); their numbers are the api's configuration. */
export type LimitName = 'guess' | 'hint' | 'search' | 'feedback' | 'register' | 'invite' | 'other';

/**
 * One call of the api as a table row. The api mounts it, the client calls it and the OpenAPI document is made from
 * it, so that a path, a field or a status stands in one place.
 */
export type Endpoint = {
  name: string;
  summary: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Express syntax: `/api/games/:id`. */
  path: string;
  access: Access;
  limit: LimitName;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** Status of success. */
  status: 200 | 201;
  /** Absent where the answer is no JSON (the photo). */
  reply?: z.ZodMiniType;
  /** True for a GET that changes something: only our own page's fetch may send it. */
  changesOnRead?: boolean;
  /** True where the call takes an Idempotency-Key. */
  idempotent?: boolean;
  /** True where a session that has ended counts as none; elsewhere, but on public calls, it is 401. */
  allowsEndedSession?: boolean;
};

type Parsed<T> = T extends z.ZodMiniType ? z.output<T> : Record<never, never>;
export type ParamsOf<E extends Endpoint> = Parsed<E['params']>;
export type QueryOf<E extends Endpoint> = Parsed<E['query']>;
export type BodyOf<E extends Endpoint> = Parsed<E['body']>;
export type ReplyOf<E extends Endpoint> = E['reply'] extends z.ZodMiniType
  ? z.output<E['reply']>
  : never;
