/** One request failed for good: it is given up, others may work. */
export class RequestError extends Error {
  override name = 'RequestError';
}

/** The server asks for a longer pause than a run waits. */
export class RetryLaterError extends Error {
  override name = 'RetryLaterError';
}

export type PoliteClient = {
  /**
   * The answer to a GET request as JSON. Throws RequestError or RetryLaterError, as `bytes` does.
   */
  json(url: URL): Promise<unknown>;
  bytes(url: URL, limit: number): Promise<Uint8Array>;
};

export type Politeness = {
  /** Identifies the project and a contact, as Wikimedia requires of every program. */
  userAgent: string;
  /** Between two requests, in milliseconds. */
  pause: number;
  /** Timeout of a whole answer, in milliseconds. */
  timeout: number;
  wait: (ms: number) => Promise<void>;
  now: () => number;
};

const tries = 5;
const firstDelay = 5_000;
/** If nobody answers there is no server to spare, and a run without a network should end soon. */
const noAnswerDelay = 2_000;
const longestDelay = 300_000;
const jsonLimit = 10 * 1024 * 1024;
const passing = new Set([429, 500, 502, 503, 504]);

/** What an answer says, or that it has to be asked for again. */
type Read<Value> = { value: Value } | { reason: string };
type Request<Value> = { url: URL; limit: number; read: (bytes: Uint8Array) => Read<Value> };

/**
 * Milliseconds that a Retry-After asks for, in seconds or as a date; undefined if absent or
 * malformed.
 */
export function retryAfterOf(headers: Headers, now: number): number | undefined {
  const text = headers.get('retry-after')?.trim();
  if (!text) return undefined;
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

async function readBody(response: Response, limit: number): Promise<Uint8Array> {
  const tooLarge = () => new RequestError(`larger than ${limit} bytes`);
  if (Number(response.headers.get('content-length') ?? 0) > limit) {
    await response.body?.cancel();
    throw tooLarge();
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  // The announced length may be wrong or missing, so the received bytes are counted.
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > limit) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** MediaWiki answers 200 if its databases lag, and says so in the body. */
function readJson(bytes: Uint8Array): Read<unknown> {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    throw new RequestError('answered no JSON');
  }
  if (typeof value !== 'object' || value === null || !('error' in value)) return { value };
  const { code, info = '' } = value.error as { code?: string; info?: string };
  if (code === 'maxlag' || code === 'ratelimited') return { reason: `${code}: ${info}` };
  throw new RequestError(`answered ${code}: ${info}`);
}

async function attempt<Value>({ url, limit, read }: Request<Value>, politeness: Politeness) {
  try {
    const response = await fetch(url, {
      headers: { 'user-agent': politeness.userAgent },
      redirect: 'error',
      signal: AbortSignal.timeout(politeness.timeout),
    });
    const { headers, status, ok } = response;
    if (!ok) await response.body?.cancel();
    if (!ok && !passing.has(status)) throw new RequestError(`answered ${status}`);
    const result = ok ? read(await readBody(response, limit)) : { reason: `answered ${status}` };
    return 'value' in result
      ? result
      : { ...result, retryAfter: retryAfterOf(headers, politeness.now()) };
  } catch (error) {
    if (error instanceof RequestError) throw error;
    const { message, cause } = error as Error;
    const reason = `no answer: ${cause instanceof Error ? cause.message : message}`;
    return { retryAfter: noAnswerDelay, reason };
  }
}

async function repeat<Value>(request: Request<Value>, politeness: Politeness): Promise<Value> {
  let reason = '';
  for (let count = 0; count < tries; count += 1) {
    const result = await attempt(request, politeness);
    await politeness.wait(politeness.pause);
    if ('value' in result) return result.value;
    reason = result.reason;
    const delay = result.retryAfter ?? firstDelay * 2 ** count;
    if (delay > longestDelay) {
      throw new RetryLaterError(
        `${request.url.host} asks to come back in ${Math.ceil(delay / 1000)} s`,
      );
    }
    if (count < tries - 1) await politeness.wait(delay);
  }
  throw new RequestError(`${reason} (${tries} times)`);
}

/**
 * Requests to Wikimedia as its rules require: one at a time, identified, with pauses; temporary
 * failures are retried as late as the server says.
 */
export function createPoliteClient(politeness: Politeness): PoliteClient {
  /** The last request; the next one begins after it, whatever its outcome. */
  let line: Promise<unknown> = Promise.resolve();
  function inLine<Value>(request: Request<Value>): Promise<Value> {
    const turn = line.then(() => repeat(request, politeness));
    line = turn.catch(() => undefined);
    return turn;
  }
  return {
    json: (url) => inLine({ url, limit: jsonLimit, read: readJson }),
    bytes: (url, limit) => inLine({ url, limit, read: (bytes) => ({ value: bytes }) }),
  };
}

/** A call of MediaWiki's API that is refused when the servers are busy (seconds of lag). */
export function apiUrl(base: string, params: Readonly<Record<string, string>>): URL {
  const url = new URL('/w/api.php', base);
  url.search = new URLSearchParams({ ...params, format: 'json', maxlag: '5' }).toString();
  return url;
}
