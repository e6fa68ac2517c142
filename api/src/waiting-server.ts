import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Config } from './config.ts';

/**
 * Answers while a configured database or Redis is waited for: alive, not ready, 503 with Retry-After for the rest
 * (design 1.9), so that a load balancer sees a node that is coming instead of one that is gone.
 */
export async function holdPort(config: Config): Promise<{ release(): Promise<void> }> {
  const server = createServer((request, response) => {
    const isAlive = request.url === '/healthz';
    response.writeHead(isAlive ? 200 : 503, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      ...(!isAlive && { 'Retry-After': '1' }),
    });
    response.end(JSON.stringify(isAlive ? { status: 'ok' } : { status: 'not ready' }));
  });
  server.listen(config.port, config.host);
  await once(server, 'listening');
  return {
    async release() {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
}
