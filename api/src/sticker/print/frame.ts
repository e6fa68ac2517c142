import type { Rarity } from '@craque/common/domain/record/album.ts';
import { type Era, papers, pictureShapes } from '../ink/era.ts';
import { line, type Palette, shape } from '../ink/ink.ts';

/** `hidden` while the name is, `won` at the end of a game, a rarity in the album. */
export type Finish = Rarity | 'hidden' | 'won';

const plain = ['#b4bdc6'];
const silver = ['#f6f8fa', '#aeb8c2', '#eef1f4', '#8e99a5', '#f6f8fa'];
const foiled = ['#ffffff', '#8fa3b8', '#f2f8ff', '#6d8097', '#dfeaf5'];
const gold = ['#fff3bf', '#c8942a', '#fff0b0', '#a8741a', '#ffe9a0'];
const metals: Record<Finish, readonly string[]> = {
  hidden: silver,
  won: gold,
  common: plain,
  rare: foiled,
  epic: gold,
  legendary: gold,
};
const widths: Record<Finish, number> = {
  hidden: 4,
  won: 6,
  common: 4,
  rare: 6,
  epic: 7,
  legendary: 8,
};

const stops = (colours: readonly string[]) =>
  colours.map((colour, at) => `<stop offset="${at / 4}" stop-color="${colour}"/>`).join('');
const rainbow =
  '<stop offset=".05" stop-color="#fff" stop-opacity="0"/><stop offset=".2" stop-color="#ffe98a"/><stop offset=".36" stop-color="#7df0ff"/><stop offset=".48" stop-color="#fff"/><stop offset=".6" stop-color="#d8a0ff"/><stop offset=".76" stop-color="#ff9ac0"/><stop offset=".95" stop-color="#fff" stop-opacity="0"/>';
const fullRainbow =
  '<stop stop-color="#ff8fb8"/><stop offset=".2" stop-color="#ffe98a"/><stop offset=".4" stop-color="#7dffc8"/><stop offset=".6" stop-color="#7dcfff"/><stop offset=".8" stop-color="#d8a0ff"/><stop offset="1" stop-color="#ff9ac0"/>';
const bars =
  '<stop offset=".1" stop-color="#fff" stop-opacity="0"/><stop offset=".3" stop-color="#fff"/><stop offset=".36" stop-color="#fff" stop-opacity=".1"/><stop offset=".6" stop-color="#dcecff"/><stop offset=".66" stop-color="#fff" stop-opacity="0"/><stop offset=".9" stop-color="#fff"/>';
const golden =
  '<stop offset=".05" stop-color="#ffd94a" stop-opacity="0"/><stop offset=".3" stop-color="#ffe78a"/><stop offset=".5" stop-color="#fffbe0"/><stop offset=".7" stop-color="#f0b429"/><stop offset="1" stop-color="#ffd94a" stop-opacity="0"/>';
const foilColours: Record<Finish, string> = {
  hidden: '',
  common: '',
  won: rainbow,
  rare: bars,
  epic: golden,
  legendary: fullRainbow,
};

export const frameDefs = (era: Era, finish: Finish): string =>
  [
    `<clipPath id="c">${shape(pictureShapes[era], '')}</clipPath>`,
    `<linearGradient id="m" x2="1" y2="1">${stops(metals[finish])}</linearGradient>`,
    foilColours[finish] &&
      `<linearGradient id="x" x2="1" y2=".8">${foilColours[finish]}</linearGradient>`,
    finish === 'legendary'
      ? '<pattern id="f1" width="22" height="22" patternUnits="userSpaceOnUse" patternTransform="rotate(18)"><path d="M11 1l3 7 7 3-7 3-3 7-3-7-7-3 7-3z" fill="#fff"/></pattern>'
      : '',
  ].join('');

const whole = 'M14 14h272v382H14z';
/** The ground shines under the figure, so that the kit keeps its colours. */
export function drawFoil(finish: Finish): string {
  if (!foilColours[finish]) return '';
  const sheen = shape(whole, `fill="url(#x)" opacity="${finish === 'legendary' ? '.5' : '.32'}"`);
  return finish === 'legendary' ? sheen + shape(whole, 'fill="url(#f1)" opacity=".28"') : sheen;
}

const star = 'q2 14 16 16-14 2-16 16-2-14-16-16 14-2 16-16z';
/** Only a thin glint runs over the figure. */
export function drawGlint(finish: Finish): string {
  if (finish === 'hidden' || finish === 'common') return '';
  const glint = shape('M206 14h34L58 348H24zM252 14h9L79 347h-9z', 'fill="#fff" opacity=".16"');
  const stars = { won: 3, rare: 0, epic: 2, legendary: 4 }[finish];
  const places = ['M40 226', 'M262 196', 'M36 136', 'M256 120'].slice(0, stars);
  return glint + (stars ? shape(places.map((at) => at + star).join(''), 'fill="#fff"') : '');
}

/** The die-cut paper under everything. */
export const drawPaper = (era: Era): string =>
  `<rect x=".5" y=".5" width="299" height="409" rx="17" fill="${papers[era]}" stroke="#cfd5db"/>`;

/** Printed between paper edge and picture. */
const rules: Record<Era, (palette: Palette) => string> = {
  early: () => line('M9 9H291V401H9z', '#6b4a2a', 1.4),
  classic: ({ main }) =>
    line(
      'M14 14m-5 26Q9 9 40 9H260Q291 9 291 40V370Q291 401 260 401H40Q9 401 9 370z',
      main,
      2.5,
      'opacity=".55"',
    ),
  eighties: ({ ground: [first] }) =>
    line('M30 8.5H270L291.5 30V380L270 401.5H30L8.5 380V30z', first, 3),
  nineties: () => '',
  today: () => '',
};
/**
 * A diamond for each rarity above common, on the lower edge, so that the rarity does not depend on
 * colour alone.
 */
function gems(finish: Finish): string {
  const count = finish === 'rare' ? 1 : finish === 'epic' ? 2 : finish === 'legendary' ? 3 : 0;
  const each = Array.from(
    { length: count },
    (_, at) => `M${150 + (at - (count - 1) / 2) * 18} 394l7 8-7 8-7-8z`,
  ).join('');
  return each && shape(each, 'fill="url(#m)" stroke="#10151b" stroke-width="1.5"');
}
export const drawFrame = (era: Era, finish: Finish, palette: Palette): string =>
  rules[era](palette) +
  line(pictureShapes[era], finish === 'common' ? (plain[0] ?? '') : 'url(#m)', widths[finish]) +
  gems(finish);
