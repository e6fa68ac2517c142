import { createFlagBook, type DrawFlag } from './print/flag.ts';
import type { Figure } from './parts/action.ts';
import { createDice, type Dice } from './ink/dice.ts';
import { printed, printFilter } from './ink/era.ts';
import { drawFigure, figureDefs } from './figure.ts';
import type { PortraitFiles } from './portrait-files.ts';
import { createFoil, type Foil } from './print/foil.ts';
import {
  drawFoil,
  drawFrame,
  drawGlint,
  drawPaper,
  type Finish,
  frameDefs,
} from './print/frame.ts';
import { drawGround, groundDefs } from './print/ground.ts';
import { chestNumber, drawLabels } from './print/labels.ts';
import { createLettering } from './print/lettering.ts';
import { drawPlate, type Letters } from './print/plate.ts';
import { type PortraitInput, traitsOf } from './traits.ts';

export type PortraitArtist = {
  /** An SVG document of 300 x 410 units without scripts, styles, words or outside references. */
  draw(input: PortraitInput): string;
};

export function createPortraitArtist(files: PortraitFiles): PortraitArtist {
  const letters = { heavy: createLettering(files.fonts), book: createLettering(files.bookFonts) };
  const drawFlag = createFlagBook((code) => files.readFlag(code));
  return { draw: (input) => drawSticker(input, letters, drawFlag) };
}

function drawSticker(input: PortraitInput, letters: Letters, drawFlag: DrawFlag): string {
  const { sport, number, name, variant, look = {} } = input;
  const dice = createDice(variant);
  const traits = traitsOf(input);
  const { era, palette } = traits;
  const digits = number === undefined ? '' : chestNumber;
  const figure = drawFigure({ ...input, traits, dice, digits, look });
  const foil = input.foil && createFoil(input.foil, figure.box ?? bustBox, dice);
  const finish: Finish = name === undefined ? 'hidden' : (input.rarity ?? 'won');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 410" width="300" height="410">',
    `<defs>${groundDefs}${figureDefs}${frameDefs(era, finish)}${printFilter(era)}${figure.defs}</defs>`,
    drawPaper(era),
    `<g clip-path="url(#c)"><g${printed(era)}>${drawGround(sport, era, palette, dice)}${drawFoil(finish)}`,
    `<g transform="${placeOf(figure, dice)}">${cutOut(figure, foil)}</g>`,
    drawPlate(sport, era, name, palette, letters),
    `</g>${drawGlint(finish)}</g>`,
    drawFrame(era, finish, palette),
    drawLabels(input, palette, letters.heavy, drawFlag),
    '</svg>',
  ].join('');
}

const bustBox = { left: 40, top: 64, right: 260, bottom: 380 };
const shared = 'stroke-width="12" stroke-linejoin="round"';

/** Moved by less than one sees, so that no two games have the same bytes. */
function placeOf({ place = 'translate(12 -2) scale(.92)' }: Figure, dice: Dice): string {
  const off = (question: string, most: number) => (dice(question, 2 * most + 1) - most) / 10_000;
  const [x, y] = [150 + off('aside', 25_000), 205 + off('up', 25_000)];
  return `translate(${x} ${y}) rotate(${off('turn', 12_000)}) translate(-150 -205) ${place}`;
}

/** The figure on its paper edge, with a shadow on the ground, and under foil if there is some. */
function cutOut(figure: Figure, foil: Foil | undefined): string {
  const { behind, edge, body, before, headwear = '' } = figure;
  const [id, stroke] = edge === undefined ? ['f', ` ${shared}`] : ['fi', ''];
  const named = (name: string, layer: string) =>
    foil && layer ? `<g id="${name}">${foil.under(layer)}</g>` : layer;
  const held = (name: string, layer: string) => layer && `<use href="#${name}" filter="url(#fe)"/>`;
  return [
    foil?.defs ?? '',
    named('fb', behind),
    edge === undefined ? '' : `<defs><g id="f">${edge}</g></defs>`,
    `<use href="#f" x="5" y="7" fill="#05080c" stroke="#05080c"${stroke} opacity=".3"/>`,
    `<use href="#f" fill="#fff" stroke="#fff"${stroke}/>`,
    `<g id="${id}">${foil ? foil.under(body) : body}</g>`,
    foil?.cover('fm', `${held('fb', behind)}<use href="#${id}"/>`, foil.headwear(headwear)) ?? '',
    named('ff', before),
    foil?.cover('fn', held('ff', before)) ?? '',
  ].join('');
}
