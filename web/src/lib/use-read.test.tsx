import { readDaily, readDailyBoard } from '@craque/common/contracts/daily.ts';
import type { Endpoint } from '@craque/common/contracts/endpoint.ts';
import { readFriends } from '@craque/common/contracts/friends.ts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { createStore } from 'zustand/vanilla';
import { aUser } from '../testing/a-user.ts';
import { aBoard } from '../testing/daily/a-daily.ts';
import { answersShown as settled } from '../testing/serve.ts';
import { type Call, urlOf } from './api.ts';
import type { Session } from './session-store.ts';
import { createReads, reads, useRead } from './use-read.ts';

const ada: Session = { state: 'user', user: aUser({ id: 'ada' }) };

/** Reads that the test answers in any order. */
function open(first: Session = { state: 'guest' }) {
  const asked: { url: string; give: (data: unknown) => void; fail: () => void }[] = [];
  const call = ((endpoint: Endpoint, input: object) =>
    new Promise<unknown>((give, fail) =>
      asked.push({ url: urlOf(endpoint, input), give, fail: () => fail(new Error('offline')) }),
    )) as Call;
  const session = createStore<Session>(() => first);
  const cache = createReads(call, session);
  return { asked, session, ...cache, entry: () => cache.getState()['/api/daily'] };
}

describe('a reading', () => {
  test('is one for everybody who shows it, and begins anew with the next who does', async () => {
    const { asked, hold, entry } = open();
    const leave = [hold(readDaily, {}, false), hold(readDaily, {}, false)];
    expect(asked).toHaveLength(1);
    asked[0]?.give('today');
    await settled();
    expect(entry()).toMatchObject({ data: 'today', reading: undefined });
    hold(readDaily, {}, false)();
    expect(asked).toHaveLength(1);
    for (const each of leave) each();
    hold(readDaily, {}, true);
    expect(asked).toHaveLength(1);
    hold(readDailyBoard, { query: { sport: 'soccer', scope: 'friends' } }, true);
    expect(asked.map(({ url }) => url)).toEqual([
      '/api/daily',
      '/api/daily/board?sport=soccer&scope=friends',
    ]);
  });

  test('that was begun last wins, and a failure keeps the answer before', async () => {
    const { asked, hold, refresh, entry } = open();
    hold(readDaily, {}, false);
    void refresh(readDaily);
    asked[1]?.give('newer');
    await settled();
    asked[0]?.give('older');
    await settled();
    expect(entry()?.data).toBe('newer');
    const again = refresh(readDaily);
    asked[2]?.fail();
    await again;
    expect(entry()).toMatchObject({ data: 'newer', error: new Error('offline') });
  });

  test('begins anew if something newer becomes known meanwhile', async () => {
    const { asked, hold, change, peek } = open();
    change(readFriends, {}, () => []);
    hold(readFriends, {}, false);
    change(readFriends, {}, () => []);
    expect(asked).toHaveLength(2);
    asked[0]?.give(['older']);
    await settled();
    expect(peek(readFriends)).toBeUndefined();
    asked[1]?.give(['newer']);
    await settled();
    change(readFriends, {}, (friends) => [...friends, ...friends]);
    expect(peek(readFriends)).toEqual(['newer', 'newer']);
    expect(asked).toHaveLength(2);
  });
});

describe('another player', () => {
  test('sees nothing of the one before; what is shown and open to them is read again', async () => {
    const { asked, hold, session, entry, peek } = open(ada);
    hold(readDaily, {}, false);
    hold(readFriends, {}, false);
    hold(readDailyBoard, {}, false)();
    for (const { give } of asked) give('of ada');
    await settled();
    session.setState({ state: 'guest' }, true);
    expect([entry()?.data, peek(readFriends)]).toEqual([undefined, undefined]);
    expect(asked.slice(3).map(({ url }) => url)).toEqual(['/api/daily']);
    session.setState({ state: 'user', user: aUser({ id: 'ben' }) }, true);
    expect(asked.slice(4).map(({ url }) => url)).toEqual(['/api/daily', '/api/user/friends']);
    asked[3]?.give('of nobody');
    await settled();
    expect(entry()?.data).toBeUndefined();
  });

  test('is not the one whom the page learns of only after the server', async () => {
    const { asked, hold, session, entry } = open({ state: 'loading' });
    hold(readDaily, {}, false);
    session.setState(ada, true);
    session.setState({ state: 'user', user: aUser({ id: 'ada', displayName: 'Ada' }) }, true);
    asked[0]?.give('of ada');
    await settled();
    expect(entry()?.data).toBe('of ada');
    expect(asked).toHaveLength(1);
  });
});

describe('a screen', () => {
  const input = (scope: 'friends' | 'everyone') =>
    ({ query: { sport: 'soccer', date: '2026-11-23', scope } }) as const;
  beforeEach(() => reads.clear());

  test('shows what came before, if it likes, until the answer for another input is there', async () => {
    const answers = [aBoard({ players: 1 }), {}, aBoard()];
    globalThis.fetch = async () => Response.json(answers.shift());
    const { result, rerender } = renderHook(
      ({ scope }: { scope: 'friends' | 'everyone' }) => ({
        strict: useRead(readDailyBoard, input(scope)),
        mild: useRead(readDailyBoard, input(scope), { keepsBefore: true }),
      }),
      { initialProps: { scope: 'friends' } },
    );
    expect(result.current.strict).toMatchObject({ state: 'loading', isReading: true });
    await settled();
    expect(result.current.strict).toMatchObject({ state: 'ready', data: { players: 1 } });
    rerender({ scope: 'everyone' });
    expect(result.current.strict.state).toBe('loading');
    expect(result.current.mild).toMatchObject({ state: 'ready', data: { players: 1 } });
    await settled();
    expect(result.current.mild.state).toBe('failed');
    expect(result.current.mild.error).toMatchObject({ code: 'invalid_reply' });
    await act(() => result.current.mild.refresh());
    expect(result.current.strict).toMatchObject({ state: 'ready', data: { players: 3 } });
  });

  test('reads nothing as long as it does not want to', async () => {
    globalThis.fetch = async () => Response.json([]);
    const { result, rerender } = renderHook(
      ({ isWanted }) => useRead(readFriends, {}, { isWanted }),
      { initialProps: { isWanted: false } },
    );
    await settled();
    expect(result.current).toMatchObject({ state: 'loading', isReading: false });
    rerender({ isWanted: true });
    await settled();
    expect(result.current).toMatchObject({ state: 'ready', data: [] });
  });
});
