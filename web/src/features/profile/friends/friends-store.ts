import {
  acceptFriend,
  readFriendRequests,
  readFriends,
  rejectFriend,
  removeFriend,
  requestFriend,
  searchUsers,
} from '@craque/common/contracts/friends.ts';
import { createStore } from 'zustand/vanilla';
import { ApiError, type Call } from '../../../lib/api.ts';
import { reads } from '../../../lib/use-read.ts';

export type FriendAction = 'sent' | 'accepted' | 'rejected' | 'removed';

/** A message for the player; friends-notice.ts has the words. */
export type FriendNotice =
  | { kind: FriendAction }
  | { kind: 'failed'; action: FriendAction | 'search'; error: unknown };

export type FriendsState = {
  /** The name that is searched for; empty before the first search. */
  query: string;
  /** Id of the entry, request or user of the running action; one at a time. */
  pending: string | undefined;
};

export type FriendsDeps = {
  call: Call;
  /** A new idempotency key. */
  newKey: () => string;
  notify: (notice: FriendNotice) => void;
};

/** The typed name without the @ with which users are shown. */
export function searchText(typed: string): string {
  return typed.trim().replace(/^@/, '').trim();
}

/** The actions of the friends tab and its search. No action rejects; `notify` reports. */
export function createFriendsStore({ call, newKey, notify }: FriendsDeps) {
  const store = createStore<FriendsState>(() => ({ query: '', pending: undefined }));
  /** Keys of requests whose answer was lost, by user: a retry makes no second request. */
  const keys = new Map<string, string>();

  /** Runs one action at a time, reports its outcome, and reads again what it may have changed. */
  async function act(id: string, action: FriendAction, send: () => Promise<FriendAction | object>) {
    if (store.getState().pending !== undefined) return;
    store.setState({ pending: id });
    try {
      const done = await send();
      notify({ kind: typeof done === 'string' ? done : action });
    } catch (error) {
      notify({ kind: 'failed', action, error });
    }
    await reads.refresh(readFriends, readFriendRequests, searchUsers);
    store.setState({ pending: undefined });
  }

  /** If the other has already asked, both become friends at once. */
  async function ask(friendId: string): Promise<FriendAction> {
    const key = keys.get(friendId) ?? newKey();
    keys.set(friendId, key);
    try {
      const reply = await call(requestFriend, { body: { friendId }, idempotencyKey: key });
      keys.delete(friendId);
      return reply.status === 'accepted' ? 'accepted' : 'sent';
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
      if (isRefused) keys.delete(friendId);
      throw error;
    }
  }

  const accept = (id: string) => act(id, 'accepted', () => call(acceptFriend, { params: { id } }));
  return {
    ...store,
    search(typed: string): void {
      const query = searchText(typed);
      if (query === store.getState().query) void reads.refresh(searchUsers);
      else if (query !== '') store.setState({ query });
    },
    request: (userId: string) => act(userId, 'sent', () => ask(userId)),
    accept,
    /** Accepts by the requester's id; without a listed request it sends one instead. */
    acceptFrom: (userId: string) => {
      const request = reads.peek(readFriendRequests)?.find((each) => each.userId === userId);
      return request ? accept(request.id) : act(userId, 'accepted', () => ask(userId));
    },
    onFailed: (action: FriendAction | 'search', error: unknown) =>
      notify({ kind: 'failed', action, error }),
    reject: (id: string) => act(id, 'rejected', () => call(rejectFriend, { params: { id } })),
    remove: (id: string) => act(id, 'removed', () => call(removeFriend, { params: { id } })),
  };
}

export type FriendsStore = ReturnType<typeof createFriendsStore>;
