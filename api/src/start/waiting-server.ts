import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type ErrorBody, errorTable } from '@craque/common/contracts/errors.ts';
import { createServer } from '@craque/common/network/node-http.ts';
import { slowSenders } from '@craque/common/settings/slow-senders.ts';
import type { Config } from './config.ts';

function bodyFor(path: string, requestId: string): ErrorBody | { status: string } {
  if (path === '/healthz') return { status: 'ok' };
  if (path !== '/api' && !path.startsWith('/api/')) return { status: 'not ready' };
  return { message: errorTable.store_unavailable[1], code: 'store_unavailable', requestId };
}

/**
 * Milliseconds of a quick start, during which the port stays closed: a proxy then asks another
 * process, but would pass on a 503.
 */
const quickStart = 5_000;

/**
 * Answers while a database or Redis is awaited (alive, not ready, 503), so that a load balancer
 * sees a starting node instead of a missing one.
 */
export function holdPort(config: Config): { release(): Promise<void> } {
  const server = createServer(slowSenders, (request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    const isAlive = path === '/healthz';
    const requestId = randomUUID();
    response.writeHead(isAlive ? 200 : 503, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'X-Request-Id': requestId,
      ...(!isAlive && { 'Retry-After': '1' }),
    });
    response.end(JSON.stringify(bodyFor(path, requestId)));
  });
  // The api itself reports a taken port when it listens.
  server.on('error', () => undefined);
  const holding = setTimeout(() => server.listen(config.port, config.host), quickStart);
  return {
    async release() {
      clearTimeout(holding);
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
