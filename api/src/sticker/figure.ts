import type { Look } from '@craque/common/domain/athlete/look.ts';
import { drawAction, type Figure } from './parts/action.ts';
import { type Dice, hashText } from './ink/dice.ts';
import { drawDriver } from './driver.ts';
import { dressOf, wearing } from './parts/dress.ts';
import { drawing } from './ink/drawings.ts';
import type { Era } from './ink/era.ts';
import { drawHead, drawHeadwear, type Gender, type Head } from './parts/head.ts';
import { drawHelmet } from './parts/helmet.ts';
import { drawBall } from './parts/held.ts';
import { ink, mirrored, type Palette } from './ink/ink.ts';
import { type Collar, drawPolo, drawShirt, drawVest, garmentClip } from './parts/kit.ts';
import { inkedIn, inksOf } from './ink/tone.ts';
import { frameOf } from './poses/frames.ts';
import { actions } from './poses/poses.ts';
import type { Bend, Pose } from './poses/rig.ts';
import { stanceOf, type Subject, type Traits } from './traits.ts';

export type FigureInput = Subject & {
  traits: Traits;
  dice: Dice;
  look: Look;
  /** The number on the chest, empty while it is hidden. */
  digits: string;
};

export const figureDefs = `<pattern id="d" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(35)"><circle cx="2.5" cy="2.5" r="1.5" fill="#fff" opacity=".16"/></pattern>`;

const keeperKits = ['#c3f02f', '#ff8a1f', '#27c9dd', '#ff6fae', '#8b5cf6'];
/** Historical kits: keepers wore green, black or grey before they wore any colour. */
const oldKeeperKits = ['#2f7d4a', '#2a3038', '#8a94a0', '#c9a227'];

function kitOf(input: FigureInput): Palette {
  const { traits, team } = input;
  const { palette, era } = traits;
  if (stanceOf(input) !== 'goalkeeper' || !palette.inked) return palette;
  const kits = era === 'early' || era === 'classic' ? oldKeeperKits : keeperKits;
  const main = kits[hashText(`keeper${team ?? ''}`) % kits.length] ?? '#c3f02f';
  return { ...palette, main, trim: ink.line, pattern: 'plain' };
}

/** In tones of the card's ground. */
export function drawFigure(input: FigureInput): Figure {
  const figure = drawInInk(input);
  const inks = inksOf(kitOf(input), input.traits.era);
  return {
    ...figure,
    behind: inkedIn(figure.behind, inks),
    body: inkedIn(figure.body, inks),
    before: inkedIn(figure.before, inks),
  };
}

/** Hair by the look, scene by look, position and chance, clothes by team and era. */
function drawInInk(input: FigureInput): Figure {
  const { sport, gender, traits, dice, look } = input;
  const { era, flipped, build } = traits;
  const palette = kitOf(input);
  const head = headOf(input, palette);
  const pose = actions[sport][traits.scene];
  if (!pose)
    return sport === 'formula1'
      ? drawDriver(input)
      : busts[sport]({ ...input, traits: { ...traits, palette } }, head);
  const figure = drawAction({
    ...{ sport, era, head, flipped, action: { ...pose, ...swayed(pose, dice) } },
    palette: sport === 'formula1' ? { ...palette, pattern: 'pale' } : palette,
    dress: wearing(dressOf(sport, era, gender, stanceOf(input), palette), look),
    frame: frameOf(build, gender),
    digits: sport === 'basketball' ? input.digits : '',
  });
  return flipped ? turned(figure) : figure;
}

function headOf(
  { sport, gender, traits: { era }, dice, look }: FigureInput,
  palette: Palette,
): Head {
  if (sport !== 'formula1')
    return drawHead({ gender, look, dice, worn: drawHeadwear(look, palette) });
  const none = { back: '', neck: '', over: '', worn: '' };
  return { ...none, face: drawHelmet(palette, dice, era, look) };
}

