import { describe, expect, test } from '@jest/globals';
import { ApiError, type Call } from './api.ts';
import { createSessionStore } from './session-store.ts';
import { aUser } from '../testing/a-user.ts';

const lia = aUser({ username: 'lia' });

/** A server with this user signed in, or nobody. */
const giving = (user: unknown) =>
  (async () => {
    if (user === null) throw new ApiError(401, 'unauthorized', 'Not signed in');
    return user;
  }) as Call;

const failing = (async () => {
  throw new ApiError(503, 'busy', 'busy');
}) as Call;

describe('session', () => {
  test.each([
    ['a guest after a 401', giving(null), { state: 'guest' }],
    ['the user who is signed in', giving(lia), { state: 'user', user: lia }],
    ['a guest if the server fails', failing, { state: 'guest' }],
  ])('is %s, and loading before', async (_, call, then) => {
    const session = createSessionStore(call);
    expect(session.getState()).toEqual({ state: 'loading' });
    await session.load();
    expect(session.getState()).toEqual(then);
  });

  test('has no user while it is reloaded', async () => {
    const calls = [giving(lia), giving(null)];
    const session = createSessionStore((endpoint) => (calls.shift() ?? giving(null))(endpoint));
    await session.load();
    const again = session.load();
    expect(session.getState()).toEqual({ state: 'loading' });
    await again;
    expect(session.getState()).toEqual({ state: 'guest' });
  });

  test('follows login and logout', () => {
    const session = createSessionStore(giving(null));
    session.become(lia);
    expect(session.getState()).toEqual({ state: 'user', user: lia });
    session.become(null);
    expect(session.getState()).toEqual({ state: 'guest', ended: 'here' });
  });

  test('keeps the game to continue until the account changes', () => {
    const session = createSessionStore(giving(null));
    session.become(lia, 12);
    expect(session.getState()).toEqual({ state: 'user', user: lia, playOn: 12 });
    const renamed = { ...lia, displayName: 'Lia' };
    session.update(renamed);
    expect(session.getState()).toEqual({ state: 'user', user: renamed });
  });

  test('ignores a change of an account that is not signed in', () => {
    const session = createSessionStore(giving(null));
    session.become(null);
    session.update(lia);
    expect(session.getState()).toEqual({ state: 'guest', ended: 'here' });
    const other = aUser({ id: 'u2', username: 'rui' });
    session.become(other);
    session.update(lia);
    expect(session.getState()).toEqual({ state: 'user', user: other });
  });
});

describe('a refused call', () => {
  test('ends the session on this page if the server knows of none', async () => {
    const session = createSessionStore(giving(null));
    session.become(lia);
    await session.verify();
    expect(session.getState()).toEqual({ state: 'guest', ended: 'elsewhere' });
  });

  test.each([
    ['for a user who is still signed in', giving(lia)],
    ['without an answer', failing],
  ])('changes nothing %s', async (_, call) => {
    const session = createSessionStore(call);
    session.become(lia);
    await session.verify();
    expect(session.getState()).toEqual({ state: 'user', user: lia });
  });

  test('asks once for several of them, and never for a guest', async () => {
    const answer = Promise.withResolvers<null>();
    const asked: unknown[] = [];
    const session = createSessionStore((async (endpoint: unknown) => {
      asked.push(endpoint);
      return answer.promise;
    }) as Call);
    await session.verify();
    expect(asked).toEqual([]);
    session.become(lia);
    const both = [session.verify(), session.verify()];
    answer.resolve(null);
    await Promise.all(both);
    expect(asked).toHaveLength(1);
  });

  test('while logging out is part of logging out', async () => {
    const answer = Promise.withResolvers<{ message: string }>();
    const session = createSessionStore((async ({ path }: { path: string }) =>
      path === '/api/logout' ? answer.promise : null) as unknown as Call);
    session.become(lia);
    const leaving = session.logout();
    await session.verify();
    expect(session.getState()).toEqual({ state: 'user', user: lia });
    answer.resolve({ message: 'Logged out' });
    await leaving;
    expect(session.getState()).toEqual({ state: 'guest', ended: 'here' });
  });
});

test('logging out leaves the user signed in if the server failed', async () => {
  const session = createSessionStore(failing);
  session.become(lia);
  await expect(session.logout()).rejects.toMatchObject({ code: 'busy' });
  expect(session.getState()).toEqual({ state: 'user', user: lia });
});
