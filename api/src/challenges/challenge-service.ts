import type { ChallengeItem, InviteView, LinkView } from '@craque/common/contracts/challenges.ts';
import { type Game, playerOf } from '@craque/common/domain/game/game.ts';
import { type GameId, isGuest, type PlayerId, userPlayer } from '@craque/common/domain/ids.ts';
import {
  cancelGame,
  declineInvitation,
  joinByInvitation,
  leaveGame,
} from '@craque/common/domain/challenge/challenge.ts';
import { startChallenge } from '@craque/common/domain/challenge/common-start.ts';
import { AppError } from '../errors/app-error.ts';
import { type Admission, playersOnly } from '../games/game-changes.ts';
import { endOldest } from '../games/unfinished-limit.ts';
import type { Account } from '../store/account-stores.ts';
import { type WantedChallenge, createChallenge, playAgain } from './challenge.ts';
import { listedChallenges } from './challenge-list.ts';
import {
  assertSeatAvailable,
  type Inviter,
  inviterBy,
  joinLink,
  openLink,
  readLink,
} from './game-links.ts';
import { openInvitations } from './invitations.ts';
import {
  asInvitation,
  changeChallenge,
  invitedOnly,
  isBarred,
  type ChallengeDependencies,
} from './challenge-changes.ts';

/** A solo game and a stranger's game do not exist here; a guest who plays in none is refused. */
const challengesOnly: Admission = (game, player) => {
  if (game.challenge && playerOf(game, player)) return;
  throw new AppError(isGuest(player) ? 'unauthorized' : 'game_not_found');
};

/** Of a start or a rematch: as for leaving, but the invited have to join first. */
const starters: Admission = (game, player) =>
  isGuest(player) ? challengesOnly(game, player) : playersOnly(game, player);

const creatorOnly: Admission = (game, player) => {
  if (!game.challenge || game.creator !== player) throw new AppError('game_not_found');
};

/** The ways into a challenge; each adds a running game. */
function joining(dependencies: ChallengeDependencies) {
  const limited = async (player: PlayerId, joined: Promise<Game>): Promise<Game> => {
    const game = await joined;
    await endOldest(dependencies, player);
    return game;
  };
  return {
    join(player: PlayerId, id: GameId): Promise<Game> {
      const rule = async (game: Game, now: number) => {
        if (await isBarred(dependencies, game, player)) throw new AppError('invitation_not_found');
        return joinByInvitation(game, player, { now });
      };
      const joined = changeChallenge(dependencies, { player, id }, rule, invitedOnly);
      return limited(player, asInvitation(joined));
    },

    joinLink: (code: string, player: PlayerId, nickname: string | undefined): Promise<Game> =>
      limited(player, joinLink(dependencies, { code, player, nickname })),
  };
}

export function createChallengeService(dependencies: ChallengeDependencies) {
  const { clock, pushes } = dependencies;
  const change = changeChallenge.bind(null, dependencies);
  return {
    ...joining(dependencies),
    create: (caller: Account, wanted: WantedChallenge) =>
      createChallenge(dependencies, caller, wanted),

    invites: ({ id }: Account): Promise<InviteView[]> => openInvitations(dependencies, id, clock()),

    list: ({ id }: Account): Promise<ChallengeItem[]> =>
      listedChallenges(dependencies, id, clock()),

    async decline({ id: userId }: Account, id: GameId): Promise<void> {
      const player = userPlayer(userId);
      // Refused before leaving the room: being in it requires a player's ticket.
      await asInvitation(
        change({ player, id }, (game, now) => declineInvitation(game, userId, now), invitedOnly),
      );
    },

    start: (player: PlayerId, id: GameId): Promise<Game> =>
      change({ player, id }, (game, now) => startChallenge(game, player, now), starters),

    async leave(player: PlayerId, id: GameId): Promise<Game> {
      // Leaves the room before the change is pushed, so that no further event follows.
      pushes.unwatch(player, id);
      return change({ player, id }, (game, now) => leaveGame(game, player, now), challengesOnly);
    },

    async cancel({ id: userId }: Account, id: GameId): Promise<void> {
      const player = userPlayer(userId);
      await change(
        { player, id },
        (game, now) => {
          const cancelled = cancelGame(game, player, now);
          if (!cancelled.ok && cancelled.error === 'answered') throw new AppError('already_joined');
          return cancelled;
        },
        creatorOnly,
      );
    },

    rematch: (player: PlayerId, id: GameId, asked?: readonly string[]): Promise<Game> =>
      playAgain(dependencies, player, { id, asked, admit: starters }),

    link: ({ id: userId }: Account, id: GameId) => openLink(dependencies, userPlayer(userId), id),

    readLink: (code: string, player: PlayerId | undefined): Promise<LinkView> =>
      readLink(dependencies, code, player),

    /** For previews, which are sent without the inviter if that fails. */
    inviter: (code: string): Promise<Inviter | undefined> =>
      inviterBy(dependencies, code).catch(() => undefined),

    assertSeatAvailable: (code: string, nickname: string | undefined): Promise<void> =>
      assertSeatAvailable(dependencies, code, nickname),
  };
}

export type ChallengeService = ReturnType<typeof createChallengeService>;
