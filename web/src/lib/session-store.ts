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
      /** Id of the game to continue after signing in, until a page of the account is reached. */
      playOn?: number;
    };

/**
 * The contracts of accounts stay out of the first load: few visitors sign in or out on their first
 * page.
 */
const accountContracts = () =>
  import('@craque/common/contracts/accounts.ts').catch((error: unknown) => {
    throw new ApiError(0, 'network', String(error));
  });

/**
 * Who is playing: loaded once at start, a 401 means no user. After any other failure the visitor
 * continues as a guest, because the guest game does not depend on it.
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
    /** Reloads; nothing of the user is shown until the answer arrives. */
    async load(): Promise<void> {
      if (store.getState().state !== 'loading') store.setState({ state: 'loading' }, true);
      become(await call(readUser, { on401: 'null' }).catch(() => null));
    },
    /**
     * After login or register, with the game to continue; null if the account or its sessions have
     * ended.
     */
    become,
    /** The account as returned after a change; ignored if its user is no longer signed in. */
    update(user: User): void {
      const now = store.getState();
      if (now.state === 'user' && now.user.id === user.id) become(user);
    },
    /** Ends the session. Throws `ApiError`, with the user still signed in, if the server failed. */
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
