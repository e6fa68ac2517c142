import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { sessionsPath, sessionsRequest, socketPath } from '@craque/common/contracts/realtime.ts';
import { hasInternalKey } from '@craque/common/tokens/internal-key.ts';
import { createSessionTokens } from '@craque/common/tokens/session-token.ts';
import { io, type Socket } from 'socket.io-client';
import { readConfig } from './process/config.ts';
import { type RunningRealtime, startRealtime } from './start-realtime.ts';
import { until } from './testing/until.ts';

const secret = 'k'.repeat(40);
const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

type Call = { path: string | undefined; hasKey: boolean; sids: string[] };

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString());
}

/** An api that only knows sessions; those whose id begins with `live` live. */
async function startSessionsApi(status = 200): Promise<{ url: string; calls: Call[] }> {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const { sids } = sessionsRequest.parse(await bodyOf(request));
    const { authorization } = request.headers;
    calls.push({ path: request.url, hasKey: hasInternalKey([secret], authorization), sids });
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ live: sids.filter((sid) => sid.startsWith('live')) }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanUp.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls };
}

const settings = (apiUrl: string, more: Record<string, string> = {}) =>
  readConfig({
    REALTIME_PORT: '0',
    HOST: '127.0.0.1',
    API_URL: apiUrl,
    JWT_SECRET: secret,
    LOG_LEVEL: 'silent',
    ...more,
  });

async function start(apiUrl: string, more?: Record<string, string>): Promise<RunningRealtime> {
  const running = await startRealtime(settings(apiUrl, more));
  cleanUp.push(() => running.close());
  return running;
}

function connect(address: string, origin: string, sid: string): Promise<Socket> {
  const now = Date.now();
  const token = createSessionTokens([secret]).sign(
    { sid, userId: 'ana', expiresAt: now + 60_000 },
    now,
  );
  const socket = io(address, {
    path: socketPath,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { origin, cookie: `sid=${token}` },
  });
  cleanUp.push(() => socket.disconnect());
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', (error) => reject(error));
  });
}

/** Runs the service as `npm run start:realtime` does; `lines` are the messages of its log. */
function startMain(env: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  cleanUp.push(() => child.kill('SIGKILL'));
  let text = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  const lines = () => [...text.matchAll(/"msg":"([^"]*)"/g)].map(([, message = '']) => message);
  return { child, lines, ended: once(child, 'close') };
}

/** A new connection for each call, so that a closing server does not wait for keep-alive. */
const statusOf = async (url: string, headers: Record<string, string> = {}) =>
  (await fetch(url, { headers: { connection: 'close', ...headers } })).status;

describe('the realtime service as a separate process', () => {
  test('answers its operators, and 404 to everybody else', async () => {
    const { url } = await startSessionsApi();
    const { address, bus } = await start(url);
    expect(bus).toBe('in process');
    expect(await statusOf(`${address}/healthz`)).toBe(200);
    expect(await statusOf(`${address}/readyz`)).toBe(200);
    expect(await statusOf(`${address}/metrics`)).toBe(200);
    expect(await statusOf(`${address}/metrics`, { 'X-Forwarded-For': '10.0.0.1' })).toBe(404);
    expect(await statusOf(`${address}/games`)).toBe(404);
    const unknown = await fetch(`${address}/`, {
      method: 'POST',
      headers: { connection: 'close' },
    });
    expect([unknown.status, await unknown.json()]).toEqual([
      404,
      { message: 'Not found', code: 'not_found' },
    ]);
  });

  test('asks the api whether a session lives, with their common key', async () => {
    const { url, calls } = await startSessionsApi();
    const { address } = await start(url);
    expect((await connect(address, url, 'live-1')).connected).toBe(true);
    await expect(connect(address, url, 'ended-1')).rejects.toMatchObject({
      data: { code: 'UNAUTHORIZED' },
    });
    expect(calls[0]).toEqual({ path: sessionsPath, hasKey: true, sids: ['live-1'] });
    await expect(connect(address, 'https://evil.example', 'live-1')).rejects.toThrow();
  });

  test('refuses handshakes as UNAVAILABLE while the api does not answer', async () => {
    const { url } = await startSessionsApi(503);
    const { address } = await start(url);
    await expect(connect(address, url, 'live-1')).rejects.toMatchObject({
      data: { code: 'UNAVAILABLE' },
    });
  });

  test('drains when asked to stop, not ready from that moment', async () => {
    const { url } = await startSessionsApi();
    const ending = new AbortController();
    const running = await startRealtime(settings(url), { signal: ending.signal });
    cleanUp.push(() => running.close());
    const socket = await connect(running.address, url, 'live-1');
    const announced = new Promise((resolve) => socket.once('server:restarting', resolve));
    const ended = new Promise((resolve) => socket.once('disconnect', resolve));
    ending.abort();
    expect(await statusOf(`${running.address}/readyz`)).toBe(503);
    expect(await announced).toEqual({ delayMs: expect.any(Number) });
    await ended;
    await running.close();
    await expect(fetch(`${running.address}/healthz`)).rejects.toThrow();
  });
});

describe('the process of the realtime service', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'says that it ends on %s, and when it has',
    async (signal) => {
      const { url } = await startSessionsApi();
      const service = startMain({ API_URL: url, JWT_SECRET: secret, REALTIME_PORT: '0' });
      await until(() => service.lines().some((line) => line.startsWith('realtime on')));
      service.child.kill(signal);
      expect(await service.ended).toEqual([0, null]);
      expect(service.lines().slice(1)).toEqual([`${signal}: ending`, 'ended']);
    },
  );
});

describe('a configured Redis', () => {
  test('that is absent is waited for: alive, not ready, refusing connections, until the signal', async () => {
    const { url } = await startSessionsApi();
    const [port] = await Promise.all([closedPort()]);
    const ending = new AbortController();
    const more = { REDIS_URL: `redis://127.0.0.1:${port}`, REALTIME_PORT: `${await closedPort()}` };
    const address = `http://127.0.0.1:${more.REALTIME_PORT}`;
    const starting = startRealtime(settings(url, more), { signal: ending.signal });
    const outcome = starting.then(
      () => 'started',
      (error: Error) => error.name,
    );
    await until(() =>
      statusOf(`${address}/healthz`).then(
        (status) => status === 200,
        () => false,
      ),
    );
    expect(await statusOf(`${address}/readyz`)).toBe(503);
    expect(await statusOf(`${address}${socketPath}?EIO=4&transport=websocket`)).toBe(503);
    ending.abort();
    expect(await outcome).toBe('AbortError');
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
  });

  test('that refuses the connection is a configuration error', async () => {
    const { url } = await startSessionsApi();
    const error = 'WRONGPASS invalid username-password pair';
    const server = createTcpServer((socket) => {
      socket.on('error', () => undefined);
      socket.on('data', (bytes) => {
        const commands = bytes.toString().match(/^\*\d+/gm) ?? [];
        for (const _command of commands) socket.write(`-${error}\r\n`);
      });
      cleanUp.push(() => socket.destroy());
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    cleanUp.push(() => server.close());
    const { port } = server.address() as AddressInfo;
    const more = { REDIS_URL: `redis://:secret@127.0.0.1:${port}` };
    await expect(startRealtime(settings(url, more))).rejects.toThrow(
      `REDIS_URL cannot be used, 127.0.0.1:${port} answers: ${error}`,
    );
  });
});

async function closedPort(): Promise<number> {
  const server = createTcpServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
