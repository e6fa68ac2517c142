import { useEffect, useState } from 'react';
import { useReducedMotion } from '../../ui/use-media.ts';

/** Time (ms) for the sticker on the page to turn over and shine before it flies into the dialog. */
const turningTime = 1200;
/** The longest time (ms) without a result, also if no sticker turns over. */
const patience = 2500;
const look = 100;

/** The result of a game just won opens when the sticker has turned over, any other at once. */
export function useTurningSticker(hasJustWon: boolean): { turns: boolean; isOpen: boolean } {
  const still = useReducedMotion();
  const [hasTurned, setTurned] = useState(false);
  const turns = hasJustWon && !still;
  useEffect(() => {
    if (!turns) return;
    const past = { waiting: 0, turning: 0 };
    const looking = setInterval(() => {
      past.waiting += look;
      // It waits for the picture of its new front.
      if (document.querySelector('[data-back]')) past.turning += look;
      if (past.turning >= turningTime || past.waiting >= patience) setTurned(true);
    }, look);
    return () => {
      clearInterval(looking);
      setTurned(false);
    };
  }, [turns]);
  return { turns, isOpen: !turns || hasTurned };
}
