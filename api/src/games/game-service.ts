import type { Game, Guess, Hint } from '@craque/common/domain/game/game.ts';
import { abandon } from '@craque/common/domain/game/ending.ts';
import { applyGuess } from '@craque/common/domain/game/guessing.ts';
import {
  activePlayer,
  asOfVersion,
  playedByToken,
  playerOf,
} from '@craque/common/domain/game/game.ts';
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
import { firstGame, isFirstGame, nextFirstId } from './first-game.ts';
import { findRepeated, fullChoice, type GameChoice, placeGame } from './game-creation.ts';
import { evaluateGuess } from './evaluate-guess.ts';
import { reopened } from './reopened-game.ts';
import { nextSetId, placeNextOfSet, placeSetGame, type SetGameDependencies } from './set-game.ts';
import { streakBefore } from './settle.ts';
import { waitingGames } from './waiting-games.ts';

type Guessed = { game: Game; guess: Guess };
type ByToken = { byToken?: boolean };
type GuessRequest = ByToken & { text: string; key?: string | undefined };

/** The same key with another text is refused. */
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
    // Before the name is matched: the duration of a refusal must not depend on the name.
    const active = activePlayer(game, player);
    if (!active.ok) throw new AppError(errorCodeOf[active.error]);
    const { text, key, byToken } = request;
    const judged = evaluateGuess(catalogue, game, text);
    const isRight = judged.outcome.kind === 'right';
    const streak = isRight ? await streakBefore(stores, player, game.id, clock()) : 0;
    const step = { ...judged, text, now: clock(), streakBefore: streak, ...(key && { key }) };
    const applied = applyGuess(game, player, step);
    if (!applied.ok) throw new AppError(errorCodeOf[applied.error]);
    const guess = playerOf(applied.value, player)?.guesses.at(-1) as Guess;
    const next = byToken ? playedByToken(applied.value, player) : applied.value;
    return { next, value: { game: next, guess } };
  };
}

function resetStep(
  dependencies: SetGameDependencies,
  player: PlayerId,
  choice: GameChoice,
): Step<Game> {
  return async (game) => {
    if (game.challenge) throw new AppError('challenge_game');
    if (game.successor) return { value: game };
    const full = successorChoice(dependencies, game, choice);
    const isSame = full.league === game.league && full.difficulty === game.difficulty;
    const known =
      (isSame && (await nextSetId(dependencies, player, game))) ||
      (await nextFirstId(dependencies, player, full));
    const abandoned = abandon(game, player, dependencies.clock());
    const left = abandoned.ok ? abandoned.value : game;
    const next = { ...left, successor: known ?? gameIdFrom(dependencies.random()) };
    return { next, value: next };
  };
}

function successorChoice(dependencies: GameServiceDependencies, game: Game, choice: GameChoice) {
  const { sport, league } = choice.sport || choice.league ? choice : game;
  const difficulty = choice.difficulty ?? game.difficulty;
  const full = fullChoice(dependencies, { sport, league, difficulty });
  return { ...full, unchosen: choice.unchosen };
}

/** Every change is one compare-and-set of the game document. */
export function createGameService(dependencies: SetGameDependencies) {
  return {
    /** `reopen`: an untouched game of the same choice will do. `set`: somebody whom it lacks. */
    async create(
      player: PlayerId,
      { reopen, set, ...choice }: GameChoice & { [K in 'reopen' | 'set']?: boolean | undefined },
      createKey?: string,
    ): Promise<Game> {
      if (set) return placeSetGame(dependencies, player, createKey);
      const full = fullChoice(dependencies, choice);
      const repeated = createKey && (await findRepeated(dependencies, player, createKey, full));
      if (repeated) return repeated;
      const asked = { ...full, unchosen: choice.unchosen };
      const { game, id } = await firstGame(dependencies, player, asked);
      const before = game ?? (reopen && (await reopened(dependencies, player, full)));
      if (before) return before;
      const given = { createKey, id, isFirst: id !== undefined };
      return (await placeGame(dependencies, player, full, given)).game;
    },

    read: (player: PlayerId, id: GameId): Promise<Game> => loadGame(dependencies, player, id),

    waiting: (player: PlayerId | undefined) => waitingGames(dependencies, player),

    guess: (player: PlayerId, id: GameId, request: GuessRequest): Promise<Guessed> =>
      changeGame(dependencies, player, id, guessStep(dependencies, player, request)),

    /** `cost`: the points that this call charged; 0 for a hint taken before. */
    hint: (
      player: PlayerId,
      id: GameId,
      { wanted, byToken }: ByToken & { wanted?: number | undefined } = {},
    ): Promise<{ game: Game; hint: Hint; cost: number }> =>
      changeGame(dependencies, player, id, async (game) => {
        const request = { now: dependencies.clock(), ...(wanted && { wanted }) };
        const taken = applyHint(game, player, request);
        if (!taken.ok) throw new AppError(errorCodeOf[taken.error]);
        const { game: after } = taken.value;
        const next = byToken && after !== game ? playedByToken(after, player) : after;
        return { value: { ...taken.value, game: next }, next };
      }),

    /** Pressed twice, there is one successor. */
    async reset(player: PlayerId, id: GameId, choice: GameChoice): Promise<GameId> {
      const { stores } = dependencies;
      const step = resetStep(dependencies, player, choice);
      const left = await changeGame(dependencies, player, id, step);
      const successor = left.successor as GameId;
      const isThere =
        (await stores.games.find(successor)) || (await placeNextOfSet(dependencies, player, left));
      if (!isThere) {
        const { unchosen, ...full } = successorChoice(dependencies, left, choice);
        const isFirst = isFirstGame(dependencies, player, { ...full, unchosen }, successor);
        await placeGame(dependencies, player, full, { id: successor, isFirst });
      }
      return successor;
    },
  };
}

export type GameService = ReturnType<typeof createGameService>;
