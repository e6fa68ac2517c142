import type { GameView } from '@craque/common/contracts/games.ts';

type Attempts = Pick<GameView, 'totalGuesses' | 'remainingGuesses'>;

export const usedGuesses = ({ totalGuesses, remainingGuesses }: Attempts): number =>
  totalGuesses - remainingGuesses;

/** Opacity of the dark overlay on the sticker; none once the athlete is named. */
export function overlayOpacity(game: Attempts & Pick<GameView, 'athleteName'>): number {
  if (game.athleteName !== null) return 0;
  return Math.max(0.1, 0.9 - (0.9 * usedGuesses(game)) / game.totalGuesses);
}

/** Step numbers of the sticker's alternative text; no step is beyond the last guess. */
export function revealStep(game: Attempts): { step: number; steps: number } {
  const { totalGuesses: steps } = game;
  return { step: Math.min(usedGuesses(game) + 1, steps), steps };
}
