import type { Sport } from '@craque/common/domain/sport.ts';
import { basketballPoses } from './basketball-poses.ts';
import type { Action } from './pose.ts';
import { soccerPoses } from './soccer-poses.ts';
import { tennisPoses } from './tennis-poses.ts';

/** Every whole figure, drawn as if the near hand were on our right. */
export const actions: Record<Exclude<Sport, 'formula1'>, Record<string, Action>> = {
  soccer: soccerPoses,
  basketball: basketballPoses,
  tennis: tennisPoses,
};
