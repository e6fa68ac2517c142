import type { FriendRequest } from '@craque/common/contracts/friends.ts';
import { describe, expect, test } from '@jest/globals';
import { aUser } from '../../../testing/a-user.ts';
import { createFakeLive } from '../../../testing/fake-live.ts';
import type { Call } from '../../../lib/api.ts';
import { createOpenRequestsStore } from './open-requests-store.ts';
import { createSessionStore } from '../../../lib/session-store.ts';

const sofia = { id: 's', username: 'sofia', displayName: 'Sofia', avatarUrl: null };
const requestNo = (number: number): FriendRequest => ({
  id: `r${number}`,
  userId: 's',
  createdAt: '2026-11-20T10:00:00.000Z',
  user: sofia,
});

function start(requests: number) {
  const server = { requests, reads: 0, down: false };
  const call = (async () => {
    server.reads += 1;
    const { requests: open, down } = server;
    await Promise.resolve();
    if (down) throw new Error('down');
    return Array.from({ length: open }, (_, index) => requestNo(index));
  }) as Call;
  const line = createFakeLive();
  const session = createSessionStore(call);
  session.become(aUser());
  const store = createOpenRequestsStore({ call, live: line.live, session });
  const settled = () => new Promise<void>((done) => setTimeout(done));
  return { store, server, line, session, settled, count: () => store.getState().count };
}

describe('the number of open friend requests', () => {
  test('is read once a page load, on demand', async () => {
    const { store, server, settled, count } = start(2);
    expect([count(), server.reads]).toEqual([0, 0]);
    store.want();
    store.want();
    await settled();
    store.want();
    expect([count(), server.reads]).toEqual([2, 1]);
  });

  test('is read again with a new request, and when the connection is back', async () => {
    const { store, server, line, settled, count } = start(0);
    line.tell('friend-request', requestNo(1));
    expect(server.reads).toBe(0);
    store.want();
    await settled();
    server.requests = 1;
    line.tell('friend-request', requestNo(1));
    await settled();
    expect(count()).toBe(1);
    server.requests = 3;
    line.become('lost');
    line.become('live');
    await settled();
    expect(count()).toBe(3);
  });

  test('is what a screen has just read, not what was read before it', async () => {
    const { store, settled, count } = start(2);
    store.want();
    store.know(1);
    await settled();
    expect(count()).toBe(1);
  });

  test('stays as it is if it cannot be read', async () => {
    const { store, server, line, settled, count } = start(2);
    store.want();
    await settled();
    server.down = true;
    line.tell('friend-request', requestNo(3));
    await settled();
    expect(count()).toBe(2);
  });

  test('is gone with the user', async () => {
    const { store, server, session, settled, count } = start(2);
    store.want();
    await settled();
    session.become(aUser({ id: 'someone-else' }));
    expect(count()).toBe(0);
    store.want();
    await settled();
    expect([count(), server.reads]).toEqual([2, 2]);
  });
});
