import { act } from '@testing-library/react';

/** Resolves when the answers under way are on screen. */
export const answersShown = () => act(() => new Promise((done) => setTimeout(done, 0)));

export type SentRequest = {
  /** Method and path with its query, such as `GET /api/users/search?username=lia`. */
  route: string;
  body: unknown;
  key: string | undefined;
};

/** A reply with status 200 or a function that makes one, also later; a `Response` for others. */
export type Answer = object | ((request: SentRequest) => object);

export function refusal(status: number, code: string, message: string): Response {
  return Response.json({ message, code }, { status });
}

/** The answer of a server that has failed. */
export const broken = refusal(500, 'internal', 'Something went wrong on the server');

/** Answers each `METHOD /path` that is requested, others with 404; `offline` makes it fail. */
export function serve(answers: Record<string, Answer | 'offline'>) {
  const sent: SentRequest[] = [];
  globalThis.fetch = async (address, init = {}) => {
    const url = new URL(String(address), 'http://localhost');
    const method = init.method ?? 'GET';
    const request: SentRequest = {
      route: `${method} ${url.pathname}${url.search}`,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      key: new Headers(init.headers).get('Idempotency-Key') ?? undefined,
    };
    sent.push(request);
    await Promise.resolve();
    const answer = answers[`${method} ${url.pathname}`] ?? refusal(404, 'not_found', 'Not found');
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    const reply = await (typeof answer === 'function' ? answer(request) : answer);
    return reply instanceof Response ? reply.clone() : Response.json(reply);
  };
  return {
    sent,
    requests: (route: string) =>
      sent.filter((each) => each.route === route || each.route.startsWith(`${route}?`)),
  };
}
