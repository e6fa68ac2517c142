import type { ChallengeState } from '@craque/common/contracts/challenge-view.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import type { UnfinishedGame } from '@craque/common/contracts/history.ts';
import type { Language } from '@craque/common/domain/language.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { winnerFieldsOf } from '@craque/common/domain/view/challenge-stage.ts';
import type { StoreApi } from 'zustand/vanilla';
import { ApiError, type Call } from '../../lib/api.ts';
import type { ListedLeagues } from '../../lib/leagues.ts';
import { withPictures } from '../../lib/pushed-players.ts';
import { choiceOf, type GameChoice } from './game-choice.ts';
import type { NameBook } from '../names/name-book.ts';

export type Phase =
  | { state: 'idle' }
  /** `of`: id of the game being read; absent while a new one is created. */
  | { state: 'loading'; of?: number }
  | { state: 'playing'; game: GameView }
  | { state: 'finished'; game: GameView }
  /** `invitedTo`: id of the requested game that the caller has not joined yet. */
  | { state: 'failed'; invitedTo?: number; error?: unknown };

/** The address has had its number of new guests: an account is the way on. */
export const isGuestLimit = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'too_many_guests';

export type Pending = 'guess' | 'hint' | 'reset' | 'start';

export type GameState = {
  /** The selectors' values; the game on screen may differ. */
  choice: GameChoice;
  phase: Phase;
  pending: Pending | undefined;
  /** Server time minus client time in milliseconds, measured when a game was created. */
  skew: number;
  /** Id of the game that the player's guess ended, until its result is closed. */
  resultOf: number | undefined;
  /** Games won in a row, as far as known. */
  streak: number;
  /** The daily that was left under way, as far as known. */
  daily?: UnfinishedGame | undefined;
  /** Id of the finished game whose result is reopened. */
  readAgain: number | undefined;
  /** The finished game before the one on screen; a guest reads and shares it there. */
  lastResult: GameView | undefined;
};

/** A message for the player; show-notice.ts has the words. */
export type Notice =
  | { kind: 'loaded' | 'waits'; game: GameView; streak: number }
  | { kind: 'not-found' }
  | { kind: 'alternative'; sport: Sport }
  | { kind: 'all-failed' }
  | { kind: 'start-failed' | 'league-failed' | 'reset-failed'; error: unknown }
  | { kind: 'load-failed'; error: unknown }
  | { kind: 'guess-failed'; error: unknown }
  | { kind: 'hint'; hint: string; penalty: number }
  | { kind: 'hint-failed' }
  | { kind: 'abandoned'; athleteName: string };

export type GameDeps = {
  call: Call;
  language: () => Language;
  now: () => number;
  newKey: () => string;
  /** Only a hint: the server decides by the session. */
  isGuest: () => boolean;
  leagues: () => ListedLeagues;
  bookOf: (sport: Sport) => NameBook | undefined | Promise<NameBook | undefined>;
  notify: (notice: Notice) => void;
};

/** Shared by the actions of a game. `memo` is internal to them and never shown. */
export type GameContext = {
  deps: GameDeps;
  store: StoreApi<GameState>;
  memo: {
    /** Counts starts and loads, so that a stale answer is dropped. */
    turn: number;
    waiting?: 'asking' | 'known';
    asked?: { gameId: number; text: string };
    /** The guess whose answer was lost: a retry with the same key cannot count twice. */
    unanswered?: { gameId: number; text: string; key: string };
  };
};

export function gameOf({ phase }: Pick<GameState, 'phase'>): GameView | undefined {
  return 'game' in phase ? phase.game : undefined;
}

/** Id of the game that the player has just won and whose result is still open. */
export function wonJustNow(state: GameState): number | undefined {
  const game = gameOf(state);
  return game?.won && state.resultOf === game.id ? game.id : undefined;
}

/** A touched game waits when left, and is lost when given up. */
export function isTouched({ guesses, hints }: GameView): boolean {
  return guesses.length > 0 || hints.length > 0;
}

/** Notifies the player who leaves a touched game that it waits. */
export function notifyWaiting({ deps, store }: GameContext): void {
  const { phase, streak } = store.getState();
  if (phase.state !== 'playing' || phase.game.waitsUntil === null) return;
  deps.notify({ kind: 'waits', game: phase.game, streak });
}

function phaseOf(game: GameView): Phase {
  return { state: game.completed ? 'finished' : 'playing', game };
}

export function showGame({ store }: GameContext, game: GameView, skew?: number): void {
  const { unchosen } = store.getState().choice;
  store.setState({
    phase: phaseOf(game),
    choice: { ...choiceOf(game), ...(unchosen && { unchosen }) },
    pending: undefined,
    resultOf: undefined,
    readAgain: undefined,
    ...(skew !== undefined && { skew }),
  });
}

/**
 * Replaces the view unless the new one is older. The answer to an own move may arrive after a push
 * about a later move of another player; it then gets the newer state.
 */
export function applyView({ store }: Pick<GameContext, 'store'>, game: GameView): void {
  const shown = gameOf(store.getState());
  if (!shown || shown.id !== game.id || lead(game, shown) < 0) return;
  if (game.version >= shown.version) store.setState({ phase: phaseOf(game) });
  else if (lead(game, shown) > 0) store.setState({ phase: phaseOf(withStateOf(game, shown)) });
}

/** The number of own moves by which the first view is ahead; negative if it is behind. */
function lead(game: GameView, shown: GameView): number {
  const guesses = game.guesses.length - shown.guesses.length;
  const hints = game.hints.length - shown.hints.length;
  return Math.min(guesses, hints) < 0 ? -1 : guesses + hints;
}

function withStateOf(game: GameView, { players, challenge, version }: GameView): GameView {
  return players && challenge ? withState(game, { players, challenge }, version) : game;
}

/** A guest hears of a rematch on the page of the finished game only. */
export const hearsHereOnly = ({
  players,
  own,
  challenge,
}: Pick<GameView, 'players' | 'own' | 'challenge'>): boolean =>
  players?.find(({ userId }) => userId === own?.userId)?.isGuest === true && !challenge?.cancelled;

/** The view with another state of its challenge; a finished one has no ticket, as in the api. */
export function withState(view: GameView, state: ChallengeState, version: number): GameView {
  const isOver = state.challenge.finished && !hearsHereOnly({ ...state, own: view.own });
  return {
    ...view,
    ...state,
    players: withPictures(state.players, view.players),
    ...winnerFieldsOf(state, view.own?.userId ?? ''),
    ...(isOver && { ticket: null }),
    version,
  };
}
