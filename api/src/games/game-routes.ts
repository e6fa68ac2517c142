import {
  createGame,
  type GuessView,
  readGame,
  resetGame,
  submitGuess,
} from '@craque/common/contracts/games.ts';
import { readUnfinishedGames } from '@craque/common/contracts/unfinished-games.ts';
import type { GameId } from '@craque/common/domain/ids.ts';
import type { Identity } from '../http/identity.ts';
import type { Mount } from '../http/mount.ts';
import { playerOrMissing } from './game-access.ts';
import { givenChoice } from './game-creation.ts';
import type { GameService } from './game-service.ts';
import type { PresentFor } from './present-for.ts';

export type GameRoutesDependencies = {
  games: GameService;
  identity: Identity;
  present: PresentFor;
};

export function mountGames(mount: Mount, dependencies: GameRoutesDependencies): void {
  const { games, identity, present } = dependencies;

  mount(createGame, async ({ body, language, response, idempotencyKey, ...call }) => {
    const player = call.player ?? identity.newGuest(response);
    return present(language, player, await games.create(player, givenChoice(body), idempotencyKey));
  });

  mount(readGame, async ({ params, query, language, response, ...call }) => {
    const player = playerOrMissing(call.player);
    const game = await games.read(player, params.id as GameId);
    if (query.since !== undefined && game.version <= query.since) {
      response.status(204).end();
      return undefined;
    }
    return present(language, player, game);
  });

  mount(readUnfinishedGames, ({ player }) => games.waiting(player));

  mount(submitGuess, async ({ params, body, language, idempotencyKey: key, ...call }) => {
    const player = playerOrMissing(call.player);
    const { game } = await games.guess(player, params.id as GameId, { text: body.guess, key });
    const view = await present(language, player, game);
    const { completed, won, athleteName, score, speedBonus, streakBonus, streakCount, timeTaken } =
      view;
    const guess = view.guesses.at(-1) as GuessView;
    return {
      guess,
      completed,
      won,
      athleteName,
      score,
      speedBonus,
      streakBonus,
      streakCount,
      timeTaken,
      game: view,
    };
  });

  mount(resetGame, async ({ params, body, ...call }) => {
    const player = playerOrMissing(call.player);
    return { id: await games.reset(player, params.id as GameId, givenChoice(body)) };
  });
}
