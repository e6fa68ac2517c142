import type { Sport } from '@craque/common/domain/sport.ts';
import type { Era } from '../ink/era.ts';
import { ink, line, luminance, type Palette, shape } from '../ink/ink.ts';
import type { Hand, Lettering } from './lettering.ts';

/** Lettering of both weights. */
export type Letters = { heavy: Lettering; book: Lettering };
type Plate = {
  base: (first: string, second: string) => string;
  /** Colour of the letters, by the first colour. */
  colour: (first: string) => string;
  weight: keyof Letters;
  hand: Hand;
};

const accents: Record<Sport, string> = {
  soccer: '#19c46a',
  basketball: '#f07a24',
  tennis: '#d8f13a',
  formula1: '#ff2a43',
};
const white = () => '#ffffff';
/** White or ink, whichever has the higher contrast. */
const legibleOn = (colour: string) => (luminance(colour) > 0.2 ? ink.line : '#ffffff');
const upright = { spacing: 0, slant: 0 };

/** A paper label, a rounded band, stripes with slanted letters, a wedge, a slanted plate. */
const plates: Record<Era, Plate> = {
  early: {
    base: (first) =>
      shape('M14 346H286V396H14z', 'fill="#f6ecd2"') +
      line('M14 346H286', '#4a3018', 2.5) +
      line('M14 351H286', first, 2.5),
    colour: () => '#2c1b0c',
    weight: 'book',
    hand: { spacing: 0.07, slant: 0 },
  },
  classic: {
    base: (first, second) =>
      shape('M14 352Q14 340 30 340H270Q286 340 286 352V396H14z', `fill="${first}"`) +
      line('M14 347Q18 340 32 340H268Q282 340 286 347', '#fff', 4) +
      line('M14 353Q20 346 34 346H266Q280 346 286 353', second, 3.5),
    colour: legibleOn,
    weight: 'heavy',
    hand: { spacing: 0.035, slant: 0 },
  },
  eighties: {
    base: (first, second) =>
      shape('M14 338H286V396H14z', `fill="${ink.line}"`) +
      line('M14 338H286', first, 6) +
      line('M14 344H286', '#fff', 4) +
      line('M14 349H286', second, 5),
    colour: white,
    weight: 'heavy',
    hand: { spacing: 0.02, slant: 0.2 },
  },
  nineties: {
    base: (first, second) =>
      shape('M14 358C90 334 210 352 286 332V396H14z', `fill="${ink.line}"`) +
      line('M14 356C90 332 210 350 286 330', second, 9) +
      line('M14 351C90 327 210 345 286 325', first, 5),
    colour: white,
    weight: 'heavy',
    hand: { spacing: 0, slant: 0.14 },
  },
  today: {
    base: (first) =>
      shape('M14 350 286 336V396H14z', `fill="${ink.line}"`) +
      line('M14 345.5 286 331.5', '#fff', 3) +
      line('M14 350 286 336', first, 9),
    colour: white,
    weight: 'heavy',
    hand: upright,
  },
};

/**
 * The plate of the era with the name, or with a row of question marks that says nothing about the
 * name's length.
 */
export function drawPlate(
  sport: Sport,
  era: Era,
  name: string | undefined,
  palette: Palette,
  letters: Letters,
): string {
  const { base, colour, weight, hand } = plates[era];
  const [first, second] = palette.inked
    ? [palette.main, palette.trim]
    : [accents[sport], '#c4ccd4'];
  const fill = colour(first);
  const text =
    name === undefined
      ? hiddenName(letters.heavy, fill)
      : nameLines(name, letters[weight], hand, `fill="${fill}"`);
  return base(first, second) + text;
}

function hiddenName(letters: Lettering, fill: string): string {
  const tiles = [0, 1, 2, 3, 4].map((at) => `M${39 + at * 46} 361h36l-5 28h-36z`).join('');
  const mark = letters.draw(
    '?',
    { x: 54.5, baseline: 384, size: 24, maxWidth: 30, anchor: 'middle' },
    `id="q" fill="${fill}"`,
  );
  const more = [1, 2, 3, 4].map((at) => `<use href="#q" x="${at * 46}"/>`).join('');
  return shape(tiles, `fill="${fill}" opacity=".16"`) + mark + more;
}

/** One line if it fits without condensing too much, else two of even length. */
function nameLines(name: string, letters: Lettering, hand: Hand, attributes: string): string {
  const text = name.trim().toUpperCase();
  const words = text.split(/\s+/);
  const row = (line: string, baseline: number, size: number) =>
    letters.draw(
      line,
      { x: 150, baseline, size, maxWidth: 248, anchor: 'middle', ...hand },
      attributes,
    );
  if (words.length < 2 || letters.width(text, 38, hand.spacing) * 0.8 <= 248)
    return row(text, 387, 38);
  const breaks = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')] as const);
  const longer = ([a, b]: readonly [string, string]) =>
    Math.max(letters.width(a, 1, hand.spacing), letters.width(b, 1, hand.spacing));
  const best = breaks.reduce((one, other) => (longer(other) < longer(one) ? other : one));
  return best.map((words, at) => row(words, 371 + at * 20.5, 21.5)).join('');
}
