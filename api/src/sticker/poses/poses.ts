import { readFileSync } from 'node:fs';
import type { Sport } from '@craque/common/domain/sport.ts';
import type { Pose, Spot } from './rig.ts';

type Anchor = 'far hand' | 'near hand' | 'far foot' | 'near foot' | 'near knee' | 'head';
export type Hand = 'loose' | 'open' | 'fist' | 'point';
export type Action = Pose & {
  ball?: { at: Anchor; off: Spot };
  /** Degrees of the racket in the near hand, measured like a bend. */
  racket?: number;
  twoHanded?: boolean;
  hands?: readonly [far: Hand, near: Hand];
  /** Both arms are before the body. */
  inFront?: boolean;
  hoop?: boolean;
  /** Between or over both hands, in the near one, at the near foot, behind the figure. */
  extra?: 'heart' | 'powder' | 'cup' | 'bottle' | 'flag' | 'tyre' | 'wall';
};

const {
  everySport,
  soccer,
  basketball,
  tennis,
  formula1,
}: Record<Sport | 'everySport', Record<string, Action>> = JSON.parse(
  readFileSync(new URL('../data/poses.json', import.meta.url), 'utf8'),
);

/** Drawn with the near hand on the viewer's right. */
export const actions: Record<Sport, Record<string, Action>> = {
  soccer: { ...everySport, ...soccer },
  basketball: { ...everySport, ...basketball },
  tennis: { ...everySport, ...tennis },
  formula1,
};
