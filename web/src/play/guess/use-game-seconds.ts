import type { GameView } from '@craque/common/contracts/games.ts';
import { useEffect, useState } from 'react';
import { secondsSince } from './duration-text.ts';

export type CountedGame = Pick<GameView, 'completed' | 'timeTaken' | 'startedAt'>;

/**
 * Whole seconds since the server started the game, counted on; the counted time once it is over.
 * `skew` is server time minus client time in milliseconds.
 */
export function useGameSeconds({ completed, timeTaken, startedAt }: CountedGame, skew: number) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (completed) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [completed]);
  return timeTaken ?? secondsSince(startedAt, now, skew);
}
