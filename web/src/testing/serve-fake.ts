import { endpoints } from '@craque/common/contracts/api.ts';
import type { Endpoint } from '@craque/common/contracts/endpoint.ts';
import { ApiError, type Call, type CallInput } from '../lib/api.ts';

function matching(method: string, pathname: string) {
  for (const endpoint of endpoints) {
    const pattern = new RegExp(`^${endpoint.path.replace(/:\w+/g, '([^/]+)')}$`);
    const found = endpoint.method === method ? pattern.exec(pathname) : null;
    if (found) return { endpoint, id: found[1] };
  }
  return undefined;
}

function inputOf(url: URL, init: RequestInit, id: string | undefined): CallInput<Endpoint> {
  const headers = new Headers(init.headers);
  return {
    ...(id !== undefined && { params: { id: /^\d+$/.test(id) ? Number(id) : id } }),
    query: Object.fromEntries(url.searchParams),
    ...(typeof init.body === 'string' && { body: JSON.parse(init.body) }),
    ...(headers.has('Idempotency-Key') && { idempotencyKey: headers.get('Idempotency-Key') }),
  } as CallInput<Endpoint>;
}

/** Lets the fake api answer what is requested; unknown calls are a 404. */
export function serveFake<Api extends { call: Call }>(api: Api): Api {
  globalThis.fetch = async (address, init = {}) => {
    const url = new URL(String(address), 'http://localhost');
    const known = matching(init.method ?? 'GET', url.pathname);
    if (!known) return Response.json({ message: 'Not found', code: 'not_found' }, { status: 404 });
    try {
      const reply = await api.call(known.endpoint, inputOf(url, init, known.id));
      return Response.json(reply, { status: known.endpoint.status });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 0) throw error;
      return Response.json({ message: error.message, code: error.code }, { status: error.status });
    }
  };
  return api;
}
