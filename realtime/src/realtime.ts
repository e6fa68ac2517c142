import { createServer, type Server } from 'node:http';

/**
 * The service that will push the news of shared games. It has none to push yet, so it answers its operators alone:
 * alive, ready, and 404 for everything else.
 */
export function createRealtimeServer(): Server {
  const answers = new Map([
    ['/healthz', { status: 'ok' }],
    ['/readyz', { status: 'ready' }],
  ]);
  return createServer((request, response) => {
    const answer = answers.get(request.url ?? '');
    response.writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer ?? { message: 'Not found', code: 'not_found' }));
  });
}
