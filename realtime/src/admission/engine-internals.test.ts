import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, test } from '@jest/globals';
import { socketPath } from '@craque/common/contracts/realtime.ts';
import type { Socket as Connection } from 'engine.io';
import { WebSocket } from 'ws';
import { defaultLimits } from '../process/limits.ts';
import type { RealtimeSocket } from '../sockets/clients.ts';
import { createServers } from '../sockets/socket-server.ts';
import { until } from '../testing/until.ts';
import { frame, openRaw } from '../testing/raw-socket.ts';
import {
  filterBytes,
  pingNow,
  releaseHandshake,
  releaseRequest,
  webSocketOf,
} from './engine-internals.ts';

/* What a new release of Engine.IO or Socket.IO must still do before it can replace the pinned
   one. */

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** The servers as the product creates them, without its handlers. */
async function start() {
  const { engine, io } = createServers(defaultLimits, undefined);
  const server = createServer();
  server.on('upgrade', (request, socket, head) => engine.handleUpgrade(request, socket, head));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(
    () => void io.close(),
    () => server.close(),
  );
  return { engine, io, port: (server.address() as AddressInfo).port };
}

const cookie = 'name=value';
async function open(port: number) {
  const client = await openRaw({ port, headers: { Cookie: cookie } });
  closing.push(() => client.destroy());
  return client;
}

test('both are pinned to one release', () => {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  const { dependencies } = JSON.parse(text) as { dependencies: Record<string, string> };
  for (const name of ['engine.io', 'socket.io']) {
    expect(dependencies[name]).toMatch(/^\d+\.\d+\.\d+$/);
  }
});

describe('the request of an upgrade', () => {
  test('is garbage collected once it is released, headers included', async () => {
    const { engine, port } = await start();
    const headers: WeakRef<object>[] = [];
    const connections: Connection[] = [];
    engine.on('connection', (connection: Connection) => {
      expect(connection.request.headers.cookie).toBe(cookie);
      headers.push(new WeakRef(connection.request.headers));
      const request = releaseRequest(connection);
      expect([connection.request, request.headers, request.rawHeaders]).toEqual([null, {}, []]);
      connections.push(connection);
    });
    const client = await open(port);
    await client.text('0');
    await until(() => {
      collectGarbage();
      return headers.length > 0 && headers[0]?.deref() === undefined;
    });
    expect(headers).toHaveLength(1);
    expect(headers[0]?.deref()).toBeUndefined();
    expect(connections[0]?.readyState).toBe('open');
  });

  test('is not needed afterwards: the socket connects, receives and sends', async () => {
    const { engine, io, port } = await start();
    engine.on('connection', releaseRequest);
    io.on('connection', (socket) => {
      socket.on('ask', (question: string) => socket.emit('answer', question));
    });
    const client = await open(port);
    client.sendText('40');
    await client.text('40');
    client.sendText('42["ask","why"]');
    expect(await client.text('42')).toBe('42["answer","why"]');
  });
});

test('a socket works on after its handshake is released', async () => {
  const { io, port } = await start();
  const sockets: RealtimeSocket[] = [];
  io.use((socket, next) => {
    expect(socket.handshake.auth).toEqual({ ticket: 'a' });
    releaseHandshake(socket);
    next();
  });
  io.on('connection', (socket) => {
    sockets.push(socket);
    void socket.join('room');
  });
  const client = await open(port);
  client.sendText('40{"ticket":"a"}');
  await client.text('40');
  expect(sockets[0]?.handshake).toEqual({ headers: {}, query: {}, auth: {} });
  io.to('room').emit('answer', 'yes');
  expect(await client.text('42')).toBe('42["answer","yes"]');
});

test('bytes that are filtered out never reach ws, which gets all others', async () => {
  const { engine, port } = await start();
  const pings: string[] = [];
  const chunks: number[] = [];
  engine.on('connection', (connection: Connection) => {
    webSocketOf(connection).on('ping', (data) => pings.push(String(data)));
    filterBytes(webSocketOf(connection), (bytes) => chunks.push(bytes) !== 2);
  });
  const client = await open(port);
  for (const [index, text] of ['one', 'two', 'three'].entries()) {
    client.sendBytes(frame(9, Buffer.from(text)));
    while (chunks.length <= index) await sleep(5);
  }
  while (pings.length < 2) await sleep(5);
  expect(pings).toEqual(['one', 'three']);
  expect(chunks).toEqual([9, 9, 11]);
});

test('a ping is left to the guard: the ws that Engine.IO has loaded does not answer it', async () => {
  const { engine, port } = await start();
  const connected = once(engine, 'connection') as Promise<[Connection]>;
  const client = new WebSocket(`ws://127.0.0.1:${port}${socketPath}?EIO=4&transport=websocket`);
  closing.push(() => client.terminate());
  const heard: string[] = [];
  client.on('pong', () => heard.push('pong'));
  client.on('message', (data) => heard.push(String(data)));
  const [connection] = await connected;
  expect(webSocketOf(connection)).toBeInstanceOf(WebSocket);
  await once(client, 'open');
  client.ping('why');
  await once(webSocketOf(connection), 'ping');
  pingNow(connection);
  while (heard.at(-1) !== '2') await sleep(5);
  expect(heard).not.toContain('pong');
});

test('a ping is sent at once, and its pong counts as a heartbeat of the engine', async () => {
  const { engine, port } = await start();
  const connected = once(engine, 'connection') as Promise<[Connection]>;
  const client = await open(port);
  const [connection] = await connected;
  await client.text('0');
  const beats: number[] = [];
  connection.on('heartbeat', () => beats.push(1));
  pingNow(connection);
  await client.text('2');
  client.sendText('3');
  await until(() => beats.length > 0);
  expect(connection.readyState).toBe('open');
});
