import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ErrorBody, errorTable } from '@craque/common/contracts/errors.ts';
import type { CutReason } from '../http/in-turn.ts';
import { createHttpServer } from '../http/server.ts';
import type { Config } from './config.ts';

function bodyFor(path: string, requestId: string): ErrorBody | { status: string } {
  if (path === '/healthz') return { status: 'ok' };
  if (path !== '/api' && !path.startsWith('/api/')) return { status: 'not ready' };
  return { message: errorTable.store_unavailable[1], code: 'store_unavailable', requestId };
}

/**
 * Alive, not ready. nginx.conf asks for more: this node has done nothing of the call, so another one
 * may get it, whatever it is; and where the others are asked in turn, 502 means the next one.
 */
function refuse(request: IncomingMessage, response: ServerResponse): void {
  const path = request.url?.split('?')[0] ?? '';
  const isAlive = path === '/healthz';
  const ifStarting = request.headers['x-if-starting'];
  const requestId = randomUUID();
  const status = ifStarting === 'next' ? 502 : 503;
  response.writeHead(isAlive ? 200 : status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'X-Request-Id': requestId,
    ...(!isAlive && { 'Retry-After': '1' }),
    ...(!isAlive && ifStarting === 'elsewhere' && { 'X-Accel-Redirect': '@elsewhere' }),
  });
  response.end(JSON.stringify(bodyFor(path, requestId)));
}

export type Served = {
  app: RequestListener;
  takesUpgrade: ((request: IncomingMessage) => boolean) | undefined;
  cut: (reason: CutReason) => void;
};

export type OpenServer = { server: Server; port: number; serve(served: Served): void };

/**
 * Listens at once, so that a load balancer sees a starting node instead of a missing one, and a
 * taken port is known before a database is touched. Refuses calls until it has something to serve.
 */
export async function openServer(config: Config): Promise<OpenServer> {
  let served: Served = { app: refuse, takesUpgrade: undefined, cut: () => undefined };
  const server = createHttpServer((request, response) => served.app(request, response), {
    takesUpgrade: (request) => served.takesUpgrade?.(request) ?? false,
    limitsFactor: config.limitsFactor,
    cut: (reason) => served.cut(reason),
  });
  server.listen(config.port, config.host);
  await once(server, 'listening');
  return {
    server,
    port: (server.address() as AddressInfo).port,
    serve(next) {
      served = next;
    },
  };
}
