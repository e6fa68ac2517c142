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
  startChallenge,
} from '@craque/common/contracts/challenges.ts';
import { type GameId, type PlayerId, userPlayer } from '@craque/common/domain/ids.ts';
import { AppError } from '../errors/app-error.ts';
import type { PresentFor } from '../games/present-for.ts';
import type { GuestDesk } from '../http/guest-desk.ts';
import type { Mount } from '../http/mount.ts';
import type { ChallengeService } from './challenge-service.ts';

export type ChallengeRoutesDependencies = {
  challenges: ChallengeService;
  present: PresentFor;
  guests: GuestDesk;
};

function playerOrRefused(player: PlayerId | undefined): PlayerId {
  if (!player) throw new AppError('unauthorized');
  return player;
}

export function mountChallenges(mount: Mount, dependencies: ChallengeRoutesDependencies): void {
  const { challenges, present, guests } = dependencies;

  mount(createChallenge, async ({ body, session, language, idempotencyKey: key }) => {
    const { account } = session;
    const { friendIds } = body;
    const game = await challenges.create(account, { choice: body, friendIds, key });
    return present(language, userPlayer(account.id), game);
  });

  mount(joinChallenge, async ({ params, session, language }) => {
    const player = userPlayer(session.account.id);
    return present(language, player, await challenges.join(player, params.id as GameId));
  });

  mount(declineChallenge, async ({ params, session }) => {
    await challenges.decline(session.account, params.id as GameId);
    return { id: params.id, status: 'declined' as const };
  });

  mount(startChallenge, async ({ params, language, ...call }) => {
    const player = playerOrRefused(call.player);
    return present(language, player, await challenges.start(player, params.id as GameId));
  });

  mount(leaveChallenge, async ({ params, language, ...call }) => {
    const player = playerOrRefused(call.player);
    return present(language, player, await challenges.leave(player, params.id as GameId));
  });

  mount(cancelChallenge, async ({ params, session }) => {
    await challenges.cancel(session.account, params.id as GameId);
    return { id: params.id, status: 'cancelled' as const };
  });

  mount(rematchGame, async ({ params, body, language, ...call }) => {
    const player = playerOrRefused(call.player);
    const game = await challenges.rematch(player, params.id as GameId, body.friendIds);
    await guests.seat(call.request, player, game);
    return present(language, player, game);
  });

  mount(readInvites, ({ session }) => challenges.invites(session.account));
  mount(readChallenges, ({ session }) => challenges.list(session.account));

  mountLinks(mount, dependencies);
}

function mountLinks(mount: Mount, dependencies: ChallengeRoutesDependencies): void {
  const { challenges, present, guests } = dependencies;

  mount(createGameLink, ({ params, session }) =>
    challenges.link(session.account, params.id as GameId),
  );

  mount(readGameLink, ({ params, player }) => challenges.readLink(params.code, player));

  mount(joinGameLink, async ({ params, body, language, ...call }) => {
    const { code } = params;
    const { nickname } = body;
    if (!call.player) {
      // A guest cookie is issued only with a seat, not for an unknown code, a full game, or a name
      // that is missing or taken.
      await challenges.assertSeatAvailable(code, nickname);
    }
    const player = await guests.playerOf(call);
    const game = await challenges.joinLink(code, player, nickname);
    await guests.seat(call.request, player, game);
    return present(language, player, game);
  });
}
