import type { GameView } from '@craque/common/contracts/games.ts';

type Attempts = Pick<GameView, 'totalGuesses' | 'remainingGuesses' | 'athleteName'>;

export function usedGuesses({
  totalGuesses,
  remainingGuesses,
}: Omit<Attempts, 'athleteName'>): number {
  return totalGuesses - remainingGuesses;
}

/**
 * Opacity of the dark overlay on the sticker: 0.9 less the share of used guesses, never below 0.1;
 * none once the athlete is told.
 */
export function overlayOpacity(game: Attempts): number {
  if (game.athleteName !== null) return 0;
  return Math.max(0.1, 0.9 - (0.9 * usedGuesses(game)) / game.totalGuesses);
}

/**
 * Step numbers of the sticker's alternative text: the first view is step 1, and no step is beyond
 * the last guess.
 */
export function revealStep(game: Attempts): { step: number; steps: number } {
  return {
    step: Math.min(usedGuesses(game) + 1, game.totalGuesses),
    steps: game.totalGuesses,
  };
}
