import type { Sport } from '@craque/common/domain/sport.ts';
import type { Era } from '../ink/era.ts';
import type { Palette } from '../ink/ink.ts';
import type { Action } from './pose.ts';
import { basketball, racket, soccerBall, tennisBall } from './props.ts';
import { type Joints, type Spot, write } from './rig.ts';

/** A racket in the hand at this place. */
export function heldRacket([x, y]: Spot, angle: number, { main, trim }: Palette, era: Era): string {
  return `<g transform="translate(${write([x, y])}) rotate(${180 - angle}) scale(.5) translate(-150 -306)">${racket(main, trim, era)}</g>`;
}

/** Position of the ball; undefined in a pose without one. */
export function ballSpot({ ball }: Action, { arms, legs, neck }: Joints): Spot | undefined {
  if (!ball) return undefined;
  const places: Record<typeof ball.at, Spot> = {
    'far hand': arms[0].end,
    'near hand': arms[1].end,
    'near foot': legs[1].end,
    'near knee': legs[1].joint,
    head: neck,
  };
  const [x, y] = places[ball.at];
  return [Math.round(x + ball.off[0]), Math.round(y + ball.off[1])];
}

/** The drawing of the ball of a sport; empty in a pose without one. */
export function ballOf(
  sport: Exclude<Sport, 'formula1'>,
  era: Era,
  action: Action,
  joints: Joints,
): string {
  const at = ballSpot(action, joints);
  if (!at) return '';
  if (sport === 'soccer') return soccerBall(...at, 0.58, 20, era);
  return sport === 'basketball' ? basketball(...at, 0.64, 30) : tennisBall(...at, 0.3, 40, era);
}
