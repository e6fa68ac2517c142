import { readFileSync } from 'node:fs';
import type { Sport } from '@craque/common/domain/sport.ts';
import type { Pose, Spot } from './rig.ts';

type Anchor = 'far hand' | 'near hand' | 'near foot' | 'near knee' | 'head';
export type Hand = 'loose' | 'open' | 'fist' | 'point';
export type Action = Pose & {
  ball?: { at: Anchor; off: Spot };
  /** Degrees of the racket in the near hand, measured like a bend. */
  racket?: number;
  twoHanded?: boolean;
  hands?: readonly [far: Hand, near: Hand];
  hoop?: boolean;
  /** A heart formed by both hands, or a cloud of powder over them. */
  extra?: 'heart' | 'powder';
};
type Figured = Exclude<Sport, 'formula1'>;

const {
  everySport,
  soccer,
  basketball,
  tennis,
}: Record<Figured | 'everySport', Record<string, Action>> = JSON.parse(
  readFileSync(new URL('../data/poses.json', import.meta.url), 'utf8'),
);

/** Drawn with the near hand on the viewer's right. */
export const actions: Record<Figured, Record<string, Action>> = {
  soccer: { ...everySport, ...soccer },
  basketball: { ...everySport, ...basketball },
  tennis: { ...everySport, ...tennis },
};
