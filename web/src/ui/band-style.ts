import type { Band } from '@craque/common/domain/athlete/closeness.ts';
import type { IconName } from './icon.tsx';
import { color } from './tokens.ts';

/** The icon of a band carries the meaning without colour. */
export const bandStyle: Readonly<Record<Band, { color: string; icon: IconName }>> = {
  far: { color: color.far, icon: 'triangle' },
  close: { color: color.close, icon: 'diamond' },
  'very-close': { color: color.veryClose, icon: 'circle' },
};
