import { resetPassword } from '@craque/common/contracts/accounts.ts';
import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@craque/common/contracts/endpoint.ts';
import { removeFriend } from '@craque/common/contracts/friends.ts';
import { accountRows, accountSituation } from './account-authorisation.ts';
import { challengeRows } from './challenge-authorisation.ts';
import { type ChallengeCaller, challengeSituation } from './challenge-situation.ts';
import { type PartyCaller, partyRows, partySituation } from './party-authorisation.ts';
import type { Playing } from '../refusal.ts';
import { type TestApi, testPassword } from '../test-api.ts';
import { avatars } from '@craque/common/domain/avatar.ts';
import { addressOf } from '../test-client.ts';

/* A valid call of every endpoint, with everything it needs: tests of bad input modify it. */

export const isOfGame = ({ path }: Endpoint) => /\/games\/:id/.test(path);
export const isMultiplayer = ({ path }: Endpoint) => path.startsWith('/api/multiplayer/');
export const isParty = ({ path }: Endpoint) => path.startsWith('/api/parties');
export const needsSession = ({ access }: Endpoint) => access === 'user' || access === 'admin';

/** A caller whose call is valid, with the row that its path names and a valid body. */
export type Situation = Playing & { rowId: string; requested: string };

export async function newGuest(api: TestApi): Promise<Situation> {
  const { client, game } = await api.newGame();
  await client.request(`/api/games/${game.id}/hint`);
  return { client, id: game.id, rowId: avatars[0], requested: '' };
}

/** With everything that the call needs. */
async function newUser(api: TestApi, endpoint: Endpoint): Promise<Situation> {
  const row = accountRows.find(({ method, path, friends }) => {
    const isSame = method === endpoint.method && path === endpoint.path;
    return isSame && Boolean(friends) === (endpoint === removeFriend);
  });
  if (!row) throw new RangeError(`${endpoint.name} has no row in the authorisation matrix`);
  const caller = endpoint.access === 'admin' ? 'AD' : 'self';
  const situation = await accountSituation(api, row, caller);
  const { client, gameId, self } = situation;
  const stranger = await api.user();
  return {
    client,
    id: gameId,
    userId: self.id,
    rowId: String(row.id?.(situation) ?? ''),
    requested: stranger.user.id,
  };
}

/** The callers for whom the call is valid; other calls are valid for anybody. */
const challengers: Readonly<Record<string, ChallengeCaller>> = {
  joinChallenge: 'UI',
  declineChallenge: 'UI',
  leaveChallenge: 'GO',
  joinGameLink: 'GX',
};

/** With a challenge of three, and a friend to invite to another. */
async function newChallenger(api: TestApi, endpoint: Endpoint): Promise<Situation> {
  const { method, path, name } = endpoint;
  const row = challengeRows.find((each) => each.method === method && each.path === path);
  if (!row) throw new RangeError(`${name} has no row in the authorisation matrix`);
  const situation = await challengeSituation(api, row, challengers[name] ?? 'UO');
  const { client, gameId, code, friendId } = situation;
  return { client, id: gameId, rowId: code, requested: friendId };
}

const partiers: Readonly<Record<string, PartyCaller>> = { createParty: 'GX', guessInParty: 'GS' };

/** With a room, and a game beside. */
async function newPartier(api: TestApi, { method, path, name }: Endpoint): Promise<Situation> {
  const row = partyRows.find((each) => each.method === method && each.path === path);
  if (!row) throw new RangeError(`${name} has no row in the authorisation matrix`);
  const { client, code, seat } = await partySituation(api, row, partiers[name] ?? 'GH');
  const { game } = await api.newGame({}, client);
  return { client, id: game.id, rowId: code, requested: String(seat) };
}

export function situationFor(api: TestApi, endpoint: Endpoint): Promise<Situation> {
  if (isMultiplayer(endpoint)) return newChallenger(api, endpoint);
  if (isParty(endpoint)) return newPartier(api, endpoint);
  const isOfUser = needsSession(endpoint) || endpoint === resetPassword;
  return isOfUser ? newUser(api, endpoint) : newGuest(api);
}

