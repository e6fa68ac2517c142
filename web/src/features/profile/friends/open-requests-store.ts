import { readFriendRequests } from '@craque/common/contracts/friends.ts';
import { createStore } from 'zustand/vanilla';
import { type Call, call } from '../../../lib/api.ts';
import { type Live, live } from '../../../lib/live.ts';
import { type SessionStore, session } from '../../../lib/session-store.ts';

export type OpenRequestsDeps = {
  call: Call;
  live: Pick<Live, 'on' | 'subscribe'>;
  session: Pick<SessionStore, 'getState' | 'subscribe'>;
};

/**
 * How many friend requests await the signed-in user's answer, for the number in the navigation: read
 * once a page load, again with every new one and when the connection is back. 0 until it is known.
 */
export function createOpenRequestsStore({ call, live, session }: OpenRequestsDeps) {
  const store = createStore<{ count: number }>(() => ({ count: 0 }));
  const memo = { turn: 0, isWanted: false };

  /** A failure keeps the number. Never rejects. */
  async function load(): Promise<void> {
    memo.turn += 1;
    const { turn } = memo;
    memo.isWanted = true;
    const list = await call(readFriendRequests).catch(() => null);
    if (list && turn === memo.turn) store.setState({ count: list.length });
  }

  const loadAgain = () => {
    if (memo.isWanted) void load();
  };
  live.on('friend-request', loadAgain);
  live.subscribe((now, before) => {
    if (now.state === 'live' && before.state !== 'live') loadAgain();
  });
  session.subscribe((now, before) => {
    const isSame =
      now.state === 'user' && before.state === 'user' && now.user.id === before.user.id;
    if (isSame) return;
    memo.turn += 1;
    memo.isWanted = false;
    store.setState({ count: 0 });
  });
  return {
    ...store,
    /** Reads the number unless it is known or on its way. */
    want(): void {
      if (!memo.isWanted) void load();
    },
    /** A screen has just read the requests themselves; what is still on its way is older. */
    know(count: number): void {
      memo.turn += 1;
      memo.isWanted = true;
      store.setState({ count });
    },
  };
}

export type OpenRequestsStore = ReturnType<typeof createOpenRequestsStore>;

export const openRequests: OpenRequestsStore = createOpenRequestsStore({ call, live, session });
