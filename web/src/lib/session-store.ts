import { readUser, type User } from '@craque/common/contracts/user.ts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { ApiError, type Call, call } from './api.ts';

export type Session =
  | { state: 'loading' }
  | { state: 'guest' }
  | {
      state: 'user';
      user: User;
      /** Id of the game to go on with after signing in, until a page of the account is reached. */
      playOn?: number;
    };

/** The contracts of accounts stay out of the first load: few visitors sign in or out on their first page. */
const accountContracts = () =>
  import('@craque/common/contracts/accounts.ts').catch((error: unknown) => {
    throw new ApiError(0, 'network', String(error));
  });

/**
 * Who is playing: loaded once at start, a 401 means no user. Where the answer fails in another way the visitor
 * goes on as a guest, because nothing of the guest game depends on it.
 */
export function createSessionStore(call: Call) {
  const store = createStore<Session>(() => ({ state: 'loading' }));
  const become = (user: User | null, playOn?: number) => {
    const signedIn = user && { state: 'user' as const, user };
    const more = playOn === undefined ? {} : { playOn };
    store.setState(signedIn ? { ...signedIn, ...more } : { state: 'guest' }, true);
  };
  return {
    ...store,
    /** Asked once more, nothing of the user is shown until the answer is there. */
    async load(): Promise<void> {
      if (store.getState().state !== 'loading') store.setState({ state: 'loading' }, true);
      become(await call(readUser, { on401: 'null' }).catch(() => null));
    },
    /** After login or register, with the game to go on with; null where the account or its sessions have ended. */
    become,
    /** The account as the server gave it after a change; does nothing where its user is no longer the one signed in. */
    update(user: User): void {
      const now = store.getState();
      if (now.state === 'user' && now.user.id === user.id) become(user);
    },
    /** Ends the session. Throws `ApiError`, with the user still signed in, where the server did not do it. */
    async logout(): Promise<void> {
      const { logout } = await accountContracts();
      await call(logout);
      become(null);
    },
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;

export const session: SessionStore = createSessionStore(call);

export function useSession(): Session {
  return useStore(session);
}