const rightPassword = { password: testPassword };
export const goodBody: Readonly<Record<string, (situation: Situation) => object>> = {
  createGame: () => ({ sport: 'tennis' }),
  submitGuess: () => ({ guess: 'zzzz' }),
  startDaily: () => ({ sport: 'tennis' }),
  resetGame: () => ({ difficulty: 'easy' }),
  register: () => ({ username: `new-${randomUUID().slice(0, 20)}`, ...rightPassword }),
  login: () => ({ username: loginName, ...rightPassword }),
  updatePreferences: () => ({ showHints: false }),
  updateProfile: () => ({ displayName: 'Good Name' }),
  changePassword: () => ({ currentPassword: testPassword, newPassword: 'another password' }),
  deleteAccount: () => ({ ...rightPassword }),
  makeRecoveryCode: () => ({ ...rightPassword }),
  resetPassword: ({ rowId: code }) => ({ code, newPassword: 'another password' }),
  requestFriend: ({ requested }) => ({ friendId: requested }),
  submitFeedback: () => ({ title: 'A title', content: 'Some content' }),
  reportFault: () => ({
    kind: 'torn',
    what: 'TypeError',
    place: 'play.js:1:2',
    build: 'D8sy5E0T',
  }),
  setFeedbackStatus: () => ({ status: 'reviewed' }),
  makeToken: () => ({ name: 'A bot', scope: 'play', days: 30 }),
  blockUser: () => ({ username: loginName }),
  reportUser: () => ({ username: loginName, kind: 'name', reason: 'other' }),
  decideReport: () => ({ decision: 'dismissed' }),
  reportCorrection: () => ({ field: 'name', text: 'Another Name' }),
  decideCorrection: () => ({ status: 'refused' }),
  refuseReporter: () => ({ username: loginName }),
  createChallenge: ({ requested }) => ({ friendIds: [requested] }),
  rematchGame: () => ({ friendIds: ['A'.repeat(22)] }),
  joinGameLink: () => ({ nickname: 'Good Name' }),
  createParty: () => ({ rounds: 5 }),
  takePartySeat: () => ({ name: 'Good Name' }),
  guessInParty: () => ({ number: 1, guess: 'zzzz' }),
  changeParty: () => ({ rounds: 6 }),
  stepParty: () => ({ step: 'start' }),
  removePartySeat: ({ requested }) => ({ seat: Number(requested) || 1 }),
  renamePartySeat: ({ requested }) => ({ seat: Number(requested) || 1, name: 'Other Name' }),
};
/** A field of each body that is not a string, with the message of its error. */
export const fieldOf: Readonly<Record<string, readonly [field: string, message: string]>> = {
  createGame: ['sport', 'Invalid sport'],
  submitGuess: ['guess', 'Guess is required'],
  startDaily: ['sport', 'Invalid sport'],
  resetGame: ['sport', 'Invalid sport'],
  register: ['username', 'Username must be at least 3 characters'],
  login: ['username', 'Username must be at least 3 characters'],
  updatePreferences: ['showHints', 'Must be true or false'],
  updateProfile: ['displayName', 'Display name must be at least 3 characters'],
  changePassword: ['currentPassword', 'Password must be at least 6 characters'],
  deleteAccount: ['password', 'Password must be at least 6 characters'],
  makeRecoveryCode: ['password', 'Password must be at least 6 characters'],
  resetPassword: ['code', 'This link or code is not valid, or has been used'],
  requestFriend: ['friendId', 'Invalid id'],
  submitFeedback: ['title', 'Title is required'],
  reportFault: ['what', 'Bad request'],
  setFeedbackStatus: ['status', 'Invalid status'],
  makeToken: ['name', 'Token name is required'],
  blockUser: ['username', 'Username must be at least 3 characters'],
  reportUser: ['username', 'Username must be at least 3 characters'],
  decideReport: ['decision', 'This value does not fit the field'],
  reportCorrection: ['field', 'Invalid field'],
  decideCorrection: ['status', 'Invalid status'],
  refuseReporter: ['username', 'Username must be at least 3 characters'],
  createChallenge: ['friendIds', 'Choose at least one friend'],
  rematchGame: ['friendIds', 'Choose at least one friend'],
  joinGameLink: ['nickname', 'Nickname must be at least 2 characters'],
  createParty: ['difficulty', 'Invalid difficulty'],
  takePartySeat: ['name', 'Name must be at least 2 characters'],
  guessInParty: ['guess', 'Guess is required'],
  changeParty: ['locked', 'Must be true or false'],
  stepParty: ['step', 'Invalid step'],
  removePartySeat: ['language', 'Invalid language'],
  renamePartySeat: ['name', 'Name must be at least 2 characters'],
};
/** The rest of a situation for a caller without anything. */
export const nobody = { id: 0, rowId: '', requested: 'nobody' } as const;
/** The account that `login` signs in to; the test creates it. */
export const loginName = 'somebody';

export const bodyFor = (endpoint: Endpoint, situation: Situation) =>
  JSON.stringify(goodBody[endpoint.name]?.(situation) ?? {});

const json = { 'content-type': 'application/json' };
export type Sent = {
  body?: RequestInit['body'];
  headers?: Record<string, string>;
  query?: string;
  id?: string;
};
export const pathOf = (endpoint: Endpoint, { id, rowId }: Situation) =>
  addressOf(endpoint, { id: isOfGame(endpoint) ? id : rowId });
const ownQueries: Readonly<Record<string, string>> = {
  searchUsers: '?username=some',
  readDailyArchive: '?month=2026-03',
  readDailyBoard: '?sport=soccer&date=2026-03-02',
};
const ownQuery = ({ name }: Endpoint) => ownQueries[name] ?? '';

export const sender =
  (endpoint: Endpoint, { body, headers, query = '', id }: Sent) =>
  (situation: Situation) => {
    const isWrite = endpoint.method !== 'GET';
    const path = id === undefined ? pathOf(endpoint, situation) : addressOf(endpoint, { id });
    const own = ownQuery(endpoint);
    const search = own && query ? query.replace('?', `${own}&`) : own + query;
    return situation.client.request(path + search, {
      method: endpoint.method,
      ...(isWrite && { body: body ?? bodyFor(endpoint, situation), headers: json }),
      ...(headers && { headers: { ...(isWrite && json), ...headers } }),
    });
  };
