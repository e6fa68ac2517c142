import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { on, once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestClient, type TestClient } from '@craque/api/testing/test-client.ts';
import { register } from '@craque/common/contracts/accounts.ts';
import { requestFriend } from '@craque/common/contracts/friends.ts';
import { createGame, readGame, submitGuess } from '@craque/common/contracts/games.ts';
import { socketPath } from '@craque/common/contracts/realtime.ts';
import { describeWithService } from '@craque/common/testing/service-tests.ts';
import { io, type Socket } from 'socket.io-client';
import { freePort } from '../services/service.ts';
import { runScript } from '../testing/run-script.ts';
import { type Cluster, startCluster } from './start-cluster.ts';

const environment = process.env;
/** Without the built client: no test here opens a page. */
const env = { CLIENT_DIR: '', LOG_LEVEL: 'warn' };
const start = 240_000;

type Person = { client: TestClient; id: string; socket: Socket };

function socketOf(origin: string, { cookies }: TestClient): Promise<Socket> {
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  const socket = io(origin, {
    path: socketPath,
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 50,
    reconnectionDelayMax: 200,
    extraHeaders: { cookie, origin },
  });
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}

async function signUp(origin: string, username: string): Promise<Omit<Person, 'socket'>> {
  const client = createTestClient(origin);
  const { status, body } = await client.call(register, {
    body: { username, password: 'secret-words' },
  });
  expect(status).toBe(201);
  return { client, id: body.id };
}

async function signUpWithSocket(origin: string, username: string): Promise<Person> {
  const person = await signUp(origin, username);
  return { ...person, socket: await socketOf(origin, person.client) };
}

function newDatabase(): string {
  const url = new URL(environment.CRAQUE_TEST_MONGODB_URL ?? '');
  url.pathname = `/craque-test-${randomUUID()}`;
  return url.href;
}

/** Resolves when a node has answered the socket, the old one or another. */
async function untilAnswered(socket: Socket): Promise<void> {
  const ask = () => socket.timeout(500).emitWithAck('unwatch', { gameId: 1 });
  while (!(await ask().catch(() => undefined)));
}

const next = (socket: Socket, event: string) =>
  new Promise<unknown>((resolve) => socket.once(event, resolve));

