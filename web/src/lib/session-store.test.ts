import { describe, expect, test } from '@jest/globals';
import { ApiError, type Call } from './api.ts';
import { createSessionStore } from './session-store.ts';
import { aUser } from '../testing/a-user.ts';

const lia = aUser({ username: 'lia' });

/** A server to which the user, or with null nobody, is signed in. */
const giving = (user: unknown) =>
  (async () => {
    if (user === null) throw new ApiError(401, 'unauthorized', 'Not signed in');
    return user;
  }) as Call;

describe('session', () => {
  test('is loading until the answer arrives', () => {
    expect(createSessionStore(giving(null)).getState()).toEqual({ state: 'loading' });
  });

  test('is a guest after a 401', async () => {
    const session = createSessionStore(giving(null));
    await session.load();
    expect(session.getState()).toEqual({ state: 'guest' });
  });

  test('is the user who is signed in', async () => {
    const session = createSessionStore(giving(lia));
    await session.load();
    expect(session.getState()).toEqual({ state: 'user', user: lia });
  });

  test('is a guest if the server fails', async () => {
    const session = createSessionStore((async () => {
      throw new ApiError(503, 'busy', 'busy');
    }) as Call);
    await session.load();
    expect(session.getState()).toEqual({ state: 'guest' });
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

  test('changes nothing for a user who is still signed in', async () => {
    const session = createSessionStore(giving(lia));
    session.become(lia);
    await session.verify();
    expect(session.getState()).toEqual({ state: 'user', user: lia });
  });

  test('changes nothing without an answer', async () => {
    const session = createSessionStore((async () => {
      throw new ApiError(0, 'network', 'offline');
    }) as Call);
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

describe('logging out', () => {
  test('ends the session on the server and leaves a guest', async () => {
    const sent: string[] = [];
    const session = createSessionStore((async ({ path }: { path: string }) => {
      sent.push(path);
      return { message: 'Logged out' };
    }) as unknown as Call);
    session.become(lia);
    await session.logout();
    expect(sent).toEqual(['/api/logout']);
    expect(session.getState()).toEqual({ state: 'guest', ended: 'here' });
  });

  test('leaves the user signed in if the server failed', async () => {
    const session = createSessionStore((async () => {
      throw new ApiError(503, 'busy', 'The server is busy. Please try again.');
    }) as Call);
    session.become(lia);
    await expect(session.logout()).rejects.toMatchObject({ code: 'busy' });
    expect(session.getState()).toEqual({ state: 'user', user: lia });
  });
});
