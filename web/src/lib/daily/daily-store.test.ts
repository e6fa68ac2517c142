import { describe, expect, test } from '@jest/globals';
import { createStore } from 'zustand/vanilla';
import { aDaily } from '../../testing/daily/a-daily.ts';
import { aUser } from '../../testing/a-user.ts';
import { type Answer, answeringFetch } from '../../testing/answering-fetch.ts';
import { createCall } from '../api.ts';
import { createDailyStore } from './daily-store.ts';
import type { Session } from '../session-store.ts';

const read = 'GET /api/daily';

function open(answer: Answer | 'offline', first: Session = { state: 'guest' }) {
  const answers: Record<string, Answer | 'offline'> = { [read]: answer };
  const server = answeringFetch(answers);
  const session = createStore<Session>(() => first);
  const call = createCall({ fetch: server.fetch, timeZone: () => undefined });
  return { ...server, answers, session, store: createDailyStore({ call, session }) };
}

/** Until the answers under way have arrived. */
const settled = () => new Promise((done) => setTimeout(done, 0));

describe('the dailies of today', () => {
  test('stay on the page when reading them again fails', async () => {
    const { store, answers } = open(aDaily());
    await store.load();
    answers[read] = 'offline';
    await store.load();
    expect(store.getState().today).toEqual({ state: 'ready', daily: aDaily() });
  });

  test('that never came have failed', async () => {
    const { store } = open('offline');
    await store.load();
    expect(store.getState().today.state).toBe('failed');
  });

  test('are read anew for another player, if they are shown', async () => {
    const { store, session, requests } = open(aDaily());
    session.setState({ state: 'user', user: aUser() }, true);
    await settled();
    expect(requests(read)).toHaveLength(0);
    await store.load();
    session.setState({ state: 'guest' }, true);
    expect(store.getState().today.state).not.toBe('ready');
    await settled();
    expect(requests(read)).toHaveLength(2);
  });

  test('are read once by a page that learns meanwhile who plays', async () => {
    const { store, session, requests } = open(aDaily(), { state: 'loading' });
    const loaded = store.load();
    session.setState({ state: 'user', user: aUser() }, true);
    await loaded;
    expect(store.getState().today.state).toBe('ready');
    expect(requests(read)).toHaveLength(1);
    // Signed out elsewhere, as a page shown again finds out.
    session.setState({ state: 'loading' }, true);
    await settled();
    session.setState({ state: 'user', user: aUser({ id: 'another' }) }, true);
    await settled();
    expect(requests(read)).toHaveLength(3);
  });
});
