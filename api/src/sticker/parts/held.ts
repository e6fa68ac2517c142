import type { Sport } from '@craque/common/domain/sport.ts';
import { drawing } from '../ink/drawings.ts';
import type { Era } from '../ink/era.ts';
import type { Palette } from '../ink/ink.ts';
import type { Action } from '../poses/poses.ts';
import { between, type Joints, type Spot, step, write } from '../poses/rig.ts';

export const heldRacket = (
  { racket }: Action,
  { arms: [, { end }] }: Joints,
  palette: Palette,
  era: Era,
): string =>
  racket === undefined
    ? ''
    : `<g transform="translate(${write(end)}) rotate(${180 - racket}) scale(.5) translate(-150 -306)">${drawing(`racket/${era}`, palette)}</g>`;

/** Of the ring: under the ball, or in both hands. */
export const hoopSpot = ({ ball }: Action, { arms: [far, near] }: Joints): Spot =>
  ball ? [near.end[0] + 22, near.end[1] + 4] : step(between(far.end, near.end, 0.5), 180, 8);

/** A hoop at the hand, or the wall that somebody sits on. */
export function backdropOf(action: Action, joints: Joints): string {
  if (action.hoop) return put('hoop', hoopSpot(action, joints), 0.84);
  return action.extra === 'wall' ? put('wall', [150, joints.pelvis[1] + 14], 1) : '';
}

const put = (name: string, spot: Spot, scale: number) =>
  `<g transform="translate(${write(spot)})${scale === 1 ? '' : ` scale(${scale})`}">${drawing(`held/${name}`)}</g>`;

export function ballSpot({ ball }: Action, { arms, legs, neck }: Joints): Spot | undefined {
  if (!ball) return undefined;
  const places: Record<typeof ball.at, Spot> = {
    'far hand': arms[0].end,
    'near hand': arms[1].end,
    'far foot': legs[0].end,
    'near foot': legs[1].end,
    'near knee': legs[1].joint,
    head: neck,
  };
  const [x, y] = places[ball.at];
  return [Math.round(x + ball.off[0]), Math.round(y + ball.off[1])];
}

type Put = {
  name: string;
  at: Spot;
  scale: number /** For the place on the card. */;
  reach: number;
};
function putsOf({ extra, twoHanded }: Action, { arms: [far, near], legs }: Joints): Put[] {
  const [a, b] = [far.end, near.end];
  const above = ([x, y]: Spot): Spot => [x, y - 12];
  const [footX, footY] = legs[1].end;
  const one = (name: string, at: Spot, scale: number, reach: number) => [
    { name, at, scale, reach },
  ];
  if (extra === 'heart') return one('heart', between(a, b, 0.5), 1, 0);
  if (extra === 'powder') return [above(a), above(b)].flatMap((at) => one('powder', at, 1, 22));
  if (extra === 'cup') return one('cup', twoHanded ? step(between(a, b, 0.5), 0, 22) : b, 0.5, 56);
  if (extra === 'bottle') return one('bottle', b, 0.8, 90);
  if (extra === 'flag') return one('flag', b, 0.72, 92);
  if (extra === 'tyre') return one('tyre', [footX + 44, footY - 26], 0.9, 44);
  return [];
}

export const extraOf = (action: Action, joints: Joints): string =>
  putsOf(action, joints)
    .map(({ name, at, scale }) => put(name, at, scale))
    .join('');

/** The corners of what is held, up and to the right of the hand; of a tyre all around. */
export const extraSpots = (action: Action, joints: Joints): Spot[] =>
  putsOf(action, joints).flatMap(({ name, at: [x, y], reach }): Spot[] => {
    if (name === 'tyre')
      return [
        [x - reach, y],
        [x + reach, y + reach],
      ];
    const across = name === 'cup' ? reach / 2 : reach;
    return reach
      ? [[x + across, y - reach], ...(name === 'cup' ? [[x - across, y] as const] : [])]
      : [];
  });

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

export function ballOf(sport: Sport, era: Era, action: Action, joints: Joints): string {
  const at = ballSpot(action, joints);
  return at && sport !== 'formula1' ? drawBall(sport, era, at, ...inPlay[sport]) : '';
}
