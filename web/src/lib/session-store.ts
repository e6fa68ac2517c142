import { readUser, type User } from '@craque/common/contracts/user.ts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { ApiError, type Call, call, refusedEvent } from './api.ts';

export type Session =
  | { state: 'loading' }
  | {
      state: 'guest';
      /** Set if this page had a user before, by where the session ended. */
      ended?: 'here' | 'elsewhere';
    }
  | {
      state: 'user';
      user: User;
      /** Id of the game to continue after signing in, until a page of the account is reached. */
      playOn?: number;
    };

/** The contracts of accounts stay out of the first load. */
const accountContracts = () =>
  import('@craque/common/contracts/accounts.ts').catch((error: unknown) => {
    throw new ApiError(0, 'network', String(error));
  });

/** Who is playing. Any failure leaves a guest: the guest game needs no session. */
export function createSessionStore(call: Call, first: Session = { state: 'loading' }) {
  const store = createStore<Session>(() => first);
  const become = (user: User | null, playOn?: number) => {
    const signedIn = user && { state: 'user' as const, user };
    const more = playOn === undefined ? {} : { playOn };
    const left = { state: 'guest' as const, ended: 'here' as const };
    store.setState(signedIn ? { ...signedIn, ...more } : left, true);
  };
  /** Null if nobody is signed in, undefined without an answer. */
  const read = () =>
    call(readUser).catch((error: unknown) =>
      error instanceof ApiError && error.status === 401 ? null : undefined,
    );
  const memo = { verifying: false, leaving: false };
  return {
    ...store,
    /** Reloads; nothing of the user is shown until then. */
    async load(): Promise<void> {
      if (store.getState().state !== 'loading') store.setState({ state: 'loading' }, true);
      const user = await read();
      store.setState(user ? { state: 'user', user } : { state: 'guest' }, true);
    },
    /** A call was refused: checks whether the user is still signed in. No answer changes nothing. */
    async verify(): Promise<void> {
      const before = store.getState();
      if (before.state !== 'user' || memo.verifying || memo.leaving) return;
      memo.verifying = true;
      const user = await read();
      memo.verifying = false;
      if (user !== null || memo.leaving || store.getState() !== before) return;
      store.setState({ state: 'guest', ended: 'elsewhere' }, true);
    },
    /** After login or register, with the game to continue; null if the sessions have ended. */
    become,
    /** The account as returned after a change; ignored if its user is no longer signed in. */
    update(user: User): void {
      const now = store.getState();
      if (now.state === 'user' && now.user.id === user.id) become(user);
    },
    /** Ends the session. Throws `ApiError`, with the user still signed in, if the server failed. */
    async logout(): Promise<void> {
      memo.leaving = true;
      try {
        const { logout } = await accountContracts();
        await call(logout);
        become(null);
      } finally {
        memo.leaving = false;
      }
    },
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;

/** The server has seen a request without a session: this visitor is not signed in. */
export const cameAsGuest = document.documentElement.dataset.session === 'none';

export const session: SessionStore = createSessionStore(
  call,
  cameAsGuest ? { state: 'guest' } : undefined,
);

addEventListener(refusedEvent, () => void session.verify());

export function useSession(): Session {
  return useStore(session);
}
