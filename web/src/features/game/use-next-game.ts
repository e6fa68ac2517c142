import { useEffect, useState } from 'react';
import { storage } from '../../lib/storage.ts';
import { wonJustNow } from '../../play/state/game-state.ts';
import { type GameStore, useGame } from '../../play/state/game-store.ts';

/** Delay (ms) between a won game and the next one. */
export const nextGameAfter = 2000;

/** Set once the player has left their first win, which nothing takes from the screen. */
const knowsKey = 'craque.knows-wins';

const signsOfLife = [
  'keydown',
  'pointerdown',
  'pointermove',
  'wheel',
  'focusin',
  'visibilitychange',
] as const;

/** The end of a game takes the focus by itself, and comes under a pointer that rests. */
function isNoSign(event: Event): boolean {
  const { type, target } = event;
  const end = target instanceof Element ? target.closest('[data-end]') : null;
  if (type === 'focusin') return end !== null && end === target;
  if (!(event instanceof MouseEvent) || type !== 'pointermove') return false;
  return end === null || (event.movementX === 0 && event.movementY === 0);
}

/**
 * Starts the next game two seconds after a win, but for the first one, and unless the player does
 * anything or looks elsewhere: then they are reading, and its clock must not run behind that.
 * `left`: the seconds while it is counting; `counts`: it does, or did until a sign of life.
 */
export function useNextGameAfterWin(store: GameStore) {
  const won = useGame(store, wonJustNow);
  const [held, setHeld] = useState<number>();
  const [left, setLeft] = useState(0);
  const counts = won !== undefined && storage.read(knowsKey) !== null;
  const counting = counts && held !== won;
  useEffect(() => {
    if (won !== undefined) return () => storage.write(knowsKey, '1');
  }, [won]);
  useEffect(() => {
    if (!counting) return;
    setLeft(nextGameAfter / 1000);
    const ticking = setInterval(() => setLeft((seconds) => seconds - 1), 1000);
    const over = new AbortController();
    const timer = setTimeout(() => void store.start(), nextGameAfter);
    const hold = (event: Event) => {
      if (isNoSign(event)) return;
      // At once: on a busy page the timer may be due before React has rendered.
      clearTimeout(timer);
      setHeld(won);
    };
    const options = { capture: true, passive: true, signal: over.signal };
    for (const sign of signsOfLife) document.addEventListener(sign, hold, options);
    if (document.hidden) setHeld(won);
    return () => {
      clearTimeout(timer);
      clearInterval(ticking);
      over.abort();
    };
  }, [counting, won, store]);
  return { counts, left: counting ? left : undefined, stay: () => setHeld(won) };
}
