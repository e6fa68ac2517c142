import type { Bend, Pose, Spot } from './rig.ts';

/** What the ball is positioned by. */
type Anchor = 'far hand' | 'near hand' | 'near foot' | 'near knee' | 'head';
export type Action = {
  pose: Pose;
  ball?: { at: Anchor; off: Spot };
  /** Degrees of the racket in the near hand, measured like a bend. */
  racket?: number;
  /** Both hands on the racket. */
  twoHanded?: boolean;
  hoop?: boolean;
  /** A heart formed by both hands, or a cloud of powder over them. */
  extra?: 'heart' | 'powder';
};

type Limbs = readonly [far: Bend, near: Bend];
/** A pose from pelvis, spine, turn and nod, then arms, legs and toes. */
export const pose = (
  [x, y, spine, turn, nod]: readonly [number, number, number, number, number],
  arms: Limbs,
  legs: Limbs,
  toes?: readonly [number, number],
): Pose => ({ pelvis: [x, y], spine, turn, nod, arms, legs, ...(toes && { toes }) });