function describeCluster(): void {
  const kept: { cluster?: Cluster; people?: [Person, Person] } = {};
  const mongodbUrl = newDatabase();

  beforeAll(async () => {
    kept.cluster = await startCluster({ mongodbUrl, env });
    const { origin } = kept.cluster;
    kept.people = [await signUpWithSocket(origin, 'ana'), await signUpWithSocket(origin, 'bob')];
  }, start);
  afterAll(async () => {
    for (const { socket } of kept.people ?? []) socket.disconnect();
    await kept.cluster?.stop();
  }, start);

  function running(): Cluster {
    if (!kept.cluster) throw new Error('the cluster has not started');
    return kept.cluster;
  }
  function people(): [Person, Person] {
    if (!kept.people) throw new Error('nobody has signed up');
    return kept.people;
  }

  /** A new user sends Bob a friend request, which Bob's socket receives. */
  async function expectPush(username: string): Promise<void> {
    const [, bob] = people();
    const { client } = await signUp(running().origin, username);
    const pushed = next(bob.socket, 'friend-request');
    const { status } = await client.call(requestFriend, { body: { friendId: bob.id } });
    expect(status).toBe(201);
    expect(await pushed).toMatchObject({ user: { username } });
  }

  test('plays a game over all its api processes', async () => {
    const [{ client }] = people();
    const { body: game } = await client.call(createGame, { body: {} });
    for (let rounds = 0; rounds < 2; rounds += 1) {
      const { status } = await client.call(submitGuess, {
        id: game.id,
        body: { guess: `nobody of that name ${rounds}` },
      });
      expect(status).toBe(200);
    }
    for (let reads = 0; reads < 4; reads += 1) {
      const { body } = await client.call(readGame, { id: game.id });
      expect(body.guesses).toHaveLength(2);
    }
  });

  test('pushes events of an api process to a socket on a realtime process', async () => {
    await expectPush('cleo');
    await expectPush('dora');
  });

  test(
    'keeps working when an api and a realtime process are killed',
    async () => {
      const killed = [running().api, running().realtime].flatMap((kind) => kind.slice(0, 1));
      const [, bob] = people();
      for (const process of killed) process.signal('SIGKILL');
      expect(await Promise.all(killed.map((process) => process.ended()))).toEqual([null, null]);
      for (let calls = 0; calls < 6; calls += 1) {
        expect((await bob.client.request('/api/user')).status).toBe(200);
      }
      // Bob's socket was on either node; if its node dies it reconnects to the other.
      await untilAnswered(bob.socket);
      await expectPush('eva');
      await Promise.all(killed.map((process) => process.start()));
      expect(killed.map((process) => process.isRunning())).toEqual([true, true]);
    },
    start,
  );

  test(
    'stops its processes in order, with exit code 0, and answers meanwhile',
    async () => {
      const { api, realtime, origin } = running();
      for (const process of [api, realtime].flatMap((kind) => kind.slice(1))) {
        process.signal('SIGTERM');
        const ended = process.ended();
        for (let calls = 0; calls < 6; calls += 1) {
          expect((await fetch(`${origin}/api/leagues`)).status).toBe(200);
        }
        expect(await ended).toBe(0);
        await process.start();
      }
    },
    start,
  );

  test(
    'leaves nothing behind',
    async () => {
      const { api, realtime, redis, nginx, folder, origin, stop } = running();
      for (const { socket } of people()) socket.disconnect();
      await stop();
      const all = [...api, ...realtime, redis, nginx];
      expect([all.length, all.some((each) => each.isRunning())]).toEqual([6, false]);
      expect(existsSync(folder)).toBe(false);
      await expect(fetch(origin)).rejects.toThrow('fetch failed');
    },
    start,
  );
}

async function untilPrinted(child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  let text = '';
  for await (const [chunk] of on(child.stdout as Readable, 'data')) {
    text += String(chunk);
    const match = pattern.exec(text);
    if (match) return match;
  }
  throw new Error(text);
}

const describeCommand = () =>
  test(
    'npm run cluster starts again what has ended, until Ctrl-C',
    async () => {
      const PUBLIC_ORIGIN = 'http://play.test:8080';
      const settings = {
        ...{ ...env, PUBLIC_ORIGIN, MONGODB_URL: newDatabase() },
        PORT: `${await freePort()}`,
      };
      const script = join(import.meta.dirname, '../cluster.ts');
      const child = spawn(process.execPath, [script], { env: { ...environment, ...settings } });
      const ended = once(child, 'exit');
      const [, origin, pid] = await untilPrinted(
        child,
        /open: (\S+)[\s\S]*realtime-2 +pid (\d+)[\s\S]*Ctrl-C/,
      );
      expect(origin).toBe(PUBLIC_ORIGIN);
      process.kill(Number(pid), 'SIGKILL');
      await untilPrinted(child, /realtime-2 has ended \(by a signal\): started again/);
      child.kill('SIGINT');
      expect(await ended).toEqual([0, null]);
    },
    start,
  );

test('npm run cluster refuses a port that is none', async () => {
  const { code, out, err } = await runScript('cluster.ts', [], { PORT: 'abc' });
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(/^wrong settings:\n {2}PORT: has to be .*, got abc\n$/);
});

describeWithService('nginx', { environment, variable: 'CRAQUE_TEST_NGINX' }, () => {
  describeWithService('Redis', { environment, variable: 'CRAQUE_TEST_REDIS_URL' }, () => {
    const mongo = { environment, variable: 'CRAQUE_TEST_MONGODB_URL' };
    describeWithService('MongoDB', mongo, () => {
      describe('the cluster', describeCluster);
      describeCommand();
    });
  });
});
