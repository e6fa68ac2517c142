import { color } from './tokens.ts';

/**
 * The sport's colour for a small sign on the sheet; lighter on the dark one, where red and blue
 * would be lost.
 */
export const sportInk = `light-dark(${color.glow}, color-mix(in oklab, ${color.glow} 55%, #fff))`;
