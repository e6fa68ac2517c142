import type { Build } from '@craque/common/domain/athlete/build.ts';

/** Lengths of the bones, and how wide body, flesh and head are. */
export type Frame = {
  torso: number;
  arm: number;
  forearm: number;
  thigh: number;
  shin: number;
  foot: number;
  breadth: number;
  limb: number;
  head: number;
};

const balanced: Frame = {
  ...{ torso: 80, arm: 43, forearm: 40, thigh: 63, shin: 62, foot: 25 },
  ...{ breadth: 1, limb: 1, head: 0.375 },
};

const frames: Record<Build, Frame> = {
  balanced,
  compact: {
    ...{ ...balanced, torso: 76, arm: 38, forearm: 36, thigh: 53, shin: 52, foot: 24 },
    ...{ breadth: 1.02, limb: 1.06, head: 0.385 },
  },
  slight: { ...balanced, torso: 76, breadth: 0.88, limb: 0.84, head: 0.365 },
  strong: { ...balanced, torso: 82, foot: 26, breadth: 1.16, limb: 1.17 },
  rangy: {
    ...{ ...balanced, torso: 82, arm: 49, forearm: 47, thigh: 69, shin: 68 },
    ...{ breadth: 0.98, limb: 0.93, head: 0.355 },
  },
  towering: {
    ...{ ...balanced, torso: 92, arm: 50, forearm: 47, thigh: 69, shin: 68, foot: 28 },
    ...{ breadth: 1.2, limb: 1.14, head: 0.355 },
  },
};

/** Women and men have the same builds, on a narrower frame. */
export function frameOf(build: Build, gender: 'female' | 'male'): Frame {
  const frame = frames[build];
  if (gender === 'male') return frame;
  return { ...frame, breadth: frame.breadth * 0.87, limb: frame.limb * 0.92 };
}
