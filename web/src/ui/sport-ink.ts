import { color } from './tokens.ts';

/** The sport's colour for a small sign; lighter on the dark sheet. */
export const sportInk = `light-dark(${color.glow}, color-mix(in oklab, ${color.glow} 55%, #fff))`;
