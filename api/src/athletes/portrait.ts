import type { Position } from '@craque/common/domain/athlete.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { createFlagBook, type FlagBook } from './flag.ts';
import { createDice } from './portrait-dice.ts';
import { drawFigure } from './portrait-figure.ts';
import type { PortraitFiles } from './portrait-files.ts';
import { drawGround, groundDefs, picture } from './portrait-ground.ts';
import { ink, luminance, type Palette } from './portrait-ink.ts';
import {
  chestNumber,
  drawFlagChip,
  drawPennant,
  drawPlate,
  drawSignChip,
  emptyPennant,
  emptySlot,
} from './portrait-labels.ts';
import { createLettering, type Lettering } from './portrait-lettering.ts';
import { positionSign } from './portrait-signs.ts';
import { teamColours } from './team-colours.ts';

export type PortraitInput = {
  sport: Sport;
  gender: 'female' | 'male';
  /** ISO alpha-2, GB-ENG, GB-SCT, GB-WLS, GB-NIR or XK. This and all below: only what the viewer may see (D15). */
  nationality?: string;
  team?: string;
  position?: Position;
  number?: number;
  /** Only after the end: the name plate, the gold frame and the foil. */
  name?: string;
  /** 0 to 2^32 - 1, random per game and not derived from the athlete: hair, tilt, cut of the ground. */
  variant: number;
};
export type PortraitArtist = {
  /** An SVG document of 300 x 410 units without scripts, styles, words or outside references. */
  draw(input: PortraitInput): string;
};

/** Draws the hidden athlete as an album sticker, each part appearing when it is due (D15, D16). */
export function createPortraitArtist(files: PortraitFiles): PortraitArtist {
  const letters = createLettering(files.fonts);
  const flags = createFlagBook((code) => files.readFlag(code));
  return { draw: (input) => drawSticker(input, letters, flags) };
}

const frame = `x="${picture.x}" y="${picture.y}" width="${picture.width}" height="${picture.height}" rx="9"`;
const silver = ['#f6f8fa', '#aeb8c2', '#eef1f4', '#8e99a5', '#f6f8fa'];
const gold = ['#fff3bf', '#c8942a', '#fff0b0', '#a8741a', '#ffe9a0'];

function drawSticker(input: PortraitInput, letters: Lettering, flags: FlagBook): string {
  const { sport, gender, team, position, number, name, variant } = input;
  const dice = createDice(variant);
  const palette = paletteOf(sport, team);
  const digits = number === undefined ? '' : chestNumber;
  const figure = drawFigure({ sport, gender, palette, dice, team, position, digits });
  const done = name !== undefined;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 410" width="300" height="410">',
    `<defs>${sharedDefs(done)}${figure.defs}</defs>`,
    '<rect x=".5" y=".5" width="299" height="409" rx="17" fill="#fff" stroke="#cfd5db"/>',
    `<g clip-path="url(#c)">${drawGround(sport, palette, dice)}${done ? foil : ''}`,
    `<g transform="translate(12 -2) scale(.92)">${figure.behind}`,
    '<use href="#f" x="5" y="7" stroke="#05080c" stroke-width="12" stroke-linejoin="round" opacity=".3"/>',
    '<use href="#f" stroke="#fff" stroke-width="12" stroke-linejoin="round"/>',
    `<g id="f">${figure.body}</g>`,
    figure.before,
    '</g>',
    drawPlate(sport, name, palette, letters),
    done ? glint : '',
    '</g>',
    `<rect ${frame} fill="none" stroke="url(#m)" stroke-width="${done ? 6 : 4}"/>`,
    labels(input, palette, letters, flags),
    '</svg>',
  ].join('');
}

function labels(
  { sport, nationality, position, number, name }: PortraitInput,
  palette: Palette,
  letters: Lettering,
  flags: FlagBook,
): string {
  const slot = (y: number) => (name === undefined ? emptySlot(y) : '');
  const awaited = sport !== 'tennis' && position === undefined && name === undefined;
  const sign = position && positionSign(sport, position);
  return [
    nationality === undefined ? slot(25) : drawFlagChip(nationality, flags, letters),
    sign ? drawSignChip(sign) : sport === 'tennis' ? '' : slot(74),
    number !== undefined ? drawPennant(number, palette, letters) : awaited ? emptyPennant : '',
  ].join('');
}

/** Grey proofs with a breath of the sport's own colour. */
const proofs: Record<Sport, readonly [string, string]> = {
  soccer: ['#7f958a', '#a9bab1'],
  basketball: ['#a58e7e', '#c4b2a5'],
  tennis: ['#8090ac', '#abb7cb'],
  formula1: ['#a08588', '#c0abad'],
};

function paletteOf(sport: Sport, team: string | undefined): Palette {
  if (team === undefined)
    return {
      main: '#66727f',
      trim: '#9aa5b0',
      pattern: 'plain',
      ground: proofs[sport],
      inked: false,
    };
  const colours = teamColours(sport, team);
  const { main, trim } = colours;
  const ground = luminance(main) > 0.75 ? ([trim, main] as const) : ([main, trim] as const);
  return { ...colours, ground, inked: true };
}

function sharedDefs(done: boolean): string {
  const stops = (done ? gold : silver)
    .map((colour, at) => `<stop offset="${at / 4}" stop-color="${colour}"/>`)
    .join('');
  return [
    groundDefs,
    `<clipPath id="c"><rect ${frame}/></clipPath>`,
    `<linearGradient id="m" x2="1" y2="1">${stops}</linearGradient>`,
    `<pattern id="d" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(35)"><circle cx="2.5" cy="2.5" r="1.5" fill="${ink.light}"/></pattern>`,
    done ? foilDefs : '',
  ].join('');
}

const foilDefs =
  '<linearGradient id="x" x2="1" y2=".8"><stop offset=".05" stop-color="#fff" stop-opacity="0"/><stop offset=".2" stop-color="#ffe98a"/><stop offset=".36" stop-color="#7df0ff"/><stop offset=".48" stop-color="#fff"/><stop offset=".6" stop-color="#d8a0ff"/><stop offset=".76" stop-color="#ff9ac0"/><stop offset=".95" stop-color="#fff" stop-opacity="0"/></linearGradient>';
/** The ground shines; over the figure runs no more than a thin glint, so that the kit keeps its colours. */
const foil = '<path d="M14 14h272v382H14z" fill="url(#x)" opacity=".4"/>';
const star = 'q2 14 16 16-14 2-16 16-2-14-16-16 14-2 16-16z';
const glint = `<path d="M206 14h34L58 348H24zM252 14h9L79 347h-9z" fill="#fff" opacity=".2"/><path d="M40 226${star}M262 196${star}M36 136${star}" fill="#fff"/>`;
