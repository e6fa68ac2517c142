import { createServer, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { useCleanUp } from '@craque/common/testing/clean-up.ts';
import { listenLocally } from '@craque/common/testing/local-server.ts';
import { openRaw } from '../testing/raw-socket.ts';
import { sessionCookie, silentLog, startTestNode } from '../testing/test-node.ts';
import { until } from '../testing/until.ts';
import { askTogether } from './ask-together.ts';
import { askLiveSessions } from './live-sessions.ts';

const cleanUp = useCleanUp();
const traceId = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
const requestId = '4bf92f3577b34da6a3ce929d0e0e4736';

test('a handshake passes its names on to the api, and a slow one has a line', async () => {
  const asked: IncomingHttpHeaders[] = [];
  const api = createServer(async (request, response) => {
    asked.push(request.headers);
    const { sids } = JSON.parse(Buffer.concat(await request.toArray()).toString());
    await sleep(300);
    response.end(JSON.stringify({ live: sids }));
  });
  const origin = `http://127.0.0.1:${await listenLocally(api)}`;
  cleanUp(() => void api.close());
  const lines: object[] = [];
  const node = await startTestNode({
    liveSessions: askTogether(askLiveSessions(origin, 'a key')),
    log: { ...silentLog, info: (entry, message) => void lines.push({ ...entry, message }) },
  });
  cleanUp(() => node.close());
  const headers = { Cookie: sessionCookie('ana'), 'X-Request-Id': requestId, traceparent };
  const socket = await openRaw({ port: node.port, headers });
  socket.sendText('40');
  expect(await socket.text('40')).toContain('sid');
  await until(() => lines.length > 0);
  expect(asked).toMatchObject([{ 'x-request-id': requestId, traceparent }]);
  expect(lines).toEqual([
    { requestId, traceId, milliseconds: expect.any(Number), message: 'slow handshake' },
  ]);
  socket.destroy();
});
