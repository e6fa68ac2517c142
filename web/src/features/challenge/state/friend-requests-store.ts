import { readFriends, requestFriend } from '@craque/common/contracts/friends.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import { createStore } from 'zustand/vanilla';
import { ApiError, type Call } from '../../../lib/api.ts';

export type FriendRequestsState = {
  /** Ids of the caller's friends; undefined until loaded, and then nobody can be asked. */
  friends: ReadonlySet<string> | undefined;
  /** Ids of those who were sent a request from this screen. */
  asked: ReadonlySet<string>;
  asking: string | undefined;
};

/** Opponents whom the caller may ask for friendship: no guests, and no friends. */
export function createFriendRequestsStore(call: Call) {
  const store = createStore<FriendRequestsState>(() => ({
    friends: undefined,
    asked: new Set(),
    asking: undefined,
  }));
  return {
    ...store,
    /** Never rejects: if it fails, nobody is offered. */
    async load(): Promise<void> {
      const list = await call(readFriends).catch(() => null);
      if (list) store.setState({ friends: new Set(list.map(({ friend }) => friend.id)) });
    },
    /** Returns the outcome. Throws `ApiError`. */
    async ask(friendId: string): Promise<'sent' | 'accepted'> {
      store.setState({ asking: friendId });
      try {
        const reply = await call(requestFriend, { body: { friendId } });
        if (!reply) throw new ApiError(200, 'invalid_reply', 'The server sent nothing');
        store.setState(({ asked }) => ({ asked: new Set([...asked, friendId]) }));
        return reply.status === 'accepted' ? 'accepted' : 'sent';
      } finally {
        store.setState({ asking: undefined });
      }
    },
  };
}

export type FriendRequestsStore = ReturnType<typeof createFriendRequestsStore>;

/** Ids of those who can be asked, or have just been asked. */
export function requestableOpponents(
  { players = [], own }: GameView,
  { friends }: Pick<FriendRequestsState, 'friends'>,
): string[] {
  if (!friends) return [];
  return players
    .filter(({ isGuest, userId }) => !isGuest && userId !== own?.userId && !friends.has(userId))
    .map(({ userId }) => userId);
}
