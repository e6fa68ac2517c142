import { endpoints } from '@craque/common/contracts/api.ts';
import type { TestApi } from '../test-api.ts';
import type { TestClient } from '../test-client.ts';

/** The answer to a caller: the status, and the message of an error. */
export type Cell = readonly [status: number, message?: string];

/** The answer for each caller, in a situation `C` created for each cell. */
export type Row<Caller extends string, C> = {
  /** What tells it from another row of the call. */
  when?: string;
  method: string;
  path: string;
  cells: Readonly<Partial<Record<Caller, Cell>>>;
  id?: (situation: C) => string | number;
  body?: (situation: C) => object;
  query?: string;
  headers?: Readonly<Record<string, string>>;
  /** Cache-Control of a success if it is not `no-store`. */
  caching?: string;
  sees?: (body: unknown, situation: C, caller: Caller) => void;
};

/** The call with this name. */
export function of(name: string): { method: string; path: string } {
  const endpoint = endpoints.find((each) => each.name === name);
  if (!endpoint) throw new RangeError(`there is no call ${name}`);
  return { method: endpoint.method, path: endpoint.path };
}

export const missing: Cell = [404, 'Game not found'];
export const nowhere: Cell = [404, 'Not found'];
export const signedOut: Cell = [401, 'Not signed in'];

export function send<C>(
  client: TestClient,
  row: Omit<Row<string, C>, 'cells' | 'sees'>,
  situation: C,
) {
  const { method, path, id, body, query = '', headers } = row;
  const named = id ? path.replace(/:(?:id|code)/, String(id(situation))) : path;
  const filled = named.replace(':number', '1');
  const isWrite = method !== 'GET';
  return client.request(filled + query, {
    method,
    headers: { ...(isWrite && { 'content-type': 'application/json' }), ...headers },
    ...(isWrite && { body: JSON.stringify(body?.(situation) ?? {}) }),
  });
}

/** The client keeps using the cookie of an ended session. */
export async function revoke(api: TestApi, userId: string): Promise<void> {
  await api.stores.sessions.removeOf(userId);
}
