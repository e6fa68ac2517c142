import type { Position } from '@craque/common/domain/athlete.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import type { Dice } from './portrait-dice.ts';
import { hashText } from './portrait-dice.ts';
import { drawHead, type Gender } from './portrait-head.ts';
import { drawHelmet, drawOverall, helmetClip } from './portrait-helmet.ts';
import { ink, line, mirrored, type Palette, shape } from './portrait-ink.ts';
import { type Collar, drawPolo, drawShirt, drawVest, garmentClip } from './portrait-kit.ts';
import { basketball, gloves, racket, soccerBall, tennisBall } from './portrait-props.ts';

export type FigureInput = {
  sport: Sport;
  gender: Gender;
  palette: Palette;
  dice: Dice;
  team: string | undefined;
  position: Position | undefined;
  /** Drawing of the number on the chest, empty while it is hidden. */
  digits: string;
};
/** `behind` and `before` carry their own paper edge; `body` gets one from the caller. */
export type Figure = { defs: string; behind: string; body: string; before: string };

const keeperKits = ['#c3f02f', '#ff8a1f', '#27c9dd', '#ff6fae', '#8b5cf6'];

/** The bust of one sport: hair and pose by chance, kit by the team, what it holds by the position. */
export function drawFigure(input: FigureInput): Figure {
  return {
    soccer: drawFootballer,
    basketball: drawBasketballer,
    tennis: drawTennisPlayer,
    formula1: drawDriver,
  }[input.sport](input);
}

/** Women's shoulders are narrower by an eighth. */
const fitted = (gender: Gender, torso: string) =>
  gender === 'female' ? `<g transform="matrix(.88 0 0 1 18 0)">${torso}</g>` : torso;

function collarOf(team: string | undefined): Collar {
  return (['crew', 'vee', 'polo'] as const)[hashText(`collar${team ?? ''}`) % 3] ?? 'crew';
}

function drawFootballer({ gender, palette, dice, team, position }: FigureInput): Figure {
  const keeper = position === 'goalkeeper';
  const keeperMain = keeperKits[hashText(`keeper${team ?? ''}`) % keeperKits.length] ?? '#c3f02f';
  const kit: Palette =
    keeper && palette.inked
      ? { ...palette, main: keeperMain, trim: ink.line, pattern: 'plain' }
      : palette;
  const head = drawHead(gender, dice);
  const turn = dice('ball', 72);
  const side = dice('side', 2) ? 236 : 64;
  return {
    defs: garmentClip,
    behind: '',
    body:
      head.back +
      head.neck +
      fitted(gender, drawShirt(kit, collarOf(team), !keeper)) +
      head.face +
      head.over,
    before: keeper
      ? soccerBall(150, 340, 0.95, turn) + gloves(palette.inked ? '#fff' : '#d6dbe0', palette.main)
      : soccerBall(side, 344, 0.95, turn),
  };
}

function drawBasketballer({ gender, palette, dice, digits }: FigureInput): Figure {
  const head = drawHead(gender, dice, dice('band', 3) ? '' : headband(palette.trim));
  return {
    defs: garmentClip,
    behind: '',
    body: head.back + head.neck + fitted(gender, drawVest(palette, digits)) + head.face + head.over,
    before: basketball(dice('side', 2) ? 248 : 52, 338, 1.12, dice('ball', 90) - 45),
  };
}

const headband = (colour: string) =>
  shape(
    'M98 122c32-13 72-13 104 0l1 19c-33-12-73-12-106 0z',
    `fill="${colour}" stroke="${ink.line}" stroke-width="2.5"`,
  ) + line('M112 124c24-6 52-6 76 0', '#fff', 2, 'opacity=".5"');

function drawTennisPlayer({ gender, palette, dice, position, team }: FigureInput): Figure {
  const head = drawHead(gender, dice, headband(palette.trim));
  const stick = racket(palette.main, palette.trim);
  // The figure faces us, so its right hand is on our left; two rackets until the hand may be known.
  const lean = position === 'left-handed' ? 36 : -36;
  const ball = tennisBall(position === 'left-handed' ? 44 : 256, 130, 0.62, dice('ball', 180));
  return {
    defs: `${garmentClip}<pattern id="s" width="9" height="9" patternUnits="userSpaceOnUse">${line('M0 4.5h9M4.5 0v9', ink.line, 1.3, 'opacity=".7"')}</pattern>`,
    behind: position
      ? `<g transform="rotate(${lean} 150 330)">${stick}</g>${ball}`
      : mirrored('r', `<g transform="rotate(-38 150 330)">${stick}</g>`),
    body:
      head.back +
      head.neck +
      fitted(gender, drawPolo(palette, collarOf(team))) +
      head.face +
      head.over,
    before: position ? '' : tennisBall(dice('side', 2) ? 240 : 60, 350, 0.72, dice('ball', 180)),
  };
}

function drawDriver({ gender, palette, dice, position }: FigureInput): Figure {
  const tail =
    gender === 'female'
      ? shape('M206 200c30 20 26 70 40 110-22-4-40-20-44-50-2-20-6-36-14-46z', `fill="${ink.deep}"`)
      : '';
  return {
    defs: `${helmetClip}<linearGradient id="v" x2="1" y2="1"><stop stop-color="#0b1016"/><stop offset=".5" stop-color="#33475c"/><stop offset=".75" stop-color="#8a6a3a"/><stop offset="1" stop-color="#12161c"/></linearGradient>`,
    behind: position === 'champion' ? laurel : '',
    body: drawOverall(palette) + tail + drawHelmet(palette, dice),
    before: '',
  };
}

const leaves = [-44, -62, -80, -98, -116, -134, -152]
  .map(
    (turn) =>
      `<path transform="rotate(${turn} 150 158)" d="M150 64c-15-8-18-24-9-42 15 8 18 24 9 42z"/>`,
  )
  .join('');
/** A champion's wreath round the helmet. */
const laurel = mirrored(
  'l',
  `<g fill="#e3b23c" stroke="#fff" stroke-width="6" paint-order="stroke">${leaves}</g>${line('M84 92a94 94 0 0 0 24 150', '#a8741a', 4)}`,
);
