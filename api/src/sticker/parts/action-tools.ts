import type { Sport } from '@craque/common/domain/sport.ts';
import type { Era } from '../ink/era.ts';
import { circle, type Palette, shape } from '../ink/ink.ts';
import type { Action } from '../poses/pose.ts';
import { basketball, racket, soccerBall, tennisBall } from './props.ts';
import { between, type Joints, type Limb, type Spot, step, write } from '../poses/rig.ts';

/** A racket in the hand at this place. */
export function heldRacket([x, y]: Spot, angle: number, { main, trim }: Palette, era: Era): string {
  return `<g transform="translate(${write([x, y])}) rotate(${180 - angle}) scale(.5) translate(-150 -306)">${racket(main, trim, era)}</g>`;
}

/** Middle of the ring that the near hand reaches for. */
export const hoopSpot = ({ end }: Limb): Spot => step(end, 138, 46);

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

/** What is in the air about the hands. */
export function extraOf({ extra }: Action, { arms: [far, near] }: Joints): string {
  const middle = between(far.end, near.end, 0.5);
  if (extra === 'heart')
    return `<g transform="translate(${write(middle)})">${shape(
      'M0 12C-18 0-16-18-6-18-2-18 0-14 0-11 0-14 2-18 6-18 16-18 18 0 0 12z',
      `fill="#e3243b" stroke="#fff" stroke-width="3"`,
    )}</g>`;
  if (extra === 'powder')
    return [far.end, near.end]
      .map(
        ([x, y]) =>
          `<g transform="translate(${write([x, y - 12])})" fill="#fff" opacity=".92">${circle(0, -4, 12, '')}${circle(-13, 2, 8, '')}${circle(13, 0, 8, '')}${circle(-6, -18, 6, '')}${circle(9, -20, 4, '')}</g>`,
      )
      .join('');
  return '';
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
