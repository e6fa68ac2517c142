import type { Sport } from '@craque/common/domain/sport.ts';
import type { Corners, Disc, Extent } from '../poses/place.ts';
import type { Action } from '../poses/poses.ts';
import type { Frame } from '../poses/frames.ts';
import { type Joints, type Spot, step } from '../poses/rig.ts';
import { angleOf } from './cloth.ts';
import { ballSpot, extraSpots, hoopSpot } from './held.ts';

/** In tennis there is only the flag; elsewhere flag and position on the left, the number right. */
export function cornersOf(sport: Sport, isMirrored: boolean): Corners {
  const left = { x: 89, below: sport === 'tennis' ? 70 : 120 };
  const right = sport === 'tennis' ? { x: 300, below: 0 } : { x: 207, below: 102 };
  if (!isMirrored) return { left, right };
  return {
    left: { ...right, x: 300 - right.x },
    right: { ...left, x: 300 - left.x },
  };
}

const around = ([x, y]: Spot, r: number): Spot[] => [
  [x - r, y - r],
  [x + r, y + r],
];
const disc = ([x, y]: Spot, r: number): Disc => [x, y, r];

export function extentOf(joints: Joints, action: Action, { foot, head }: Frame): Extent {
  const { arms, legs, neck } = joints;
  const { spine, nod, toes } = action;
  const [, nearArm] = arms;
  const ball = ballSpot(action, joints);
  const racket = action.racket === undefined ? undefined : step(nearArm.end, action.racket, 92);
  const middle = step(neck, 180 - spine - nod, head * 79);
  const crown = step(neck, 180 - spine - nod, head * 172);
  const tips = arms.map(({ joint, end }) => step(end, angleOf(joint, end), 20));
  const hoop = action.hoop ? hoopSpot(action, joints) : undefined;
  return {
    soft: [
      ...[...arms, ...legs].flatMap(({ joint, end }) => [...around(joint, 12), ...around(end, 14)]),
      ...tips.flatMap((tip) => around(tip, 9)),
      ...around(step(legs[0].end, toes[0], foot - 6), 10),
      ...around(step(legs[1].end, toes[1], foot - 6), 10),
    ],
    whole: [
      ...around(middle, head * 60),
      crown,
      ...extraSpots(action, joints),
      ...(ball ? around(ball, racket ? 12 : 24) : []),
      ...(racket ? around(racket, 26) : []),
      ...(hoop ? around(step(hoop, 180, 10), 50) : []),
    ],
    clear: [
      disc(middle, head * 60),
      ...[...arms, ...legs].map(({ end }) => disc(end, 13)),
      ...(ball ? [disc(ball, racket ? 14 : 27)] : []),
      ...(racket ? [disc(racket, 30)] : []),
      ...extraSpots(action, joints).map((spot) => disc(spot, 6)),
      ...(hoop ? [disc(step(hoop, 180, 18), 46)] : []),
    ],
  };
}

export type Box = { left: number; top: number; right: number; bottom: number };
/** From head to foot, without what is held. */
export function boxOf({ arms, legs, neck }: Joints, { spine, nod }: Action, { head }: Frame): Box {
  const limbs = [...arms, ...legs].flatMap(({ root, joint, end }) => [root, joint, end]);
  const spots = [...limbs, step(neck, 180 - spine - nod, head * 158)];
  const [xs, ys] = [spots.map(([x]) => Math.round(x)), spots.map(([, y]) => Math.round(y))];
  return {
    ...{ left: Math.min(...xs) - 8, right: Math.max(...xs) + 8 },
    ...{ top: Math.min(...ys), bottom: Math.max(...ys) + 6 },
  };
}
