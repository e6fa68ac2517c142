import type { Frame } from './frames.ts';

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
  toes: readonly [far: number, near: number];
};
export type Limb = { root: Spot; joint: Spot; end: Spot };
export type Joints = {
  chest: Spot;
  neck: Spot;
  pelvis: Spot;
  arms: readonly [far: Limb, near: Limb];
  legs: readonly [far: Limb, near: Limb];
};

const radians = (degrees: number) => (degrees * Math.PI) / 180;
export const step = ([x, y]: Spot, degrees: number, length: number): Spot => [
  x + Math.sin(radians(degrees)) * length,
  y + Math.cos(radians(degrees)) * length,
];
export const between = (a: Spot, b: Spot, share: number): Spot => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

export function jointsOf({ pelvis, spine, turn, arms, legs }: Pose, frame: Frame): Joints {
  const { torso, arm, forearm, thigh, shin, breadth } = frame;
  const chest = step(pelvis, 180 - spine, torso);
  const sideways = 90 - spine;
  const limb = (root: Spot, [upper, lower]: Bend, long: number, short: number): Limb => {
    const joint = step(root, upper, long);
    return { root, joint, end: step(joint, lower, short) };
  };
  const shoulder = (side: number) =>
    step(step(chest, -spine, 7), sideways, side * 27 * turn * breadth);
  const hip = (side: number) => step(pelvis, sideways, side * 13 * turn * frame.limb);
  return {
    chest,
    pelvis,
    neck: step(chest, 180 - spine, 14),
    arms: [limb(shoulder(-1), arms[0], arm, forearm), limb(shoulder(1), arms[1], arm, forearm)],
    legs: [limb(hip(-1), legs[0], thigh, shin), limb(hip(1), legs[1], thigh, shin)],
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
export const write = ([x, y]: Spot) => `${round(x)} ${round(y)}`;

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

const arc = (r: number, to: Spot) => `A${round(r)} ${round(r)} 0 0 0 ${write(to)}`;

/** A bone with flesh: two circles and what is between; with a hem the far end is cut straight. */
export function flesh(a: Spot, wide: number, b: Spot, narrow: number, hem = false): string {
  const [one, two, three, four] = sidesOf(a, wide, b, narrow);
  const tip = hem ? `L${write(four)}` : arc(narrow, four);
  return `M${write(one)}${arc(wide, two)}L${write(three)}${tip}z`;
}

/** A forearm or a shin: a bone that is thickest at its belly. */
export function muscle(
  ...[a, wide, belly, full, b, narrow]: readonly [Spot, number, Spot, number, Spot, number]
): string {
  const [one, two, three, four] = sidesOf(a, wide, b, narrow);
  const [left, right] = sidesOf(belly, full, b, narrow);
  return `M${write(one)}${arc(wide, two)}L${write(right)} ${write(three)}${arc(narrow, four)}L${write(left)}z`;
}

export function seams(a: Spot, wide: number, b: Spot, narrow: number, hem: boolean): string {
  const [one, two, three, four] = sidesOf(a, wide, b, narrow);
  const start = ([from, to]: readonly [Spot, Spot]) => between(from, to, 0.3);
  return `M${write(start([one, four]))}L${write(four)}${hem ? 'L' : 'M'}${write(three)}L${write(start([two, three]))}`;
}
