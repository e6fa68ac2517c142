import { useContext, useEffect } from 'react';
import { gameOf, isTouched } from '../state/game-state.ts';
import { type GameStore, useGame } from '../state/game-store.ts';
import { guessRitual } from '../sticker/lazy-ritual.tsx';
import { confetti } from './lazy-confetti.tsx';
import { ResultPart } from './own-result.tsx';

/** Preloads the end with the first guess or hint; after a failure the end loads it again. */
export function useEndsAtHand(
  store: GameStore,
  parts: readonly { preload: () => Promise<unknown> }[],
): void {
  const result = useContext(ResultPart);
  const hasBegun = useGame(store, (state) => {
    const game = gameOf(state);
    return state.pending === 'guess' || (game !== undefined && isTouched(game));
  });
  useEffect(() => {
    if (!hasBegun) return;
    const loading = [result, ...parts].map((part) => part?.preload());
    void Promise.allSettled([...loading, guessRitual(), confetti()]);
  }, [hasBegun, result, parts]);
}
