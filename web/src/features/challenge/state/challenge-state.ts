import type { GameView } from '@craque/common/contracts/games.ts';
import type { Language } from '@craque/common/domain/language.ts';
import type { StoreApi } from 'zustand/vanilla';
import type { Call } from '../../../lib/api.ts';
import type { Live } from '../../../lib/live.ts';
import { gameOf } from '../../../play/state/game-state.ts';
import type { GameStore } from '../../../play/state/game-store.ts';
import type { ServerClock } from './server-clock.ts';
import type { AnnouncedWinners } from './announced-winners.ts';

/**
 * How the game is kept up to date: by pushes, by polling until the first connection is there or a
 * lost one is back, or by polling only.
 */
export type Connection = 'connecting' | 'live' | 'reconnecting' | 'checking';

export type ChallengeState = {
  connection: Connection;
  /** Ids of those who are watching the game; empty if unknown. */
  online: readonly string[];
  /** The winner is to be announced. */
  announcesWinner: boolean;
  /** A name has been begun in the field. */
  isTyping: boolean;
  /**
   * The announcement would take the focus from a name half typed, or lie over the answer to a guess:
   * the opponents' panel tells, and opens it when asked.
   */
  isWinnerHeld: boolean;
  /** Whole seconds to the start, 3 to 1, while it is counted down. */
  countdown: number | undefined;
  /** The game was opened on this screen, by the common start. */
  hasOpened: boolean;
  /** Who asked for a rematch, if known. */
  rematchBy: string | undefined;
};

export type ChallengeDeps = {
  /** The game on screen. */
  game: GameStore;
  call: Call;
  language: () => Language;
  live: Pick<Live, 'getState' | 'subscribe' | 'on' | 'watch' | 'time'>;
  /** The client's clock in milliseconds. */
  now: () => number;
  /** Runs once after so many milliseconds; returns a function that cancels it. */
  later: (run: () => void, ms: number) => () => void;
  /** Called when the page becomes visible again; returns a function that stops it. */
  onVisible: (run: () => void) => () => void;
  isHidden: () => boolean;
  announced: AnnouncedWinners;
};

export type ChallengeContext = {
  id: number;
  deps: ChallengeDeps;
  store: StoreApi<ChallengeState>;
  clock: ServerClock;
  /** Internal between a start and a stop; never shown. */
  memo: ChallengeMemo;
};

export type ChallengeMemo = {
  stopped: boolean;
  /** Version of the last whole view; the caller's own part may be as old as that. */
  readVersion: number;
  watched: boolean;
  /** There has been a connection since the start. */
  wasLive: boolean;
  /** When the next read is due, in the client's time (ms). */
  pollAt?: number;
  reading: boolean;
  /** Requested while a read was in flight; `whole` even if nothing is newer. */
  again?: { whole: boolean };
  /** The last inspected view, and the last one changed by an event. */
  seen?: GameView;
  byEvent?: GameView;
  callOffPoll?: () => void;
  callOffStep?: () => void;
  callOffStart?: () => void;
  callOffBegun?: () => void;
  callOffQuestion?: () => void;
  /** The game has opened, and is being read. */
  opening?: boolean;
  /** The lobby or the countdown in which the server is being asked for its time. */
  askedIn?: string;
  unwatch?: () => void;
};

/** Nothing more can change: the challenge is finished, and its player knows the athlete. */
export const isSettled = ({ challenge, athleteName }: GameView): boolean =>
  challenge?.finished !== undefined && athleteName !== null;

export function viewOf({ deps, id }: Pick<ChallengeContext, 'deps' | 'id'>): GameView | undefined {
  const view = gameOf(deps.game.getState());
  return view?.id === id ? view : undefined;
}
