import type {
  BodyOf,
  Endpoint,
  ParamsOf,
  QueryOf,
  ReplyOf,
} from '@craque/common/contracts/endpoint.ts';
import { ApiError } from './api-error.ts';
import { readReply } from './api-reply.ts';

/** A call that hangs longer than this is given up with code `timeout`. */
const timeoutMs = 20_000;

type Given<T> = { [K in keyof T]?: T[K] | undefined };

export type CallInput<E extends Endpoint> = {
  params?: ParamsOf<E>;
  query?: Given<QueryOf<E>>;
  body?: Given<BodyOf<E>>;
  /** Sent as Idempotency-Key; use the same key to repeat the same request (D12). */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** `null` makes a 401 an answer of null instead of an error (§7). */
  on401?: 'throw' | 'null';
};

/**
 * Sends one call of the contract and gives its parsed reply, or null for an empty body (§7). Throws `ApiError` for
 * every other outcome, and the signal's own reason when the caller aborts. Nothing is repeated here.
 */
export type Call = <E extends Endpoint>(
  endpoint: E,
  input?: CallInput<E>,
) => Promise<ReplyOf<E> | null>;

export type Transport = {
  fetch: typeof fetch;
  /** The visitor's IANA zone, sent as X-Time-Zone: the calendar windows of the scores are theirs (D22). */
  timeZone: () => string | undefined;
};

export function createCall(transport: Transport): Call {
  return async function call<E extends Endpoint>(endpoint: E, input: CallInput<E> = {}) {
    const response = await send(transport, endpoint, input as AnyInput);
    if (response.status === 401 && input.on401 === 'null') return null;
    return (await readReply(response, endpoint.reply)) as ReplyOf<E> | null;
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
      headers: headersOf(input, transport.timeZone()),
      signal: input.signal ? AbortSignal.any([input.signal, limit]) : limit,
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    });
  } catch (fault) {
    if (input.signal?.aborted) throw input.signal.reason;
    if (limit.aborted) throw new ApiError(0, 'timeout', 'The server takes too long to answer');
    throw new ApiError(0, 'network', fault instanceof Error ? fault.message : String(fault));
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

/** The browser's own call; stores take a `Call` as an argument and are given this one. */
export const call: Call = createCall({
  fetch: (input, init) => fetch(input, init),
  timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
});
