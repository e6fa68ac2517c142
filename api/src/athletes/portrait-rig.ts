/** A point in sticker units. */
export type Spot = readonly [x: number, y: number];
/** Upper and lower part of a limb in degrees: 0 hangs down, 90 points to the right, 180 up. */
export type Bend = readonly [upper: number, lower: number];
export type Pose = {
  pelvis: Spot;
  /** Degrees off upright, to the right. */
  spine: number;
  /** Share of the body's breadth that is seen: 1 from the front, 0.6 from the side. */
  turn: number;
  /** Degrees of the head against the spine. */
  nod: number;
  arms: readonly [far: Bend, near: Bend];
  legs: readonly [far: Bend, near: Bend];
  /** Where the toes point; without it a right angle to the shin, forwards. */
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

export const lengths = { torso: 80, arm: 42, forearm: 42, thigh: 64, shin: 64, foot: 24 };

const radians = (degrees: number) => (degrees * Math.PI) / 180;
export const step = ([x, y]: Spot, degrees: number, length: number): Spot => [
  x + Math.sin(radians(degrees)) * length,
  y + Math.cos(radians(degrees)) * length,
];
export const between = (a: Spot, b: Spot, share: number): Spot => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** Where all joints of a pose are; half the shoulders and hips lie on either side of the spine. */
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

/** A bone with flesh: two circles and what lies between them; with a hem the far end is cut straight. */
export function flesh(a: Spot, wide: number, b: Spot, narrow: number, hem = false): string {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [across, down] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
  const off = ([x, y]: Spot, by: number): Spot => [x + across * by, y + down * by];
  const tip = hem
    ? `L${write(off(b, -narrow))}`
    : `A${narrow} ${narrow} 0 0 0 ${write(off(b, -narrow))}`;
  return `M${write(off(a, -wide))}A${wide} ${wide} 0 0 0 ${write(off(a, wide))}L${write(off(b, narrow))}${tip}z`;
}
