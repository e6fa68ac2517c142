import { createFlagBook, type DrawFlag } from './print/flag.ts';
import type { Figure } from './parts/action.ts';
import { createDice } from './ink/dice.ts';
import { printed, printFilter } from './ink/era.ts';
import { drawFigure, figureDefs } from './figure.ts';
import type { PortraitFiles } from './portrait-files.ts';
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
  const finish: Finish = name === undefined ? 'hidden' : (input.rarity ?? 'won');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 410" width="300" height="410">',
    `<defs>${groundDefs}${figureDefs}${frameDefs(era, finish)}${printFilter(era)}${figure.defs}</defs>`,
    drawPaper(era),
    `<g clip-path="url(#c)"><g${printed(era)}>${drawGround(sport, era, palette, dice)}${drawFoil(finish)}`,
    `<g transform="${figure.place ?? 'translate(12 -2) scale(.92)'}">${cutOut(figure)}</g>`,
    drawPlate(sport, era, name, palette, letters),
    `</g>${drawGlint(finish)}</g>`,
    drawFrame(era, finish, palette),
    drawLabels(input, palette, letters.heavy, drawFlag),
    '</svg>',
  ].join('');
}

/** The figure on its paper edge, with a shadow on the ground. */
function cutOut({ behind, edge, body, before }: Figure): string {
  if (edge !== undefined)
    return [
      behind,
      `<defs><g id="f">${edge}</g></defs><use href="#f" x="5" y="7" fill="#05080c" stroke="#05080c" opacity=".3"/>`,
      '<use href="#f" fill="#fff" stroke="#fff"/>',
      body,
      before,
    ].join('');
  return [
    behind,
    '<use href="#f" x="5" y="7" stroke="#05080c" stroke-width="12" stroke-linejoin="round" opacity=".3"/>',
    '<use href="#f" stroke="#fff" stroke-width="12" stroke-linejoin="round"/>',
    `<g id="f">${body}</g>`,
    before,
  ].join('');
}
