import {
  createGame,
  type GameView,
  type GuessView,
  readAthleteDetails,
  readGame,
  readPhoto,
  resetGame,
  submitGuess,
  takeHint,
} from '@craque/common/contracts/games.ts';
import type { Game } from '@craque/common/domain/game.ts';
import { type SeenGame, viewFor } from '@craque/common/domain/game-view.ts';
import type { GameId, PlayerId } from '@craque/common/domain/ids.ts';
import type { Language } from '@craque/common/domain/language.ts';
import { AppError } from '../app-error.ts';
import type { Catalogue } from '../athletes/catalogue.ts';
import type { PortraitArtist } from '../athletes/portrait.ts';
import type { Identity } from '../http/identity.ts';
import type { Mount } from '../http/mount.ts';
import type { Texts } from '../texts/texts.ts';
import { presentDetails } from './details-presenter.ts';
import { portraitInput } from './game-portrait.ts';
import { photoStepOf, presentGame, presentHint } from './game-presenter.ts';
import type { GameChoice } from './game-creation.ts';
import type { GameService } from './game-service.ts';
import { factsDates } from './snapshot.ts';

export type GameRoutesDependencies = {
  games: GameService;
  catalogue: Catalogue;
  texts: (language: Language) => Texts;
  artist: PortraitArtist;
  identity: Identity;
};

/** Without an identity there is no game to be found: the same answer as for one that never was (D4). */
function playerOrMissing(player: PlayerId | undefined): PlayerId {
  if (!player) throw new AppError('game_not_found');
  return player;
}

function seenBy(player: PlayerId, game: Game): SeenGame {
  const seen = viewFor(game, player);
  if (!seen) throw new AppError('game_not_found');
  return seen;
}

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
  const { games, texts, identity } = dependencies;
  const datesOfFacts = factsDates(dependencies.catalogue);
  const present = (language: Language, player: PlayerId, game: Game): GameView =>
    presentGame(texts(language), seenBy(player, game), datesOfFacts.get(game.league) ?? '');

  mount(createGame, async ({ body, language, request, response, idempotencyKey }) => {
    const player = identity.playerOrNewGuest(request, response);
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
  mountHelp(mount, dependencies);
}

function mountHelp(mount: Mount, { games, texts, artist }: GameRoutesDependencies): void {
  mount(takeHint, async ({ params, query, language, ...call }) => {
    const player = playerOrMissing(call.player);
    const { game, hint, cost } = await games.hint(player, params.id as GameId, query.n);
    const seen = seenBy(player, game);
    const seenHint = seen.hints.find(({ rung }) => rung === hint.rung);
    if (!seenHint) throw new AppError('internal');
    return {
      hint: presentHint(texts(language), seen, seenHint),
      hintPenalty: cost,
      rung: hint.rung,
      remainingHints: seen.remainingHints,
      totalPenalty: seen.totalPenalty,
    };
  });

  mount(readAthleteDetails, async ({ params, language, ...call }) => {
    const player = playerOrMissing(call.player);
    const game = await games.read(player, params.id as GameId);
    const seen = seenBy(player, game);
    if (seen.end?.status !== 'won') throw new AppError('details_after_win');
    return presentDetails(texts(language), game, seen);
  });

  mount(readPhoto, async ({ params, query, response, ...call }) => {
    const player = playerOrMissing(call.player);
    const seen = seenBy(player, await games.read(player, params.id as GameId));
    const due = photoStepOf(seen);
    const step = query.step ?? due;
    if (step > due) throw new AppError('photo_not_due');
    response.type('image/svg+xml').send(artist.draw(portraitInput(seen, step)));
    return undefined;
  });
}
