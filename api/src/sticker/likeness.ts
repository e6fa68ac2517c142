import { apart } from './ink/ink.ts';
import type { Traits } from './traits.ts';

/** How different two stickers look, 0 to 10. */
export function unlikeness(one: Traits, other: Traits): number {
  const sameEra = one.era === other.era;
  const colour = Math.max(
    apart(one.palette.main, other.palette.main),
    apart(one.palette.ground[0], other.palette.ground[0]),
    0.7 * apart(one.palette.ground[1], other.palette.ground[1]),
  );
  return [
    one.scene === other.scene ? 0 : 3,
    sameEra ? 0 : 2,
    Math.min(2, colour * 5),
    sameEra && one.cut === other.cut ? 0 : 1.5,
    one.flipped === other.flipped ? 0 : 0.75,
    one.hair === other.hair ? 0 : 0.75,
  ].reduce((sum, each) => sum + each);
}

/** Another scene on another ground, or the same one in another era and other colours. */
export const clearlyUnlike = 4.5;
