import type {
  BodyOf,
  Endpoint,
  ParamsOf,
  QueryOf,
  ReplyOf,
} from '@craque/common/contracts/endpoint.ts';
import { takingFirstGame } from './first-game.ts';

/**
 * A failed call. `status` is 0 without an answer; `code` is a code of the contract's table, a
 * transport code (`network`, `timeout`, `invalid_reply`), or absent if the answer was not made by
 * the api. `message` is in English or the requested language.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | undefined;

  constructor(status: number, code: string | undefined, message: string) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
  }
}

/** The server refused it; after any other failure it may have been done. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

const htmlMessage = 'Received HTML response instead of JSON. Server error or incorrect endpoint.';
const invalidJsonMessage = 'Invalid JSON response from server';

/** Timeout (ms) of a call, which then fails with code `timeout`. */
const timeoutMs = 20_000;

type Given<T> = { [K in keyof T]?: T[K] | undefined };

export type CallInput<E extends Endpoint> = {
  params?: ParamsOf<E>;
  query?: Given<QueryOf<E>>;
  body?: Given<BodyOf<E>>;
  /** Sent as Idempotency-Key; use the same key to repeat the same request. */
  idempotencyKey?: string;
  signal?: AbortSignal;
};

/**
 * Sends one call of the contract and returns its parsed reply. Throws `ApiError` for every other
 * outcome, and the signal's own reason if the caller aborts. There are no retries here.
 */
export type Call = <E extends Endpoint>(endpoint: E, input?: CallInput<E>) => Promise<ReplyOf<E>>;

export type Transport = {
  fetch: typeof fetch;
  /** The visitor's IANA zone, sent as X-Time-Zone for the calendar windows of the scores. */
  timeZone: () => string | undefined;
  /** Called after an answer that a user whose session has ended would get. */
  refused?: () => void;
};

/** Sent to the window when a call is refused as if nobody were signed in. */
export const refusedEvent = 'craque:refused';

export function createCall(transport: Transport): Call {
  return async function call<E extends Endpoint>(endpoint: E, input: CallInput<E> = {}) {
    const response = await send(transport, endpoint, input as AnyInput);
    // Without a session a user's own game is a stranger's, which does not exist.
    if (
      response.status === 401 ||
      (response.status === 404 && /^\/api\/games\//.test(endpoint.path))
    )
      transport.refused?.();
    return (await readReply(response, endpoint)) as ReplyOf<E>;
  };
}

type AnyInput = { params?: object; query?: object; body?: object } & Pick<
  CallInput<Endpoint>,
  'idempotencyKey' | 'signal'
>;

async function send(transport: Transport, endpoint: Endpoint, input: AnyInput) {
  const limit = AbortSignal.timeout(timeoutMs);
  try {
    return await transport.fetch(urlOf(endpoint, input), {
      method: endpoint.method,
      credentials: 'include',
      // The first request for the zone takes long in a slow browser.
      headers: headersOf(input, endpoint.usesTimeZone ? transport.timeZone() : undefined),
      signal: input.signal ? AbortSignal.any([input.signal, limit]) : limit,
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    });
  } catch (error) {
    if (input.signal?.aborted) throw input.signal.reason;
    if (limit.aborted) throw new ApiError(0, 'timeout', 'The server takes too long to answer');
    throw new ApiError(0, 'network', error instanceof Error ? error.message : String(error));
  }
}

function headersOf(input: AnyInput, timeZone: string | undefined) {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (input.body !== undefined) headers['Content-Type'] = 'application/json';
  if (timeZone !== undefined) headers['X-Time-Zone'] = timeZone;
  if (input.idempotencyKey !== undefined) headers['Idempotency-Key'] = input.idempotencyKey;
  return headers;
}

/** The path with its parameters filled in, and the query without absent fields. */
export function urlOf(endpoint: Endpoint, input: { params?: object; query?: object }): string {
  const params: Record<string, unknown> = { ...input.params };
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The browser's own call; stores take a `Call` as an argument and get this one. */
export const call: Call = createCall({
  fetch: takingFirstGame((input, init) => fetch(input, init), window),
  timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
  refused: () => dispatchEvent(new Event(refusedEvent)),
});

const hasText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The api's own error body; undefined for anything else. */
function errorIn(json: unknown): { message: string; code?: string } | undefined {
  const { message, code } = (json ?? {}) as Record<string, unknown>;
  if (!hasText(message) || (code !== undefined && typeof code !== 'string')) return undefined;
  return code === undefined ? { message } : { message, code };
}

/**
 * Parses an answer; an empty body is null, which few contracts allow. Throws `ApiError` unless it is
 * a valid success.
 */
async function readReply(response: Response, endpoint: Endpoint): Promise<unknown> {
  const text = await bodyOf(response);
  if (looksLikeHtml(response, text)) {
    throw new ApiError(response.status, undefined, `${response.status}: ${htmlMessage}`);
  }
  if (!response.ok) throw failureOf(response, text, endpoint.path);
  const data = text.trim() === '' ? null : parseJson(text);
  const parsed = endpoint.reply?.safeParse(data);
  if (!parsed?.success) throw new ApiError(response.status, 'invalid_reply', invalidJsonMessage);
  return parsed.data;
}

async function bodyOf(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    throw new ApiError(0, 'network', error instanceof Error ? error.message : String(error));
  }
}

function looksLikeHtml(response: Response, text: string): boolean {
  const type = response.headers.get('Content-Type') ?? '';
  return type.includes('text/html') || /^\s*<(!doctype|html)/i.test(text);
}

/** A plain text follows the status; that of a challenge call stands alone. */
function failureOf(response: Response, text: string, path: string): ApiError {
  const { status, statusText } = response;
  const json = parseJson(text);
  const body = errorIn(json);
  if (body) return new ApiError(status, body.code, body.message);
  const plain = json === undefined ? text.trim() : '';
  if (plain !== '' && path.startsWith('/api/multiplayer/')) {
    return new ApiError(status, undefined, plain);
  }
  const rest = plain || statusText;
  return new ApiError(status, undefined, rest === '' ? String(status) : `${status}: ${rest}`);
}

/** Undefined if the text is not JSON; JSON itself has no undefined. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
