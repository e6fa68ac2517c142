import type {
  BodyOf,
  Endpoint,
  ParamsOf,
  QueryOf,
  ReplyOf,
} from '@craque/common/contracts/endpoint.ts';
import { errorTable, isErrorCode, type ErrorCode } from '@craque/common/contracts/errors.ts';
import { bearerIn } from '@craque/common/tokens/bearer.ts';
import { fallbackLanguage, type Language, languages } from '@craque/common/domain/language.ts';
import type { Express, Request, RequestHandler, Response } from 'express';
import type * as z from 'zod/mini';
import type { LiveSession } from '../sessions/session-service.ts';
import { AppError } from '../errors/app-error.ts';
import { readBody } from './body.ts';
import type { Caller, Identity } from './identity.ts';
import { refuseForeignRead, refuseForeignWrite } from './origin.ts';
import type { RateLimit } from './rate-limit.ts';
import { allowsToken } from './token-calls.ts';

/** The caller, and everything parsed by the contract. */
export type Call<E extends Endpoint> = Pick<Caller, 'player' | 'guest'> & {
  /** By a personal token: what is played so counts for no ranking (rules: tokens). */
  byToken: boolean;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** Language of the answer: the call's own field, else Accept-Language, else English. */
  language: Language;
  session: E['access'] extends 'user' | 'admin' ? LiveSession : LiveSession | undefined;
  /** The device's time zone as sent, possibly unknown. */
  timeZone: string | undefined;
  idempotencyKey: string | undefined;
  request: Request;
  response: Response;
};

export type Writing = () => unknown;

export type Mount = <E extends Endpoint>(
  endpoint: E,
  /** Returns the reply's body, or writes another kind of response itself. */
  handler: (call: Call<E>) => Promise<ReplyOf<E> | Writing>,
) => void;

export type MountDependencies = {
  identity: Identity;
  rateLimit: RateLimit;
  origins: ReadonlySet<string>;
};

function parse(schema: z.ZodMiniType | undefined, value: unknown, fallback: ErrorCode): unknown {
  if (!schema) return {};
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  // An issue's message is an error code.
  const { issues } = parsed.error;
  const errors = issues.map(({ path, message }) => ({
    path: path.map(String).join('.'),
    message: errorTable[isErrorCode(message) ? message : fallback][1],
  }));
  const code = issues.map(({ message }) => message).find(isErrorCode) ?? fallback;
  // A malformed id gets the answer of an unknown id.
  throw new AppError(code, errorTable[code][0] === 404 ? {} : { errors });
}

/** A list or a bracket in a name is refused. */
function plainQuery(request: Request): Record<string, unknown> {
  for (const [name, value] of Object.entries(request.query)) {
    if (typeof value !== 'string' || name.includes('[')) throw new AppError('invalid_query');
  }
  return request.query;
}

const keyForm = /^[\x21-\x7e]{1,128}$/;

function idempotencyKeyOf(request: Request, endpoint: Endpoint): string | undefined {
  const key = request.get('Idempotency-Key');
  if (!endpoint.idempotent || key === undefined) return undefined;
  if (!keyForm.test(key)) throw new AppError('invalid_idempotency_key');
  return key;
}

/** English first, for callers who accept any language. */
const offeredLanguages = [fallbackLanguage, ...languages];

function languageOf(request: Request, query: unknown, body: unknown): Language {
  const asked =
    (body as { language?: Language }).language ?? (query as { language?: Language }).language;
  if (asked) return asked;
  if (request.headers['accept-language'] === undefined) return 'en';
  return (request.acceptsLanguages(offeredLanguages) || 'en') as Language;
}

function refuseIdleRead(request: Request, response: Response): void {
  refuseForeignRead(request);
  if (request.method !== 'HEAD') return;
  response.set('Allow', 'GET');
  throw new AppError('method_not_allowed');
}

