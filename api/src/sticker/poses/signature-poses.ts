import { type Action, pose } from './pose.ts';

/** What single basketball players are known for. */
export const signatureMoves = {
  flight: {
    pose: pose(
      [138, 238, 10, 0.9, -4],
      [
        [-84, -112],
        [152, 162],
      ],
      [
        [-64, -34],
        [54, 22],
      ],
      [-20, 60],
    ),
    ball: { at: 'near hand', off: [12, -24] },
  },
  powder: {
    pose: pose(
      [150, 224, 0, 1, -12],
      [
        [-112, -138],
        [112, 138],
      ],
      [
        [-16, -8],
        [18, 6],
      ],
      [-60, 70],
    ),
    extra: 'powder',
  },
  fadeaway: {
    pose: pose(
      [150, 232, -14, 0.9, 10],
      [
        [-136, 160],
        [140, -172],
      ],
      [
        [2, -8],
        [74, -6],
      ],
      [20, 60],
    ),
    ball: { at: 'near hand', off: [-8, -26] },
  },
  stepBack: {
    pose: pose(
      [150, 228, -8, 0.9, 8],
      [
        [-138, 164],
        [140, -172],
      ],
      [
        [-12, -26],
        [44, 52],
      ],
      [10, 110],
    ),
    ball: { at: 'near hand', off: [-8, -26] },
  },
  sleep: {
    pose: pose(
      [150, 222, 0, 1, 14],
      [
        [62, 162],
        [108, -124],
      ],
      [
        [-14, -8],
        [16, 6],
      ],
      [-60, 70],
    ),
  },
  wristTap: {
    pose: pose(
      [150, 222, 0, 1, 0],
      [
        [-22, 96],
        [34, -104],
      ],
      [
        [-14, -8],
        [16, 6],
      ],
      [-60, 70],
    ),
  },
  noLook: {
    pose: pose(
      [142, 218, 6, 0.9, -26],
      [
        [40, 76],
        [66, 88],
      ],
      [
        [-30, -30],
        [34, 6],
      ],
      [-10, 70],
    ),
    ball: { at: 'near hand', off: [18, -2] },
  },
  flex: {
    pose: pose(
      [150, 224, 0, 1, -6],
      [
        [-92, -172],
        [92, 172],
      ],
      [
        [-20, -10],
        [20, 10],
      ],
      [-60, 70],
    ),
  },
  temple: {
    pose: pose(
      [150, 222, 2, 1, -4],
      [
        [-24, -10],
        [116, -122],
      ],
      [
        [-16, -8],
        [18, 6],
      ],
      [-60, 70],
    ),
  },
} satisfies Record<string, Action>;

/** What single tennis players are known for. */
export const signatureStrokes = {
  oneHanded: {
    pose: pose(
      [140, 222, -6, 0.9, 8],
      [
        [-104, -96],
        [96, 122],
      ],
      [
        [-34, -26],
        [38, 10],
      ],
      [-50, 80],
    ),
    ball: { at: 'near hand', off: [44, -104] },
    racket: 146,
  },
  bothSides: {
    pose: pose(
      [138, 222, 6, 0.9, 4],
      [
        [20, 80],
        [52, 104],
      ],
      [
        [-34, -22],
        [42, 8],
      ],
      [-50, 80],
    ),
    ball: { at: 'near hand', off: [52, -92] },
    racket: 140,
    twoHanded: true,
  },
  lasso: {
    pose: pose(
      [146, 222, -8, 0.9, 10],
      [
        [-70, -30],
        [158, -124],
      ],
      [
        [-36, -18],
        [34, 4],
      ],
      [-50, 80],
    ),
    racket: -112,
  },
  diveVolley: {
    pose: pose(
      [120, 252, 50, 0.8, 20],
      [
        [-20, -60],
        [120, 112],
      ],
      [
        [-34, -120],
        [-66, -100],
      ],
      [-60, -50],
    ),
    ball: { at: 'near hand', off: [74, -44] },
    racket: 116,
  },
  slide: {
    pose: pose(
      [138, 246, 10, 0.85, 2],
      [
        [-70, -40],
        [60, 126],
      ],
      [
        [-40, -86],
        [68, 40],
      ],
      [-60, 90],
    ),
    ball: { at: 'near hand', off: [56, -84] },
    racket: 140,
  },
  kneel: {
    pose: pose(
      [146, 264, -12, 0.9, 4],
      [
        [-150, -168],
        [150, 162],
      ],
      [
        [24, -88],
        [44, -80],
      ],
      [-80, -74],
    ),
    racket: 158,
  },
} satisfies Record<string, Action>;
