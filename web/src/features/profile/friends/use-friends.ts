import {
  acceptFriend,
  readFriendRequests,
  readFriends,
  rejectFriend,
  removeFriend,
  requestFriend,
  searchUsers,
} from '@craque/common/contracts/friends.ts';
import { useRef, useState } from 'react';
import { call, isRefused } from '../../../lib/api.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { reads } from '../../../lib/use-read.ts';
import { failureToast } from '../../../ui/toast/failure-toast.ts';
import { showToast } from '../../../ui/toast/toast.tsx';

type FriendAction = 'sent' | 'accepted' | 'rejected' | 'removed';

/** The actions of the friends tab, one at a time. None rejects; a toast reports the outcome. */
export function useFriends() {
  const { t } = useTranslation();
  /** Id of the entry, request or user of the running action. */
  const [pending, setPending] = useState<string>();
  /** Keys of requests whose answer was lost, by user: a retry makes no second request. */
  const [keys] = useState(() => new Map<string, string>());
  const isRunning = useRef(false);

  /** Reads again what the action may have changed. */
  async function act(id: string, action: FriendAction, send: () => Promise<object | FriendAction>) {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(id);
    try {
      const reply = await send();
      const done = typeof reply === 'string' ? reply : action;
      showToast({
        title: t(`friends.done.${done}.title`),
        description: t(`friends.done.${done}.text`),
      });
    } catch (error) {
      showToast(failureToast(t, t(`friends.failed.${action}`), error));
    }
    await reads.refresh(readFriends, readFriendRequests, searchUsers);
    isRunning.current = false;
    setPending(undefined);
  }

  /** If the other has already asked, both become friends at once. */
  async function ask(friendId: string): Promise<FriendAction> {
    const key = keys.get(friendId) ?? randomKey();
    keys.set(friendId, key);
    try {
      const reply = await call(requestFriend, { body: { friendId }, idempotencyKey: key });
      keys.delete(friendId);
      return reply.status === 'accepted' ? 'accepted' : 'sent';
    } catch (error) {
      if (isRefused(error)) keys.delete(friendId);
      throw error;
    }
  }

  const accept = (id: string) => act(id, 'accepted', () => call(acceptFriend, { params: { id } }));
  return {
    pending,
    accept,
    request: (userId: string) => act(userId, 'sent', () => ask(userId)),
    /** Accepts by the requester's id; without a listed request it sends one instead. */
    acceptFrom: (userId: string) => {
      const request = reads.peek(readFriendRequests)?.find((each) => each.userId === userId);
      return request ? accept(request.id) : act(userId, 'accepted', () => ask(userId));
    },
    reject: (id: string) => act(id, 'rejected', () => call(rejectFriend, { params: { id } })),
    remove: (id: string) => act(id, 'removed', () => call(removeFriend, { params: { id } })),
  };
}

export type Friends = ReturnType<typeof useFriends>;
