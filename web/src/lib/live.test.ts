import { describe, expect, test } from '@jest/globals';
import { aUser } from '../testing/a-user.ts';
import { createFakeTransport, settled } from '../testing/fake-transport.ts';

const noticed = () => undefined;

describe('the connection of a user', () => {
  test('is open while somebody holds it', async () => {
    const { live, state, accept, end } = createFakeTransport();
    expect(state()).toBe('off');
    const [first, second] = [live.hold(), live.hold()];
    expect(state()).toBe('connecting');
    await accept();
    expect(state()).toBe('live');
    first();
    first();
    expect(end.isOpen).toBe(true);
    second();
    expect([state(), end.isOpen]).toEqual(['off', false]);
  });

  test.each([
    [
      'is tried again by the library where the server was not reached',
      undefined,
      30_000,
      1,
      'lost',
    ],
    ['stays away where the session is none', 'UNAUTHORIZED', 60_000, 1, 'off'],
    ['comes back slowly where the node is full', 'TOO_MANY_SOCKETS', 14_000, 1, 'lost'],
    ['comes back soon where the api could not be asked', 'UNAVAILABLE', 1_600, 2, 'lost'],
  ] as const)('%s', async (_, code, ms, opens, state) => {
    const fake = createFakeTransport();
    fake.live.hold();
    await fake.refuse(code);
    await fake.time.pass(ms);
    expect([fake.end.opens, fake.state()]).toEqual([opens, state]);
  });

  test('comes back ever more slowly while the api cannot be asked', async () => {
    const fake = createFakeTransport();
    fake.live.hold();
    const opens: number[] = [];
    for (const ms of [1_600, 3_100, 6_100, 12_100, 14_000]) {
      await fake.refuse('UNAVAILABLE');
      await fake.time.pass(ms);
      opens.push(fake.end.opens);
    }
    expect(opens).toEqual([2, 3, 4, 5, 5]);
    await fake.time.pass(1_100);
    await fake.accept();
    await fake.refuse('UNAVAILABLE');
    await fake.time.pass(1_600);
    expect(fake.end.opens).toBe(7);
  });

  test.each([
    ['without a given time, soon', undefined, 400, 600],
    ['that was announced, when it was asked to', 3000, 2900, 3100],
  ])('closed by the server is reopened: %s', async (_, delayMs, early, late) => {
    const fake = createFakeTransport();
    fake.live.hold();
    await fake.accept();
    if (delayMs !== undefined) fake.push('server:restarting', { delayMs });
    fake.drop(true);
    expect(fake.state()).toBe('lost');
    await fake.time.pass(early);
    expect(fake.end.opens).toBe(1);
    await fake.time.pass(late - early);
    expect(fake.end.opens).toBe(2);
  });

  test('that breaks is left to the library', async () => {
    const fake = createFakeTransport();
    fake.live.hold();
    await fake.accept();
    fake.drop(false);
    await fake.time.pass(60_000);
    expect([fake.end.opens, fake.state()]).toEqual([1, 'lost']);
  });

  test('ends with the session, and is reopened with the next one', async () => {
    const fake = createFakeTransport();
    fake.live.hold();
    await fake.accept();
    fake.push('session:ended', { reason: 'ended' });
    await fake.time.pass(60_000);
    expect([fake.end.opens, fake.state()]).toEqual([1, 'off']);
    fake.session.become(null);
    fake.session.become(aUser({ id: 'u2' }));
    expect(fake.end.opens).toBe(2);
  });

  test('is reopened with the renewed cookie once the old one has expired', async () => {
    const fake = createFakeTransport();
    fake.live.hold();
    await fake.accept();
    fake.push('session:ended', { reason: 'expired' });
    fake.drop(true);
    await fake.time.pass(1000);
    expect(fake.end.opens).toBe(2);
  });

  test('reports whether pushes may get lost', async () => {
    const fake = createFakeTransport();
    fake.live.hold();
    await fake.accept();
    fake.push('push-state', { healthy: false });
    expect(fake.live.getState()).toEqual({ state: 'live', healthy: false });
    fake.drop(false);
    await fake.accept();
    expect(fake.live.getState().healthy).toBe(true);
  });

  test('passes on events until nobody listens', async () => {
    const fake = createFakeTransport();
    const received: number[] = [];
    const stop = fake.live.on('rematch', ({ gameId }) => received.push(gameId));
    fake.live.hold();
    await fake.accept();
    fake.push('rematch', { gameId: 1, rematchId: 2, username: 'ben' });
    stop();
    fake.push('rematch', { gameId: 3, rematchId: 4, username: 'ben' });
    expect(received).toEqual([1]);
  });
});

