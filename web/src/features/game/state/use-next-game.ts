import { useEffect, useState } from 'react';
import { wonJustNow } from './game-state.ts';
import { type GameStore, useGame } from './game-store.ts';

/** Delay (ms) between a won game and the next one. */
export const nextGameAfter = 2000;

/** Whatever a player does while they read: a key, a touch, a wheel, a focus moved by other means. */
const signsOfLife = ['keydown', 'pointerdown', 'wheel', 'focusin', 'visibilitychange'] as const;

/** The end of a game takes the focus by itself, which nobody has asked for. */
const isOwnFocus = ({ type, target }: Event) =>
  type === 'focusin' && target instanceof HTMLElement && target.dataset.end !== undefined;

/**
 * Starts the next game two seconds after the end of a won one is on screen, unless the player does
 * anything or looks elsewhere: then they are reading, and the game waits until they ask for it, so
 * that its clock does not run behind a dialog. Returns true while it is counting.
 */
export function useNextGameAfterWin(store: GameStore): boolean {
  const won = useGame(store, wonJustNow);
  const [held, setHeld] = useState<number>();
  const counting = won !== undefined && held !== won;
  useEffect(() => {
    if (!counting) return;
    const over = new AbortController();
    const timer = setTimeout(() => void store.start(), nextGameAfter);
    const hold = (event: Event) => {
      if (!isOwnFocus(event)) setHeld(won);
    };
    const options = { capture: true, passive: true, signal: over.signal };
    for (const sign of signsOfLife) document.addEventListener(sign, hold, options);
    if (document.hidden) setHeld(won);
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [counting, won, store]);
  return counting;
}
