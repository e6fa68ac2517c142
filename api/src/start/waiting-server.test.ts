import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { useCleanUp } from '@craque/common/testing/clean-up.ts';
import { expect, test } from '@jest/globals';
import { readConfig } from './config.ts';
import { openServer } from './waiting-server.ts';

const cleanUp = useCleanUp();

async function opened() {
  const open = await openServer(readConfig({ PORT: '0', HOST: '127.0.0.1' }));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  cleanUp(() => {
    agent.destroy();
    open.server.close();
    open.server.closeAllConnections();
  });
  /** Over one connection, as a proxy keeps it. */
  const ask = async (path: string, headers = {}) => {
    const asked = get({ port: open.port, host: '127.0.0.1', path, headers, agent });
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, headers: answer.headers, text: await text(answer) };
  };
  return { ...open, ask };
}

test('the port is open at once, and the same connection is served later', async () => {
  const { ask, serve } = await opened();
  const refused = await ask('/readyz');
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '1']);
  expect((await ask('/healthz')).status).toBe(200);
  serve({
    app: (_request, response) => response.end('served'),
    takesUpgrade: undefined,
    cut: () => undefined,
  });
  expect(await ask('/readyz')).toMatchObject({ status: 200, text: 'served' });
});

test('only a proxy that knows of it is told to ask elsewhere', async () => {
  const { ask } = await opened();
  const told = async (ifStarting?: string) => {
    const { status, headers } = await ask('/api/user', { 'x-if-starting': ifStarting ?? '' });
    return [status, headers['x-accel-redirect']];
  };
  expect(await told()).toEqual([503, undefined]);
  expect(await told('elsewhere')).toEqual([503, '@elsewhere']);
  expect(await told('next')).toEqual([502, undefined]);
});

test('a port in use is known at once', async () => {
  const { port } = await opened();
  const second = openServer(readConfig({ PORT: `${port}`, HOST: '127.0.0.1' }));
  await expect(second).rejects.toThrow('EADDRINUSE');
});
