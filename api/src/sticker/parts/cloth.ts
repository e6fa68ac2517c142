import { ink, line, luminance } from '../ink/ink.ts';
import type { Frame } from '../poses/frames.ts';
import type { Action } from '../poses/poses.ts';
import { between, type Limb, type Spot } from '../poses/rig.ts';
import type { Dress } from './dress.ts';

/** What a limb has on, on whom, and what it does. */
export type Clothed = { dress: Dress; frame: Frame; action: Action; chest: Spot };

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

export const angleOf = (a: Spot, b: Spot) => (Math.atan2(b[0] - a[0], b[1] - a[1]) * 180) / Math.PI;
