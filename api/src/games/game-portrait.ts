import { dueLook } from '@craque/common/domain/athlete/look.ts';
import { isAthleteRevealed, type SeenGame } from '@craque/common/domain/view/game-view.ts';
import type { PortraitInput } from '../sticker/traits.ts';

/** The used guesses, and the last step once the athlete is revealed. */
export function photoStepOf(seen: SeenGame): number {
  const { totalGuesses, usedGuesses } = seen;
  return isAthleteRevealed(seen) ? totalGuesses : Math.min(usedGuesses, totalGuesses - 1);
}

/**
 * In a mixed league the gender is random until an outline is due, but not in racing, where nearly
 * all are men.
 */
function figureOf(
  { sport, athlete, artVariant }: SeenGame,
  hasOutline: boolean,
): 'female' | 'male' {
  if (athlete.gender) return athlete.gender;
  if (hasOutline && athlete.figure) return athlete.figure;
  return sport !== 'formula1' && artVariant % 2 === 0 ? 'female' : 'male';
}

/** The era at once, then flag, team, number, after the end the name. Throws before the start. */
export function portraitInput(seen: SeenGame, step: number): PortraitInput {
  const { sport, artVariant: variant } = seen;
  const { dateOfBirth, nationality, team, position, number, name, look } = seen.athlete;
  if (dateOfBirth === undefined) throw new RangeError('there is no picture before the start');
  const isNewest = step === photoStepOf(seen);
  const shows = (from: number) => isNewest || step >= from;
  const [country] = nationality ?? [];
  return {
    sport,
    variant,
    gender: figureOf(seen, shows(1)),
    born: Number(dateOfBirth.slice(0, 4)),
    ...(country && shows(1) && { nationality: country }),
    ...(team && shows(2) && { team }),
    ...(position && shows(3) && { position }),
    ...(number !== undefined && shows(3) && { number }),
    ...(look && shows(1) && { look: isNewest ? look : dueLook(look, step) }),
    ...(name && isNewest && { name }),
  };
}