/** A degree or two off the pose in each joint: no two games have the same outline. */
function swayed({ spine, nod, arms, legs }: Pose, dice: Dice) {
  const sway = (joint: string, degrees: number, most: number) =>
    Math.round(degrees * 10 + dice(joint, most * 20 + 1) - most * 10) / 10;
  const bent = (limb: string, [upper, lower]: Bend, most: number): Bend => [
    sway(`${limb} upper`, upper, most),
    sway(`${limb} lower`, lower, most),
  ];
  return {
    ...{ spine: sway('spine', spine, 1), nod: sway('nod', nod, 2) },
    arms: [bent('far arm', arms[0], 2), bent('near arm', arms[1], 2)],
    legs: [bent('far leg', legs[0], 1), bent('near leg', legs[1], 1)],
  } as const;
}

const turned = ({ place = '', ...figure }: Figure): Figure => ({
  ...figure,
  place: `matrix(-1 0 0 1 300 0) ${place}`,
});

const busts = { soccer: footballer, basketball: basketballer, tennis: tennisPlayer };

const fitted = (gender: Gender, torso: string) =>
  gender === 'female' ? `<g transform="matrix(.88 0 0 1 18 0)">${torso}</g>` : torso;
const assembled = (head: Head, gender: Gender, torso: string) =>
  head.back + head.neck + fitted(gender, torso) + head.face + head.over;

const collars: Record<Era, readonly Collar[]> = {
  early: ['polo', 'vee'],
  classic: ['crew', 'vee'],
  eighties: ['vee', 'polo'],
  nineties: ['polo', 'crew'],
  today: ['crew', 'vee', 'crew'],
};
function collarOf(team: string | undefined, era: Era): Collar {
  return collars[era][hashText(`collar${team ?? ''}`) % collars[era].length] ?? 'crew';
}

function collarIn({ hair, worn }: Look, usual: Collar): Collar {
  if (hair === undefined) return 'back';
  return worn?.includes('collarUp') ? 'up' : usual;
}

function footballer({ gender, traits, dice, team, look }: FigureInput, head: Head): Figure {
  const { palette, era, scene, flipped } = traits;
  const hands = scene === 'gloves';
  const shirt = drawShirt(palette, collarIn(look, collarOf(team, era)), !hands);
  const turn = dice('ball', 72);
  const leather = era === 'early' ? '#7a5230' : '#ffffff';
  const ball = hands
    ? drawBall('soccer', era, [150, 340], 0.95, turn) +
      drawing('held/gloves', { main: palette.inked ? leather : '#d6dbe0', trim: palette.main })
    : drawBall('soccer', era, [flipped ? 236 : 64, 344], 0.95, turn);
  return {
    defs: garmentClip,
    behind: '',
    body: assembled(head, gender, shirt),
    before: ball,
    headwear: head.worn,
  };
}

function basketballer({ gender, traits, dice, digits, look }: FigureInput, head: Head): Figure {
  const at = [traits.flipped ? 248 : 52, 338] as const;
  return {
    defs: garmentClip,
    behind: '',
    body: assembled(head, gender, drawVest(traits.palette, digits, look.hair === undefined)),
    before: drawBall('basketball', traits.era, at, 1.12, dice('ball', 90) - 45),
    headwear: head.worn,
  };
}

function tennisPlayer(input: FigureInput, head: Head): Figure {
  const { gender, traits, dice, team, look } = input;
  const position = stanceOf(input);
  const { palette, era } = traits;
  const stick = drawing(`racket/${era}`, palette);
  // The right hand is on the viewer's left; two rackets until the hand may be shown.
  const left = position === 'left-handed';
  const ball = drawBall('tennis', era, [left ? 44 : 256, 130], 0.62, dice('ball', 180));
  return {
    defs: garmentClip + drawing('racket/strings'),
    behind: position
      ? `<g transform="rotate(${left ? 36 : -36} 150 330)">${stick}</g>${ball}`
      : mirrored('r', `<g transform="rotate(-38 150 330)">${stick}</g>`),
    body: assembled(head, gender, drawPolo(palette, collarIn(look, collarOf(team, era)))),
    before: position
      ? ''
      : drawBall('tennis', era, [dice('side', 2) ? 240 : 60, 350], 0.72, dice('ball', 180)),
    headwear: head.worn,
  };
}
