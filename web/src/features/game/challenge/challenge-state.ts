import type { GameView } from '@craque/common/contracts/games.ts';
import type { PlayerView } from '@craque/common/contracts/challenge-view.ts';
import type { Language } from '@craque/common/domain/language.ts';
import type { StoreApi } from 'zustand/vanilla';
import type { Call } from '../../../lib/api.ts';
import type { Live } from '../../../lib/live.ts';
import { gameOf } from '../state/game-state.ts';
import type { GameStore } from '../state/game-store.ts';
import type { ServerClock } from './server-clock.ts';
import type { ToldWinners } from './told-winners.ts';

/** How the game is kept up to date: at once, by reading every few seconds until the connection is back, or by that alone. */
export type Connection = 'live' | 'reconnecting' | 'checking';

export type ChallengeState = {
  connection: Connection;
  /** Ids of those who look at the game just now; empty while nobody can say. */
  online: readonly string[];
  /** The winner is to be told. */
  tellsWinner: boolean;
  /** Who asked to play again, where that was told. */
  rematchBy: string | undefined;
};

export type ChallengeDeps = {
  /** The game on screen. */
  game: GameStore;
  call: Call;
  language: () => Language;
  live: Pick<Live, 'getState' | 'subscribe' | 'on' | 'watch'>;
  /** Milliseconds of the client's clock. */
  now: () => number;
  /** Runs once after so many milliseconds; gives the way to call it off. */
  later: (run: () => void, ms: number) => () => void;
  /** Tells when the page is looked at again; gives the way to stop. */
  onVisible: (run: () => void) => () => void;
  isHidden: () => boolean;
  told: ToldWinners;
  /** An opponent's game is over, told to those who still play. */
  onOpponentEnd: (opponent: PlayerView) => void;
};

export type ChallengeContext = {
  id: number;
  deps: ChallengeDeps;
  store: StoreApi<ChallengeState>;
  clock: ServerClock;
  /** What is known between a start and a stop; never shown. */
  memo: ChallengeMemo;
};

export type ChallengeMemo = {
  stopped: boolean;
  /** Version of the last whole view; what concerns only the caller may be as old as that. */
  readVersion: number;
  watched: boolean;
  /** When the next read is due, in the client's time (ms). */
  pollAt?: number;
  reading: boolean;
  /** Asked for while a read was on its way; `whole` also where nothing is newer. */
  again?: { whole: boolean };
  /** The view as it was last looked at, and the last one that an event has changed. */
  seen?: GameView;
  byEvent?: GameView;
  callOffPoll?: () => void;
  callOffStep?: () => void;
  unwatch?: () => void;
};

export function viewOf({ deps, id }: Pick<ChallengeContext, 'deps' | 'id'>): GameView | undefined {
  const view = gameOf(deps.game.getState());
  return view?.id === id ? view : undefined;
}
