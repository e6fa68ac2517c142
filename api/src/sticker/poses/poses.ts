import type { Sport } from '@craque/common/domain/sport.ts';
import { basketballPoses } from './basketball-poses.ts';
import { celebrations, standingPose } from './celebrations.ts';
import type { Action } from './pose.ts';
import { signatureMoves, signatureStrokes } from './signature-poses.ts';
import { soccerPoses } from './soccer-poses.ts';
import { tennisPoses } from './tennis-poses.ts';

/** All whole figures, drawn with the near hand on the viewer's right. */
export const actions: Record<Exclude<Sport, 'formula1'>, Record<string, Action>> = {
  soccer: { ...standingPose, ...soccerPoses, ...celebrations },
  basketball: { ...standingPose, ...basketballPoses, ...signatureMoves },
  tennis: { ...standingPose, ...tennisPoses, ...signatureStrokes },
};
