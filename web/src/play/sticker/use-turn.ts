import { useCallback, useEffect, useState } from 'react';

/** A sticker that cannot turn over by then shows its new front without it, in ms. */
const patience = 3000;

/** While `isHeld` the old front stays: until it has turned the name on the new one is nobody's business. */
export function useTurn(isTurning: boolean): { isHeld: boolean; onTurn: () => void } {
  const [hasTurned, setTurned] = useState(false);
  const isHeld = isTurning && !hasTurned;
  const onTurn = useCallback(() => setTurned(true), []);
  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(onTurn, patience);
    return () => clearTimeout(timer);
  }, [isHeld, onTurn]);
  return { isHeld, onTurn };
}
