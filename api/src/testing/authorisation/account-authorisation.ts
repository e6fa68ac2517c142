import { expect } from '@jest/globals';
import { stickerId } from '@craque/common/contracts/album.ts';
import { acceptFriend, requestFriend } from '@craque/common/contracts/friends.ts';
import { submitFeedback } from '@craque/common/contracts/feedback.ts';
import { blockUser, reportUser } from '@craque/common/contracts/people.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
import {
  type AccountCaller,
  type AccountRow,
  type AccountSituation,
  anybody,
  forbidden,
  forSelf,
  noAchievement,
  noFriend,
  noRequest,
  noSticker,
  noToken,
  noUser,
  ofSelf,
  own,
  type Somebody,
} from './account-cells.ts';
import { type Cell, of, revoke, signedOut } from './authorisation.ts';
import { feedback, feedbackRows } from './feedback-authorisation.ts';
import { win } from '../races/challenges.ts';
import { createResetTokens } from '@craque/common/tokens/reset-tokens.ts';
import { aCorrection, aResult, aToken } from '../store-builders.ts';
import { type TestApi, testPassword, testSecret } from '../test-api.ts';
import type { TestClient } from '../test-client.ts';

const requestId = ({ requestId: id }: AccountSituation) => id;
const password = { password: testPassword };
/** Tells nothing of who sends it. */
const pageFault = {
  kind: 'torn',
  what: 'TypeError',
  place: 'play-B1x_9z-Q.js:1:2345',
  build: 'D8sy5E0T',
};
const ownId: AccountRow['sees'] = (body, { caller }) =>
  expect((body as Somebody).id).toBe(caller.id);
/** A guest gets nobody's place as their own. */
const openToGuests = { ...anybody([200]), RV: signedOut };
const ownPlace: AccountRow['sees'] = (body, { self }, who) => {
  const { own } = body as { own: { username: string } | null };
  expect(own?.username ?? null).toBe(who === 'self' ? self.username : null);
};
const heldBySelf: AccountRow['sees'] = (body, _, caller) => {
  const collected = (body as { collected: number }[]).reduce(
    (sum, league) => sum + league.collected,
    0,
  );
  expect(collected).toBe(caller === 'self' ? 1 : 0);
};
const ownCall = (name: string, body: object, cell: Cell): AccountRow => ({
  ...of(name),
  body: () => body,
  cells: own(cell),
});

const sessionRows: readonly AccountRow[] = [
  { ...of('readUser'), cells: own(), sees: ownId },
  {
    ...of('login'),
    body: ({ self }) => ({ username: self.username, ...password }),
    cells: anybody([200]),
    sees: (body, { self }) => expect((body as Somebody).id).toBe(self.id),
  },
  {
    ...of('register'),
    body: ({ requestId: id }) => ({
      username: `n${id.slice(0, 20)}`.replace(/-$/, 'x'),
      ...password,
    }),
    cells: anybody([201]),
  },
  { ...of('reportFault'), body: () => pageFault, cells: anybody([201]) },
  { ...of('logout'), cells: anybody([200]) },
  { ...of('logoutOfAuth'), cells: anybody([200]) },
];

const ownRows: readonly AccountRow[] = [
  { ...of('readHistory'), cells: own(), sees: forSelf(({ gameId }) => gameId) },
  { ...of('readUserAchievements'), cells: own() },
  { ...of('readAchievements'), cells: own() },
  {
    ...of('markAchievementSeen'),
    id: () => 'first_victory',
    cells: { ...own(), other: noAchievement, AD: noAchievement },
  },
  { ...of('readProfile'), cells: own(), sees: ownId },
  { ...of('readStats'), cells: own() },
  { ...of('readAlbum'), cells: own(), sees: heldBySelf },
  { ...of('readLatestStickers'), cells: own() },
  { ...of('readWeeklySet'), cells: own() },
  { ...of('noteVisit'), cells: own() },
  { ...of('readHome'), cells: own() },
  { ...of('readRanking'), cells: openToGuests, sees: ownPlace },
  { ...of('readRanking'), query: '?scope=friends', cells: own(), sees: ownPlace },
  { ...of('readAlbumPage'), id: () => 'formula-1', cells: own() },
  {
    ...of('readAlbumSticker'),
    id: ({ sticker }) => sticker,
    caching: 'private, max-age=86400',
    cells: { ...own(), other: noSticker, AD: noSticker },
  },
  { ...of('updatePreferences'), body: () => ({ showHints: false }), cells: own(), sees: ownId },
  { ...of('updateProfile'), body: () => ({ displayName: 'New' }), cells: own(), sees: ownId },
  ownCall('changePassword', { currentPassword: 'not that one', newPassword: 'another one' }, [
    403,
    'Incorrect password',
  ]),
  ownCall('changePassword', { currentPassword: testPassword, newPassword: 'another one' }, [200]),
  {
    ...of('makeRecoveryCode'),
    body: () => ({ password: 'not that one' }),
    cells: own([403, 'Incorrect password']),
  },
  { ...of('makeRecoveryCode'), body: () => password, cells: own([201]) },
  {
    ...of('resetPassword'),
    id: ({ resetCode }) => resetCode,
    body: ({ resetCode: code }) => ({ code, newPassword: 'another one' }),
    cells: anybody([200]),
  },
  { ...of('endAllSessions'), cells: own() },
  {
    ...of('exportAccount'),
    cells: own(),
    sees: (body, { caller }) => expect((body as { user: Somebody }).user.id).toBe(caller.id),
  },
  {
    ...of('deleteAccount'),
    body: () => ({ password: 'not that one' }),
    cells: own([403, 'Incorrect password']),
  },
  { ...of('deleteAccount'), body: () => password, cells: own() },
];

