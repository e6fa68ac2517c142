import type { People } from '@craque/common/contracts/push/present-challenge.ts';
import type { Game, Guess, Hint } from '@craque/common/domain/game/game.ts';
import { abandon } from '@craque/common/domain/game/ending.ts';
import { applyGuess } from '@craque/common/domain/game/guessing.ts';
import { activePlayer, asOfVersion, playerOf } from '@craque/common/domain/game/game.ts';
import { applyHint } from '@craque/common/domain/game/hinting.ts';
import type { GameId, PlayerId } from '@craque/common/domain/ids.ts';
import { gameIdFrom } from '@craque/common/domain/ids.ts';
import { AppError } from '../errors/app-error.ts';
import {
  changeGame,
  errorCodeOf,
  type GameServiceDependencies,
  loadGame,
  type Step,
} from './game-changes.ts';
import { findRepeated, fullChoice, type GameChoice, insertGame } from './game-creation.ts';
import { evaluateGuess } from './evaluate-guess.ts';
import { peopleIn } from './people.ts';
import { streakBefore } from './settle.ts';
import { waitingGames } from './waiting-games.ts';

type Guessed = { game: Game; guess: Guess };
type GuessRequest = { text: string; key?: string | undefined };

/** The answer that this key got before, or undefined; used with another text the key is refused. */
function repeatedGuess(
  game: Game,
  player: PlayerId,
  { text, key }: GuessRequest,
): Guessed | undefined {
  const before = key && playerOf(game, player)?.guesses.find((guess) => guess.key === key);
  if (!before) return undefined;
  if (before.text !== text) throw new AppError('idempotency_mismatch');
  return { game: asOfVersion(game, player, before.version), guess: before };
}

function guessStep(
  { stores, catalogue, clock }: GameServiceDependencies,
  player: PlayerId,
  request: GuessRequest,
): Step<Guessed> {
  return async (game) => {
    const repeated = repeatedGuess(game, player, request);
    if (repeated) return { value: repeated };
    // Before the name is looked at: how long a refusal takes must not depend on whose name it is.
    const active = activePlayer(game, player);
    if (!active.ok) throw new AppError(errorCodeOf[active.error]);
    const { text, key } = request;
    const judged = evaluateGuess(catalogue, game, text);
    const isRight = judged.outcome.kind === 'right';
    const streak = isRight ? await streakBefore(stores, player, game.id, clock()) : 0;
    const step = { ...judged, text, now: clock(), streakBefore: streak, ...(key && { key }) };
    const applied = applyGuess(game, player, step);
    if (!applied.ok) throw new AppError(errorCodeOf[applied.error]);
    const guess = playerOf(applied.value, player)?.guesses.at(-1) as Guess;
    return { next: applied.value, value: { game: applied.value, guess } };
  };
}

function resetStep(
  dependencies: GameServiceDependencies,
  player: PlayerId,
  choice: GameChoice,
): Step<Game> {
  return async (game) => {
    if (game.challenge) throw new AppError('challenge_game');
    if (game.successor) return { value: game };
    successorChoice(dependencies, game, choice);
    const abandoned = abandon(game, player, dependencies.clock());
    const left = abandoned.ok ? abandoned.value : game;
    const next = { ...left, successor: gameIdFrom(dependencies.random()) };
    return { next, value: next };
  };
}

function successorChoice(dependencies: GameServiceDependencies, game: Game, choice: GameChoice) {
  const { sport, league, difficulty } = game;
  const place = choice.sport || choice.league ? {} : { sport, league };
  return fullChoice(dependencies, { ...place, difficulty, ...choice });
}

/** Every change is one compare-and-set of the game document. */
export function createGameService(dependencies: GameServiceDependencies) {
  return {
    async create(player: PlayerId, choice: GameChoice, createKey?: string): Promise<Game> {
      const full = fullChoice(dependencies, choice);
      if (!createKey) return insertGame(dependencies, player, full);
      const repeated = await findRepeated(dependencies, player, createKey, full);
      return repeated ?? insertGame(dependencies, player, full, { createKey });
    },

    read: (player: PlayerId, id: GameId): Promise<Game> => loadGame(dependencies, player, id),

    waiting: (player: PlayerId | undefined) => waitingGames(dependencies, player),

    peopleIn: (game: Game, reader: PlayerId): Promise<People> =>
      peopleIn(dependencies.stores, game, reader),

    guess: (player: PlayerId, id: GameId, request: GuessRequest): Promise<Guessed> =>
      changeGame(dependencies, player, id, guessStep(dependencies, player, request)),

    /** `cost`: the points that this call charged; 0 for a hint taken before. */
    hint: (
      player: PlayerId,
      id: GameId,
      wanted?: number,
    ): Promise<{ game: Game; hint: Hint; cost: number }> =>
      changeGame(dependencies, player, id, async (game) => {
        const request = { now: dependencies.clock(), ...(wanted && { wanted }) };
        const taken = applyHint(game, player, request);
        if (!taken.ok) throw new AppError(errorCodeOf[taken.error]);
        return { value: taken.value, next: taken.value.game };
      }),

    /** Leaves the game for a new one and returns its id; pressed twice, there is one successor. */
    async reset(player: PlayerId, id: GameId, choice: GameChoice): Promise<GameId> {
      const { stores } = dependencies;
      const left = await changeGame(
        dependencies,
        player,
        id,
        resetStep(dependencies, player, choice),
      );
      const successor = left.successor as GameId;
      if (!(await stores.games.find(successor))) {
        const full = successorChoice(dependencies, left, choice);
        await insertGame(dependencies, player, full, { id: successor });
      }
      return successor;
    },
  };
}

export type GameService = ReturnType<typeof createGameService>;
