import { expect } from '@jest/globals';
import {
  readAthleteDetails,
  readGame,
  readPhoto,
  resetGame,
  submitGuess,
  takeHint,
} from '@craque/common/contracts/games.ts';
import {
  cancelChallenge,
  createGameLink,
  createChallenge,
  declineChallenge,
  joinGameLink,
  joinChallenge,
  leaveChallenge,
  readChallenges,
  readGameLink,
  readInvites,
  rematchGame,
} from '@craque/common/contracts/challenges.ts';
import { sessionsPath } from '@craque/common/contracts/realtime.ts';
import { type Cell, missing, nowhere, of, revoke, type Row, signedOut } from './authorisation.ts';
import { codeOf, joinByCode, joinIn, newChallenge, newOpponent, win } from '../races/challenges.ts';
import { makeFriends, type Opponent } from '../races/challenge-rounds.ts';
import type { TestApi } from '../test-api.ts';
import type { TestClient } from '../test-client.ts';

/**
 * N without a cookie, GO a guest who joined by link, GX another guest, UO the creator, UX another
 * user, UI invited, not joined, UP joined, UD declined, AD an admin, RV the creator after the
 * session was revoked.
 */
export type ChallengeCaller = 'N' | 'GO' | 'GX' | 'UO' | 'UX' | 'UI' | 'UP' | 'UD' | 'AD' | 'RV';
export type ChallengeSituation = {
  client: TestClient;
  gameId: number;
  code: string;
  /** A friend of the caller's and a stranger, for rows that invite. */
  friendId: string;
  strangerId: string;
};
export type ChallengeRow = Row<ChallengeCaller, ChallengeSituation> & {
  /** All players have found the athlete. */
  won?: true;
  /** Nobody but the creator has joined. */
  alone?: true;
};

type Cells = ChallengeRow['cells'];
const joinFirst: Cell = [403, 'Join the game first'];
const noInvitation: Cell = [404, 'Invitation not found'];
const answered: Cell = [409, 'Invitation is no longer pending'];
const shared: Cell = [409, 'A challenge cannot be reset. Leave it instead.'];
const afterWin: Cell = [403, 'Athlete details are available only after a win'];
const noNickname: Cell = [400, 'Nickname must be at least 2 characters'];
const noLink: Cell = [404, 'Link not found'];

const outsiders = { N: missing, GX: missing, UX: missing, UD: missing, AD: missing } as const;
/** The answers for players of the game. */
const ofPlayers = (cell: Cell): Cells => ({
  ...outsiders,
  ...{ GO: cell, UO: cell, UP: cell, UI: joinFirst, RV: signedOut },
});
const guests = { N: signedOut, GO: signedOut, GX: signedOut, RV: signedOut } as const;
const users = (cell: Cell): Cells => ({
  ...guests,
  ...{ UO: cell, UX: cell, UI: cell, UP: cell, UD: cell, AD: cell },
});
const everybody = (cell: Cell, ended: Cell = signedOut): Cells => ({
  ...users(cell),
  ...{ N: cell, GO: cell, GX: cell, RV: ended },
});

const id = ({ gameId }: ChallengeSituation) => gameId;
const code = ({ code: secret }: ChallengeSituation) => secret;
const nickname = () => ({ nickname: 'Somebody' });

/** Rows of game calls on a challenge. */
const playRows: readonly ChallengeRow[] = [
  {
    row: '3',
    ...of(readGame),
    id,
    cells: ofPlayers([200]),
    sees: (body) => expect(body).toMatchObject({ isMultiplayer: true, guesses: [] }),
  },
  { row: '3 photo', ...of(readPhoto), id, cells: ofPlayers([200]) },
  { row: '4', ...of(takeHint), id, cells: ofPlayers([200]) },
  { row: '5', ...of(submitGuess), id, body: () => ({ guess: 'zzzz' }), cells: ofPlayers([200]) },
  { row: '6', ...of(resetGame), id, cells: ofPlayers(shared) },
  { row: '7', ...of(readAthleteDetails), id, cells: ofPlayers([200]), won: true },
  { row: '8', ...of(readAthleteDetails), id, cells: ofPlayers(afterWin) },
];

