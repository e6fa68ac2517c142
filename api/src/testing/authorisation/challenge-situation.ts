import {
  createChallenge,
  declineChallenge,
  leaveChallenge,
  rematchGame,
  startChallenge,
} from '@craque/common/contracts/challenges.ts';
import { countdown } from '@craque/common/domain/game/starting.ts';
import {
  codeOf,
  joinByCode,
  joinIn,
  makeFriends,
  newChallenge,
  newPerson,
  type Person,
  win,
} from '../races/challenges.ts';
import type { TestApi } from '../test-api.ts';
import type { TestClient } from '../test-client.ts';
import { revoke, type Row } from './authorisation.ts';

/**
 * N without a cookie, GO a guest who joined by link, GX another guest, UO the creator, UX another
 * user, UI invited, UP joined, UD declined, AD an admin, RV the creator with a revoked session.
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
  won?: true;
  /** Nobody but the creator has joined. */
  alone?: true;
  /** The creator has pressed Start, and the countdown is over. */
  started?: true;
  /** The creator has left. */
  abandoned?: true;
  /** The creator has asked for a rematch. */
  again?: true;
};

const ofPerson = ({ client, id: userId }: Person) => ({ client, userId });

async function peopleToInvite(api: TestApi, { path }: ChallengeRow, userId: string | undefined) {
  if (path !== createChallenge.path) return { friendId: '', strangerId: '' };
  const { id: friendId } = await newPerson(api);
  const { id: strangerId } = await newPerson(api);
  if (userId) await makeFriends(api.stores, userId, friendId);
  return { friendId, strangerId };
}

/**
 * A challenge that a guest has joined by link; only the people that the caller needs are created.
 */
export async function challengeSituation(
  api: TestApi,
  row: ChallengeRow,
  caller: ChallengeCaller,
): Promise<ChallengeSituation> {
  const { alone, won, started, abandoned, again } = row;
  const needsFriend = caller === 'UP' || caller === 'UD';
  const challenge = await newChallenge(api, { invited: needsFriend ? 2 : 1, waits: true });
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
  if (started) {
    await creator.client.call(startChallenge, { id: gameId });
    api.clock.move(countdown);
  }
  if (abandoned) await creator.client.call(leaveChallenge, { id: gameId });
  if (won) for (const player of players) await win(api, player, gameId);
  if (again) await creator.client.call(rematchGame, { id: gameId, body: {} });
  const callers: Record<ChallengeCaller, () => Promise<{ client: TestClient; userId?: string }>> = {
    N: async () => ({ client: api.guest() }),
    GO: async () => ({ client: guest }),
    GX: async () => ({ client: (await api.newGame()).client }),
    UO: async () => ofPerson(creator),
    UX: async () => ofPerson(await newPerson(api)),
    UI: async () => ofPerson(invited),
    UP: async () => ofPerson(friend ?? creator),
    UD: async () => ofPerson(friend ?? creator),
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
