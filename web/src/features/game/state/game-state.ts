import type { GameView } from '@craque/common/contracts/games.ts';
import type { Language } from '@craque/common/domain/language.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import type { StoreApi } from 'zustand/vanilla';
import type { Call } from '../../../lib/api.ts';
import { choiceOf, type GameChoice, type ListedLeagues } from './game-choice.ts';
import type { NameBook } from '../names/name-book.ts';

export type Phase =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'playing'; game: GameView }
  | { state: 'finished'; game: GameView }
  /** `invitedTo`: id of the game that was asked for and that the caller has not joined yet. */
  | { state: 'failed'; invitedTo?: number };

export type Pending = 'guess' | 'hint' | 'reset' | 'start';

export type GameState = {
  /** What the selectors show; the game on screen may still be of another choice. */
  choice: GameChoice;
  phase: Phase;
  pending: Pending | undefined;
  /** Server time less client time in milliseconds, measured when a game was created. */
  skew: number;
  /** Id of the game that ended with the player's own guess and whose result has not been closed. */
  resultOf: number | undefined;
  /** The finished game before the one on screen; a guest reads and shares it there. */
  lastResult: GameView | undefined;
};

/** Something the player should be told in passing; show-notice.ts has the words. */
export type Notice =
  | { kind: 'loaded' }
  | { kind: 'not-found' }
  | { kind: 'alternative'; sport: Sport }
  | { kind: 'all-failed' }
  | { kind: 'start-failed' }
  | { kind: 'league-failed' }
  | { kind: 'load-failed'; error: unknown }
  | { kind: 'guess-failed'; error: unknown }
  | { kind: 'hint'; hint: string; penalty: number }
  | { kind: 'hint-failed' }
  | { kind: 'reset-failed' }
  | { kind: 'abandoned'; athleteName: string };

export type GameDeps = {
  call: Call;
  language: () => Language;
  /** Milliseconds of the client's clock. */
  now: () => number;
  /** A fresh idempotency key. */
  newKey: () => string;
  /** Only a wish: the server decides by the session. */
  isGuest: () => boolean;
  leagues: () => ListedLeagues;
  bookOf: (sport: Sport) => NameBook | undefined;
  notify: (notice: Notice) => void;
};

/** What the actions of a game share. `memo` is theirs alone and never shown. */
export type GameContext = {
  deps: GameDeps;
  store: StoreApi<GameState>;
  memo: {
    /** Counts starts and loads, so that the answer of an overtaken one is dropped. */
    turn: number;
    /** The unknown name that was asked about. */
    asked?: { gameId: number; text: string };
    /** The guess whose answer got lost: sent again with the same key it cannot count twice. */
    unanswered?: { gameId: number; text: string; key: string };
  };
};

export function gameOf({ phase }: GameState): GameView | undefined {
  return 'game' in phase ? phase.game : undefined;
}

/** Id of the game that the player has just won and whose result is still open. */
export function wonJustNow(state: GameState): number | undefined {
  const game = gameOf(state);
  return game?.won && state.resultOf === game.id ? game.id : undefined;
}

/** A touched game counts when it is left. */
export function isTouched({ guesses, hints }: GameView): boolean {
  return guesses.length > 0 || hints.length > 0;
}

function phaseOf(game: GameView): Phase {
  return { state: game.completed ? 'finished' : 'playing', game };
}

/** Puts a game on screen in place of whatever was there. */
export function showGame({ store }: GameContext, game: GameView, skew?: number): void {
  store.setState({
    phase: phaseOf(game),
    choice: choiceOf(game),
    pending: undefined,
    resultOf: undefined,
    ...(skew !== undefined && { skew }),
  });
}

/** Takes the place of the view of the same game, unless it is older: answers may arrive in any order. */
export function applyView({ store }: Pick<GameContext, 'store'>, game: GameView): void {
  const shown = gameOf(store.getState());
  if (!shown || shown.id !== game.id || isOlder(game, shown)) return;
  store.setState({ phase: phaseOf(game) });
}

function isOlder(game: GameView, shown: GameView): boolean {
  return (
    game.version < shown.version ||
    game.guesses.length < shown.guesses.length ||
    game.hints.length < shown.hints.length
  );
}
