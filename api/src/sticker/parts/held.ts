import type { Sport } from '@craque/common/domain/sport.ts';
import { drawing } from '../ink/drawings.ts';
import type { Era } from '../ink/era.ts';
import type { Palette } from '../ink/ink.ts';
import type { Action } from '../poses/poses.ts';
import { between, type Joints, type Limb, type Spot, step, write } from '../poses/rig.ts';

export const heldRacket = (
  { racket }: Action,
  { arms: [, { end }] }: Joints,
  palette: Palette,
  era: Era,
): string =>
  racket === undefined
    ? ''
    : `<g transform="translate(${write(end)}) rotate(${180 - racket}) scale(.5) translate(-150 -306)">${drawing(`racket/${era}`, palette)}</g>`;

export const hoopSpot = ({ end }: Limb): Spot => step(end, 138, 46);

export const hoopOf = ({ hoop }: Action, { arms: [, near] }: Joints): string =>
  hoop
    ? `<g transform="translate(${write(hoopSpot(near))}) scale(.84)">${drawing('held/hoop')}</g>`
    : '';

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

export function extraOf({ extra }: Action, { arms: [far, near] }: Joints): string {
  if (!extra) return '';
  const [a, b] = [far.end, near.end];
  const above = ([x, y]: Spot): Spot => [x, y - 12];
  const spots = extra === 'heart' ? [between(a, b, 0.5)] : [above(a), above(b)];
  return spots
    .map((spot) => `<g transform="translate(${write(spot)})">${drawing(`held/${extra}`)}</g>`)
    .join('');
}

/** Only its drawing turns, not the light on it. */
export function drawBall(
  sport: Exclude<Sport, 'formula1'>,
  era: Era,
  [x, y]: Spot,
  scale: number,
  turn: number,
): string {
  const placed = (inside: string, degrees = 0) =>
    `<g transform="translate(${x} ${y})${degrees ? ` rotate(${degrees})` : ''} scale(${scale})">${inside}</g>`;
  const ball = sport === 'basketball' ? 'ball/basketball' : `ball/${sport}/${era}`;
  return (
    placed(drawing('ball/edge', {}, 'paper')) +
    placed(drawing(ball), turn) +
    placed(drawing('ball/edge', {}, 'shade'))
  );
}

const inPlay: Record<Exclude<Sport, 'formula1'>, readonly [scale: number, turn: number]> = {
  soccer: [0.58, 20],
  basketball: [0.64, 30],
  tennis: [0.3, 40],
};

export function ballOf(
  sport: Exclude<Sport, 'formula1'>,
  era: Era,
  action: Action,
  joints: Joints,
): string {
  const at = ballSpot(action, joints);
  return at ? drawBall(sport, era, at, ...inPlay[sport]) : '';
}
