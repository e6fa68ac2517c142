import type { Sport } from '@craque/common/domain/sport.ts';
import type { Bend, Pose, Spot } from './portrait-rig.ts';

/** What the ball keeps its place by. */
type Anchor = 'far hand' | 'near hand' | 'near foot' | 'near knee' | 'head';
export type Action = {
  pose: Pose;
  ball?: { at: Anchor; off: Spot };
  /** Degrees of the racket in the near hand, in the terms of a bend. */
  racket?: number;
  /** Both hands on the racket. */
  twoHanded?: boolean;
  hoop?: boolean;
};

type Limbs = readonly [far: Bend, near: Bend];
const pose = (
  [x, y, spine, turn, nod]: readonly [number, number, number, number, number],
  arms: Limbs,
  legs: Limbs,
  toes?: readonly [number, number],
): Pose => ({ pelvis: [x, y], spine, turn, nod, arms, legs, ...(toes && { toes }) });

const soccer = {
  dive: {
    pose: pose([112, 258, 58, 0.75, 18], [[128, 122], [112, 116]], [[-38, -84], [-72, -58]], [-40, -30]),
    ball: { at: 'near hand', off: [20, -16] },
  },
  catch: {
    pose: pose([150, 232, 0, 1, 0], [[-158, 166], [158, -166]], [[-18, -52], [22, 8]], [-60, 60]),
    ball: { at: 'near hand', off: [-23, -22] },
  },
  stance: {
    pose: pose([150, 222, 0, 1, 0], [[-62, -8], [62, 8]], [[-44, -2], [44, 2]], [-70, 70]),
    ball: { at: 'far hand', off: [-14, 30] },
  },
  punch: {
    pose: pose([128, 240, 14, 0.85, -8], [[-50, 20], [148, 152]], [[-30, -78], [58, -24]], [-50, 50]),
    ball: { at: 'near hand', off: [20, -22] },
  },
  header: {
    pose: pose([128, 236, 10, 0.85, 16], [[-88, -140], [84, 128]], [[-26, -72], [20, -34]], [-40, 30]),
    ball: { at: 'head', off: [22, -66] },
  },
  tackle: {
    pose: pose([112, 268, -38, 0.8, 22], [[-50, -14], [70, 140]], [[62, -40], [80, 84]], [60, 150]),
    ball: { at: 'near foot', off: [16, -28] },
  },
  clear: {
    pose: pose([130, 214, -12, 0.85, 12], [[-60, -118], [58, 128]], [[-14, -22], [78, 104]], [60, 130]),
    ball: { at: 'near foot', off: [22, -24] },
  },
  guard: {
    pose: pose([150, 214, 0, 1, -6], [[-78, -64], [78, 64]], [[-30, -12], [30, 12]], [-70, 70]),
    ball: { at: 'near foot', off: [-34, -12] },
  },
  dribble: {
    pose: pose([142, 214, 12, 0.85, -10], [[-58, 12], [58, 118]], [[-32, -88], [40, -4]], [-20, 80]),
    ball: { at: 'near foot', off: [40, -6] },
  },
  pass: {
    pose: pose([146, 212, -8, 0.9, 14], [[-84, -62], [52, 82]], [[-6, -14], [34, 34]], [60, 110]),
    ball: { at: 'near foot', off: [30, -14] },
  },
  juggle: {
    pose: pose([146, 214, -6, 1, 12], [[-76, -96], [70, 104]], [[-10, -6], [80, 2]], [-60, 70]),
    ball: { at: 'near knee', off: [8, -36] },
  },
  call: {
    pose: pose([148, 214, 0, 1, -8], [[-48, 4], [112, 104]], [[-18, -8], [16, 8]], [-70, 70]),
    ball: { at: 'far hand', off: [14, 14] },
  },
  shot: {
    pose: pose([126, 214, -20, 0.85, 18], [[-62, -96], [48, 120]], [[-10, -24], [54, 78]], [60, 112]),
    ball: { at: 'near foot', off: [30, -18] },
  },
  volley: {
    pose: pose([158, 226, -76, 0.8, 46], [[-18, -44], [-58, -20]], [[62, 26], [128, 152]], [80, 200]),
    ball: { at: 'near foot', off: [-2, -26] },
  },
  wings: {
    pose: pose([150, 220, 6, 1, -10], [[-102, -112], [104, 116]], [[-24, -70], [32, -12]], [-30, 70]),
  },
  cheer: {
    pose: pose([146, 222, 4, 1, -10], [[-44, -124], [156, 172]], [[-22, -58], [40, -22]], [-30, 70]),
  },
} satisfies Record<string, Action>;

