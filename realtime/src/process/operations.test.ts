import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { createOperationsServer } from './operations.ts';

/** A silent connection to a server whose time for senders is over. */
async function silentConnectionTo(server: Server) {
  server.headersTimeout = 1;
  server.requestTimeout = 1;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined).resume();
  const [accepted] = (await once(server, 'connection')) as [Socket];
  const end = () => {
    client.destroy();
    server.close();
  };
  return { end, closed: new Promise((resolve) => accepted.once('close', resolve)) };
}

test('a silent connection is closed before Node would look for it', async () => {
  const usual = await silentConnectionTo(createServer());
  const operations = createOperationsServer({
    isReady: () => true,
    metricsText: async () => undefined,
    takesUpgrade: () => false,
  });
  const ours = await silentConnectionTo(operations);
  const first = await Promise.race([
    usual.closed.then(() => 'usual'),
    ours.closed.then(() => 'ours'),
  ]);
  usual.end();
  ours.end();
  expect(first).toBe('ours');
});
