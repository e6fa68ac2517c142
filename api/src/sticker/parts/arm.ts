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

export function drawArm(limb: Limb, dress: Dress, skin: string, isNear: boolean): string {
  const { sleeve, sleeveShare, glove, wrist, nearSleeve, armband } = dress;
  const { root, joint, end } = limb;
  const bare =
    shape(flesh(root, 12, joint, 9) + flesh(joint, 9, end, 6.5), `fill="${skin}"`) + gleam(limb);
  const hand = glove
    ? circleAt(end, 12, edged(glove))
    : circleAt(step(between(joint, end, 1), angleOf(joint, end), 4), 8, `fill="${skin}"`);
  const cuff =
    wrist && !glove
      ? shape(
          flesh(between(joint, end, 0.66), 8.5, between(joint, end, 0.88), 8, true),
          edged(wrist),
        )
      : '';
  const long = sleeveShare > 1;
  const band =
    armband && !isNear
      ? shape(
          flesh(between(root, joint, 0.3), 13.5, between(root, joint, 0.62), 13, true),
          edged(armband),
        )
      : '';
  const compression =
    nearSleeve && isNear
      ? shape(
          flesh(between(root, joint, 0.55), 10.5, joint, 9.5) +
            flesh(joint, 9.5, between(joint, end, 0.86), 7.5, true),
          edged(nearSleeve),
        )
      : '';
  if (sleeveShare <= 0) return bare + compression + hand + cuff + band;
  const hem = between(root, joint, Math.min(1, sleeveShare));
  const lower = long
    ? shape(flesh(joint, 11, between(joint, end, sleeveShare - 1), 8.5, true), edged(sleeve))
    : '';
  // No line where the shoulder meets the shirt.
  return [
    bare,
    lower,
    shape(flesh(root, 14, hem, long ? 11 : 13.5, !long), `fill="${sleeve}"`),
    line(seams(root, 14, hem, long ? 11 : 13.5, !long), lineOn(sleeve), 2.2),
    compression,
    hand,
    cuff,
    band,
  ].join('');
}

const circleAt = ([x, y]: Spot, r: number, rest: string) =>
  circle(Math.round(x * 10) / 10, Math.round(y * 10) / 10, r, rest);
export const angleOf = (a: Spot, b: Spot) => (Math.atan2(b[0] - a[0], b[1] - a[1]) * 180) / Math.PI;
