import type { Dice } from '../ink/dice.ts';
import { line } from '../ink/ink.ts';
import type { Box } from '../parts/extent.ts';

/** How many of a game's guesses have scratched it. */
export type FoilInput = { scratched: number; guesses: number };

const dark = '#141d29';
const rim = '#b7c4d1';
const lighter = '#63788f';
const round = 'stroke-linecap="round" stroke-linejoin="round"';

/** The figure is divided along its length into as many slabs as there are guesses. */
function slabOrder(guesses: number, dice: Dice): readonly number[] {
  const turns = Array.from({ length: guesses }, (_, slab) => dice(`slab ${slab}`, 997));
  return [...turns.keys()].toSorted((a, b) => (turns[a] ?? 0) - (turns[b] ?? 0));
}

/** To and fro across a slab, as by hand. */
function scratch(slab: number, guesses: number, box: Box, dice: Dice): string {
  const { left, top, right, bottom } = box;
  const isWide = right - left > 1.2 * (bottom - top);
  const [from, to] = isWide ? [left, right] : [top, bottom];
  const [near, far] = isWide ? [top, bottom] : [left, right];
  const breadth = (to - from) / guesses;
  const turns = Math.max(3, Math.round(breadth / 11));
  const lean = 4 + dice(`lean ${slab}`, 12);
  const ends = Array.from({ length: turns + 1 }, (_, at) => {
    const off = (question: string, most: number) => dice(`${question} ${slab} ${at}`, most);
    const along = from + slab * breadth + (breadth * (at + 0.4)) / (turns + 0.8);
    const [x, y] = at % 2 ? [far + 8 - off('end', 24), -lean] : [near - 8 + off('end', 24), lean];
    const spot = [x, Math.round(along + y + off('along', 5) - 2)];
    return (isWide ? spot.toReversed() : spot).join(' ');
  });
  return `M${ends.join('L')}`;
}

/** What covers the figure in foil of one ink, in its own coordinates, except where it is scratched. */
export function createFoil({ scratched, guesses }: FoilInput, box: Box, dice: Dice) {
  const path = slabOrder(guesses, dice)
    .slice(0, scratched)
    .map((slab) => scratch(slab, guesses, box, dice))
    .join('');
  const { left, top, right, bottom } = box;
  const area = `x="${left - 60}" y="${top - 60}" width="${right - left + 120}" height="${bottom - top + 120}"`;
  const mask = (id: string, inside: string, kind = '') =>
    `<mask id="${id}"${kind} maskUnits="userSpaceOnUse" ${area}>${inside}</mask>`;
  const shift = dice('sheen', 90);
  const uncovered = `<rect ${area} fill="#fff"/>${line(path, '#000', 10, round)}`;
  return {
    defs: [
      `<linearGradient id="fg" gradientUnits="userSpaceOnUse" x1="${left}" y1="${top + shift}" x2="${right}" y2="${bottom + shift}">`,
      `<stop offset=".2" stop-color="${dark}"/><stop offset=".4" stop-color="#2b3b4f"/><stop offset=".46" stop-color="#5b7189"/><stop offset=".5" stop-color="#37495f"/><stop offset=".75" stop-color="${dark}"/></linearGradient>`,
      // Leaves the paper edge that is part of what is held.
      '<filter id="fe"><feMorphology radius="1.8"/></filter>',
      path && mask('fs', uncovered),
    ].join(''),
    headwear: (drawn: string) => inked(drawn, lighter),
    /** As drawn once something of it is seen, until then all in ink but for its paper edge. */
    under: (drawn: string) => (path ? drawn : inked(drawn, dark)),
    /** `id` is that of the mask, `shapes` are elements, `on` lies on the foil. */
    cover: (id: string, shapes: string, on = '') =>
      shapes &&
      [
        mask(id, shapes, ' mask-type="alpha"'),
        `<g mask="url(#${id})"><g${path && ' mask="url(#fs)"'}><rect ${area} fill="url(#fg)"/>${on}`,
        path && line(path, rim, 12.5, round),
        '</g></g>',
      ].join(''),
  };
}

export type Foil = ReturnType<typeof createFoil>;

/** All but paper edges and the strings of a racket, through which one sees. */
const inked = (drawn: string, ink: string): string =>
  drawn.replaceAll(/ (fill|stroke)="(?!none"|#fff"|url\(#s\)")[^"]*"/g, ` $1="${ink}"`);
