import * as z from 'zod/mini';
import { type Endpoint, get, post } from './endpoint.ts';
import { count, isoDateTime, lineField, rowIdField, rowIdParam } from './fields.ts';

/** What others may know of a user; fields are null if the account is gone. */
export const publicUser = z.object({
  id: z.string(),
  username: z.string(),
  displayName: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
});
export type PublicUser = z.output<typeof publicUser>;

export const friendEntry = z.object({
  id: z.string(),
  friend: z.extend(publicUser, { totalScore: count }),
});
export type FriendEntry = z.output<typeof friendEntry>;

export const friendRequest = z.object({
  id: z.string(),
  userId: z.string(),
  createdAt: isoDateTime,
  user: publicUser,
});
export type FriendRequest = z.output<typeof friendRequest>;

export const relations = ['none', 'friend', 'requested', 'requesting'] as const;

/** `requested`: by the caller; `requesting`: by the other user. */
export const foundUser = z.extend(publicUser, {
  totalScore: count,
  relation: z.enum(relations),
});
export type FoundUser = z.output<typeof foundUser>;

export const friendshipReply = z.object({
  id: z.string(),
  userId: z.string(),
  friendId: z.string(),
  status: z.enum(['pending', 'accepted']),
  createdAt: isoDateTime,
});
export type FriendshipReply = z.output<typeof friendshipReply>;

const requestParams = z.object({ id: rowIdParam('friend_request_not_found') });

export const readFriends = {
  ...get,
  name: 'readFriends',
  summary: "The user's friends",
  path: '/api/user/friends',
  reply: z.array(friendEntry),
} as const satisfies Endpoint;

export const readFriendRequests = {
  ...get,
  name: 'readFriendRequests',
  summary: 'Friend requests to the user that wait for an answer, newest first',
  path: '/api/user/friend-requests',
  reply: z.array(friendRequest),
} as const satisfies Endpoint;

export const searchUsers = {
  ...get,
  name: 'searchUsers',
  summary: 'Users whose name begins so, the exact one first, 20 at most, never the caller',
  path: '/api/users/search',
  limit: 'search',
  query: z.object({
    username: lineField({
      least: 1,
      most: 32,
      tooShort: 'username_required',
      tooLong: 'username_too_long',
    }),
  }),
  reply: z.array(foundUser),
} as const satisfies Endpoint;

export const requestFriend = {
  ...post,
  name: 'requestFriend',
  summary: 'Ask a user for friendship; where the other has asked already, both are friends',
  path: '/api/user/friends',
  body: z.object({ friendId: rowIdField }),
  status: 201,
  reply: friendshipReply,
  idempotent: true,
  isSocial: true,
} as const satisfies Endpoint;

export const acceptFriend = {
  ...post,
  name: 'acceptFriend',
  summary: 'Accept a friend request by its id; repeating it changes nothing',
  path: '/api/user/friends/:id/accept',
  isSocial: true,
  params: requestParams,
  reply: friendEntry,
} as const satisfies Endpoint;

export const rejectFriend = {
  ...post,
  name: 'rejectFriend',
  summary: 'Reject a friend request by its id; repeating it changes nothing',
  path: '/api/user/friends/:id/reject',
  params: requestParams,
  reply: z.object({ id: z.string(), status: z.literal('rejected') }),
} as const satisfies Endpoint;

export const removeFriend = {
  ...post,
  name: 'removeFriend',
  summary: 'End a friendship by the id of its entry; either side may',
  method: 'DELETE',
  path: '/api/user/friends/:id',
  params: z.object({ id: rowIdParam('friend_not_found') }),
  reply: z.object({ id: z.string(), status: z.literal('removed') }),
} as const satisfies Endpoint;
