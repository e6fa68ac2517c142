import type { ReactNode } from 'react';
import type { DailyState } from '../../../play/daily/daily-look.tsx';
import { color } from '../../../ui/tokens.ts';

const strokes = { fill: 'none', strokeWidth: 2.4, strokeLinecap: 'round' } as const;

/**
 * The state of a daily as small as in a calendar, by shape and colour: a disc, a cross, a diamond, a
 * ring, a dash. Decorative.
 */
export function DayMark({ state }: { state: DailyState }) {
  return (
    <svg width="14" viewBox="0 0 12 12" aria-hidden="true">
      {shapes[state]}
    </svg>
  );
}

const shapes: Readonly<Record<DailyState, ReactNode>> = {
  solved: <circle cx="6" cy="6" r="5.4" fill={color.veryClose} />,
  lost: <path d="M2 2l8 8M10 2l-8 8" stroke={color.far} {...strokes} />,
  playing: <path d="M6 .4L11.6 6 6 11.6.4 6z" fill={color.close} />,
  open: <circle cx="6" cy="6" r="4.6" stroke={color.quiet} fill="none" strokeWidth="1.6" />,
  missed: <path d="M2 6h8" stroke={color.quiet} {...strokes} />,
};
