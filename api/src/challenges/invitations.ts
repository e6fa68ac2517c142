import type { InviteView } from '@craque/common/contracts/challenges.ts';
import { playerRoom } from '@craque/common/contracts/realtime.ts';
import { dueAt, inviteLimit, applyDeadlines } from '@craque/common/domain/game/ending.ts';
import type { Game } from '@craque/common/domain/game/game.ts';
import { userOf, userPlayer } from '@craque/common/domain/ids.ts';
import { leagueName } from '@craque/common/domain/sport.ts';
import { deletedPerson } from '@craque/common/contracts/push/present-challenge.ts';
import type { Account } from '../store/account-stores.ts';
import type { Stores } from '../store/store.ts';
import { picturesFor, publicUser } from '../users/public-user.ts';
import type { ChallengeDependencies } from './challenge-changes.ts';

/** An entry of the invited user's list, who may be a friend of the creator. */
function inviteOf(game: Game, from: Account | undefined, isFriend: boolean) {
  const { id, sport, league, difficulty, creator, createdAt } = game;
  const userId = userOf(creator) ?? '';
  return {
    id: String(id),
    gameId: id,
    game: { sport, league: leagueName(league), difficulty },
    from: from ? publicUser(from, isFriend) : { id: userId, ...deletedPerson },
    createdAt: new Date(createdAt).toISOString(),
    expiresAt: new Date(createdAt + inviteLimit).toISOString(),
  } satisfies InviteView;
}

/** Whether the user has yet to answer the invitation to a game. */
export const isOpenFor = (userId: string) => (game: Game) =>
  game.challenge?.invitations.some((each) => each.userId === userId && each.status === 'pending');

/**
 * Maximum number of listed invitations: each friend may send 60 an hour, and each one means loading
 * a game.
 */
const maxListed = 100;

/**
 * Open invitations of the user at `now` (ms), newest first, without expired ones, whether swept or
 * not.
 */
export async function openInvitations(
  stores: Stores,
  userId: string,
  now: number,
): Promise<InviteView[]> {
  const invited = await stores.games.invitedTo(userId, maxListed);
  const open = invited.map((game) => applyDeadlines(game, now)).filter(isOpenFor(userId));
  const creators = await stores.users.findMany(
    open.flatMap(({ creator }) => userOf(creator) ?? []),
  );
  const byId = new Map(creators.map((account) => [account.id, account]));
  const pictures = await picturesFor(stores, userId, creators);
  return Array.from(open, (game) => {
    const creator = userOf(game.creator) ?? '';
    return inviteOf(game, byId.get(creator), pictures.has(creator));
  });
}

/** Notifies everybody who is invited to a new game; `friends`: those of its creator. */
export function sendInvitations(
  { pushes }: ChallengeDependencies,
  game: Game,
  { from, friends }: { from: Account; friends: ReadonlySet<string> },
): void {
  if (dueAt(game) === null) return;
  const invited = (game.challenge?.invitations ?? []).map(({ userId }) => userId);
  for (const isFriend of [true, false]) {
    const rooms = invited
      .filter((userId) => friends.has(userId) === isFriend)
      .map((userId) => playerRoom(userPlayer(userId)));
    if (rooms.length > 0) pushes.emit('invite', inviteOf(game, from, isFriend), { rooms });
  }
}
