import { playerRoom } from '@craque/common/contracts/realtime.ts';
import { maxInvited } from '@craque/common/contracts/challenges.ts';
import { type Game, type Player, playerOf } from '@craque/common/domain/game/game.ts';
import {
  type GameId,
  gameIdFrom,
  isGuest,
  type PlayerId,
  userOf,
  userPlayer,
} from '@craque/common/domain/ids.ts';
import {
  cancelGame,
  joinByInvitation,
  joinByLink,
  maxPlayers,
  nameRematch,
  rematchPeople,
  challengeWith,
} from '@craque/common/domain/challenge/challenge.ts';
import { AppError } from '../errors/app-error.ts';
import { type Admission, loadGame } from '../games/game-changes.ts';
import { findRepeated, fullChoice, type GameChoice, placeGame } from '../games/game-creation.ts';
import type { Account } from '../store/account-stores.ts';
import { retryOnConflict } from '../errors/retry-on-conflict.ts';
import { keptApart } from '../users/kept-apart.ts';
import { friendsAmong } from '../users/public-user.ts';
import { sendInvitations } from './invitations.ts';
import {
  anybody,
  changeChallenge,
  isBarred,
  type ChallengeDependencies,
} from './challenge-changes.ts';

export type WantedChallenge = {
  choice: GameChoice;
  friendIds: readonly string[];
  key?: string | undefined;
};

/** The same key with other friends is refused. */
function assertSameFriends(game: Game, friendIds: readonly string[]): Game {
  const invited = game.challenge?.invitations.map(({ userId }) => userId) ?? [];
  const isSame = invited.toSorted().join() === [...friendIds].toSorted().join();
  if (!isSame) throw new AppError('idempotency_mismatch');
  return game;
}

/** Cancels a challenge whose friendship ended while it was created, as if refused. */
function withdrawChallenge({ stores, clock }: ChallengeDependencies, { id, creator }: Game) {
  return retryOnConflict(async () => {
    const stored = await stores.games.find(id);
    const cancelled = stored && cancelGame(stored, creator, clock());
    if (!cancelled?.ok) return { saved: undefined };
    return (await stores.games.save(cancelled.value)) ? { saved: undefined } : undefined;
  });
}

/** Throws the errors of a new game and of its list of friends, before anything is created. */
export async function createChallenge(
  dependencies: ChallengeDependencies,
  caller: Account,
  wanted: WantedChallenge,
): Promise<Game> {
  const friendIds = [...new Set(wanted.friendIds)];
  if (friendIds.includes(caller.id)) throw new AppError('cannot_invite_self');
  if (friendIds.length > maxInvited) throw new AppError('too_many_friends');
  const { key, choice } = wanted;
  const player = userPlayer(caller.id);
  const full = fullChoice(dependencies, choice);
  const repeated =
    key && (await findRepeated(dependencies, player, key, full, { isChallenge: true }));
  if (repeated) return assertSameFriends(repeated, friendIds);
  const areFriends = async () =>
    (await friendsAmong(dependencies.stores, caller.id, friendIds)).size === friendIds.length;
  if (!(await areFriends())) throw new AppError('only_friends');
  const challenge = challengeWith(friendIds);
  const placed = await placeGame(dependencies, player, full, { createKey: key, challenge });
  const { game } = placed;
  if (!placed.isNew) return assertSameFriends(game, friendIds);
  if (!(await areFriends())) {
    await withdrawChallenge(dependencies, game);
    throw new AppError('only_friends');
  }
  sendInvitations(dependencies, game, caller);
  return game;
}

const guestsIn = ({ players }: Game) => players.map(({ id }) => id).filter(isGuest);

/**
 * Everybody who has an account, as far as there are seats beside the guests'. Whoever never came
 * has to be a friend of the first inviter or of the caller still: a rematch must not reach somebody
 * who has ended the friendship.
 */
