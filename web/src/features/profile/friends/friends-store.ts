import {
  acceptFriend,
  type FoundUser,
  type FriendEntry,
  type FriendRequest,
  readFriendRequests,
  readFriends,
  rejectFriend,
  removeFriend,
  requestFriend,
  searchUsers,
} from '@craque/common/contracts/friends.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiError, type Call } from '../../../lib/api.ts';

export type FriendLists =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; friends: readonly FriendEntry[]; requests: readonly FriendRequest[] };

/** A failed search shows no results, like one that found nobody. */
export type FriendSearch =
  | { state: 'idle' }
  | { state: 'searching' }
  | { state: 'done'; query: string; users: readonly FoundUser[] };

export type FriendAction = 'sent' | 'accepted' | 'rejected' | 'removed';

/** A message for the player; friends-notice.ts has the words. */
export type FriendNotice =
  | { kind: FriendAction }
  | { kind: 'load-failed' }
  | { kind: 'failed'; action: FriendAction | 'search'; error: unknown };

export type FriendsState = {
  lists: FriendLists;
  search: FriendSearch;
  /** Id of the entry, request or user of the running action; one at a time. */
  pending: string | undefined;
};

export type FriendsDeps = {
  call: Call;
  /** A new idempotency key. */
  newKey: () => string;
  notify: (notice: FriendNotice) => void;
};

type Memo = {
  reads: number;
  searches: number;
  /** Keys of requests whose answer was lost, by user: a retry makes no second request. */
  keys: Map<string, string>;
};

type Context = FriendsDeps & {
  store: StoreApi<FriendsState>;
  memo: Memo;
};

/** The typed name without the @ with which users are shown. */
export function searchText(typed: string): string {
  return typed.trim().replace(/^@/, '').trim();
}

/** Loads both lists; a failure keeps the old lists, if there are any. */
async function load({ call, store, memo, notify }: Context): Promise<void> {
  memo.reads += 1;
  const turn = memo.reads;
  const before = store.getState().lists;
  if (before.state === 'failed') store.setState({ lists: { state: 'loading' } });
  try {
    const [friends, requests] = await Promise.all([call(readFriends), call(readFriendRequests)]);
    if (memo.reads !== turn) return;
    store.setState({ lists: { state: 'ready', friends: friends ?? [], requests: requests ?? [] } });
  } catch {
    if (memo.reads !== turn || before.state === 'ready') return;
    store.setState({ lists: { state: 'failed' } });
    notify({ kind: 'load-failed' });
  }
}

async function search({ call, store, memo, notify }: Context, typed: string): Promise<void> {
  const query = searchText(typed);
  if (query === '') return;
  memo.searches += 1;
  const turn = memo.searches;
  store.setState({ search: { state: 'searching' } });
  const users = await call(searchUsers, { query: { username: query } }).catch((error: unknown) => {
    if (memo.searches === turn) notify({ kind: 'failed', action: 'search', error });
    return [];
  });
  if (memo.searches === turn) {
    store.setState({ search: { state: 'done', query, users: users ?? [] } });
  }
}

/** Searches again, because an action may have changed relations of the found users. */
async function searchAgain({ call, store, memo }: Context): Promise<void> {
  const { search: shown } = store.getState();
  if (shown.state !== 'done' || shown.users.length === 0) return;
  const turn = memo.searches;
  const query = { username: shown.query };
  const users = await call(searchUsers, { query }).catch(() => null);
  if (users && memo.searches === turn) store.setState({ search: { ...shown, users } });
}

/** Runs one action at a time, reports its outcome, and reloads the lists either way. */
async function act(
  context: Context,
  id: string,
  action: FriendAction,
  send: () => Promise<FriendAction>,
): Promise<void> {
  const { store, notify } = context;
  if (store.getState().pending !== undefined) return;
  store.setState({ pending: id });
  try {
    notify({ kind: await send() });
  } catch (error) {
    notify({ kind: 'failed', action, error });
  }
  await readAgain(context);
  store.setState({ pending: undefined });
}

async function readAgain(context: Context): Promise<void> {
  await Promise.all([load(context), searchAgain(context)]);
}

/** If the other has already asked, both become friends at once. */
async function ask({ call, newKey, memo }: Context, friendId: string): Promise<FriendAction> {
  const key = memo.keys.get(friendId) ?? newKey();
  memo.keys.set(friendId, key);
  try {
    const reply = await call(requestFriend, { body: { friendId }, idempotencyKey: key });
    memo.keys.delete(friendId);
    return reply?.status === 'accepted' ? 'accepted' : 'sent';
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
    if (isRefused) memo.keys.delete(friendId);
    throw error;
  }
}

/**
 * Friends, requests and the search of the friends tab. No action rejects; `deps.notify` reports.
 */
export function createFriendsStore(deps: FriendsDeps) {
  const store = createStore<FriendsState>(() => ({
    lists: { state: 'loading' },
    search: { state: 'idle' },
    pending: undefined,
  }));
  const context: Context = { ...deps, store, memo: { reads: 0, searches: 0, keys: new Map() } };
  const { call } = deps;
  const accept = (id: string) =>
    act(context, id, 'accepted', async () => {
      await call(acceptFriend, { params: { id } });
      return 'accepted';
    });
  return {
    ...store,
    load: () => load(context),
    /** Reloads what is on screen: something has changed elsewhere. */
    readAgain: () => readAgain(context),
    search: (typed: string) => search(context, typed),
    request: (userId: string) => act(context, userId, 'sent', () => ask(context, userId)),
    accept,
    /** Accepts by the requester's id; without a listed request it sends one instead. */
    acceptFrom: (userId: string) => {
      const { lists } = store.getState();
      const request =
        lists.state === 'ready' && lists.requests.find((each) => each.userId === userId);
      if (request) return accept(request.id);
      return act(context, userId, 'accepted', () => ask(context, userId));
    },
    reject: (id: string) =>
      act(context, id, 'rejected', async () => {
        await call(rejectFriend, { params: { id } });
        return 'rejected';
      }),
    remove: (id: string) =>
      act(context, id, 'removed', async () => {
        await call(removeFriend, { params: { id } });
        return 'removed';
      }),
  };
}

export type FriendsStore = ReturnType<typeof createFriendsStore>;
