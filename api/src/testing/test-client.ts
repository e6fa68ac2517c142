import { isDeepStrictEqual } from 'node:util';
import { endpoints } from '@craque/common/contracts/api.ts';
import type { Endpoint, ReplyOf } from '@craque/common/contracts/endpoint.ts';
import type { ErrorBody } from '@craque/common/contracts/errors.ts';

export type Answer<T = unknown> = {
  status: number;
  headers: Headers;
  text: string;
  body: T;
  /** The same body typed as an error. */
  error: ErrorBody;
};

export type CallOptions = {
  id?: number | string;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
};
export type RequestOptions = {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: RequestInit['body'];
};

export type TestClient = {
  cookies: Map<string, string>;
  call<E extends Endpoint>(endpoint: E, options?: CallOptions): Promise<Answer<ReplyOf<E>>>;
  request<T = unknown>(path: string, options?: RequestOptions): Promise<Answer<T>>;
};

function keepCookies(cookies: Map<string, string>, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', ...value] = pair.split('=');
    const isEnded = attributes.some((each) => /^(max-age=0|expires=thu, 01 jan 1970)/i.test(each));
    if (isEnded) cookies.delete(name);
    else cookies.set(name, value.join('='));
  }
}

function cookieHeader(cookies: ReadonlyMap<string, string>): Record<string, string> {
  if (cookies.size === 0) return {};
  return { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
}

/** Path and query of a call, in the first round of a room; the id is inserted unchanged, even if malformed. */
export function addressOf({ path }: Endpoint, { id, query }: CallOptions = {}): string {
  const filled = path.replace(/:(?:id|code)/, String(id ?? '')).replace(':number', '1');
  const search = new URLSearchParams(query).toString();
  return search ? `${filled}?${search}` : filled;
}

function isJson(headers: Headers): boolean {
  return headers.get('content-type')?.startsWith('application/json') ?? false;
}

const patterns = endpoints.map((endpoint) => {
  const pathname = endpoint.path.replace(/:\w+/g, '[^/]+');
  return { endpoint, pattern: new RegExp(`^${pathname}$`) };
});

/** Throws if a reply lacks a field of its contract or has one outside it. */
function checkReply(method: string, path: string, { status, body }: Answer): void {
  const [pathname = ''] = path.split('?');
  for (const { endpoint, pattern } of patterns) {
    const { name, reply } = endpoint;
    if (method !== endpoint.method || status !== endpoint.status || !pattern.test(pathname))
      continue;
    if (reply && !isDeepStrictEqual(reply.parse(body), body))
      throw new Error(`${name} answers more than its contract`);
  }
}

/** A client of the server at `origin`; `watch` sees every answer. */
export function createTestClient(
  origin: string,
  watch: (answer: Answer) => void = () => undefined,
): TestClient {
  const cookies = new Map<string, string>();
  const request = async <T>(path: string, options: RequestOptions = {}): Promise<Answer<T>> => {
    const { method = 'GET', body } = options;
    const headers = { ...cookieHeader(cookies), ...options.headers };
    const response = await fetch(`${origin}${path}`, {
      method,
      headers,
      redirect: 'manual',
      ...(body !== undefined && { body }),
    });
    keepCookies(cookies, response.headers);
    const text = await response.text();
    const parsed = isJson(response.headers) && text ? JSON.parse(text) : undefined;
    const { status } = response;
    const answer = { status, headers: response.headers, text, body: parsed, error: parsed };
    watch(answer);
    checkReply(method, path, answer);
    return answer;
  };
  return {
    cookies,
    request,
    call(endpoint, options = {}) {
      const { body, headers } = options;
      const isEmpty = body === undefined;
      return request(addressOf(endpoint, options), {
        method: endpoint.method,
        headers: { ...(!isEmpty && { 'content-type': 'application/json' }), ...headers },
        ...(!isEmpty && { body: JSON.stringify(body) }),
      });
    },
  };
}
