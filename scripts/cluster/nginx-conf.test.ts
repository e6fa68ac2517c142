import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { defaultLimits } from '@craque/realtime/process/limits.ts';
import { describeWithService } from '@craque/common/testing/service-tests.ts';
import { readConfig } from '@craque/api/start/config.ts';
import { openServer } from '@craque/api/start/waiting-server.ts';
import { type Front, type Node, startFront } from '../testing/nginx-front.ts';
import { root } from '../run/run-tool.ts';
import { composeAddresses, nginxOptions } from './nginx.ts';

const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const service = { environment: process.env, variable: 'CRAQUE_TEST_NGINX' };

describeWithService('nginx.conf', service, (program) => {
  const folder = mkdtempSync(join(tmpdir(), 'craque-nginx-'));
  const started: { front?: Front } = {};
  beforeAll(async () => {
    started.front = await startFront(program, join(folder, 'front'));
  });
  afterEach(() => {
    front().seen.length = 0;
  });
  afterAll(async () => {
    await started.front?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  function front(): Front {
    if (!started.front) throw new Error('nginx has not started');
    return started.front;
  }
  const ask = (path: string, init?: RequestInit) => fetch(`${front().origin}${path}`, init);

  /** Sent unchanged, because fetch would normalize the path. */
  async function raw(path: string): Promise<{ status: number; text: string }> {
    const asked = request(front().origin, { path, agent: false }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return { status: answer.statusCode ?? 0, text: String(Buffer.concat(await answer.toArray())) };
  }

  async function overSocket(path: string, headers: readonly string[] = []): Promise<string> {
    const socket = connect(Number(new URL(front().origin).port), '127.0.0.1');
    const lines = [`GET ${path} HTTP/1.1`, 'Host: a', 'Connection: Upgrade', 'Upgrade: websocket'];
    socket.write(`${[...lines, ...headers].join('\r\n')}\r\n\r\n`);
    const [head] = (await once(socket, 'data')) as [Buffer];
    if (!String(head).includes(' 101 ')) return String(head);
    socket.write('hello');
    const [echo] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    return String(echo);
  }

  const nodeOf = (call: number) => front().seen[call]?.node;

  describe('a reload', () => {
    test('keeps every socket for longer than realtime does', () => {
      const [, minutes] = /^worker_shutdown_timeout (\d+)m;$/m.exec(textOf('nginx.conf')) ?? [];
      const [, asLong] =
        /stream_close_delay (\d+)m$/m.exec(textOf('scripts/cluster/Caddyfile')) ?? [];
      expect(Number(minutes) * 60_000).toBeGreaterThan(2 * defaultLimits.socketAge);
      expect(asLong).toBe(minutes);
    });

    test('leaves sockets and calls alone, and new ones go on', async () => {
      const place = await startFront(program, join(folder, 'reloaded'));
      const socket = connect(Number(new URL(place.origin).port), '127.0.0.1');
      const lines = ['GET /socket.io/ HTTP/1.1', 'Host: a', 'Connection: Upgrade'];
      socket.write(`${[...lines, 'Upgrade: websocket'].join('\r\n')}\r\n\r\n`);
      await once(socket, 'data');
      const answers = [fetch(`${place.origin}/api/login`, { method: 'POST' })];
      await sleep(100);
      place.reload();
      for (let calls = 0; calls < 20; calls += 1) {
        answers.push(fetch(`${place.origin}/api/games`));
        await sleep(50);
      }
      expect((await Promise.all(answers)).filter(({ status }) => status !== 200)).toEqual([]);
      socket.write('hello');
      const [echo] = (await once(socket, 'data')) as [Buffer];
      expect(String(echo)).toMatch(/:hello$/);
      socket.destroy();
      await place.stop();
    });
  });

  describe('is accepted', () => {
    test('with the addresses of docker-compose.yml, except names, which not every version resolves', () => {
      const nodes = { api: ['127.0.0.1:3000'], realtime: ['127.0.0.1:3001'] };
      const options = nginxOptions(join(folder, 'compose'), { ...composeAddresses, ...nodes });
      const { status, stderr } = spawnSync(program, ['-t', ...options], { encoding: 'utf8' });
      expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')]);
    });
  });

  describe('a call', () => {
    test('goes to the api nodes in turn, over keep-alive connections', async () => {
      for (let calls = 0; calls < 6; calls += 1) await (await ask('/api/games')).text();
      expect(new Set(front().seen.map(({ node }) => node))).toEqual(new Set(['api-1', 'api-2']));
      expect(front().seen.every(({ headers }) => headers.connection !== 'close')).toBe(true);
    });

    test('carries the address that nginx saw, whatever the caller sent', async () => {
      await ask('/api/user', { headers: { 'x-forwarded-for': '9.9.9.9, 8.8.8.8' } });
      expect(front().seen.map(({ headers }) => headers['x-forwarded-for'])).toEqual(['127.0.0.1']);
      expect(front().seen[0]?.headers.host).toBe(new URL(front().origin).host);
    });

    test('leaves no line in the log, whoever may read the folder of nginx', async () => {
      await ask('/api/unlogged');
      expect(readFileSync(join(folder, 'nginx.log'), 'utf8')).not.toContain('[crit]');
    });

    test('is not upgraded, even if its caller asks for it', async () => {
      expect(await overSocket('/api/user')).toContain('HTTP/1.1 200');
      expect(front().seen[0]?.headers.upgrade).toBeUndefined();
    });

    test('has a new name and the time when it came, and the trace of its caller', async () => {
      const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
      const forged = { 'x-request-id': 'a-name-of-mine', 'x-request-start': 't=1' };
      const before = Date.now() / 1000;
      await ask('/api/user', { headers: { ...forged, traceparent } });
      const headers = front().seen[0]?.headers;
      expect(headers).toMatchObject({
        'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
        traceparent,
      });
      const time = Number(/^t=(\d{10}\.\d{3})$/.exec(String(headers?.['x-request-start']))?.[1]);
      expect(Math.abs(time - before)).toBeLessThan(5);
    });

    test.each([
      '/internal/sessions',
      '/internal',
      '//internal/sessions',
      '/api/../internal/sessions',
      '/%69nternal/sessions',
      '/metrics',
      '/metrics/',
    ])('of %s is answered as unknown, and reaches no node', async (path) => {
      const { status, text } = await raw(path);
      expect([status, JSON.parse(text)]).toEqual([
        404,
        { message: 'Not found', code: 'not_found', requestId: expect.stringMatching(/^\w{32}$/) },
      ]);
      expect(front().seen).toEqual([]);
    });

    test('with a body over 64 kB is refused with the error of the api', async () => {
      const send = (length: number) =>
        ask('/api/games', { method: 'POST', body: 'x'.repeat(length) });
      expect(await (await send(64 * 1024)).json()).toMatchObject({ bytes: 64 * 1024 });
      const refused = await send(64 * 1024 + 1);
      expect([refused.status, await refused.json()]).toEqual([
        413,
        expect.objectContaining({ code: 'body_too_large' }),
      ]);
    });

    test('keeps the status and the body of the node that answered', async () => {
      const answer = await ask('/full');
      expect([answer.status, await answer.json()]).toEqual([503, { node: nodeOf(0), bytes: 0 }]);
      expect(front().seen).toHaveLength(1);
    });

    test('that only reads goes to another node if the first fails', async () => {
      const answer = await ask('/cut');
      expect(answer.status).toBe(503);
      expect(nodeOf(0)).not.toBe(nodeOf(1));
    });

    test('for a file of the client that one build does not have goes to the node of the other', async () => {
      for (let calls = 0; calls < 4; calls += 1)
        expect(await (await ask('/assets/other.js')).json()).toMatchObject({ node: 'api-2' });
      expect((await ask('/assets/none.js')).status).toBe(404);
    });

    test('that writes is not sent twice: the client is told to retry', async () => {
      const answer = await ask('/cut', { method: 'POST', body: '{}' });
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
      expect(await answer.json()).toMatchObject({ code: 'busy', requestId: expect.any(String) });
      expect(front().seen).toHaveLength(1);
    });
  });

  describe('nodes that fail again and again', () => {
    test('are still used if there are no others', async () => {
      for (let calls = 0; calls < 8; calls += 1) await ask('/cut', { method: 'POST', body: '{}' });
      expect((await ask('/api/games')).status).toBe(200);
    });
  });

  describe('a node that hangs', () => {
    /** A front of its own: a node that has failed in another test would change who is asked. */
    const hanging: { front?: Front } = {};
    beforeAll(async () => {
      hanging.front = await startFront(program, join(folder, 'hanging'));
    });
    afterAll(() => hanging.front?.stop());
    /** The statuses of so many calls at once, half of which reach the node that hangs. */
    const askAll = (count: number, headers?: Record<string, string>) => {
      const init = headers && { method: 'POST', body: '{}', headers };
      const calls = Array.from({ length: count }, () =>
        fetch(`${hanging.front?.origin}/hang`, init),
      );
      return Promise.all(calls.map(async (call) => (await call).status));
    };
    const askedOf = (name: string) =>
      hanging.front?.seen.filter(({ node }) => node === name).length;

    test('costs no call that reads or has an Idempotency-Key, and is then asked nothing more', async () => {
      expect(await askAll(2)).toEqual([200, 200]);
      expect(await askAll(4, { 'idempotency-key': 'as-good-as-any' })).toEqual(Array(4).fill(200));
      expect(await askAll(4)).toEqual(Array(4).fill(200));
      expect([askedOf('api-1'), askedOf('api-2')]).toEqual([5, 10]);
      expect(await askAll(8, {})).toEqual(Array(8).fill(200));
      expect([askedOf('api-1'), askedOf('api-2')]).toEqual([5, 18]);
    });
  });

  describe('a node that starts', () => {
    /** Listening, with nothing to serve yet. */
    async function startingNode(): Promise<Node> {
      const { server, port } = await openServer(readConfig({ PORT: '0', HOST: '127.0.0.1' }));
      const close = async () => void server.close();
      return { server, address: `127.0.0.1:${port}`, close };
    }

    test('costs no call, whatever it is; if all do, the client is told to retry', async () => {
      const place = await startFront(program, join(folder, 'starting'), { first: startingNode });
      const forged = { 'x-request-id': 'a-name-of-mine', 'x-request-start': 't=1' };
      const asJson = { method: 'POST', body: '{"a":1}', headers: forged };
      const once = { ...asJson, headers: { ...forged, 'idempotency-key': 'one' } };
      const calls = [{ headers: forged }, asJson, once];
      for (const path of ['/api/games', '/assets/index.js'])
        for (const init of [...calls, ...calls]) {
          const { node, bytes } = await (await fetch(`${place.origin}${path}`, init)).json();
          expect([node, bytes]).toEqual(['api-2', 'body' in init ? 7 : 0]);
        }
      expect(place.seen.map(({ headers }) => headers['x-forwarded-for'])).toEqual(
        place.seen.map(() => '127.0.0.1'),
      );
      for (const { headers } of place.seen) {
        expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
        expect(headers['x-request-start']).toMatch(/^t=\d{10}\.\d{3}$/);
      }
      for (let calls = 0; calls < 3; calls += 1)
        expect((await fetch(`${place.inside}/internal/sessions`, asJson)).status).toBe(200);
      await place.nodes[1]?.close();
      const answer = await fetch(`${place.origin}/api/games`, asJson);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
      expect(await answer.json()).toMatchObject({ code: 'busy' });
      await place.stop();
    });
  });

  describe('a slow answer', () => {
    test.each([
      ['POST', '/api/login'],
      ['DELETE', '/api/user'],
    ])('to %s %s is waited for, and asked for once', async (method, path) => {
      expect((await ask(path, { method })).status).toBe(200);
      expect(front().seen).toHaveLength(1);
    });
  });

  describe('the internal address', () => {
    test('leads to the question for sessions, and to nothing else', async () => {
      const asked = await fetch(`${front().inside}/internal/sessions`, {
        method: 'POST',
        headers: { 'x-request-id': 'of-the-handshake' },
        body: '{}',
      });
      expect(front().seen[0]?.headers['x-request-id']).toBe('of-the-handshake');
      expect([asked.status, nodeOf(0)]).toEqual([200, expect.stringMatching(/^api-/)]);
      for (const path of ['/api/user', '/internal', '/metrics', '/socket.io/']) {
        expect([path, (await fetch(`${front().inside}${path}`)).status]).toEqual([path, 404]);
      }
      expect(front().seen).toHaveLength(1);
    });
  });

  describe('a socket', () => {
    test('reaches a realtime node, both ways, with the address that nginx saw', async () => {
      const forged = ['X-Forwarded-For: 9.9.9.9', 'X-Forwarded-Proto: https'];
      const headers = [...forged, 'Origin: https://craque.example'];
      const echo = await overSocket('/socket.io/?EIO=4&transport=websocket', headers);
      expect(echo).toMatch(/^realtime-[12]:hello$/);
      expect(front().seen[0]?.headers).toMatchObject({
        upgrade: 'websocket',
        connection: 'upgrade',
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'http',
        'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
        origin: 'https://craque.example',
      });
    });

    test('goes to another node if the first is full or draining', async () => {
      for (let sockets = 0; sockets < 4; sockets += 1) {
        expect(await overSocket('/socket.io/?busy')).toBe('realtime-2:hello');
      }
      expect(front().seen.some(({ node }) => node === 'realtime-1')).toBe(true);
    });
  });

  describe('sockets of one address', () => {
    const opened: Socket[] = [];
    afterEach(() => {
      for (const socket of opened.splice(0)) socket.destroy();
    });

    /** As a proxy in front does for its caller; returns the head of the answer. */
    async function askFrom(place: Front, address: string, lines: readonly string[]) {
      const socket = connect(place.proxied, '127.0.0.1');
      opened.push(socket);
      const caller = address.includes(':') ? `TCP6 ${address} ::1` : `TCP4 ${address} 127.0.0.1`;
      socket.write(`${[`PROXY ${caller} 1 1`, ...lines].join('\r\n')}\r\n\r\n`);
      const [head] = (await once(socket, 'data')) as [Buffer];
      return String(head);
    }
    const handshake = ['GET /socket.io/ HTTP/1.1', 'Host: a', 'Connection: Upgrade'];
    const openFrom = (place: Front, address = '192.0.2.1') =>
      askFrom(place, address, [...handshake, 'Upgrade: websocket']);
    const crowded = (name: string) =>
      startFront(program, join(folder, name), { socketsOfAddress: 2 });

    test('are limited, calls are not, and closed ones make room', async () => {
      const place = await crowded('crowded');
      const heads = [await openFrom(place), await openFrom(place), await openFrom(place)];
      expect(heads.map((head) => head.split(' ')[1])).toEqual(['101', '101', '429']);
      expect(heads[2]).toContain('Retry-After: 5');
      expect(heads[2]).toContain('"code":"too_many_requests"');
      expect(place.seen).toHaveLength(2);
      const call = ['GET /api/games HTTP/1.1', 'Host: a'];
      expect(await askFrom(place, '192.0.2.1', call)).toContain(' 200 ');
      expect(place.seen.at(-1)?.headers['x-forwarded-for']).toBe('192.0.2.1');
      opened[0]?.destroy();
      while (!(await openFrom(place)).includes(' 101 ')) await sleep(10);
      await place.stop();
    });

    // 0a is a line feed, which a pattern without its flag would not take for any byte.
    test.each([
      ['2001:a0a:0:1200::1', '2001:a0a:0:12ff:1:2:3:4', '2001:a0a:0:1300::1'],
      ['192.0.2.10', '192.0.2.10', '192.0.2.11'],
    ])('%s and %s are one, %s is another one', async (one, same, other) => {
      const place = await crowded(`crowded-${one.replaceAll(/\W/g, '-')}`);
      await openFrom(place, one);
      await openFrom(place, same);
      expect(await openFrom(place, one)).toContain(' 429 ');
      expect(await openFrom(place, other)).toContain(' 101 ');
      await place.stop();
    });
  });

  describe('a node that is gone', () => {
    test('is skipped also for writes; with all gone the client is told to retry', async () => {
      const { origin, nodes, stop } = await startFront(program, join(folder, 'gone'));
      const write = () => fetch(`${origin}/api/games`, { method: 'POST', body: '{}' });
      await nodes[0]?.close();
      for (let calls = 0; calls < 6; calls += 1) {
        expect(await (await write()).json()).toEqual({ node: 'api-2', bytes: 2 });
      }
      await nodes[1]?.close();
      const answer = await write();
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
      expect(await answer.json()).toMatchObject({ code: 'busy' });
      await stop();
    });
  });
});
