import type { HelmetColour, HelmetDesign, Look } from '@craque/common/domain/athlete/look.ts';
import type { Dice } from '../ink/dice.ts';
import { type Colours, drawing } from '../ink/drawings.ts';
import type { Era } from '../ink/era.ts';
import type { Palette } from '../ink/ink.ts';

const paints: Record<HelmetColour, string> = {
  white: '#ffffff',
  black: '#1b2027',
  red: '#d3202e',
  blue: '#1f58c8',
  lightBlue: '#58b8ee',
  navy: '#152a5c',
  green: '#1f8f4a',
  yellow: '#ffd21f',
  orange: '#ff7a1a',
  pink: '#ff6fae',
  purple: '#7a3fc4',
  silver: '#c3ccd4',
  gold: '#d9a830',
};

function paintOf({ helmet }: Look, team: Palette): Colours {
  if (!helmet) return { main: team.main, trim: team.trim, third: team.trim };
  const [, main = 'white', trim = main, third = trim] = helmet;
  return { main: paints[main], trim: paints[trim], third: paints[third] };
}

const common = ['stripe', 'sides', 'arcs', 'stripes', 'star', 'drops'] as const;
/** The design that the driver is known for; until it is due, and without one, it is chance. */
export const designOf = (look: Look | undefined, dice: Dice): HelmetDesign =>
  look?.helmet?.[0] ?? common[dice('livery', common.length)] ?? 'stripe';

/** By era: a cloth cap, a hard shell with goggles, a full-face helmet. */
export function drawHelmet(team: Palette, dice: Dice, era: Era, look: Look): string {
  const paint = paintOf(look, team);
  const open = era === 'classic';
  const part = (layer: string) =>
    drawing(open ? 'helmet/openFace' : 'helmet/fullFace', paint, layer);
  const livery = drawing(`helmetDesign/${designOf(look, dice)}`, paint);
  const helmet =
    era === 'early'
      ? drawing('helmet/clothCap', paint)
      : `${part('shell')}<g clip-path="url(#${open ? 'j' : 'h'})">${livery}${part('light')}</g>${part('front')}`;
  return `<g transform="rotate(${dice('tilt', 9) - 4} 150 215)">${helmet}</g>`;
}
