export class RequestError extends Error {
  override name = 'RequestError';
}

export class RetryLaterError extends Error {
  override name = 'RetryLaterError';
}

type Politeness = {
  /** Identifies the project and a contact, as Wikimedia requires of every program. */
  userAgent: string;
  pause: number;
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

type Read<Value> = { value: Value } | { reason: string };

function retryAfterOf(headers: Headers, now: number): number | undefined {
  const text = headers.get('retry-after')?.trim();
  if (!text) return undefined;
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** The announced length may be wrong or missing, so the received bytes are counted. */
async function readBody(response: Response, limit: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > limit) throw new RequestError(`larger than ${limit} bytes`);
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

/** As Wikimedia's rules require; rejects with a RequestError or RetryLaterError. */
export function createPoliteClient({ userAgent, pause, timeout, wait, now }: Politeness) {
  type Reader<Value> = (bytes: Uint8Array) => Read<Value>;
  async function attempt<Value>(url: URL, limit: number, read: Reader<Value>) {
    try {
      const signal = AbortSignal.timeout(timeout);
      const headers = { 'user-agent': userAgent };
      const response = await fetch(url, { headers, redirect: 'error', signal });
      const retryAfter = retryAfterOf(response.headers, now());
      if (response.ok) return { ...read(await readBody(response, limit)), retryAfter };
      await response.body?.cancel();
      const reason = `answered ${response.status}`;
      if (!passing.has(response.status)) throw new RequestError(reason);
      return { reason, retryAfter };
    } catch (error) {
      if (error instanceof RequestError) throw error;
      const { message, cause } = error as Error;
      const reason = `no answer: ${cause instanceof Error ? cause.message : message}`;
      return { reason, retryAfter: noAnswerDelay };
    }
  }
  async function ask<Value>(url: URL, limit: number, read: Reader<Value>): Promise<Value> {
    let reason = '';
    for (let count = 0; count < tries; count += 1) {
      const result = await attempt(url, limit, read);
      await wait(pause);
      if ('value' in result) return result.value;
      reason = result.reason;
      const delay = result.retryAfter ?? firstDelay * 2 ** count;
      if (delay > longestDelay) {
        const seconds = Math.ceil(delay / 1000);
        throw new RetryLaterError(`${url.host} asks to come back in ${seconds} s`);
      }
      if (count < tries - 1) await wait(delay);
    }
    throw new RequestError(`${reason} (${tries} times)`);
  }
  return {
    json: (url: URL) => ask(url, jsonLimit, readJson),
    bytes: (url: URL, limit: number) => ask(url, limit, (value) => ({ value })),
  };
}
export type PoliteClient = ReturnType<typeof createPoliteClient>;
