import {
  createGame,
  type GameView,
  type GuessView,
  readGame,
  resetGame,
  submitGuess,
} from '@craque/common/contracts/games.ts';
import type { Game } from '@craque/common/domain/game.ts';
import type { GameId, PlayerId } from '@craque/common/domain/ids.ts';
import type { Language } from '@craque/common/domain/language.ts';
import type { Catalogue } from '../athletes/catalogue.ts';
import type { PhotoBook } from '../athletes/photo-book.ts';
import type { Identity } from '../http/identity.ts';
import type { Mount } from '../http/mount.ts';
import type { Texts } from '../texts/texts.ts';
import { playerOrMissing, seenBy } from './game-access.ts';
import { presentGame } from './game-presenter.ts';
import type { GameChoice } from './game-creation.ts';
import type { GameService } from './game-service.ts';
import { factsDates } from './snapshot.ts';

export type GameRoutesDependencies = {
  games: GameService;
  catalogue: Catalogue;
  texts: (language: Language) => Texts;
  identity: Identity;
  photos: PhotoBook;
};

const choiceOf = ({
  sport,
  league,
  difficulty,
}: { [K in keyof GameChoice]: GameChoice[K] | undefined }): GameChoice => ({
  ...(sport && { sport }),
  ...(league && { league }),
  ...(difficulty && { difficulty }),
});

export function mountGames(mount: Mount, dependencies: GameRoutesDependencies): void {
  const { games, texts, identity, photos } = dependencies;
  const datesOfFacts = factsDates(dependencies.catalogue);
  const present = (language: Language, player: PlayerId, game: Game): GameView =>
    presentGame(texts(language), seenBy(player, game), {
      factsAsOf: datesOfFacts.get(game.league) ?? '',
      photoCredit: photos.creditOf(game.athlete.athleteId),
    });

  mount(createGame, async ({ body, language, response, idempotencyKey, ...call }) => {
    const player = call.player ?? identity.newGuest(response);
    return present(language, player, await games.create(player, choiceOf(body), idempotencyKey));
  });

  mount(readGame, async ({ params, language, ...call }) => {
    const player = playerOrMissing(call.player);
    return present(language, player, await games.read(player, params.id as GameId));
  });

  mount(submitGuess, async ({ params, body, language, idempotencyKey: key, ...call }) => {
    const player = playerOrMissing(call.player);
    const { game } = await games.guess(player, params.id as GameId, { text: body.guess, key });
    const view = present(language, player, game);
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
    return { id: await games.reset(player, params.id as GameId, choiceOf(body)) };
  });
}
