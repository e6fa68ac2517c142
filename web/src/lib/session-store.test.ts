import { describe, expect, test } from '@jest/globals';
import { ApiError, type Call } from './api.ts';
import { createSessionStore } from './session-store.ts';
import { aUser } from '../testing/a-user.ts';

const lia = aUser({ username: 'lia' });

const giving = (reply: unknown) => (async () => reply) as Call;

describe('session', () => {
  test('is loading until the answer is there', () => {
    expect(createSessionStore(giving(null)).getState()).toEqual({ state: 'loading' });
  });

  test('is a guest after a 401, which arrives as null', async () => {
    const session = createSessionStore(giving(null));
    await session.load();
    expect(session.getState()).toEqual({ state: 'guest' });
  });

  test('is the user who is signed in', async () => {
    const session = createSessionStore(giving(lia));
    await session.load();
    expect(session.getState()).toEqual({ state: 'user', user: lia });
  });

  test('is a guest where the server cannot say', async () => {
    const session = createSessionStore((async () => {
      throw new ApiError(503, 'busy', 'busy');
    }) as Call);
    await session.load();
    expect(session.getState()).toEqual({ state: 'guest' });
  });

  test('asks for null instead of an error on 401', async () => {
    const asked: unknown[] = [];
    const call = (async (_endpoint: unknown, input: unknown) => {
      asked.push(input);
      return null;
    }) as Call;
    await createSessionStore(call).load();
    expect(asked).toEqual([{ on401: 'null' }]);
  });

  test('follows login and logout', () => {
    const session = createSessionStore(giving(null));
    session.become(lia);
    expect(session.getState()).toEqual({ state: 'user', user: lia });
    session.become(null);
    expect(session.getState()).toEqual({ state: 'guest' });
  });
});
