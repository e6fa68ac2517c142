import { gold } from './print-inks.ts';

/** The light tones of a sticker's golden edge, as a background for dark print. */
export const goldLeaf = `linear-gradient(115deg, ${gold
  .slice(1, -1)
  .map(([, tone]) => tone)
  .join(', ')})`;
