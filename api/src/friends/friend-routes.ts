import {
  acceptFriend,
  readFriendRequests,
  readFriends,
  rejectFriend,
  removeFriend,
  requestFriend,
  searchUsers,
} from '@craque/common/contracts/friends.ts';
import type { Mount } from '../http/mount.ts';
import type { FriendService } from './friend-service.ts';

export type FriendRoutesDependencies = { friends: FriendService };

export function mountFriends(mount: Mount, { friends }: FriendRoutesDependencies): void {
  mount(readFriends, ({ session }) => friends.friendsOf(session.account));
  mount(readFriendRequests, ({ session }) => friends.requestsTo(session.account));
  mount(searchUsers, ({ session, query }) => friends.search(session.account, query.username));
  mount(requestFriend, ({ session, body, idempotencyKey }) =>
    friends.request(session.account, body.friendId, idempotencyKey),
  );
  mount(acceptFriend, ({ session, params }) => friends.accept(session.account, params.id));
  mount(rejectFriend, ({ session, params }) => friends.reject(session.account, params.id));
  mount(removeFriend, ({ session, params }) => friends.remove(session.account, params.id));
}
