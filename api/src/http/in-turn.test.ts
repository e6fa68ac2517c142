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
  return { asked, cuts, client, askAgain, openAnother, accepted, untilAsked };
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
  test('keeps its other connections, used or not, and gets new ones', async () => {
    const { asked, cuts, client, askAgain, openAnother, untilAsked } = await connectedServer();
    const [used, unused] = [await openAnother(), await openAnother()];
    send(used, ['/first']);
    await untilAsked(1);
    // 646 bytes did it once.
    send(client, paths(17).concat('/17'));
    await once(client, 'close');
    send(unused, ['/second']);
    const again = askAgain();
    await untilAsked(4);
    for (const { response } of asked) response.send('an answer');
    const answers = await Promise.all([used, unused].map((each) => once(each, 'data')));
    expect(answers.map(String)).toEqual(Array(2).fill(expect.stringContaining('an answer')));
    expect([(await again) > 0, cuts]).toEqual([true, ['pipelined']]);
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