const basketball = {
  handle: {
    pose: pose([136, 218, 12, 0.85, -8], [[-46, 48], [52, 22]], [[-38, -34], [42, -10]], [30, 80]),
    ball: { at: 'near hand', off: [8, 44] },
  },
  crossover: {
    pose: pose([150, 232, 0, 1, 0], [[-58, -22], [46, 4]], [[-52, 6], [48, -4]], [-60, 70]),
    ball: { at: 'near hand', off: [2, 36] },
  },
  direct: {
    pose: pose([148, 216, 4, 1, -6], [[-150, -168], [44, 22]], [[-20, -12], [24, 2]], [-60, 70]),
    ball: { at: 'near hand', off: [6, 40] },
  },
  jumper: {
    pose: pose([144, 236, 2, 0.9, 4], [[-138, 164], [140, -170]], [[-8, -32], [14, -14]], [-10, 40]),
    ball: { at: 'near hand', off: [-8, -26] },
  },
  layup: {
    pose: pose([130, 236, 14, 0.85, -4], [[-54, 16], [150, 146]], [[-24, -44], [76, -6]], [-10, 60]),
    ball: { at: 'near hand', off: [8, -24] },
  },
  drive: {
    pose: pose([128, 222, 22, 0.8, -14], [[-40, 60], [62, 88]], [[-42, -74], [58, -6]], [-30, 80]),
    ball: { at: 'near hand', off: [22, 4] },
  },
  dunk: {
    pose: pose([122, 242, 10, 0.85, -2], [[-70, -118], [138, 132]], [[-16, -84], [50, -44]], [-30, 40]),
    ball: { at: 'near hand', off: [14, -22] },
    hoop: true,
  },
  hook: {
    pose: pose([140, 232, -8, 0.9, 10], [[-86, -116], [150, -172]], [[-14, -22], [50, -30]], [20, 60]),
    ball: { at: 'near hand', off: [-8, -26] },
  },
  block: {
    pose: pose([146, 236, 4, 1, -4], [[-148, -166], [152, 166]], [[-20, -58], [18, -16]], [-40, 40]),
    ball: { at: 'near hand', off: [6, -28] },
  },
} satisfies Record<string, Action>;

const tennis = {
  serve: {
    pose: pose([150, 226, -10, 0.85, -14], [[-160, -170], [118, -150]], [[-12, -16], [18, -6]], [-50, 70]),
    ball: { at: 'far hand', off: [-2, -34] },
    racket: -128,
  },
  smash: {
    pose: pose([144, 230, -6, 0.9, -8], [[-142, -158], [150, 166]], [[-14, -48], [30, -30]], [-40, 50]),
    ball: { at: 'far hand', off: [-16, -26] },
    racket: 168,
  },
  forehand: {
    pose: pose([132, 222, 6, 0.9, 4], [[-72, -128], [72, 98]], [[-34, -22], [42, 8]], [-50, 80]),
    ball: { at: 'near hand', off: [66, -56] },
    racket: 122,
  },
  backhand: {
    pose: pose([168, 222, -6, 0.8, -6], [[-66, -86], [-44, -84]], [[-40, -10], [32, 22]], [-70, 50]),
    ball: { at: 'far hand', off: [-46, -58] },
    racket: -106,
    twoHanded: true,
  },
  sweep: {
    pose: pose([138, 222, 4, 0.85, 6], [[-70, -92], [92, 118]], [[-34, -34], [38, 14]], [-50, 80]),
    ball: { at: 'near hand', off: [40, -86] },
    racket: 146,
  },
  volleys: {
    pose: pose([144, 230, 4, 1, -4], [[-56, 62], [54, 138]], [[-44, -8], [42, 12]], [-60, 70]),
    ball: { at: 'near hand', off: [58, -50] },
    racket: 154,
  },
  fist: {
    pose: pose([150, 224, 2, 1, -8], [[-58, -168], [42, 18]], [[-22, -12], [26, 12]], [-60, 70]),
    racket: 62,
  },
} satisfies Record<string, Action>;

/** Every whole figure, drawn as if the near hand were on our right. */
export const actions: Record<Exclude<Sport, 'formula1'>, Record<string, Action>> = {
  soccer,
  basketball,
  tennis,
};
