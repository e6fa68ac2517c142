import {
  createGame,
  type GuessView,
  readGame,
  resetGame,
  submitGuess,
} from '@craque/common/contracts/games.ts';
import { readUnfinishedGames } from '@craque/common/contracts/history.ts';
import { type Game, isTouched, playerOf } from '@craque/common/domain/game/game.ts';
import type { GameId, PlayerId } from '@craque/common/domain/ids.ts';
import type { GuestDesk } from '../http/guest-desk.ts';
import type { Mount } from '../http/mount.ts';
import { playerOrMissing } from './game-access.ts';
import type { GameService } from './game-service.ts';
import type { PresentFor } from './present-for.ts';

export type GameRoutesDependencies = {
  games: GameService;
  guests: GuestDesk;
  present: PresentFor;
};

/** Opening at the set start makes no new version, so who has waited gets the whole view. */
const waits = (game: Game, id: PlayerId): boolean => {
  const player = playerOf(game, id);
  return player?.waitedFrom !== undefined && !player.end && !isTouched(player);
};

export function mountGames(mount: Mount, dependencies: GameRoutesDependencies): void {
  const { games, guests, present } = dependencies;

  mount(createGame, async ({ body, language, idempotencyKey, ...call }) => {
    const player = await guests.playerOf(call);
    const game = await games.create(player, body, idempotencyKey);
    await guests.seat(call.request, player, game);
    return present(language, player, game);
  });

  mount(readGame, async ({ params, query, language, response, ...call }) => {
    const player = playerOrMissing(call.player);
    const game = await games.read(player, params.id as GameId);
    if (query.since !== undefined && game.version <= query.since && !waits(game, player))
      return () => response.status(204).end();
    return present(language, player, game);
  });

  mount(readUnfinishedGames, ({ player }) => games.waiting(player));

  mount(submitGuess, async ({ params, body, language, idempotencyKey: key, ...call }) => {
    const player = playerOrMissing(call.player);
    const { byToken } = call;
    const request = { text: body.guess, key, byToken };
    const { game } = await games.guess(player, params.id as GameId, request);
    const view = await present(language, player, game);
    const { completed, won, athleteName, score, timeTaken } = view;
    const { speedBonus, streakBonus, streakCount } = view;
    return {
      guess: view.guesses.at(-1) as GuessView,
      ...{ completed, won, athleteName, score, timeTaken },
      ...{ speedBonus, streakBonus, streakCount },
      game: view,
    };
  });

  mount(resetGame, async ({ params, body, ...call }) => {
    const player = playerOrMissing(call.player);
    const id = await games.reset(player, params.id as GameId, body);
    await guests.seat(call.request, player, { id });
    return { id };
  });
}
