import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import express from 'express';
import { createHttpServer } from './server.ts';

describe('a slow sender', () => {
  /** A connection that has sent these bytes, and exceeded the server's time limits. */
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
