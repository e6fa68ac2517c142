import { bandOf } from '@craque/common/domain/athlete/closeness.ts';
import { usedGuesses } from '../state/reveal.ts';
import type { Slot } from './attempt-slots.tsx';
import type { HeadGame } from './game-to-come.ts';

/** The attempts of a game as places in the album, in order. */
export function slotsOf(game: HeadGame): Slot[] {
  const used = usedGuesses(game);
  return Array.from({ length: game.totalGuesses }, (_, index) => {
    const guess = game.guesses[index];
    if (guess) return guess.accuracy === 100 ? 'right' : bandOf(guess.accuracy);
    return index === used && !game.completed ? 'now' : 'left';
  });
}
