import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import {
  createServer,
  IncomingMessage,
  type RequestListener,
  type Server,
  ServerResponse,
} from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { describe, expect, jest, test } from '@jest/globals';
import express from 'express';
import { createHttpServer } from './server.ts';

/* What a new release of Express must still do before it can replace the pinned one. */

test('Express is pinned to one release', () => {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  const { dependencies } = JSON.parse(text) as { dependencies: Record<string, string> };
  expect(dependencies.express).toMatch(/^\d+\.\d+\.\d+$/);
});

test('requests and responses are created with the prototypes that Express gives them', async () => {
  const app = express();
  const server = createHttpServer(app);
  const born: unknown[] = [];
  server.prependListener('request', (request, response) => {
    born.push(Object.getPrototypeOf(request), Object.getPrototypeOf(response));
    expect([request instanceof IncomingMessage, response instanceof ServerResponse]).toEqual([
      true,
      true,
    ]);
  });
  const changed = jest.spyOn(Object, 'setPrototypeOf');
  const handled: unknown[] = [];
  app.get('/', (request, response) => {
    handled.push(Object.getPrototypeOf(request), Object.getPrototypeOf(response));
    handled.push(request.get('host'), request.query.a);
    response.status(201).json({ fine: true });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/?a=b`);
  expect([answer.status, await answer.json()]).toEqual([201, { fine: true }]);
  expect(born[0] === app.request && born[1] === app.response).toBe(true);
  expect(handled[0] === app.request && handled[1] === app.response).toBe(true);
  expect(handled.slice(2)).toEqual([`127.0.0.1:${port}`, 'b']);
  // Express still sets them to what they already are; once it stops, bornAs can be removed.
  expect(changed.mock.calls.filter(([, to]) => to === app.request)).toHaveLength(1);
  changed.mockRestore();
  server.close();
  server.closeAllConnections();
});

describe('a slow sender', () => {
  /** A connection that has sent these bytes to a server whose time for senders is over. */
  async function connectionTo(server: Server, bytes: string) {
    server.headersTimeout = 1;
    server.requestTimeout = 1;
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    client.on('error', () => undefined).resume();
    client.write(bytes);
    const [accepted] = (await once(server, 'connection')) as [Socket];
    const end = () => {
      client.destroy();
      server.close();
    };
    return { end, closed: new Promise((resolve) => accepted.once('close', resolve)) };
  }

  test.each([
    ['sends nothing', ''],
    ['sends half of the headers', 'GET / HTTP/1.1\r\nHost: x\r\n'],
    ['sends half of the body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n12345'],
  ])('that %s is closed before Node would look for it', async (_, bytes) => {
    const ignore: RequestListener = (request) => request.resume();
    const usual = await connectionTo(createServer(ignore), bytes);
    const ours = createHttpServer(express().use(ignore), { readTimeout: 0 });
    const sender = await connectionTo(ours, bytes);
    const first = await Promise.race([
      usual.closed.then(() => 'usual'),
      sender.closed.then(() => 'ours'),
    ]);
    usual.end();
    sender.end();
    expect(first).toBe('ours');
  });

  test('has 5 s for the headers and 10 s for the request', () => {
    const { headersTimeout, requestTimeout } = createHttpServer(express());
    expect([headersTimeout, requestTimeout]).toEqual([5_000, 10_000]);
  });
});
