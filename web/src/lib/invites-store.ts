import {
  declineChallenge,
  type InviteView,
  joinChallenge,
  readInvites,
} from '@craque/common/contracts/challenges.ts';
import { createStore } from 'zustand/vanilla';
import { ApiError, type Call, call } from './api.ts';
import { type Live, live } from './live.ts';
import { type SessionStore, session } from './session-store.ts';

/** `idle` until a signed-in user requests them. */
export type Invites =
  | { state: 'idle' | 'loading' | 'failed' }
  | { state: 'ready'; list: readonly InviteView[] };

export type InvitesState = {
  invites: Invites;
  /** Id of the game whose invitation is being answered; one at a time. */
  answering: number | undefined;
};

export type InvitesDeps = {
  call: Call;
  live: Pick<Live, 'on' | 'subscribe'>;
  session: Pick<SessionStore, 'getState' | 'subscribe'>;
};

/**
 * The open invitations of the signed-in user: loaded once, and again whenever the server announces
 * a change or the connection is back. Used by the profile's list and by the number in the
 * navigation.
 */
export function createInvitesStore({ call, live, session }: InvitesDeps) {
  const store = createStore<InvitesState>(() => ({
    invites: { state: 'idle' },
    answering: undefined,
  }));
  const memo = { turn: 0 };
  const isReady = () => store.getState().invites.state === 'ready';

  /** A failure keeps the old list, if there is one. Never rejects. */
  async function load(): Promise<void> {
    memo.turn += 1;
    const { turn } = memo;
    if (!isReady()) store.setState({ invites: { state: 'loading' } });
    const list = await call(readInvites).catch(() => undefined);
    if (turn !== memo.turn) return;
    if (list !== undefined) store.setState({ invites: { state: 'ready', list: list ?? [] } });
    else if (!isReady()) store.setState({ invites: { state: 'failed' } });
  }

  const loadAgain = () => {
    if (store.getState().invites.state !== 'idle') void load();
  };
  live.on('invite', loadAgain);
  live.on('invite-closed', loadAgain);
  live.subscribe((now, before) => {
    if (now.state === 'live' && before.state !== 'live') loadAgain();
  });
  session.subscribe((now, before) => {
    const isSame =
      now.state === 'user' && before.state === 'user' && now.user.id === before.user.id;
    if (isSame) return;
    memo.turn += 1;
    store.setState({ invites: { state: 'idle' }, answering: undefined });
  });

  /** The list is reloaded in any case: a refused invitation may be gone. */
  async function answer<T>(gameId: number, send: () => Promise<T | null>): Promise<T> {
    store.setState({ answering: gameId });
    try {
      const reply = await send();
      if (reply === null) throw new ApiError(200, 'invalid_reply', 'The server sent nothing');
      return reply;
    } finally {
      void load().then(() => store.setState({ answering: undefined }));
    }
  }

  return {
    ...store,
    load,
    /** Throws `ApiError`. */
    join: (gameId: number) => answer(gameId, () => call(joinChallenge, { params: { id: gameId } })),
    /** Throws `ApiError`. */
    decline: (gameId: number) =>
      answer(gameId, () => call(declineChallenge, { params: { id: gameId } })),
  };
}

export type InvitesStore = ReturnType<typeof createInvitesStore>;

export const invites: InvitesStore = createInvitesStore({ call, live, session });
