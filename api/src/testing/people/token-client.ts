import { makeToken } from '@craque/common/contracts/personal-tokens.ts';
import type { TokenScope } from '@craque/common/domain/token-scope.ts';
import type { TestApi } from '../test-api.ts';
import type { TestClient } from '../test-client.ts';

/** A caller without cookies who sends this token with every call. */
export function tokenClient(api: TestApi, token: string): TestClient {
  const client = api.guest();
  const authorization = `Bearer ${token}`;
  const keyed = <T extends { headers?: Readonly<Record<string, string>> }>(options?: T) => ({
    ...options,
    headers: { ...options?.headers, authorization },
  });
  return {
    ...client,
    request: (path, options) => client.request(path, keyed(options)),
    call: (endpoint, options) => client.call(endpoint, keyed(options)),
  };
}

export async function newToken({ client }: { client: TestClient }, scope: TokenScope, more = {}) {
  const { status, body, text } = await client.call(makeToken, {
    body: { name: 'A bot', scope, ...more },
  });
  if (status !== 201) throw new Error(`no token was made: ${text}`);
  return body;
}

/** A user, and a client that calls by a token of theirs. */
export async function newBot(api: TestApi, scope: TokenScope = 'play') {
  const person = await api.user();
  const made = await newToken(person, scope);
  return { ...person, ...made, bot: tokenClient(api, made.token) };
}
