import * as z from 'zod/mini';
import { challengeStages } from '../domain/view/challenge-stage.ts';
import { challengeState, playerStatus } from './challenge-view.ts';
import { type Endpoint, get, post } from './endpoint.ts';
import {
  count,
  difficultyField,
  gameParams,
  isoDateTime,
  joinLinkRequest,
  languageQuery,
  leagueField,
  rowIdField,
  sportField,
} from './fields.ts';
import { publicUser } from './friends.ts';
import { gameView, ofGame } from './games.ts';

export const maxInvited = 7;

const gameChoice = z.object({
  sport: sportField,
  league: z.string(),
  difficulty: difficultyField,
});

export const inviteView = z.object({
  id: z.string(),
  gameId: z.int(),
  game: gameChoice,
  from: publicUser,
  createdAt: isoDateTime,
  expiresAt: isoDateTime,
});
export type InviteView = z.output<typeof inviteView>;

const friendIds = z.array(rowIdField, { error: 'friends_required' }).check(
  z.minLength(1, { error: 'friends_required' }),
  z.refine((ids) => new Set(ids).size <= maxInvited, { error: 'too_many_friends' }),
);

export const createChallengeRequest = z.object({
  sport: z.optional(sportField),
  league: z.optional(leagueField),
  difficulty: z.optional(difficultyField),
  friendIds,
});

const codeParams = z.object({
  code: z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{10}$/, { error: 'link_not_found' })),
});
const answered = z.object({ id: z.int(), status: z.enum(['declined', 'cancelled']) });

export const createChallenge = {
  ...post,
  name: 'createChallenge',
  summary: 'Challenge friends: a game on one athlete for all of them',
  path: '/api/multiplayer/games',
  isSocial: true,
  limit: 'invite',
  body: createChallengeRequest,
  query: languageQuery,
  status: 201,
  reply: gameView,
  idempotent: true,
} as const satisfies Endpoint;

export const joinChallenge = {
  ...post,
  name: 'joinChallenge',
  summary: 'Accept an invitation; repeatable',
  path: '/api/multiplayer/games/:id/join',
  isSocial: true,
  limit: 'game',
  params: gameParams,
  query: languageQuery,
  reply: gameView,
} as const satisfies Endpoint;

export const declineChallenge = {
  ...post,
  name: 'declineChallenge',
  summary: 'Decline an invitation; repeatable',
  path: '/api/multiplayer/games/:id/decline',
  params: gameParams,
  reply: answered,
} as const satisfies Endpoint;

export const startChallenge = {
  ...post,
  ...ofGame,
  name: 'startChallenge',
  summary: 'Start for all who wait, three seconds from now; repeatable',
  path: '/api/multiplayer/games/:id/start',
} as const satisfies Endpoint;

export const leaveChallenge = {
  ...post,
  ...ofGame,
  name: 'leaveChallenge',
  summary: 'Give up; the game counts as lost once it was touched',
  path: '/api/multiplayer/games/:id/leave',
} as const satisfies Endpoint;

export const cancelChallenge = {
  ...post,
  name: 'cancelChallenge',
  summary: 'Take a challenge back while nobody else has joined',
  method: 'DELETE',
  path: '/api/multiplayer/games/:id',
  params: gameParams,
  reply: answered,
} as const satisfies Endpoint;

/** Who declined is asked again only if named here. */
export const rematchRequest = z.object({ friendIds: z.optional(friendIds) });

export const rematchGame = {
  ...post,
  name: 'rematchGame',
  summary:
    'Play again with the same people; a second press, also of a guest who played, joins the same rematch',
  path: '/api/multiplayer/games/:id/rematch',
  access: 'guest',
  isSocial: true,
  limit: 'invite',
  params: gameParams,
  body: rematchRequest,
  query: languageQuery,
  status: 201,
  reply: gameView,
} as const satisfies Endpoint;

export const createGameLink = {
  ...post,
  name: 'createGameLink',
  summary: 'A secret code by which anybody may join for 24 hours; the same one when asked again',
  path: '/api/multiplayer/games/:id/link',
  isSocial: true,
  params: gameParams,
  status: 201,
  reply: z.object({ code: z.string(), expiresAt: isoDateTime }),
} as const satisfies Endpoint;

export const readInvites = {
  ...get,
  name: 'readInvites',
  summary: "The user's open invitations, newest first",
  path: '/api/multiplayer/invites',
  reply: z.array(inviteView),
} as const satisfies Endpoint;

export const challengeItem = z.extend(challengeState, {
  id: z.int(),
  version: count,
  game: gameChoice,
  stage: z.enum(challengeStages),
  status: playerStatus,
  createdAt: isoDateTime,
  deadline: z.nullable(isoDateTime),
  athleteName: z.nullable(z.string()),
});
export type ChallengeItem = z.output<typeof challengeItem>;

export const readChallenges = {
  ...get,
  name: 'readChallenges',
  summary:
    "The user's challenges, newest first: invited to, running, waiting for others, and over in the last week",
  path: '/api/multiplayer/games',
  reply: z.array(challengeItem),
} as const satisfies Endpoint;

/** What the page of a link shows before joining; `gameId` if the caller already plays in it. */
export const linkView = z.object({
  from: publicUser,
  game: gameChoice,
  players: z.int(),
  open: z.boolean(),
  gameId: z.nullable(z.int()),
});
export type LinkView = z.output<typeof linkView>;

export const readGameLink = {
  ...get,
  name: 'readGameLink',
  summary: 'Who invites to what by this link',
  path: '/api/multiplayer/links/:code',
  access: 'guest',
  params: codeParams,
  reply: linkView,
} as const satisfies Endpoint;

export const joinGameLink = {
  ...post,
  name: 'joinGameLink',
  summary: 'Join by link, as oneself or as a guest under a nickname',
  path: '/api/multiplayer/links/:code/join',
  isSocial: true,
  access: 'guest',
  limit: 'game',
  params: codeParams,
  body: joinLinkRequest,
  query: languageQuery,
  reply: gameView,
} as const satisfies Endpoint;
