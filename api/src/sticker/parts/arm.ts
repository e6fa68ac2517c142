import { circle, ink, line, luminance, shape } from '../ink/ink.ts';
import { between, flesh, type Limb, seams, type Spot, step } from '../poses/rig.ts';
import type { Dress } from './dress.ts';

/** Cloth with an outline; attributes common to all cloth are on the group of the figure. */
export const edged = (fill: string) => `fill="${fill}" stroke="${lineOn(fill)}"`;
/** Black cloth on a figure of ink needs a light outline. */
export const lineOn = (fill: string) => (luminance(fill) < 0.03 ? '#76869a' : ink.line);
const whole = ([x, y]: Spot) => `${Math.round(x)} ${Math.round(y)}`;
export const chain = (first: Spot, ...more: Spot[]) =>
  `M${whole(first)}L${more.map(whole).join(' ')}`;

export function gleam({ root, joint, end }: Limb): string {
  const aside = ([x, y]: Spot): Spot => [x - 2.5, y - 2];
  return line(
    chain(aside(between(root, joint, 0.4)), aside(joint), aside(between(joint, end, 0.8))),
    ink.light,
    4,
  );
}

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

export function drawArm(limb: Limb, dress: Dress, skin: string, isNear: boolean): string {
  const { sleeve, sleeveShare, glove, wrist, nearSleeve, armband } = dress;
  const { root, joint, end } = limb;
  const bare =
    shape(flesh(root, 12, joint, 9) + flesh(joint, 9, end, 6.5), `fill="${skin}"`) + gleam(limb);
  const hand = glove
    ? circleAt(end, 12, edged(glove))
    : circleAt(step(end, angleOf(joint, end), 4), 8, `fill="${skin}"`);
  const upper = flesh(between(root, joint, 0.55), 10.5, joint, 9.5);
  const lower = flesh(joint, 9.5, between(joint, end, 0.86), 7.5, true);
  const compression = nearSleeve && isNear ? shape(upper + lower, edged(nearSleeve)) : '';
  const over = [
    compression,
    hand,
    bandOf(limb, glove ? undefined : wrist, 1.66, 8.5, 1.88, 8),
    bandOf(limb, isNear ? undefined : armband, 0.3, 13.5, 0.62, 13),
  ].join('');
  if (sleeveShare <= 0) return bare + over;
  const long = sleeveShare > 1;
  const cut = [root, 14, between(root, joint, Math.min(1, sleeveShare)), long ? 11 : 13.5] as const;
  return [
    bare,
    long ? bandOf(limb, sleeve, 1, 11, sleeveShare, 8.5) : '',
    // No line where the shoulder meets the shirt.
    shape(flesh(...cut, !long), `fill="${sleeve}"`),
    line(seams(...cut, !long), lineOn(sleeve), 2.2),
    over,
  ].join('');
}

const circleAt = ([x, y]: Spot, r: number, rest: string) =>
  circle(Math.round(x * 10) / 10, Math.round(y * 10) / 10, r, rest);
export const angleOf = (a: Spot, b: Spot) => (Math.atan2(b[0] - a[0], b[1] - a[1]) * 180) / Math.PI;
