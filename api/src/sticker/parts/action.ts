import type { Sport } from '@craque/common/domain/sport.ts';
import { ballOf, extraOf, heldRacket, hoopOf } from './held.ts';
import { angleOf, chain, drawArm, edged, gleam, lineOn } from './arm.ts';
import type { Dress } from './dress.ts';
import type { Head } from './head.ts';
import { ink, line, type Palette, shape } from '../ink/ink.ts';
import { garmentClip, kitPattern } from './kit.ts';
import type { Action } from '../poses/poses.ts';
import { drawing } from '../ink/drawings.ts';
import {
  between,
  flesh,
  type Joints,
  jointsOf,
  type Limb,
  lengths,
  step,
  write,
} from '../poses/rig.ts';
import type { Era } from '../ink/era.ts';
import { fitted } from '../poses/place.ts';
import { type Box, boxOf, cornersOf, extentOf } from './extent.ts';

export type ActionInput = {
  sport: Exclude<Sport, 'formula1'>;
  era: Era;
  action: Action;
  palette: Palette;
  dress: Dress;
  head: Head;
  /** At (150, 343); empty if there is none. */
  digits: string;
  /** The whole figure is mirrored: letters have to be mirrored back. */
  flipped: boolean;
};
export type Figure = {
  defs: string;
  /** A transform; a bust has the usual place. */
  place?: string;
  /** What it fills; a bust all of the picture. */
  box?: Box;
  /** Once more what is worn on the head. */
  headwear?: string;
  /** With its own paper edge. */
  behind: string;
  body: string;
  /** Paper outline of some 6 units around the body; absent to stroke the body's own shapes. */
  edge?: string;
  /** With its own paper edge. */
  before: string;
};

const headScale = 0.43;

const shared =
  'stroke-width="4.4" stroke-linejoin="round" stroke-linecap="round" paint-order="stroke"';

export function drawAction(input: ActionInput): Figure {
  const { action, dress, head, palette, sport, era } = input;
  const joints = jointsHolding(action, dress);
  const placed = headPlaced(joints, action);
  const extent = extentOf(joints, action);
  const [farArm, nearArm] = joints.arms;
  const outlined = (head.back ? ['h', 'j'] : ['h']).map(
    (id) => `<use href="#${id}" stroke-width="${Math.round(12 / headScale)}"/>`,
  );
  const body = [
    placed(head.back && `<g id="j">${head.back}</g>`),
    drawArm(farArm, dress, ink.deep, false),
    drawLegs(joints, action, dress),
    shape(flesh(joints.chest, 8.5, joints.neck, 8.5), `fill="${ink.deep}"`),
    drawTorso(joints, input),
    placed(`<g id="h">${head.face}</g>${head.over}`),
    drawArm(nearArm, dress, ink.base, true),
  ].join('');
  return {
    place: fitted(extent, cornersOf(sport, input.flipped)),
    box: boxOf(joints, action),
    headwear: placed(head.worn),
    defs: garmentClip + (sport === 'tennis' ? drawing('racket/strings') : ''),
    edge: edgeOf(joints, action, dress) + placed(outlined.join('')),
    behind: hoopOf(action, joints) + heldRacket(action, joints, palette, era),
    body: `<g ${shared}>${body}</g>`,
    before: ballOf(sport, era, action, joints) + extraOf(action, joints),
  };
}

/** The far hand holds the racket above the near one. */
function jointsHolding(action: Action, { breadth }: Dress): Joints {
  const { racket: angle, twoHanded } = action;
  const joints = jointsOf(action, breadth);
  const [far, near] = joints.arms;
  if (!twoHanded || angle === undefined) return joints;
  return { ...joints, arms: [{ ...far, end: step(near.end, angle, 12) }, near] };
}

