import { useEffect } from 'react';
import { type Session, session } from '../../../lib/session-store.ts';
import { preferredChoice } from './game-choice.ts';
import { type GameState, wonJustNow } from './game-state.ts';
import { type GameStore, useGame } from './game-store.ts';
import { leagues } from '../../../lib/leagues-store.ts';
import { mayWait } from './use-waiting-game.ts';

/** Delay between a won guess and the next game. */
const nextGameAfter = 2000;

/**
 * A game is there on page load, without waiting for the session: the one that waits, or a new one.
 * If there is a user, their own game replaces the new one.
 */
export function useGameFromTheStart(store: GameStore): void {
  useEffect(() => {
    const follow = (now: Session) => {
      if (now.state !== 'user') return;
      void store.prefer(preferredChoice(now.user, leagues.getState().leagues));
    };
    // The session's answer may have arrived since the store was created.
    follow(session.getState());
    if (store.getState().phase.state === 'idle') void (mayWait() ? store.resume() : store.start());
    if (session.getState().state !== 'loading') return;
    const stop = session.subscribe((now) => {
      stop();
      follow(now);
    });
    return stop;
  }, [store]);
}

/** The last won game, on screen or just before it: its confetti continues into the next game. */
export function wonLast(state: GameState): number | undefined {
  const { lastResult } = state;
  return wonJustNow(state) ?? (lastResult?.won ? lastResult.id : undefined);
}

/** Starts the next game two seconds after a won guess. */
export function useNextGameAfterWin(store: GameStore): void {
  const won = useGame(store, wonJustNow);
  useEffect(() => {
    if (won === undefined) return;
    const timer = setTimeout(() => void store.start(), nextGameAfter);
    return () => clearTimeout(timer);
  }, [won, store]);
}
