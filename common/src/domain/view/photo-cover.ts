/** The dark layer over a photo before the athlete is named (rules: picture). */
export const photoCover = {
  /** Red, green and blue, with which what is under it is multiplied. */
  colour: [0x36, 0x3f, 0x48],
  opacityAt: (used: number, allowed: number): number => Math.max(0.1, 0.9 - (0.9 * used) / allowed),
} as const;