const callRows: readonly ChallengeRow[] = [
  {
    row: '9',
    ...of(createChallenge),
    body: ({ friendId }) => ({ friendIds: [friendId] }),
    cells: users([201]),
  },
  {
    row: '10',
    ...of(createChallenge),
    body: ({ friendId, strangerId }) => ({ friendIds: [friendId, strangerId] }),
    cells: users([403, 'You can only invite friends']),
  },
  {
    row: '11',
    ...of(joinChallenge),
    id,
    cells: { ...users([200]), UX: noInvitation, AD: noInvitation, UD: answered },
  },
  {
    row: '12',
    ...of(declineChallenge),
    id,
    cells: { ...users([200]), UO: answered, UP: answered, UX: noInvitation, AD: noInvitation },
  },
  {
    row: '23',
    ...of(readInvites),
    cells: users([200]),
    sees(body, { gameId }, caller) {
      const invites = body as { gameId: number }[];
      const own = invites.filter((invite) => invite.gameId === gameId);
      expect(own).toHaveLength(caller === 'UI' ? 1 : 0);
      expect(JSON.stringify(invites)).not.toMatch(/email|athlete/i);
    },
  },
  {
    row: '23b',
    ...of(readChallenges),
    cells: users([200]),
    sees(body, { gameId }, caller) {
      const stages = (body as { id: number; stage: string }[])
        .filter((each) => each.id === gameId)
        .map(({ stage }) => stage);
      const own = { UO: ['running'], UP: ['running'], UI: ['invited'] } as const;
      expect(stages).toEqual(caller in own ? own[caller as keyof typeof own] : []);
      expect(JSON.stringify(body)).not.toMatch(/email|"athleteName":"/i);
    },
  },
];

const ownGameRows: readonly ChallengeRow[] = [
  {
    row: '34d leave',
    ...of(leaveChallenge),
    id,
    cells: { ...users([200]), GO: [200], UX: missing, UI: missing, UD: missing, AD: missing },
  },
  {
    row: '34d rematch',
    ...of(rematchGame),
    id,
    won: true,
    cells: { ...users([201]), UX: missing, UI: joinFirst, UD: missing, AD: missing },
  },
  {
    row: '34d rematch before the end',
    ...of(rematchGame),
    id,
    cells: { UO: [409, 'Finish your game first'], UP: [409, 'Finish your game first'] },
  },
  {
    row: '34d cancel',
    ...of(cancelChallenge),
    id,
    alone: true,
    cells: { ...users(missing), UO: [200] },
  },
  {
    row: '34d cancel after somebody has joined',
    ...of(cancelChallenge),
    id,
    cells: { UO: [409, 'Somebody has joined already'], UP: missing },
  },
  {
    row: '34d link',
    ...of(createGameLink),
    id,
    cells: { ...users(missing), UO: [201], UI: joinFirst },
  },
];

const linkRows: readonly ChallengeRow[] = [
  { row: '34e', ...of(joinGameLink), id: code, body: nickname, cells: everybody([200]) },
  {
    row: '34e without a nickname',
    ...of(joinGameLink),
    id: code,
    cells: { ...everybody([200]), N: noNickname, GX: noNickname },
  },
  {
    row: '34e with a code of nothing',
    ...of(joinGameLink),
    id: () => '0123456789',
    body: nickname,
    cells: everybody(noLink),
  },
  { row: '34e page', ...of(readGameLink), id: code, cells: everybody([200]) },
  { row: '34f', method: 'POST', path: sessionsPath, cells: everybody(nowhere, nowhere) },
];

/** Rows of calls between friends. */
export const challengeRows: readonly ChallengeRow[] = [
  ...playRows,
  ...callRows,
  ...ownGameRows,
  ...linkRows,
];

const ofOpponent = ({ client, id: userId }: Opponent) => ({ client, userId });

async function peopleToInvite(api: TestApi, { path }: ChallengeRow, userId: string | undefined) {
  if (path !== createChallenge.path) return { friendId: '', strangerId: '' };
  const { id: friendId } = await newOpponent(api);
  const { id: strangerId } = await newOpponent(api);
  if (userId) await makeFriends(api.stores, userId, friendId);
  return { friendId, strangerId };
}

/**
 * A challenge that a guest has joined by link, and a caller; only the people that the caller needs
 * are created.
 */
export async function challengeSituation(
  api: TestApi,
  row: ChallengeRow,
  caller: ChallengeCaller,
): Promise<ChallengeSituation> {
  const { alone, won } = row;
  const needsFriend = caller === 'UP' || caller === 'UD';
  const challenge = await newChallenge(api, { invited: needsFriend ? 2 : 1 });
  const { id: gameId, creator, friends } = challenge;
  const [invited, friend] = friends;
  if (!invited) throw new RangeError('a challenge needs somebody who is invited');
  const secret = await codeOf(creator, gameId);
  const guest = api.guest();
  const players = [creator.client];
  if (!alone) {
    await joinByCode(guest, secret);
    players.push(guest);
  }
  if (friend && caller === 'UD') await friend.client.call(declineChallenge, { id: gameId });
  if (friend && caller === 'UP' && !alone) {
    await joinIn(friend.client, gameId);
    players.push(friend.client);
  }
  if (won) for (const player of players) await win(api, player, gameId);
  const callers: Record<ChallengeCaller, () => Promise<{ client: TestClient; userId?: string }>> = {
    N: async () => ({ client: api.guest() }),
    GO: async () => ({ client: guest }),
    GX: async () => ({ client: (await api.newGame()).client }),
    UO: async () => ofOpponent(creator),
    UX: async () => ofOpponent(await newOpponent(api)),
    UI: async () => ofOpponent(invited),
    UP: async () => ofOpponent(friend ?? creator),
    UD: async () => ofOpponent(friend ?? creator),
    AD: async () => {
      const { client, user } = await api.admin();
      return { client, userId: user.id };
    },
    RV: async () => {
      await revoke(api, creator.id);
      return { client: creator.client };
    },
  };
  const { client, userId } = await callers[caller]();
  return { client, gameId, code: secret, ...(await peopleToInvite(api, row, userId)) };
}