function authorise(endpoint: Endpoint, caller: Caller): void {
  const { access, allowsEndedSession, isSocial } = endpoint;
  if (caller.scope && !allowsToken(endpoint, caller.scope)) throw new AppError('token_refused');
  if (isSocial && caller.session?.account.isClosed) throw new AppError('social_closed');
  if (access === 'public') return;
  if (caller.hasEnded && !allowsEndedSession) throw new AppError('unauthorized');
  if (access === 'guest') return;
  if (!caller.session) throw new AppError('unauthorized');
  if (access === 'admin' && !caller.session.isAdmin) throw new AppError('forbidden');
}

/** Before the body is read, so that a refusal is cheap and every call counts. */
function createAdmission(endpoint: Endpoint, dependencies: MountDependencies): RequestHandler {
  const { identity, rateLimit, origins } = dependencies;
  return async (request, response, next) => {
    // Other sites cannot send a token, and beside one no cookie counts.
    if (bearerIn(request.headers.authorization) === undefined) refuseForeignWrite(request, origins);
    if (endpoint.changesOnRead) refuseIdleRead(request, response);
    const caller = await identity.identify(request, response);
    const { player, scope } = caller;
    const byToken = scope !== undefined;
    await rateLimit.countPlayer({ request, response, limit: endpoint.limit, player, byToken });
    authorise(endpoint, caller);
    response.locals.caller = caller;
    next();
  };
}

function timeZoneOf(request: Request, { usesTimeZone }: Endpoint): string | undefined {
  if (!usesTimeZone) return undefined;
  const zone = request.get('X-Time-Zone');
  return zone && /^[A-Za-z][\w+/-]{0,63}$/.test(zone) ? zone : undefined;
}

function readCall<E extends Endpoint>(endpoint: E, request: Request, response: Response): Call<E> {
  const params = parse(endpoint.params, request.params, 'not_found');
  const query = parse(endpoint.query, plainQuery(request), 'invalid_query');
  const body = parse(endpoint.body, request.body, 'bad_request');
  const { player, guest, session, scope } = response.locals.caller as Caller;
  return {
    params: params as ParamsOf<E>,
    query: query as QueryOf<E>,
    body: body as BodyOf<E>,
    language: languageOf(request, query, body),
    player,
    guest,
    byToken: scope !== undefined,
    session: session as Call<E>['session'],
    timeZone: timeZoneOf(request, endpoint),
    idempotencyKey: idempotencyKeyOf(request, endpoint),
    request,
    response,
  };
}

/** Express's json() adds an entity tag and escapes, which took a tenth of a guess's time. */
function sendJson(response: Response, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
}

function invitationsIn(body: unknown): number {
  const { friendIds } = body as { friendIds?: readonly string[] };
  return friendIds ? new Set(friendIds).size : 1;
}

/** Enforces a route's contract: origin, rate limit, identity, parsing, status. */
export function createMount(app: Express, dependencies: MountDependencies): Mount {
  const { rateLimit } = dependencies;
  return (endpoint, handler) => {
    const answer: RequestHandler = async (request, response) => {
      const call = readCall(endpoint, request, response);
      const { player } = call;
      const { limit } = endpoint;
      const weight = limit === 'invite' ? invitationsIn(call.body) : 1;
      await rateLimit.countAccepted({ request, response, limit, player, weight });
      const reply = await handler(call);
      if (typeof reply === 'function') await (reply as Writing)();
      else sendJson(response, endpoint.status, reply);
    };
    const admit = createAdmission(endpoint, dependencies);
    const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete';
    // A logout works whatever body is sent along.
    const steps = endpoint.body ? [admit, readBody, answer] : [admit, answer];
    app[method](endpoint.path, ...steps);
  };
}

/** 405 for any other method on a known path; call it after all mounts. */
export function refuseOtherMethods(app: Express, endpoints: readonly Endpoint[]): void {
  const methodsByPath = Map.groupBy(endpoints, ({ path }) => path);
  for (const [path, all] of methodsByPath) {
    const methods = all.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    app.all(path, (_request, response) => {
      response.set('Allow', methods.join(', '));
      throw new AppError('method_not_allowed');
    });
  }
}
