import { ink, line, shape } from '../ink/ink.ts';
import { between, flesh, type Limb, muscle, seams } from '../poses/rig.ts';
import { type Clothed, edged, gleam, lineOn } from './cloth.ts';
import { drawHand } from './hand.ts';

/** A band of cloth around a limb, empty without a colour; shares count as those of a dress. */
export function bandOf(
  { root, joint, end }: Limb,
  fill: string | undefined,
  ...[from, wide, to, narrow]: readonly [from: number, wide: number, to: number, narrow: number]
): string {
  const at = (share: number) =>
    share <= 1 ? between(root, joint, share) : between(joint, end, share - 1);
  return fill ? shape(flesh(at(from), wide, at(to), narrow, true), edged(fill)) : '';
}

export function drawArm(limb: Limb, clothed: Clothed, at: 0 | 1): string {
  const { dress, frame } = clothed;
  const { sleeve, sleeveShare, glove, wrist, nearSleeve, armband } = dress;
  const { root, joint, end } = limb;
  const k = frame.limb;
  const belly = between(joint, end, 0.3);
  const bare =
    shape(
      flesh(root, 12 * k, joint, 8 * k) + muscle(joint, 8 * k, belly, 8.6 * k, end, 5.6 * k),
      `fill="${at ? ink.base : ink.deep}"`,
    ) + (at ? gleam(limb) : '');
  const upper = flesh(between(root, joint, 0.55), 10.5 * k, joint, 9.5 * k);
  const lower = flesh(joint, 9.5 * k, between(joint, end, 0.86), 7.5 * k, true);
  const over = [
    drawHand(limb, clothed, at),
    nearSleeve && at ? shape(upper + lower, edged(nearSleeve)) : '',
    bandOf(limb, glove ? undefined : wrist, 1.66, 8.5 * k, 1.9, 7.5 * k),
    bandOf(limb, at ? undefined : armband, 0.3, 13.5 * k, 0.62, 12.5 * k),
  ].join('');
  if (sleeveShare <= 0) return bare + over;
  const long = sleeveShare > 1;
  const share = between(root, joint, Math.min(1, sleeveShare));
  const cut = [root, 14 * k, share, (long ? 10.5 : 13) * k] as const;
  return [
    bare,
    long ? bandOf(limb, sleeve, 1, 10.5 * k, sleeveShare, 8 * k) : '',
    // No line where the shoulder meets the shirt.
    shape(flesh(...cut, !long), `fill="${sleeve}"`),
    line(seams(...cut, !long), lineOn(sleeve), 2.2),
    over,
  ].join('');
}
