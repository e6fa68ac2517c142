import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from '@craque/common/network/node-http.ts';
import { hasBearer } from '@craque/common/tokens/bearer.ts';
import { slowSenders } from '@craque/common/settings/slow-senders.ts';

export type OperationsParts = {
  /** False while waiting for a configured Redis, and while the node drains. */
  isReady(): boolean;
  metricsText(): Promise<string | undefined>;
  /** Which upgrade requests are for the sockets, once they are attached. */
  takesUpgrade(request: IncomingMessage): boolean;
  /** Lets a collector on another machine read the metrics; without it only this machine may. */
  metricsToken?: string | undefined;
};

const loopback = /^(?:127\.|::1$|::ffff:127\.)/;

/** With X-Forwarded-For, a loopback address is that of a proxy. */
function isLocal({ socket, headers }: IncomingMessage): boolean {
  return loopback.test(socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined;
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    ...(status === 503 && { 'Retry-After': '1' }),
  });
  response.end(JSON.stringify(body));
}

export function createOperationsServer(parts: OperationsParts): Server {
  const { isReady, metricsText, takesUpgrade, metricsToken } = parts;
  const mayMeasure = (request: IncomingMessage) =>
    isLocal(request) || hasBearer(request.headers.authorization, metricsToken);
  async function metrics(response: ServerResponse): Promise<void> {
    const text = await metricsText();
    if (text === undefined) return answer(response, 503, { status: 'not ready' });
    response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' });
    response.end(text);
  }
  const server: Server = createServer(
    {
      ...slowSenders,
      // Before the sockets are attached: answered 503, not closed.
      shouldUpgradeCallback: (request) =>
        server.listenerCount('upgrade') > 0 && takesUpgrade(request),
    },
    (request, response) => {
      const path = request.url?.split('?')[0];
      const isGet = request.method === 'GET' || request.method === 'HEAD';
      if (isGet && path === '/healthz') answer(response, 200, { status: 'ok' });
      else if (isGet && path === '/readyz' && isReady()) answer(response, 200, { status: 'ready' });
      else if (isGet && path === '/readyz') answer(response, 503, { status: 'not ready' });
      else if (isGet && path === '/metrics' && mayMeasure(request))
        metrics(response).catch(() => response.destroy());
      else if (!isReady()) answer(response, 503, { status: 'not ready' });
      else answer(response, 404, { message: 'Not found', code: 'not_found' });
    },
  );
  return server;
}
