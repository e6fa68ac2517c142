import { type Daily, readDaily } from '@craque/common/contracts/daily.ts';
import { createStore } from 'zustand/vanilla';
import { type Call, call } from '../api.ts';
import { type SessionStore, session } from '../session-store.ts';

/** `idle` until something on the page shows it. */
export type RemoteDaily =
  | { state: 'idle' | 'loading' | 'failed' }
  | { state: 'ready'; daily: Daily };

export type DailyDeps = { call: Call; session: Pick<SessionStore, 'getState' | 'subscribe'> };

/** The player's daily athletes: one state for everything on the page that shows them. */
export function createDailyStore({ call, session }: DailyDeps) {
  const store = createStore<{ today: RemoteDaily }>(() => ({ today: { state: 'idle' } }));
  const memo = { turn: 0, knowsPlayer: session.getState().state !== 'loading' };

  /** A failure keeps what is shown, if anything is. Never rejects. */
  async function load(): Promise<void> {
    memo.turn += 1;
    const { turn } = memo;
    const hasOne = () => store.getState().today.state === 'ready';
    if (!hasOne()) store.setState({ today: { state: 'loading' } });
    const daily = await call(readDaily).catch(() => null);
    if (turn !== memo.turn) return;
    if (daily) store.setState({ today: { state: 'ready', daily } });
    else if (!hasOne()) store.setState({ today: { state: 'failed' } });
  }

  const idOf = (now: ReturnType<typeof session.getState>) =>
    now.state === 'user' ? now.user.id : undefined;
  session.subscribe((now, before) => {
    const isFirst = !memo.knowsPlayer;
    memo.knowsPlayer ||= now.state !== 'loading';
    // The server knew who plays before this page did.
    if (isFirst || idOf(now) === idOf(before)) return;
    // What is on the screen is another player's.
    const wasShown = store.getState().today.state !== 'idle';
    memo.turn += 1;
    store.setState({ today: { state: 'idle' } });
    if (wasShown) void load();
  });

  return { ...store, load };
}

export type DailyStore = ReturnType<typeof createDailyStore>;

/** The one of the page. */
export const dailies: DailyStore = createDailyStore({ call, session });