function edgeOf(
  { arms, legs, chest, pelvis }: Joints,
  { spine, turn, toes }: Action,
  dress: Dress,
): string {
  const foot = ({ joint, end }: Limb, toe: number) =>
    chain(joint, end, step(end, toe, lengths.foot - 6));
  const strokes: readonly [string, number][] = [
    [arms.map(({ root, joint, end }) => chain(root, joint, end)).join(''), dress.glove ? 38 : 36],
    [
      legs.map(({ root, joint }) => chain(root, between(root, joint, 0.8))).join(''),
      38 + dress.looseness * 2,
    ],
    [foot(legs[0], toes[0]) + foot(legs[1], toes[1]), 34],
    [chain(step(chest, -spine, 14), pelvis), 74 * dress.breadth * (0.4 + 0.6 * turn)],
  ];
  const drawn = strokes.map(
    ([data, width]) =>
      `<path d="${data}" fill="none" stroke-width="${Math.round(width)}" stroke-linecap="round" stroke-linejoin="round"/>`,
  );
  return drawn.join('');
}

function headPlaced({ neck }: Joints, { spine, nod }: Action): (drawing: string) => string {
  const turn = Math.round((spine + nod) * 10) / 10;
  return (drawing) =>
    drawing &&
    `<g transform="translate(${write(neck)})${turn ? ` rotate(${turn})` : ''} scale(${headScale}) translate(-150 -222)">${drawing}</g>`;
}

function drawLegs({ legs, pelvis }: Joints, { spine, toes }: Action, dress: Dress): string {
  const { shorts, shortsShare, skirt, sock, sockShare, shoe } = dress;
  const leg = (limb: Limb, at: 0 | 1) => {
    const { root, joint, end } = limb;
    const skin = at ? ink.base : ink.deep;
    const heel = step(end, angleOf(joint, end), 4);
    const long = shortsShare > 1;
    const hem = between(root, joint, Math.min(1, shortsShare));
    const thigh = flesh(root, 18, hem, 13 + dress.looseness, !long);
    const below = long ? flesh(joint, 14, between(joint, end, shortsShare - 1), 12, true) : '';
    return [
      shape(flesh(root, 16, joint, 11.5) + flesh(joint, 11.5, end, 7), `fill="${skin}"`),
      gleam(limb),
      sockShare
        ? shape(flesh(between(joint, end, 1 - sockShare), 11.5, end, 8, false), edged(sock))
        : '',
      shape(flesh(heel, 8.5, step(heel, toes[at], lengths.foot - 6), 6), edged(shoe)),
      skirt ? '' : shape(thigh + below, edged(shorts)),
    ].join('');
  };
  const [far, near] = legs;
  const hips = flesh(far.root, 18, near.root, 18);
  const flared = () => {
    const hem = (limb: Limb, side: number) =>
      step(between(limb.root, limb.joint, shortsShare), 90, side * 15);
    const waist = (side: number) => step(pelvis, 90 - spine, side * 17);
    return `M${write(waist(-1))}L${write(hem(far, -1))} ${write(hem(near, 1))} ${write(waist(1))}z`;
  };
  return (
    leg(far, 0) +
    leg(near, 1) +
    shape(skirt ? flared() : hips, skirt ? edged(shorts) : `fill="${shorts}"`)
  );
}

function drawTorso({ chest }: Joints, input: ActionInput): string {
  const { palette, dress, action, digits, flipped } = input;
  const { spine, turn } = action;
  const cloth = { main: palette.main, trim: lineOn(palette.main) };
  const layer = (name: string) => drawing(`torso/${dress.cut}`, cloth, name);
  const broad = Math.round((0.35 + 0.65 * turn) * 100) / 100;
  const upright = flipped ? `<g transform="matrix(-1 0 0 1 300 0)">${digits}</g>` : digits;
  return [
    `<g transform="translate(${write(chest)})${spine ? ` rotate(${spine})` : ''}${broad === 1 ? '' : ` scale(${broad} 1)`}">`,
    dress.vest ? layer('skin') + layer('vest') : layer('shirt'),
    `<g clip-path="url(#k)"><g transform="translate(-46.5 -86) scale(.31)" stroke-linecap="butt">${palette.pattern === 'sleeves' ? '' : kitPattern(palette)}</g>`,
    shape('M8-14H40V90H6C16 60 16 24 8-14z', 'fill="#000" opacity=".2"'),
    '</g>',
    line(dress.vest ? 'M-13-9C-9 8 9 8 13-9' : 'M-15-11C-8-3 8-3 15-11', palette.trim, 4),
    digits ? `<g transform="translate(-60 -108) scale(.4)">${upright}</g>` : '',
    '</g>',
  ].join('');
}
