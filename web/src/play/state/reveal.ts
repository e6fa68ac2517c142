import type { GameView } from '@craque/common/contracts/games.ts';
import { photoCover } from '@craque/common/domain/view/photo-cover.ts';

type Attempts = Pick<GameView, 'totalGuesses' | 'remainingGuesses'>;

export const usedGuesses = ({ totalGuesses, remainingGuesses }: Attempts): number =>
  totalGuesses - remainingGuesses;

/** Opacity of the dark overlay on the sticker; none once the athlete is named. */
export function overlayOpacity(game: Attempts & Pick<GameView, 'athleteName'>): number {
  if (game.athleteName !== null) return 0;
  return photoCover.opacityAt(usedGuesses(game), game.totalGuesses);
}

/** Step numbers of the sticker's alternative text; no step is beyond the last guess. */
export function revealStep(game: Attempts): { step: number; steps: number } {
  const { totalGuesses: steps } = game;
  return { step: Math.min(usedGuesses(game) + 1, steps), steps };
}
