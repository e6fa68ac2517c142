import { useEffect, useState } from 'react';
import { useReducedMotion } from '../../ui/use-media.ts';

/** Time (ms) for the sticker on the page to turn over before it flies into the dialog. */
const turningTime = 1200;

/** The result of a game just won opens when the sticker has turned over, any other at once. */
export function useTurningSticker(hasJustWon: boolean): { turns: boolean; isOpen: boolean } {
  const still = useReducedMotion();
  const [hasTurned, setTurned] = useState(false);
  const turns = hasJustWon && !still;
  useEffect(() => {
    if (!turns) return;
    const timer = setTimeout(() => setTurned(true), turningTime);
    return () => clearTimeout(timer);
  }, [turns]);
  return { turns, isOpen: !turns || hasTurned };
}
