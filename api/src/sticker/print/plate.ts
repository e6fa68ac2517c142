import type { Sport } from '@craque/common/domain/sport.ts';
import { drawing } from '../ink/drawings.ts';
import type { Era } from '../ink/era.ts';
import { ink, luminance, type Palette, shape } from '../ink/ink.ts';
import type { Hand, Lettering } from './lettering.ts';

export type Letters = { heavy: Lettering; book: Lettering };
type Plate = {
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
const legibleOn = (colour: string) => (luminance(colour) > 0.2 ? ink.line : '#ffffff');

const plates: Record<Era, Plate> = {
  early: { colour: () => '#2c1b0c', weight: 'book', hand: { spacing: 0.07, slant: 0 } },
  classic: { colour: legibleOn, weight: 'heavy', hand: { spacing: 0.035, slant: 0 } },
  eighties: { colour: white, weight: 'heavy', hand: { spacing: 0.02, slant: 0.2 } },
  nineties: { colour: white, weight: 'heavy', hand: { spacing: 0, slant: 0.14 } },
  today: { colour: white, weight: 'heavy', hand: { spacing: 0, slant: 0 } },
};

/** The plate of the era with the name, or with question marks that hide the name's length. */
export function drawPlate(
  sport: Sport,
  era: Era,
  name: string | undefined,
  palette: Palette,
  letters: Letters,
): string {
  const { colour, weight, hand } = plates[era];
  const { main, trim } = palette.inked ? palette : { main: accents[sport], trim: '#c4ccd4' };
  const fill = colour(main);
  const plate = drawing(`card/${era}`, { main, trim }, 'plate');
  if (name === undefined) return plate + hiddenName(letters.heavy, fill);
  return plate + nameLines(name, letters[weight], hand, `fill="${fill}"`);
}

function hiddenName(letters: Lettering, fill: string): string {
  const tiles = [0, 1, 2, 3, 4].map((at) => `M${39 + at * 46} 361h36l-5 28h-36z`).join('');
  const box = { x: 54.5, baseline: 384, size: 24, maxWidth: 30, anchor: 'middle' } as const;
  const mark = letters.draw('?', box, `id="q" fill="${fill}"`);
  const more = [1, 2, 3, 4].map((at) => `<use href="#q" x="${at * 46}"/>`).join('');
  return shape(tiles, `fill="${fill}" opacity=".16"`) + mark + more;
}

/** One line if it fits without condensing too much, else two of even length. */
function nameLines(name: string, letters: Lettering, hand: Hand, attributes: string): string {
  const text = name.trim().toUpperCase();
  const words = text.split(/\s+/);
  const place = { x: 150, maxWidth: 248, anchor: 'middle', ...hand } as const;
  const row = (line: string, baseline: number, size: number) =>
    letters.draw(line, { ...place, baseline, size }, attributes);
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
