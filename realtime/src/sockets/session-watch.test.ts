import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { playerRoom } from '@craque/common/contracts/realtime.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
import type { LiveSessions } from '../admission/handshake.ts';
import { sessionCookie, type TestNode, ticketOf } from '../testing/test-node.ts';
import { useNodes } from '../testing/use-nodes.ts';
import { until } from '../testing/until.ts';

const start = useNodes();
const looking = { checkInterval: 20 };

/** A clock that stands still until it is advanced. */
function createClock() {
  const time = { now: Date.now() };
  return {
    clock: () => time.now,
    forward: (ms: number) => {
      time.now += ms;
    },
  };
}

/** Sessions that live until they are ended, and the sessions of each question about them. */
function createSessions() {
  const ended = new Set<string>();
  const questions: (readonly string[])[] = [];
  const liveSessions: LiveSessions = async (sids) => {
    questions.push(sids);
    return new Set(sids.filter((sid) => !ended.has(sid)));
  };
  return { ended, questions, liveSessions };
}

/** A connected user whose session has been checked by the handshake and once more. */
async function checkedUser(
  node: TestNode,
  { name, questions, now }: { name: string; questions: readonly unknown[]; now: number },
) {
  const before = questions.length;
  const client = await node.user(name, { cookie: sessionCookie(name, { now }) });
  await until(() => questions.length === before + 2);
  return client;
}

const toAna = { rooms: [playerRoom(userPlayer('ana'))] };
const nudge = ({ realtime }: TestNode) =>
  realtime.pushes.emit('push-state', { healthy: true }, toAna);

describe('session:ended', () => {
  test('reaches only the sockets of that session, and they are disconnected', async () => {
    const node = await start();
    const [first, second, other] = await Promise.all([
      node.user('ana'),
      node.user('ana'),
      node.user('ana', { cookie: sessionCookie('ana', { sid: 'other' }) }),
    ]);
    node.realtime.pushes.endSession('ana-session');
    for (const client of [first, second]) {
      expect(await client.next('session:ended')).toEqual({ reason: 'ended' });
      expect(await client.ended).toBe('io server disconnect');
    }
    nudge(node);
    await other.next('push-state');
    expect(other.received).toHaveLength(1);
    expect(first.received).toHaveLength(1);
  });
});

describe('a token that expires on a live socket', () => {
  test('disconnects it, and nothing is delivered afterwards', async () => {
    const { clock, forward } = createClock();
    const node = await start({ clock, limits: looking });
    const [short, long] = await Promise.all([
      node.user('ana', { cookie: sessionCookie('ana', { now: clock(), age: 60_000 }) }),
      node.user('bia', { cookie: sessionCookie('bia', { now: clock(), age: 120_000 }) }),
    ]);
    await short.watch(7, ticketOf('ana', 7, clock()));
    forward(58_000);
    await sleep(60);
    expect(short.socket.connected).toBe(true);
    forward(2_000);
    expect(await short.next('session:ended')).toEqual({ reason: 'expired' });
    expect(await short.ended).toBe('io server disconnect');
    nudge(node);
    await sleep(50);
    expect(short.received.map(({ name }) => name)).toEqual(['session:ended']);
    expect(long.socket.connected).toBe(true);
    const renewed = await node.user('ana', { cookie: sessionCookie('ana', { now: clock() }) });
    expect(renewed.socket.connected).toBe(true);
  });
});

describe('a socket that has been connected for long', () => {
  test('is asked to connect anew, by chance, and later if it watches a game', async () => {
    const { clock, forward } = createClock();
    const chances = [0, 0.5, 0.5];
    const random = () => chances.shift() ?? 1;
    const limits = { ...looking, socketAge: 60_000, recheckInterval: 600_000 };
    const node = await start({ clock, random, limits });
    const early = await node.user('ana');
    const quiet = await node.user('bia');
    const watching = await node.user('caio');
    await watching.watch(7, ticketOf('caio', 7, clock()));
    const connected = () => [early, quiet, watching].map(({ socket }) => socket.connected);
    const after = async (ms: number) => {
      forward(ms);
      await sleep(80);
      return connected();
    };
    expect(await after(29_999)).toEqual([true, true, true]);
    expect(await after(1)).toEqual([false, true, true]);
    expect(await early.next('server:restarting')).toEqual({ delayMs: 0 });
    expect(await early.ended).toBe('io server disconnect');
    expect(await after(15_000)).toEqual([false, false, true]);
    expect(await after(59_999)).toEqual([false, false, true]);
    expect(await after(1)).toEqual([false, false, false]);
  });

  test('is asked as soon as it no longer watches', async () => {
    const { clock, forward } = createClock();
    const node = await start({ clock, random: () => 0, limits: { ...looking, socketAge: 60_000 } });
    const ana = await node.user('ana');
    await ana.watch(7, ticketOf('ana', 7, clock()));
    forward(30_000);
    await sleep(80);
    expect(ana.socket.connected).toBe(true);
    await ana.socket.emitWithAck('unwatch', { gameId: 7 });
    expect(await ana.next('server:restarting')).toEqual({ delayMs: 0 });
  });
});

describe('a session that has ended unnoticed', () => {
  test('is found within 30 s', async () => {
    const { clock, forward } = createClock();
    const { ended, questions, liveSessions } = createSessions();
    const node = await start({ clock, liveSessions, limits: looking });
    const ana = await checkedUser(node, { name: 'ana', questions, now: clock() });
    const bia = await checkedUser(node, { name: 'bia', questions, now: clock() });
    ended.add('ana-session');
    forward(29_000);
    await sleep(60);
    expect(ana.socket.connected).toBe(true);
    forward(1_000);
    expect(await ana.next('session:ended')).toEqual({ reason: 'ended' });
    expect(await ana.ended).toBe('io server disconnect');
    expect(bia.socket.connected).toBe(true);
  });

  test('is found at once if it ended during the handshake', async () => {
    const answers = [new Set(['ana-session'])];
    const liveSessions: LiveSessions = async () => answers.pop() ?? new Set();
    const node = await start({ limits: looking, liveSessions });
    const ana = await node.user('ana');
    expect(await ana.next('session:ended')).toEqual({ reason: 'ended' });
  });

  test('is kept while it cannot be checked', async () => {
    const { clock, forward } = createClock();
    const api = { isUp: true };
    const node = await start({
      clock,
      limits: looking,
      liveSessions: async () => {
        if (api.isUp) return new Set(['ana-session']);
        throw new Error('down');
      },
    });
    const ana = await node.user('ana');
    api.isUp = false;
    forward(60_000);
    await sleep(80);
    expect(ana.socket.connected).toBe(true);
  });

  test('is checked together with all others, a thousand at a time', async () => {
    const { clock, forward } = createClock();
    const { questions, liveSessions } = createSessions();
    const node = await start({ clock, liveSessions, limits: looking });
    for (const name of ['ana', 'ana', 'bia', 'caio'])
      await checkedUser(node, { name, questions, now: clock() });
    questions.length = 0;
    forward(30_000);
    await until(() => questions.length > 0);
    await sleep(60);
    expect(questions).toEqual([['ana-session', 'bia-session', 'caio-session']]);
  });
});
