/** A point in sticker units. */
export type Spot = readonly [x: number, y: number];
/** Upper and lower part of a limb in degrees: 0 hangs down, 90 points to the right, 180 up. */
export type Bend = readonly [upper: number, lower: number];
export type Pose = {
  pelvis: Spot;
  /** Degrees off upright, to the right. */
  spine: number;
  /** Visible share of the body's width: 1 from the front, 0.6 from the side. */
  turn: number;
  /** Degrees of the head against the spine. */
  nod: number;
  arms: readonly [far: Bend, near: Bend];
  legs: readonly [far: Bend, near: Bend];
  /** Direction of the toes; by default at a right angle to the shin, forwards. */
  toes?: readonly [far: number, near: number];
};
export type Limb = { root: Spot; joint: Spot; end: Spot };
export type Joints = {
  chest: Spot;
  neck: Spot;
  pelvis: Spot;
  arms: readonly [far: Limb, near: Limb];
  legs: readonly [far: Limb, near: Limb];
};

export const lengths = { torso: 78, arm: 42, forearm: 40, thigh: 60, shin: 60, foot: 25 };

const radians = (degrees: number) => (degrees * Math.PI) / 180;
export const step = ([x, y]: Spot, degrees: number, length: number): Spot => [
  x + Math.sin(radians(degrees)) * length,
  y + Math.cos(radians(degrees)) * length,
];
export const between = (a: Spot, b: Spot, share: number): Spot => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/**
 * Positions of all joints of a pose; shoulders and hips are half a width to either side of the
 * spine.
 */
export function jointsOf({ pelvis, spine, turn, arms, legs }: Pose, breadth: number): Joints {
  const chest = step(pelvis, 180 - spine, lengths.torso);
  const sideways = 90 - spine;
  const limb = (root: Spot, [upper, lower]: Bend, long: number, short: number): Limb => {
    const joint = step(root, upper, long);
    return { root, joint, end: step(joint, lower, short) };
  };
  const shoulder = (side: number) =>
    step(step(chest, -spine, 7), sideways, side * 27 * turn * breadth);
  const hip = (side: number) => step(pelvis, sideways, side * 14 * turn);
  return {
    chest,
    pelvis,
    neck: step(chest, 180 - spine, 15),
    arms: [
      limb(shoulder(-1), arms[0], lengths.arm, lengths.forearm),
      limb(shoulder(1), arms[1], lengths.arm, lengths.forearm),
    ],
    legs: [
      limb(hip(-1), legs[0], lengths.thigh, lengths.shin),
      limb(hip(1), legs[1], lengths.thigh, lengths.shin),
    ],
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
export const write = ([x, y]: Spot) => `${round(x)} ${round(y)}`;

/** The four ends of the two sides of a bone with half-widths `wide` at a and `narrow` at b. */
function sidesOf(
  a: Spot,
  wide: number,
  b: Spot,
  narrow: number,
): readonly [Spot, Spot, Spot, Spot] {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [across, down] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
  const off = ([x, y]: Spot, by: number): Spot => [x + across * by, y + down * by];
  return [off(a, -wide), off(a, wide), off(b, narrow), off(b, -narrow)];
}

/**
 * A bone with flesh: two circles and the shape between them; with a hem the far end is cut
 * straight.
 */
export function flesh(a: Spot, wide: number, b: Spot, narrow: number, hem = false): string {
  const [one, two, three, four] = sidesOf(a, wide, b, narrow);
  const tip = hem ? `L${write(four)}` : `A${narrow} ${narrow} 0 0 0 ${write(four)}`;
  return `M${write(one)}A${wide} ${wide} 0 0 0 ${write(two)}L${write(three)}${tip}z`;
}

/** The sides of a sleeve, and its hem. */
export function seams(a: Spot, wide: number, b: Spot, narrow: number, hem: boolean): string {
  const [one, two, three, four] = sidesOf(a, wide, b, narrow);
  const start = ([from, to]: readonly [Spot, Spot]) => between(from, to, 0.3);
  return `M${write(start([one, four]))}L${write(four)}${hem ? 'L' : 'M'}${write(three)}L${write(start([two, three]))}`;
}

/**
 * Corners of the picture covered by flag, position and number, as far as they affect a head or a
 * ball; `most` limits how far a figure moves aside.
 */
const labelled = { below: 128, from: 108, to: 190, most: 46 };
const room = { left: 24, right: 276, width: 262, height: 330, bottom: 356 };
const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/**
 * Moves and scales a figure into the picture, as low as the plate allows. `soft` are the ends of
 * limbs: they may be cut off at the edge. `hard` must be visible: never cut off, and clear of the
 * labels in the upper corners. `long` (racket and ball in tennis) is not cut off either but may go
 * behind a label.
 */
export function fitted(
  soft: readonly Spot[],
  hard: readonly Spot[],
  long: readonly Spot[] = [],
): string {
  const [all, seen] = [spanOf([...soft, ...hard, ...long]), spanOf([...hard, ...long])];
  const [wide, tall] = [all.right - all.left, all.bottom - all.top];
  const whole = Math.min(1.42, room.width / wide, room.height / tall);
  const largest = Math.min(
    (room.right - room.left) / (seen.right - seen.left),
    room.height / tall,
    Math.max(1.1, whole),
  );
  const places = [1, 0.93, 0.86, 0.8].map((share) => placeAt(largest * share, all, seen, hard));
  const { x, y, scale } = places.find((place) => place.isClear) ?? places.at(-1) ?? nowhere;
  return `translate(${write([x, y])}) scale(${Math.round(scale * 100) / 100})`;
}

type Span = { left: number; right: number; top: number; bottom: number };
const nowhere = { x: 0, y: 0, scale: 1 };

function spanOf(spots: readonly Spot[]): Span {
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  return {
    ...{ left: Math.min(...xs), right: Math.max(...xs) },
    ...{ top: Math.min(...ys), bottom: Math.max(...ys) },
  };
}

function placeAt(scale: number, all: Span, seen: Span, hard: readonly Spot[]) {
  const slack = Math.max(0, room.height - scale * (all.bottom - all.top));
  const y = room.bottom - slack * 0.3 - scale * all.bottom;
  const inside = (x: number) =>
    clamp(x, room.left - scale * seen.left, room.right - scale * seen.right);
  const middle = inside(150 - (scale * (all.left + all.right)) / 2);
  const high = hard.filter((spot) => scale * spot[1] + y < labelled.below);
  const clear = high.reduce(
    (x, [spotX]) => clamp(x, labelled.from - scale * spotX, labelled.to - scale * spotX),
    middle,
  );
  const x = inside(clamp(clear, middle - labelled.most, middle + labelled.most));
  const isClear = high.every(([spotX]) => {
    const at = scale * spotX + x;
    return at > labelled.from - 16 && at < labelled.to + 16;
  });
  return { x, y, scale, isClear };
}