describe('watching a game', () => {
  test('is requested on every connection, and reported once the room is joined', async () => {
    const fake = createFakeTransport();
    const watched: string[][] = [];
    fake.replies.watch = () => ({ ok: true, online: ['ben'] });
    const stop = fake.live.watch({
      gameId: 7,
      ticket: () => 'a',
      onWatched: (online) => watched.push(online),
    });
    await fake.accept();
    fake.drop(false);
    await fake.accept();
    expect(fake.sent).toEqual(new Array(2).fill({ name: 'watch', gameId: 7, ticket: 'a' }));
    expect(watched).toEqual([['ben'], ['ben']]);
    stop();
    expect(fake.sent.at(-1)).toEqual({ name: 'unwatch', gameId: 7 });
    expect(fake.state()).toBe('off');
  });

  test('with an expired ticket requests another one, once', async () => {
    const fake = createFakeTransport();
    const ticket = { now: 'old' };
    fake.replies.watch = () => ({ ok: false, code: 'FORBIDDEN' });
    fake.live.watch({
      gameId: 7,
      ticket: () => ticket.now,
      onWatched: noticed,
      onRefused: async () => {
        ticket.now += '+';
      },
    });
    await fake.accept();
    expect(fake.sent.map((each) => each.ticket)).toEqual(['old', 'old+']);
  });

  test("opens a guest's connection, by the ticket alone", async () => {
    const fake = createFakeTransport({ signedIn: false });
    const release = fake.live.hold();
    await settled();
    expect(fake.state()).toBe('off');
    const stop = fake.live.watch({ gameId: 7, ticket: () => 'a', onWatched: noticed });
    await fake.accept();
    expect(fake.end.ticket?.()).toBe('a');
    stop();
    release();
    expect(fake.end.isOpen).toBe(false);
  });

  test('lets a guest who could not ask for a new ticket try again, until there is one', async () => {
    const fake = createFakeTransport({ signedIn: false });
    const ticket = { now: 'old', next: 'old' };
    fake.live.watch({
      gameId: 7,
      ticket: () => ticket.now,
      onWatched: noticed,
      async onRefused() {
        if (ticket.next === ticket.now) throw new Error('no answer');
        ticket.now = ticket.next;
      },
    });
    await fake.refuse('UNAUTHORIZED');
    expect(fake.state()).toBe('lost');
    await fake.time.pass(2_000);
    expect(fake.end.opens).toBe(2);
    ticket.next = 'new';
    await fake.refuse('UNAUTHORIZED');
    await fake.time.pass(0);
    await fake.accept();
    expect([fake.end.opens, fake.state()]).toEqual([3, 'live']);
  });

  test('lets a guest whose ticket was refused retry once with a new one', async () => {
    const fake = createFakeTransport({ signedIn: false });
    const ticket = { now: 'old' };
    fake.live.watch({
      gameId: 7,
      ticket: () => ticket.now,
      onWatched: noticed,
      onRefused: async () => {
        ticket.now = 'new';
      },
    });
    await fake.refuse('UNAUTHORIZED');
    await fake.time.pass(0);
    expect(fake.end.opens).toBe(2);
    await fake.refuse('UNAUTHORIZED');
    await fake.time.pass(60_000);
    expect([fake.end.opens, fake.state()]).toEqual([2, 'off']);
  });
});
