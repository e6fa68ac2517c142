import {
  cancelMultiplayerGame,
  createGameLink,
  createMultiplayerGame,
  declineMultiplayerGame,
  joinGameLink,
  joinMultiplayerGame,
  leaveMultiplayerGame,
  readGameLink,
  readInvites,
  rematchGame,
} from '@craque/common/contracts/multiplayer.ts';
import { type GameId, userPlayer } from '@craque/common/domain/ids.ts';
import { AppError } from '../errors/app-error.ts';
import { givenChoice } from '../games/game-creation.ts';
import type { PresentFor } from '../games/present-for.ts';
import type { Identity } from '../http/identity.ts';
import type { Mount } from '../http/mount.ts';
import type { MultiplayerService } from './challenge-service.ts';

export type MultiplayerRoutesDependencies = {
  multiplayer: MultiplayerService;
  present: PresentFor;
  identity: Identity;
};

/** Challenges: made, answered, left, played again (D25 to D34). */
export function mountMultiplayer(mount: Mount, dependencies: MultiplayerRoutesDependencies): void {
  const { multiplayer, present } = dependencies;

  mount(createMultiplayerGame, async ({ body, session, language, idempotencyKey: key }) => {
    const { account } = session;
    const { friendIds } = body;
    const game = await multiplayer.create(account, { choice: givenChoice(body), friendIds, key });
    return present(language, userPlayer(account.id), game);
  });

  mount(joinMultiplayerGame, async ({ params, session, language }) => {
    const player = userPlayer(session.account.id);
    return present(language, player, await multiplayer.join(player, params.id as GameId));
  });

  mount(declineMultiplayerGame, async ({ params, session }) => {
    await multiplayer.decline(session.account, params.id as GameId);
    return { id: params.id, status: 'declined' as const };
  });

  mount(leaveMultiplayerGame, async ({ params, language, ...call }) => {
    const { player } = call;
    const game = await multiplayer.leave(player, params.id as GameId);
    if (!player) throw new AppError('unauthorized');
    return present(language, player, game);
  });

  mount(cancelMultiplayerGame, async ({ params, session }) => {
    await multiplayer.cancel(session.account, params.id as GameId);
    return { id: params.id, status: 'cancelled' as const };
  });

  mount(rematchGame, async ({ params, session, language }) => {
    const game = await multiplayer.rematch(session.account, params.id as GameId);
    return present(language, userPlayer(session.account.id), game);
  });

  mount(readInvites, ({ session }) => multiplayer.invites(session.account));

  mountLinks(mount, dependencies);
}

/** The secret code by which anybody may join (D34). */
function mountLinks(mount: Mount, dependencies: MultiplayerRoutesDependencies): void {
  const { multiplayer, present, identity } = dependencies;

  mount(createGameLink, ({ params, session }) =>
    multiplayer.link(session.account, params.id as GameId),
  );

  mount(readGameLink, ({ params, player }) => multiplayer.readLink(params.code, player));

  mount(joinGameLink, async ({ params, body, language, response, ...call }) => {
    const { code } = params;
    const { nickname } = body;
    if (!call.player) {
      // A cookie is given out for a seat only, not for a code that leads nowhere, a full game or a missing name.
      await multiplayer.expectSeat(code);
      if (nickname === undefined) throw new AppError('nickname_required');
    }
    const player = call.player ?? identity.newGuest(response);
    return present(language, player, await multiplayer.joinLink(code, player, nickname));
  });
}
