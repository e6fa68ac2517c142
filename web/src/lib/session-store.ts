import { readUser, type User } from '@craque/common/contracts/user.ts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type Call, call } from './api.ts';

export type Session = { state: 'loading' } | { state: 'guest' } | { state: 'user'; user: User };

/**
 * Who is playing (§4): loaded once at start, a 401 means no user. Where the answer fails in another way the visitor
 * goes on as a guest, because nothing of the guest game depends on it.
 */
export function createSessionStore(call: Call) {
  const store = createStore<Session>(() => ({ state: 'loading' }));
  return {
    ...store,
    async load(): Promise<void> {
      const user = await call(readUser, { on401: 'null' }).catch(() => null);
      store.setState(user ? { state: 'user', user } : { state: 'guest' }, true);
    },
    /** After login, register or logout. */
    become(user: User | null): void {
      store.setState(user ? { state: 'user', user } : { state: 'guest' }, true);
    },
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;

export const session: SessionStore = createSessionStore(call);

export function useSession(): Session {
  return useStore(session);
}
