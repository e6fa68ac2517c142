import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import express, { type Response } from 'express';
import type { CutReason } from './in-turn.ts';
import { createHttpServer, type ServerOptions } from './server.ts';

const opened: { server: Server; client: Socket }[] = [];
afterEach(() => {
  for (const { server, client } of opened.splice(0)) {
    client.destroy();
    server.close();
    server.closeAllConnections();
  }
});

/** A server that holds each request until the test answers it, and one connection to it. */
async function connectedServer(options: ServerOptions = {}) {
  const asked: { path: string; response: Response }[] = [];
  const cuts: CutReason[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  const app = express().use((request, response) => {
    asked.push({ path: request.path, response });
    for (const { count, resolve } of waiting) if (asked.length >= count) resolve();
  });
  const server = createHttpServer(app, { cut: (reason) => cuts.push(reason), ...options });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined);
  opened.push({ server, client });
  const [accepted] = (await once(server, 'connection')) as [Socket];
  const openAnother = async () => {
    const other = connect((server.address() as AddressInfo).port, '127.0.0.1');
    opened.push({ server, client: other });
    other.on('error', () => undefined);
    await once(server, 'connection');
    return other;
  };
  /** Another caller; resolves with the bytes it got when its connection is closed. */
  const askAgain = () =>
    new Promise<number>((resolve) => {
      const other = connect((server.address() as AddressInfo).port, '127.0.0.1');
      other.on('error', () => undefined).resume();
      other.once('close', () => resolve(other.bytesRead));
      other.write(`${get('/again').trimEnd()}\r\nConnection: close\r\n\r\n`);
    });
  const untilAsked = (count: number) =>
    new Promise<void>((resolve) => {
      if (asked.length >= count) resolve();
      else waiting.push({ count, resolve });
    });
  return { asked, cuts, server, client, askAgain, openAnother, accepted, untilAsked };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const paths = (count: number) => Array.from({ length: count }, (_, index) => `/${index}`);
const send = (client: Socket, all: readonly string[]) => client.write(all.map(get).join(''));

describe('requests sent without waiting for answers', () => {
  test('are handled one after the other, and answered in order', async () => {
    const { asked, cuts, client, untilAsked } = await connectedServer();
    const order = paths(17);
    let text = '';
    client.setEncoding('latin1').on('data', (chunk) => {
      text += chunk;
    });
    send(client, order);
    for (let turn = 1; turn <= order.length; turn += 1) {
      await untilAsked(turn);
      expect(asked).toHaveLength(turn);
      asked[turn - 1]?.response.send(`[${asked[turn - 1]?.path}]`);
    }
    while (!text.includes('[/16]')) await once(client, 'data');
    expect([...text.matchAll(/\[(.+?)\]/g)].map(([, path]) => path)).toEqual(order);
    expect(cuts).toEqual([]);
  });

  test('are no others because of what they expect', async () => {
    const { asked, cuts, client, untilAsked } = await connectedServer();
    const expecting = get('/').replace('Host', 'Expect: nothing\r\nHost');
    client.write(expecting);
    await untilAsked(1);
    client.resume().write(expecting.repeat(17));
    await once(client, 'close');
    expect(cuts).toEqual(['pipelined']);
    expect(asked).toHaveLength(1);
    expect(client.bytesRead).toBe(0);
  });
});

describe('the address of a connection that was closed for its requests', () => {
  test('gets no new connection', async () => {
    const { asked, cuts, client, askAgain } = await connectedServer();
    send(client, paths(1500));
    await once(client, 'close');
    expect([await askAgain(), asked.length, cuts]).toEqual([0, 1, ['pipelined', 'banned']]);
  });

  test('loses those that it has opened and not used', async () => {
    const { cuts, client, openAnother } = await connectedServer();
    const others = [await openAnother(), await openAnother()];
    const closed = others.map((other) => new Promise((resolve) => other.once('close', resolve)));
    send(client, paths(1500));
    await Promise.all(closed);
    expect(cuts.toSorted()).toEqual(['banned', 'banned', 'pipelined']);
  });

  test('keeps those that it has used', async () => {
    const { asked, client, openAnother, untilAsked } = await connectedServer();
    const other = await openAnother();
    send(other, ['/first']);
    await untilAsked(1);
    send(client, paths(1500));
    await once(client, 'close');
    asked[0]?.response.send('an answer');
    const [chunk] = (await once(other, 'data')) as [Buffer];
    expect(chunk.toString().endsWith('an answer')).toBe(true);
    other.destroy();
  });

  test('keeps those that have become sockets', async () => {
    const { cuts, server, client, openAnother } = await connectedServer({
      takesUpgrade: () => true,
    });
    const upgrade = once(server, 'upgrade');
    const other = await openAnother();
    other.write(
      'GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    );
    const [, socket] = (await upgrade) as [unknown, Socket];
    send(client, paths(1500));
    await once(client, 'close');
    expect([socket.destroyed, cuts]).toEqual([false, ['pipelined']]);
    socket.destroy();
  });

  test('gets one where it is the address of a proxy', async () => {
    const { asked, cuts, client, askAgain, untilAsked } = await connectedServer({
      isBehindProxy: true,
    });
    send(client, paths(1500));
    await once(client, 'close');
    const bytes = askAgain();
    await untilAsked(2);
    asked[1]?.response.send('an answer');
    expect([(await bytes) > 0, cuts]).toEqual([true, ['pipelined']]);
  });
});

describe('an answer that nobody reads', () => {
  /** More than the operating system buffers for a connection. */
  const large = Buffer.alloc(64 * 1024 * 1024);

  test('is dropped with its connection, and nothing is made for what waits behind it', async () => {
    const { asked, cuts, client, accepted, untilAsked } = await connectedServer({
      readTimeout: 100,
    });
    client.pause();
    send(client, paths(5));
    await untilAsked(1);
    asked[0]?.response.send(large);
    await once(accepted, 'close');
    expect([asked.length, cuts]).toEqual([1, ['unread']]);
  });

  test('is not one that is still being made', async () => {
    const { asked, cuts, client, accepted, untilAsked } = await connectedServer();
    send(client, ['/']);
    await untilAsked(1);
    // What the connection's timer emits when nothing has moved.
    accepted.emit('timeout');
    expect(accepted.destroyed).toBe(false);
    asked[0]?.response.send('made at last');
    const [chunk] = (await once(client, 'data')) as [Buffer];
    expect([chunk.toString().endsWith('made at last'), cuts]).toEqual([true, []]);
  });
});
