import { dueLook } from '@craque/common/domain/athlete/look.ts';
import { isAthleteRevealed, type SeenGame } from '@craque/common/domain/view/game-view.ts';
import type { PortraitInput } from '../sticker/traits.ts';

/** The used guesses, and the last step once the athlete is revealed. */
export function photoStepOf(seen: SeenGame): number {
  const { totalGuesses, usedGuesses } = seen;
  return isAthleteRevealed(seen) ? totalGuesses : Math.min(usedGuesses, totalGuesses - 1);
}

/** The outline at once, then flag, team, number, after the end the name. Throws before the start. */
export function portraitInput(seen: SeenGame, step: number): PortraitInput {
  const { sport, artVariant: variant, totalGuesses: guesses } = seen;
  const { dateOfBirth, figure, nationality, team, position, number, name, look } = seen.athlete;
  if (!dateOfBirth || !figure) throw new RangeError('there is no picture before the start');
  const isNewest = step === photoStepOf(seen);
  const shows = (from: number) => isNewest || step >= from;
  const [country] = nationality ?? [];
  const { gender, position: stance, builds, isWhole } = figure;
  return {
    ...{ sport, variant, gender, stance, builds, ...(isWhole && { isWhole }) },
    born: Number(dateOfBirth.slice(0, 4)),
    ...(country && shows(1) && { nationality: country }),
    ...(team && shows(2) && { team }),
    ...(position && shows(3) && { position }),
    ...(number !== undefined && shows(3) && { number }),
    ...(look && { look: isNewest ? look : dueLook(look, step) }),
    ...(name && isNewest ? { name } : { foil: { scratched: step, guesses } }),
  };
}