async function rematchInvitees(
  dependencies: ChallengeDependencies,
  game: Game,
  by: PlayerId,
): Promise<string[]> {
  const people = rematchPeople(game);
  const { stores } = dependencies;
  const accounts = await stores.users.findMany(people);
  const there = new Set(accounts.map(({ id }) => id));
  const asking = [...new Set([game.creator, by])].flatMap((player) => userOf(player) ?? []);
  const friends = await Promise.all(asking.map((id) => friendsAmong(stores, id, people)));
  const apart = await keptApart(stores, userOf(by) ?? '', people);
  const mayBeInvited = (id: string) =>
    !apart.has(id) &&
    (friends.some((all) => all.has(id)) || playerOf(game, userPlayer(id)) !== undefined);
  const seats = maxPlayers - 1 - guestsIn(game).length;
  return people.filter((id) => there.has(id) && mayBeInvited(id)).slice(0, seats);
}

/**
 * Creates the named rematch if it is missing: a crash after naming is repaired by the next press.
 */
async function openRematch(dependencies: ChallengeDependencies, game: Game): Promise<void> {
  const rematch = game.challenge?.rematch;
  const { stores, pushes } = dependencies;
  if (!rematch) throw new AppError('internal');
  if (await stores.games.find(rematch.id)) return;
  const { sport, league, difficulty } = game;
  const people = await rematchInvitees(dependencies, game, rematch.by);
  const placed = await placeGame(
    dependencies,
    rematch.by,
    { sport, league, difficulty },
    { id: rematch.id, challenge: challengeWith(people) },
  );
  // Only the first of several callers sends invitations, in the name of the stored requester.
  const creator = placed.isNew && (await stores.users.find(userOf(rematch.by) ?? ''));
  if (!creator) return;
  const rooms = [...people.map(userPlayer), ...guestsIn(game)].map(playerRoom);
  const { username, displayName } = creator;
  const body = { gameId: game.id, rematchId: rematch.id, username, displayName };
  // Before the invitation, which would announce it as an ordinary challenge.
  if (rooms.length > 0) pushes.emit('rematch', body, { rooms });
  sendInvitations(dependencies, placed.game, creator);
}

/** When its creator has deleted the account, somebody else may request the rematch. */
async function withoutLostRematch({ stores }: ChallengeDependencies, game: Game): Promise<Game> {
  if (!game.challenge) throw new AppError('game_not_found');
  const { rematch, ...challenge } = game.challenge;
  if (!rematch || (await stores.games.find(rematch.id))) return game;
  return (await stores.users.find(userOf(rematch.by) ?? '')) ? game : { ...game, challenge };
}

/**
 * Who played is let in without an invitation: guests, who keep their nickname, and whoever joined
 * by link after the rematch was requested.
 */
function joinRematch(game: Game, { id, nickname }: Player, now: number) {
  const joining = { now, ...(nickname !== undefined && { nickname }) };
  const joined = joinByInvitation(game, id, joining);
  const isUnasked = !joined.ok && joined.error === 'not-invited';
  return isUnasked ? joinByLink(game, id, joining) : joined;
}

/** `asked`: who had declined and is invited all the same. */
type Again = { id: GameId; asked?: readonly string[] | undefined; admit: Admission };

/** A new game for the same people; any second request joins the first one's game. */
export async function playAgain(
  dependencies: ChallengeDependencies,
  player: PlayerId,
  { id, asked, admit }: Again,
): Promise<Game> {
  const name = async (game: Game) => {
    const before = await withoutLostRematch(dependencies, game);
    // A guest finds a rematch, but makes none: only who has an account has people to invite.
    if (isGuest(player) && !before.challenge?.rematch) throw new AppError('game_not_found');
    return nameRematch(before, player, gameIdFrom(dependencies.random()), asked);
  };
  const named = await changeChallenge(dependencies, { player, id }, name, admit);
  await openRematch(dependencies, named);
  const rematch = named.challenge?.rematch?.id ?? id;
  const seat = playerOf(named, player);
  if (!seat) throw new AppError('game_not_found');
  if (named.challenge?.rematch?.by === player) return loadGame(dependencies, player, rematch);
  return changeChallenge(
    dependencies,
    { player, id: rematch },
    async (game, now) => {
      if (await isBarred(dependencies, game, player)) throw new AppError('game_closed');
      return joinRematch(game, seat, now);
    },
    anybody,
  );
}
