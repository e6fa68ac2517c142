import type { Rarity } from '@craque/common/domain/record/album.ts';
import { drawing } from '../ink/drawings.ts';
import { type Era, papers, pictureShapes } from '../ink/era.ts';
import { line, type Palette, shape } from '../ink/ink.ts';

/** `hidden` while the name is, `won` at the end of a game, a rarity in the album. */
export type Finish = Rarity | 'hidden' | 'won';

const widths: Record<Finish, number> = {
  hidden: 4,
  won: 6,
  common: 4,
  rare: 6,
  epic: 7,
  legendary: 8,
};

export const frameDefs = (era: Era, finish: Finish): string =>
  `<clipPath id="c">${shape(pictureShapes[era], '')}</clipPath>${drawing(`finish/${finish}`, {}, 'defs')}`;

export const drawFoil = (finish: Finish) => drawing(`finish/${finish}`, {}, 'foil');
export const drawGlint = (finish: Finish) => drawing(`finish/${finish}`, {}, 'glint');

export const drawPaper = (era: Era): string =>
  `<rect x=".5" y=".5" width="299" height="409" rx="17" fill="${papers[era]}" stroke="#cfd5db"/>`;

/** A diamond for each rarity above common: it must not depend on colour alone. */
export const drawFrame = (era: Era, finish: Finish, { main, ground: [third] }: Palette): string =>
  drawing(`card/${era}`, { main, third }, 'rule') +
  line(pictureShapes[era], finish === 'common' ? '#b4bdc6' : 'url(#m)', widths[finish]) +
  drawing(`finish/${finish}`, {}, 'gems');
