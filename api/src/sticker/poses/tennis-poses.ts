import { type Action, pose } from './pose.ts';

export const tennisPoses = {
  serve: {
    pose: pose(
      [150, 226, -10, 0.85, -14],
      [
        [-160, -170],
        [118, -150],
      ],
      [
        [-12, -16],
        [18, -6],
      ],
      [-50, 70],
    ),
    ball: { at: 'far hand', off: [-2, -34] },
    racket: -128,
  },
  smash: {
    pose: pose(
      [144, 230, -6, 0.9, -8],
      [
        [-142, -158],
        [150, 166],
      ],
      [
        [-14, -48],
        [30, -30],
      ],
      [-40, 50],
    ),
    ball: { at: 'far hand', off: [-16, -26] },
    racket: 168,
  },
  forehand: {
    pose: pose(
      [132, 222, 6, 0.9, 4],
      [
        [-44, 46],
        [50, 108],
      ],
      [
        [-34, -22],
        [42, 8],
      ],
      [-50, 80],
    ),
    ball: { at: 'near hand', off: [50, -104] },
    racket: 148,
  },
  backhand: {
    pose: pose(
      [168, 222, -6, 0.8, -6],
      [
        [-30, -66],
        [-58, -84],
      ],
      [
        [-40, -10],
        [32, 22],
      ],
      [-70, 50],
    ),
    ball: { at: 'far hand', off: [-66, -84] },
    racket: -138,
    twoHanded: true,
  },
  sweep: {
    pose: pose(
      [138, 222, 4, 0.85, 6],
      [
        [-58, -30],
        [76, 132],
      ],
      [
        [-34, -34],
        [38, 14],
      ],
      [-50, 80],
    ),
    ball: { at: 'near hand', off: [6, -118] },
    racket: 160,
  },
  volleys: {
    pose: pose(
      [144, 230, 4, 1, -4],
      [
        [-56, 62],
        [54, 138],
      ],
      [
        [-44, -8],
        [42, 12],
      ],
      [-60, 70],
    ),
    ball: { at: 'near hand', off: [58, -50] },
    racket: 154,
  },
  fist: {
    pose: pose(
      [150, 224, 2, 1, -8],
      [
        [-58, -168],
        [42, 18],
      ],
      [
        [-22, -12],
        [26, 12],
      ],
      [-60, 70],
    ),
    racket: 40,
  },
} satisfies Record<string, Action>;
