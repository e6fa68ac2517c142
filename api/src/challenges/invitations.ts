import type { InviteView } from '@craque/common/contracts/challenges.ts';
import type { PublicUser } from '@craque/common/contracts/friends.ts';
import { playerRoom } from '@craque/common/contracts/realtime.ts';
import { dueAt, inviteLimit, applyDeadlines } from '@craque/common/domain/game/ending.ts';
import type { Game } from '@craque/common/domain/game/game.ts';
import { userOf, userPlayer } from '@craque/common/domain/ids.ts';
import { leagueName } from '@craque/common/domain/sport.ts';
import { deletedPerson } from '@craque/common/contracts/push/present-challenge.ts';
import type { Account } from '../store/account-stores.ts';
import type { Stores } from '../store/store.ts';
import { keptApart } from '../users/kept-apart.ts';
import { publicUser, publicUsers } from '../users/public-user.ts';
import type { ChallengeDependencies } from './challenge-changes.ts';

function inviteOf(game: Game, from: PublicUser | undefined) {
  const { id, sport, league, difficulty, creator, createdAt } = game;
  return {
    id: String(id),
    gameId: id,
    game: { sport, league: leagueName(league), difficulty },
    from: from ?? { id: userOf(creator) ?? '', ...deletedPerson },
    createdAt: new Date(createdAt).toISOString(),
    expiresAt: new Date(createdAt + inviteLimit).toISOString(),
  } satisfies InviteView;
}

export const isOpenFor = (userId: string) => (game: Game) =>
  game.challenge?.invitations.some((each) => each.userId === userId && each.status === 'pending');

/** Each friend may send 60 an hour, and each means loading a game. */
const maxListed = 100;

const creatorOf = ({ creator }: Game) => userOf(creator) ?? '';

/** Without challenges of somebody who has blocked the user, or whom the user has. */
export async function fromOthers(
  stores: Pick<Stores, 'blocks'>,
  userId: string,
  games: readonly Game[],
): Promise<Game[]> {
  const apart = await keptApart(stores, userId, games.map(creatorOf));
  return games.filter((game) => !apart.has(creatorOf(game)));
}

/** As of `now` (ms), newest first, without expired ones, even if not yet swept. */
export async function openInvitations(
  dependencies: Pick<ChallengeDependencies, 'stores' | 'avatarHosts'>,
  userId: string,
  now: number,
): Promise<InviteView[]> {
  const { stores } = dependencies;
  const invited = await stores.games.invitedTo(userId, maxListed);
  const current = invited.map((game) => applyDeadlines(game, now)).filter(isOpenFor(userId));
  const open = await fromOthers(stores, userId, current);
  const creators = await publicUsers(dependencies, open.map(creatorOf));
  return Array.from(open, (game) => inviteOf(game, creators.get(creatorOf(game))));
}

export function sendInvitations(
  { pushes, avatarHosts }: ChallengeDependencies,
  game: Game,
  from: Account,
): void {
  if (dueAt(game) === null) return;
  const invited = (game.challenge?.invitations ?? []).map(({ userId }) => userId);
  const rooms = invited.map((userId) => playerRoom(userPlayer(userId)));
  const body = inviteOf(game, publicUser(from, { avatarHosts }));
  if (rooms.length > 0) pushes.emit('invite', body, { rooms });
}
