import type { DrawFlag } from './flag.ts';
import { drawing } from '../ink/drawings.ts';
import { ink, luminance, type Palette } from '../ink/ink.ts';
import type { PortraitInput } from '../traits.ts';
import type { Lettering } from './lettering.ts';

/** Labels are 54 x 36 inside a paper edge of 3. */
const chip = (y: number, inside: string) =>
  `<g transform="translate(25 ${y})"><rect x="-1" y="0" width="62" height="44" rx="6" opacity=".35"/><rect x="-3" y="-3" width="60" height="42" rx="5" fill="#fff"/>${inside}</g>`;
/** For a label that is not due. */
const emptySlot = (y: number) =>
  `<rect x="23.5" y="${y - 1.5}" width="57" height="39" rx="5" fill="#fff" fill-opacity=".14" stroke="#fff" stroke-width="2" stroke-dasharray="5 4"/>`;

/** The flag; a code without one is written out in letters. */
function drawFlagChip(code: string, drawFlag: DrawFlag, letters: Lettering): string {
  const box = { x: 27, baseline: 28, size: 26, maxWidth: 48, anchor: 'middle' } as const;
  const spelled = () => letters.draw(code.slice(0, 6), box, `fill="${ink.line}"`);
  return chip(25, drawFlag(code) ?? spelled());
}

/** The number on a pennant of ink, so that it is readable on any ground. */
function drawPennant(number: number, { main, trim }: Palette, letters: Lettering): string {
  const bright = luminance(trim) > luminance(main) ? trim : main;
  const box = { x: 246, baseline: 67, size: 56, maxWidth: 48, anchor: 'middle' } as const;
  const digits = letters.draw(String(number), box, 'id="u" fill="#fff"');
  return drawing('card/pennant', { main: bright }) + digits;
}

/** The digits of the pennant again, a little smaller. */
export const chestNumber = `<use href="#u" transform="translate(-63.2 303) scale(.867)" stroke="${ink.line}" stroke-width="30" stroke-linejoin="round" paint-order="stroke"/>`;

type Labelled = Pick<PortraitInput, 'sport' | 'nationality' | 'position' | 'number' | 'name'>;

export function drawLabels(
  { sport, nationality, position, number, name }: Labelled,
  palette: Palette,
  letters: Lettering,
  drawFlag: DrawFlag,
): string {
  const slot = (y: number) => (name === undefined ? emptySlot(y) : '');
  const awaited = sport !== 'tennis' && position === undefined && name === undefined;
  const sign = position && drawing(`sign/${sport}/${position}`);
  return [
    nationality === undefined ? slot(25) : drawFlagChip(nationality, drawFlag, letters),
    sign
      ? chip(74, `<rect width="54" height="36" rx="3" fill="${ink.line}"/>${sign}`)
      : sport === 'tennis'
        ? ''
        : slot(74),
    number !== undefined
      ? drawPennant(number, palette, letters)
      : awaited
        ? drawing('card/emptyPennant')
        : '',
  ].join('');
}
