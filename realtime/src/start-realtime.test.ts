import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { sessionsPath, sessionsRequest, socketPath } from '@craque/common/contracts/realtime.ts';
import { useCleanUp } from '@craque/common/testing/clean-up.ts';
import { startRefusingRedis } from '@craque/common/testing/fake-redis.ts';
import { freePort, listenLocally } from '@craque/common/testing/local-server.ts';
import { hasInternalKey } from '@craque/common/tokens/internal-key.ts';
import { createSessionTokens } from '@craque/common/tokens/session-token.ts';
import { readConfig } from './process/config.ts';
import { type RunningRealtime, startRealtime } from './start-realtime.ts';
import { connected, openClient, type TestClient } from './testing/test-node.ts';
import { until } from './testing/until.ts';

const secret = 'k'.repeat(40);
const cleanUp = useCleanUp();

type Call = { path: string | undefined; hasKey: boolean; sids: string[] };

/** An api that only knows sessions; those whose id begins with `live` live. */
async function startSessionsApi(status = 200): Promise<{ url: string; calls: Call[] }> {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const { sids } = sessionsRequest.parse(await json(request));
    const { authorization } = request.headers;
    calls.push({ path: request.url, hasKey: hasInternalKey([secret], authorization), sids });
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ live: sids.filter((sid) => sid.startsWith('live')) }));
  });
  const url = `http://127.0.0.1:${await listenLocally(server)}`;
  cleanUp(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url, calls };
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
  cleanUp(() => running.close());
  return running;
}

function connect(address: string, origin: string, sid: string): Promise<TestClient> {
  const now = Date.now();
  const session = { sid, userId: 'ana', expiresAt: now + 60_000 };
  const cookie = `sid=${createSessionTokens([secret]).sign(session, now)}`;
  const client = openClient(address, { origin, cookie });
  cleanUp(() => client.socket.disconnect());
  return connected(client);
}

/** Runs the service as `npm run start:realtime` does; `lines` are the messages of its log. */
function startMain(env: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  cleanUp(() => child.kill('SIGKILL'));
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
    expect((await connect(address, url, 'live-1')).socket.connected).toBe(true);
    await expect(connect(address, url, 'ended-1')).rejects.toThrow('UNAUTHORIZED');
    expect(calls[0]).toEqual({ path: sessionsPath, hasKey: true, sids: ['live-1'] });
    await expect(connect(address, 'https://evil.example', 'live-1')).rejects.toThrow();
  });

  test('refuses handshakes as UNAVAILABLE while the api does not answer', async () => {
    const { url } = await startSessionsApi(503);
    const { address } = await start(url);
    await expect(connect(address, url, 'live-1')).rejects.toThrow('UNAVAILABLE');
  });

  test('drains when asked to stop, not ready from that moment', async () => {
    const { url } = await startSessionsApi();
    const ending = new AbortController();
    const running = await startRealtime(settings(url), { signal: ending.signal });
    cleanUp(() => running.close());
    const client = await connect(running.address, url, 'live-1');
    ending.abort();
    expect(await statusOf(`${running.address}/readyz`)).toBe(503);
    expect(await client.next('server:restarting')).toEqual({ delayMs: expect.any(Number) });
    await client.ended;
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
    const ending = new AbortController();
    const more = {
      REDIS_URL: `redis://127.0.0.1:${await freePort()}`,
      REALTIME_PORT: `${await freePort()}`,
    };
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
    const refused = ['/readyz', `${socketPath}?EIO=4&transport=websocket`, '/metrics', '/any'];
    for (const path of refused) expect(await statusOf(`${address}${path}`)).toBe(503);
    ending.abort();
    expect(await outcome).toBe('AbortError');
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
  });

  test('that refuses the connection is a configuration error', async () => {
    const { url } = await startSessionsApi();
    const error = 'WRONGPASS invalid username-password pair';
    const redis = await startRefusingRedis(error);
    cleanUp(redis.close);
    const { host } = new URL(redis.url);
    const more = { REDIS_URL: `redis://:secret@${host}` };
    await expect(startRealtime(settings(url, more))).rejects.toThrow(
      `REDIS_URL cannot be used, ${host} answers: ${error}`,
    );
  });
});
