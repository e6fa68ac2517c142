import { type Spot, write } from './rig.ts';

export type Disc = readonly [x: number, y: number, r: number];
/** A label in an upper corner covers what is above `below` and beyond `x`. */
type Corner = { x: number; below: number };
export type Corners = { left: Corner; right: Corner };

const room = { left: 22, right: 278, width: 252, height: 324, bottom: 350 };
/** How far a figure moves aside, in steps, to be clear of the labels. */
const steps = Array.from({ length: 27 }, (_, at) => (at % 2 ? 1 : -1) * Math.ceil(at / 2) * 5);
const sizes = [1, 0.96, 0.92, 0.88, 0.84, 0.8, 0.76];
/** Of the height that is left over, the share below the figure. */
const lifts = [0.3, 0];
const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

export type Extent = {
  /** Ends of limbs: the last that may be cut off at the edge, if the figure would be too small. */
  soft: readonly Spot[];
  whole: readonly Spot[];
  /** Hands, feet and props: kept clear of the labels as far as possible. */
  clear: readonly Disc[];
};

/**
 * As low as the plate allows: least behind labels or beyond the edge, then the largest and most
 * central.
 */
export function fitted({ soft, whole, clear }: Extent, corners: Corners): string {
  const [all, kept] = [spanOf([...soft, ...whole]), spanOf(whole)];
  const [wide, tall] = [all.right - all.left, all.bottom - all.top];
  const fits = Math.min(1.42, room.width / wide, room.height / tall);
  const largest = Math.min(
    (room.right - room.left) / (kept.right - kept.left),
    room.height / tall,
    Math.max(0.94, fits),
  );
  let best = { cost: Infinity, x: 0, y: 0, scale: 1 };
  for (const size of sizes)
    for (const lift of lifts)
      for (const aside of steps) {
        const scale = largest * size;
        const slack = Math.max(0, room.height - scale * tall);
        const y = room.bottom - slack * lift - scale * all.bottom;
        const wished = 150 - (scale * (all.left + all.right)) / 2 + aside;
        const x = clamp(wished, room.left - scale * kept.left, room.right - scale * kept.right);
        const cut =
          Math.max(0, room.left - scale * all.left - x) +
          Math.max(0, scale * all.right + x - room.right);
        const hidden = clear.reduce(
          (sum, [discX, discY, r]) =>
            sum + depth([scale * discX + x, scale * discY + y, scale * r], corners),
          0,
        );
        const cost = hidden * 2 + cut + (1 - size) * 90 + Math.abs(aside) / 20;
        if (cost < best.cost) best = { cost, x, y, scale };
      }
  return `translate(${write([best.x, best.y])}) scale(${Math.round(best.scale * 100) / 100})`;
}

function depth([x, y, r]: Disc, { left, right }: Corners): number {
  const behind = (aside: number, below: number) =>
    Math.max(0, Math.min(aside + r, below - (y - r), 2 * r));
  return behind(left.x - x, left.below) + behind(x - right.x, right.below);
}

type Span = { left: number; right: number; top: number; bottom: number };
function spanOf(spots: readonly Spot[]): Span {
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  return {
    ...{ left: Math.min(...xs), right: Math.max(...xs) },
    ...{ top: Math.min(...ys), bottom: Math.max(...ys) },
  };
}
