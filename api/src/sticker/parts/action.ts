import type { Sport } from '@craque/common/domain/sport.ts';
import { ballOf, extraOf, heldRacket, backdropOf } from './held.ts';
import { drawArm } from './arm.ts';
import { angleOf, chain, lineOn } from './cloth.ts';
import { drawLegs } from './leg.ts';
import type { Dress } from './dress.ts';
import type { Head } from './head.ts';
import { ink, line, type Palette, shape } from '../ink/ink.ts';
import { garmentClip, kitPattern } from './kit.ts';
import type { Action } from '../poses/poses.ts';
import { drawing } from '../ink/drawings.ts';
import { between, flesh, type Joints, jointsOf, type Limb, step, write } from '../poses/rig.ts';
import type { Era } from '../ink/era.ts';
import type { Frame } from '../poses/frames.ts';
import { fitted } from '../poses/place.ts';
import { type Box, boxOf, cornersOf, extentOf } from './extent.ts';

export type ActionInput = {
  sport: Sport;
  era: Era;
  action: Action;
  palette: Palette;
  dress: Dress;
  frame: Frame;
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

const shared =
  'stroke-width="4.4" stroke-linejoin="round" stroke-linecap="round" paint-order="stroke"';

const defs: Partial<Record<Sport, string>> = {
  tennis: drawing('racket/strings'),
  formula1: drawing('helmet/defs'),
};

export function drawAction(input: ActionInput): Figure {
  const { action, dress, head, palette, sport, era, frame } = input;
  const joints = jointsHolding(action, frame);
  const placed = headPlaced(joints, action, frame);
  const extent = extentOf(joints, action, frame);
  const clothed = { dress, frame, action, chest: joints.chest };
  const [farArm, nearArm] = joints.arms;
  const outlined = (head.back ? ['hd', 'hb'] : ['hd']).map(
    (id) => `<use href="#${id}" stroke-width="${Math.round(12 / frame.head)}"/>`,
  );
  const far = drawArm(farArm, clothed, 0);
  const near = drawArm(nearArm, clothed, 1);
  const trunk = [
    placed(head.back && `<g id="hb">${head.back}</g>`),
    action.inFront ? '' : far,
    drawLegs(joints, clothed),
    shape(
      flesh(joints.chest, 10 * frame.limb, joints.neck, 7.5 * frame.limb),
      `fill="${ink.deep}"`,
    ),
    drawTorso(joints, input),
    placed(`<g id="hd">${head.face}</g>${head.over}`),
  ].join('');
  const body = action.inFront
    ? cutAround('an', nearArm, frame, cutAround('af', farArm, frame, trunk) + far) + near
    : trunk + near;
  return {
    place: fitted(extent, cornersOf(sport, input.flipped)),
    box: boxOf(joints, action, frame),
    headwear: placed(head.worn),
    defs: garmentClip + (defs[sport] ?? ''),
    edge: edgeOf(joints, action, input) + placed(outlined.join('')),
    behind: backdropOf(action, joints) + heldRacket(action, joints, palette, era),
    body: `<g ${shared}>${body}</g>`,
    before: ballOf(sport, era, action, joints) + extraOf(action, joints),
  };
}

/** With a gap around an arm before it, so that the arm is seen in the outline too. */
function cutAround(id: string, { root, joint, end }: Limb, { limb }: Frame, drawn: string): string {
  const tip = step(end, angleOf(joint, end), 8);
  const arm = chain(between(root, joint, 0.5), joint, tip);
  const area = 'x="-60" y="-60" width="420" height="530"';
  return [
    `<mask id="${id}" maskUnits="userSpaceOnUse" ${area}><rect ${area} fill="#fff"/>`,
    `${line(arm, '#000', Math.round(18 * limb + 8))}</mask><g mask="url(#${id})">${drawn}</g>`,
  ].join('');
}

/** The far hand holds the racket above the near one. */
function jointsHolding(action: Action, frame: Frame): Joints {
  const { racket: angle, twoHanded } = action;
  const joints = jointsOf(action, frame);
  const [far, near] = joints.arms;
  if (!twoHanded || angle === undefined) return joints;
  return { ...joints, arms: [{ ...far, end: step(near.end, angle, 12) }, near] };
}

function edgeOf(
  { arms, legs, chest, pelvis }: Joints,
  action: Action,
  { dress, frame: { foot: length, limb, breadth } }: ActionInput,
): string {
  const { spine, turn, toes } = action;
  const cloth = Math.min(0.9, dress.shortsShare);
  const paper = 12;
  const each = (limbs: readonly Limb[], draw: (limb: Limb, at: 0 | 1) => string) =>
    limbs.map((one, at) => draw(one, at ? 1 : 0)).join('');
  const hand = ({ joint, end }: Limb, from: number, to: number) => {
    const along = angleOf(joint, end);
    return chain(step(end, along, from), step(end, along, to));
  };
  const isOpen = (at: 0 | 1) => action.hands?.[at] === 'open';
  const strokes: readonly [string, number][] = [
    [each(arms, ({ joint, end }) => chain(joint, end)), paper + 17 * limb],
    [each(arms, (arm, at) => hand(arm, 2, isOpen(at) ? 8 : 10)), paper + (dress.glove ? 22 : 17)],
    [
      each(arms, (arm, at) => (isOpen(at) ? hand(arm, 14, 18) : '')),
      paper + (dress.glove ? 22 : 15),
    ],
    [each([...arms, ...legs], ({ root, joint }) => chain(root, joint)), paper + 26 * limb],
    [
      each(legs, ({ root, joint }) => chain(root, between(root, joint, cloth))),
      paper + 25 * limb + dress.looseness * 2,
    ],
    [each(legs, ({ joint, end }) => chain(joint, end)), paper + 21 * limb],
    [each(legs, ({ end }, at) => chain(end, step(end, toes[at], length - 8))), paper + 17],
    [
      chain(step(chest, -spine, 14), step(pelvis, 180 - spine, 12)),
      74 * breadth * (0.4 + 0.6 * turn),
    ],
  ];
  const drawn = strokes.map(
    ([data, width]) => data && `<path d="${data}" stroke-width="${Math.round(width)}"/>`,
  );
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${drawn.join('')}</g>`;
}

function headPlaced(
  { neck }: Joints,
  { spine, nod }: Action,
  { head }: Frame,
): (drawing: string) => string {
  const turn = Math.round((spine + nod) * 10) / 10;
  return (drawing) =>
    drawing &&
    `<g transform="translate(${write(neck)})${turn ? ` rotate(${turn})` : ''} scale(${head}) translate(-150 -222)">${drawing}</g>`;
}

/** The pattern of the bust's shirt, made small. */
function printedOn(palette: Palette): string {
  const pattern = palette.pattern === 'sleeves' ? '' : kitPattern(palette);
  return (
    pattern && `<g transform="translate(-46.5 -86) scale(.31)" stroke-linecap="butt">${pattern}</g>`
  );
}

const rounded = (value: number) => Math.round(value * 100) / 100;

function drawTorso({ chest }: Joints, input: ActionInput): string {
  const { palette, dress, action, digits, flipped, frame } = input;
  const { spine, turn } = action;
  const cloth = { main: palette.main, trim: lineOn(palette.main) };
  const layer = (name: string) => drawing(`torso/${dress.cut}`, cloth, name);
  const broad = rounded(
    (0.35 + 0.65 * turn) * (dress.cut === 'female' ? frame.breadth / 0.87 : frame.breadth),
  );
  const size = `scale(${broad} ${rounded(frame.torso / 78)})`;
  const upright = flipped ? `<g transform="matrix(-1 0 0 1 300 0)">${digits}</g>` : digits;
  return [
    `<g transform="translate(${write(chest)})${spine ? ` rotate(${spine})` : ''}${size === 'scale(1 1)' ? '' : ` ${size}`}">`,
    dress.vest ? layer('skin') + layer('vest') : layer('shirt'),
    `<g clip-path="url(#k)">${printedOn(palette)}`,
    shape('M8-14H40V90H6C16 60 16 24 8-14z', 'fill="#000" opacity=".2"'),
    '</g>',
    line(dress.vest ? 'M-13-9C-9 8 9 8 13-9' : 'M-15-11C-8-3 8-3 15-11', palette.trim, 4),
    digits ? `<g transform="translate(-60 -108) scale(.4)">${upright}</g>` : '',
    '</g>',
  ].join('');
}
