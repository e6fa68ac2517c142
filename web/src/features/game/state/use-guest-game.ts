import { useEffect } from 'react';
import { type Session, session } from '../../../lib/session-store.ts';
import { preferredChoice } from './game-choice.ts';
import { type GameState, wonJustNow } from './game-state.ts';
import { type GameStore, useGame } from './game-store.ts';
import { leagues } from '../../../lib/leagues-store.ts';

/** From a won guess to the next game. */
const nextGameAfter = 2000;

/**
 * A game is created on page load, without waiting to know who is there; where it turns out to be a user, the
 * preferred game takes its place.
 */
export function useGameFromTheStart(store: GameStore): void {
  useEffect(() => {
    const follow = (now: Session) => {
      if (now.state !== 'user') return;
      void store.prefer(preferredChoice(now.user, leagues.getState().leagues));
    };
    // The answer about the session may have come between the making of the store and now.
    follow(session.getState());
    if (store.getState().phase.state === 'idle') void store.start();
    if (session.getState().state !== 'loading') return;
    const stop = session.subscribe((now) => {
      stop();
      follow(now);
    });
    return stop;
  }, [store]);
}

/** The game that was won last, on screen or just before it: its confetti falls on into the next game. */
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
