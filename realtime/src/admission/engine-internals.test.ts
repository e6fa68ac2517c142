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
  createFrameWriter,
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

describe('the frame of a push', () => {
  /** A socket in a room, whose connection writes frames at once; what it reads as texts. */
  async function startWriting() {
    const { engine, io, port } = await start();
    const counted = { written: 0, queued: 0 };
    const writeFramesAtOnce = createFrameWriter(() => {
      counted.written += 1;
    });
    const connections: Connection[] = [];
    engine.on('connection', (connection: Connection) => {
      writeFramesAtOnce(connection);
      connections.push(connection);
    });
    const joined = new Promise<RealtimeSocket>((resolve) => {
      io.on('connection', (socket) => {
        void socket.join('room');
        resolve(socket);
      });
    });
    const client = new WebSocket(`ws://127.0.0.1:${port}${socketPath}?EIO=4&transport=websocket`);
    closing.push(() => client.terminate());
    const texts: string[] = [];
    client.on('message', (data) => texts.push(String(data)));
    await once(client, 'open');
    client.send('40');
    const socket = await joined;
    await until(() => texts.some((text) => text.startsWith('40')));
    const [connection] = connections;
    connection?.on('packetCreate', () => {
      counted.queued += 1;
    });
    texts.length = 0;
    return { io, client, socket, connection, texts, counted };
  }

  test('is one piece, the same for all sockets', async () => {
    const { io, connection, texts, counted } = await startWriting();
    const { _socket: tcp } = (connection && webSocketOf(connection)) as unknown as {
      _socket: { write(bytes: Buffer): boolean };
    };
    const pieces: Buffer[] = [];
    const { write } = tcp;
    tcp.write = (bytes) => {
      pieces.push(bytes);
      return write.call(tcp, bytes);
    };
    io.to('room').emit('answer', 'é');
    await until(() => texts.length > 0);
    expect(texts).toEqual(['42["answer","é"]']);
    expect(pieces).toEqual([Buffer.from([0x81, 17, ...Buffer.from('42["answer","é"]')])]);
    expect(counted).toEqual({ written: 1, queued: 0 });
  });

  test('keeps its place among other packets', async () => {
    const { io, socket, texts, counted } = await startWriting();
    io.to('room').emit('push', 1);
    socket.emit('answer', 2);
    // The answer is on its way: this one waits behind it.
    io.to('room').emit('push', 3);
    await until(() => texts.length === 3);
    io.to('room').emit('push', 4);
    await until(() => texts.length === 4);
    expect(texts).toEqual(['42["push",1]', '42["answer",2]', '42["push",3]', '42["push",4]']);
    expect(counted).toEqual({ written: 2, queued: 2 });
  });

  test('waits for a reader who is behind, and is counted then', async () => {
    const { io, client, texts, counted } = await startWriting();
    client.pause();
    const padding = 'x'.repeat(60_000);
    const waiting = 5;
    let sent = 0;
    for (; counted.queued < waiting; sent += 1) io.to('room').emit('push', sent, padding);
    expect(counted.written).toBe(sent - waiting);
    client.resume();
    await until(() => texts.length === sent);
    const numbers = texts.map((text) => Number(/^42\["push",(\d+)/.exec(text)?.[1]));
    expect(numbers).toEqual(Array.from({ length: sent }, (_, number) => number));
  });
});
