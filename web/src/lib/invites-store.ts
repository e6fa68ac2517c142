import {
  declineChallenge,
  type InviteView,
  joinChallenge,
  readInvites,
} from '@craque/common/contracts/challenges.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
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
 * The open invitations of the signed-in user: read once a page load, then kept by the server's
 * events, and read again when the connection is back, because events may have been missed. Used by
 * the profile's list and by the number in the navigation.
 */
export function createInvitesStore({ call, live, session }: InvitesDeps) {
  const store = createStore<InvitesState>(() => ({
    invites: { state: 'idle' },
    answering: undefined,
  }));
  const memo = { turn: 0, reading: false };
  const isReady = () => store.getState().invites.state === 'ready';

  /** A failure keeps the old list, if there is one. Never rejects. */
  async function load(): Promise<void> {
    memo.turn += 1;
    const { turn } = memo;
    memo.reading = true;
    if (!isReady()) store.setState({ invites: { state: 'loading' } });
    const list = await call(readInvites).catch(() => undefined);
    if (turn !== memo.turn) return;
    memo.reading = false;
    if (list !== undefined) store.setState({ invites: { state: 'ready', list: list ?? [] } });
    else if (!isReady()) store.setState({ invites: { state: 'failed' } });
  }

  const loadAgain = () => {
    if (store.getState().invites.state !== 'idle') void load();
  };
  /** What happens while the list is on its way may not be in it. */
  function change(to: (list: readonly InviteView[]) => readonly InviteView[]): void {
    const { invites } = store.getState();
    if (invites.state === 'ready' && !memo.reading) {
      store.setState({ invites: { state: 'ready', list: to(invites.list) } });
    } else loadAgain();
  }
  const remove = (gameId: number) =>
    change((list) => list.filter((each) => each.gameId !== gameId));
  live.on('invite', (invite) =>
    change((list) => [invite, ...list.filter((each) => each.gameId !== invite.gameId)]),
  );
  live.on('invite-closed', ({ gameId }) => remove(gameId));
  live.subscribe((now, before) => {
    if (now.state === 'live' && before.state !== 'live') loadAgain();
  });
  session.subscribe((now, before) => {
    const isSame =
      now.state === 'user' && before.state === 'user' && now.user.id === before.user.id;
    if (isSame) return;
    memo.turn += 1;
    memo.reading = false;
    store.setState({ invites: { state: 'idle' }, answering: undefined });
  });

  const answer = answering(store, { remove, load });
  return {
    ...store,
    load,
    /** Reads the list unless it is there or on its way. */
    want: () => {
      if (store.getState().invites.state === 'idle') void load();
    },
    /** Throws `ApiError`. */
    join: (gameId: number) => answer(gameId, () => call(joinChallenge, { params: { id: gameId } })),
    /** Throws `ApiError`. */
    decline: (gameId: number) =>
      answer(gameId, () => call(declineChallenge, { params: { id: gameId } })),
  };
}

type Answering = { remove: (gameId: number) => void; load: () => Promise<void> };

/** An answered invitation leaves the list; after a refusal it is read again, as it may be gone. */
function answering(store: StoreApi<InvitesState>, { remove, load }: Answering) {
  return async <T>(gameId: number, send: () => Promise<T | null>): Promise<T> => {
    store.setState({ answering: gameId });
    const answered = () => store.setState({ answering: undefined });
    try {
      const reply = await send();
      if (reply === null) throw new ApiError(200, 'invalid_reply', 'The server sent nothing');
      remove(gameId);
      answered();
      return reply;
    } catch (error) {
      void load().then(answered);
      throw error;
    }
  };
}

export type InvitesStore = ReturnType<typeof createInvitesStore>;

export const invites: InvitesStore = createInvitesStore({ call, live, session });