const friendRows: readonly AccountRow[] = [
  {
    ...of('readFriends'),
    cells: { ...own(), sender: [200] },
    sees: (body) => expect(body).toEqual([]),
  },
  { ...of('readFriendRequests'), cells: { ...own(), sender: [200] }, sees: forSelf(requestId) },
  { ...of('searchUsers'), query: '?username=user-', cells: { ...own(), sender: [200] } },
  {
    ...of('requestFriend'),
    body: ({ self }) => ({ friendId: self.id }),
    cells: {
      ...own([201]),
      self: [400, 'You cannot add yourself'],
      sender: [409, 'Friend request already sent'],
    },
  },
  { ...of('acceptFriend'), id: requestId, cells: ofSelf([200], noRequest, noRequest) },
  { ...of('rejectFriend'), id: requestId, cells: ofSelf([200], noRequest, noRequest) },
  { ...of('removeFriend'), id: requestId, friends: true, cells: ofSelf([200], [200], noFriend) },
];

const blockedId = ({ blocked }: AccountSituation) => blocked.id;
const adminOnly = { ...own(), self: forbidden, other: forbidden } as const;
/** The user whom self has blocked. */
const named = ({ blocked: { username } }: AccountSituation) => ({ username });
const peopleRows: readonly AccountRow[] = [
  { ...of('readBlocks'), cells: own(), sees: forSelf(blockedId) },
  { ...of('blockUser'), body: named, cells: own([201]) },
  { ...of('unblockUser'), id: blockedId, cells: { ...own(), other: noUser, AD: noUser } },
  {
    ...of('reportUser'),
    body: (situation) => ({ ...named(situation), kind: 'name', reason: 'insult' }),
    cells: own([201]),
  },
  { ...of('readReports'), cells: adminOnly },
  {
    ...of('decideReport'),
    id: ({ reportId: id }) => id,
    body: () => ({ decision: 'dismissed' }),
    cells: adminOnly,
  },
];

const tokenId = ({ tokenId: id }: AccountSituation) => id;
const tokenRows: readonly AccountRow[] = [
  { ...of('readTokens'), cells: own(), sees: forSelf(tokenId) },
  { ...of('makeToken'), body: () => ({ name: 'A bot', scope: 'play' }), cells: own([201]) },
  { ...of('revokeToken'), id: tokenId, cells: { ...own(), other: noToken, AD: noToken } },
];

export const accountRows: readonly AccountRow[] = [
  ...sessionRows,
  ...tokenRows,
  ...ownRows,
  ...friendRows,
  ...peopleRows,
  ...feedbackRows,
];

type SignedUp = { client: TestClient; user: Somebody };

async function callerOf(
  api: TestApi,
  caller: AccountCaller,
  { self, sender }: { self: SignedUp; sender: SignedUp },
): Promise<SignedUp> {
  if (caller === 'N') return { client: api.guest(), user: self.user };
  if (caller === 'G') return { client: (await api.newGame()).client, user: self.user };
  if (caller === 'sender') return sender;
  if (caller === 'other') return api.user();
  if (caller === 'AD') return api.admin();
  if (caller === 'RV') await revoke(api, self.user.id);
  return self;
}

/** A user who has one of everything, and a caller. */
async function resetCodeOf({ stores, clock }: TestApi, userId: string): Promise<string> {
  const account = await stores.users.find(userId);
  return account ? createResetTokens([testSecret]).issue(account, clock.now()) : '';
}

export async function accountSituation(
  api: TestApi,
  { friends, won: isWon }: AccountRow,
  caller: AccountCaller,
): Promise<AccountSituation> {
  const [self, sender] = [await api.user(), await api.user()];
  const { game } = await api.newGame({}, self.client);
  if (isWon) await win(api, self.client, game.id);
  await api.stores.achievements.add(self.user.id, 'first_victory', api.clock.now());
  const player = userPlayer(self.user.id);
  const won = { player, sport: 'formula1', athleteId: 'ayrton-senna' } as const;
  await api.stores.results.add(aResult(1, api.clock.now(), won));
  const asked = await sender.client.call(requestFriend, { body: { friendId: self.user.id } });
  const { id: request } = asked.body;
  if (friends) await self.client.call(acceptFriend, { id: request });
  const { body: item } = await self.client.call(submitFeedback, { body: feedback });
  const correction = aCorrection({
    id: `of-${self.user.id}`.slice(0, 64),
    ...{ athleteId: won.athleteId, league: 'formula-1' },
  });
  await api.stores.corrections.report(correction, { userId: self.user.id, at: api.clock.now() });
  const { user: blocked } = await api.user();
  await self.client.call(blockUser, { body: { username: blocked.username } });
  const report = { username: blocked.username, kind: 'name', reason: 'insult' } as const;
  await self.client.call(reportUser, { body: report });
  const token = aToken({ id: `of-${self.user.id}`.slice(0, 64), userId: self.user.id });
  await api.stores.tokens.insert({ ...token, createdAt: api.clock.now() }, 10);
  const [reported] = await api.stores.reports.listOf(self.user.id);
  const { client, user } = await callerOf(api, caller, { self, sender });
  return {
    client,
    self: self.user,
    caller: user,
    gameId: game.id,
    requestId: request,
    feedbackId: item.id,
    correctionId: correction.id,
    blocked,
    tokenId: token.id,
    reportId: reported?.id ?? '',
    sticker: stickerId('formula-1', won.athleteId),
    resetCode: await resetCodeOf(api, self.user.id),
  };
}
