import type { League } from '@craque/common/domain/sport.ts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type GameChoice, unchosenGame } from './game-choice.ts';
import {
  type GameContext,
  type GameDeps,
  gameOf,
  type GameState,
  notifyWaiting,
} from './game-state.ts';
import { nextHint, sendGuess } from './play-game.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import {
  adoptGame,
  changeLeague,
  choose,
  type LoadOptions,
  loadGame,
  newAthlete,
  preferGame,
  refreshGame,
  resumeGame,
  startGame,
} from './start-game.ts';

/** One game on one screen. No action rejects; `deps.notify` reports. */
export function createGameStore(
  deps: GameDeps,
  choice: GameChoice = unchosenGame(deps.language()),
) {
  const store = createStore<GameState>(() => ({
    choice,
    phase: { state: 'idle' },
    pending: undefined,
    skew: 0,
    resultOf: undefined,
    streak: 0,
    readAgain: undefined,
    lastResult: undefined,
  }));
  const context: GameContext = { deps, store, memo: { turn: 0 } };
  return {
    ...store,
    start: (change?: Partial<GameChoice>) => startGame(context, change),
    resume: (options?: LoadOptions) => resumeGame(context, options),
    prefer: (choice: GameChoice) => preferGame(context, choice),
    load: (id: number, options?: LoadOptions) => loadGame(context, id, options),
    adopt: (game: GameView) => adoptGame(context, game),
    leave: () => notifyWaiting(context),
    refresh: () => refreshGame(context),
    choose: (change: Partial<GameChoice>) => choose(context, change),
    changeLeague: (league: League) => changeLeague(context, league),
    newAthlete: () => newAthlete(context),
    submitGuess: (text: string) => sendGuess(context, text),
    takeHint: () => nextHint(context),
    /** Opens the result of the finished game on screen again. */
    openResult: () => store.setState({ readAgain: gameOf(store.getState())?.id }),
    closeResult: () => store.setState({ resultOf: undefined, readAgain: undefined }),
  };
}

export type GameStore = ReturnType<typeof createGameStore>;

export function useGame<T>(store: GameStore, select: (state: GameState) => T): T {
  return useStore(store, select);
}
