import type { LinkView } from '@craque/common/contracts/challenges.ts';
import { applyDeadlines } from '@craque/common/domain/game/ending.ts';
import { type Game, playerOf } from '@craque/common/domain/game/game.ts';
import { type GameId, guestPlayer, type PlayerId, userOf } from '@craque/common/domain/ids.ts';
import {
  joinByLink,
  keepsSeat,
  maxPlayers,
  seatsTaken,
} from '@craque/common/domain/challenge/challenge.ts';
import type { Language } from '@craque/common/domain/language.ts';
import { leagueName, type Sport } from '@craque/common/domain/sport.ts';
import { looksLike } from '@craque/common/names/look-alike.ts';
import { AppError } from '../errors/app-error.ts';
import { changeGame } from '../games/game-changes.ts';
import { peopleIn } from '../games/people.ts';
import { assertShownName } from '../users/assert-shown-name.ts';
import { publicUsers } from '../users/public-user.ts';
import { deletedPerson } from '@craque/common/contracts/push/present-challenge.ts';
import {
  anybody,
  changeChallenge,
  codeOf,
  isBarred,
  type ChallengeDependencies,
} from './challenge-changes.ts';

const linkAge = 24 * 60 * 60 * 1000;

/** The code of the creator's game, reused while it is valid. */
export async function openLink(
  dependencies: ChallengeDependencies,
  player: PlayerId,
  id: GameId,
): Promise<{ code: string; expiresAt: string }> {
  const link = await changeGame(dependencies, player, id, async (game) => {
    if (!game.challenge || game.creator !== player) throw new AppError('game_not_found');
    const { challenge } = game;
    const now = dependencies.clock();
    if (challenge.finish) throw new AppError('game_closed');
    if (challenge.link && challenge.link.expiresAt > now) return { value: challenge.link };
    const made = { code: dependencies.newCode(), expiresAt: now + linkAge };
    return { value: made, next: { ...game, challenge: { ...challenge, link: made } } };
  });
  return { code: link.code, expiresAt: new Date(link.expiresAt).toISOString() };
}

type Reading = Pick<ChallengeDependencies, 'stores' | 'clock' | 'avatarHosts'>;

/** Not found by somebody who may not have a seat, as if it had expired. */
async function gameOfCode(
  { stores, clock }: Reading,
  code: string,
  player: PlayerId | undefined,
): Promise<Game> {
  const game = await stores.games.findByLink(code);
  const link = game?.challenge?.link;
  if (!game || link?.code !== code || link.expiresAt <= clock()) {
    throw new AppError('link_not_found');
  }
  if (player && (await isBarred({ stores }, game, player))) throw new AppError('link_not_found');
  return applyDeadlines(game, clock());
}

/** Throws `username_taken` for a nickname that resembles the name of a player or an invited user. */
async function assertOwnName(
  dependencies: ChallengeDependencies,
  game: Game,
  nickname: string,
): Promise<void> {
  const { stores } = dependencies;
  const people = [...(await peopleIn({ stores }, game)).values()];
  const names = people.flatMap(({ username, displayName }) => [username, displayName ?? username]);
  if (names.some((name) => looksLike(name, nickname))) throw new AppError('username_taken');
  await assertShownName(dependencies, nickname);
}

/** Throws what a guest who joined now would get, without creating a guest. */
export async function assertSeatAvailable(
  dependencies: ChallengeDependencies,
  code: string,
  nickname: string | undefined,
): Promise<void> {
  const game = await gameOfCode(dependencies, code, undefined);
  const joined = joinByLink(game, guestPlayer('newcomer'), { now: dependencies.clock() });
  if (!joined.ok) throw new AppError(codeOf[joined.error]);
  if (nickname === undefined) throw new AppError('nickname_required');
  await assertOwnName(dependencies, game, nickname);
}

export async function readLink(
  dependencies: Reading,
  code: string,
  player: PlayerId | undefined,
): Promise<LinkView> {
  const game = await gameOfCode(dependencies, code, player);
  const { sport, league, difficulty, challenge, players } = game;
  const creator = userOf(game.creator) ?? '';
  const known = await publicUsers(dependencies, [creator]);
  const plays = player !== undefined && playerOf(game, player) !== undefined;
  const hasSeat = player !== undefined && keepsSeat(game, player);
  return {
    from: known.get(creator) ?? { id: creator, ...deletedPerson },
    game: { sport, league: leagueName(league), difficulty },
    players: players.length,
    open: challenge?.finish === undefined && (hasSeat || seatsTaken(game) < maxPlayers),
    gameId: plays ? game.id : null,
  };
}

export type Inviter = { name: string; sport: Sport; language: Language | null };

/** Who invites by the code to what; undefined if nobody can join by it. */
export async function inviterBy(dependencies: Reading, code: string): Promise<Inviter | undefined> {
  const { open, from, game } = await readLink(dependencies, code, undefined);
  const account = open ? await dependencies.stores.users.find(from.id) : undefined;
  return (
    account && {
      name: account.displayName ?? account.username,
      sport: game.sport,
      language: account.language,
    }
  );
}

/** Joins by the code; a guest under a nickname. */
export async function joinLink(
  dependencies: ChallengeDependencies,
  { code, player, nickname }: { code: string; player: PlayerId; nickname?: string | undefined },
): Promise<Game> {
  const { id } = await gameOfCode(dependencies, code, player);
  // Compared within the save: somebody may just have joined.
  return changeChallenge(
    dependencies,
    { player, id },
    async (game, now) => {
      if (userOf(player) !== undefined || playerOf(game, player))
        return joinByLink(game, player, { now });
      if (nickname === undefined) throw new AppError('nickname_required');
      const joined = joinByLink(game, player, { now, nickname });
      if (joined.ok) await assertOwnName(dependencies, game, nickname);
      return joined;
    },
    anybody,
  );
}
