import type {
  HelmetColour,
  HelmetDesign,
  HelmetWords,
  Look,
} from '@craque/common/domain/athlete/look.ts';
import type { Dice } from '../ink/dice.ts';
import { ink, line, shape } from '../ink/ink.ts';

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

/** Colours of shell, scheme and accent. */
export function paintOf([, main, trim, third]: HelmetWords): readonly [string, string, string] {
  const second = paints[trim ?? main ?? 'white'];
  return [paints[main ?? 'white'], second, third ? paints[third] : second];
}

type Paint = (main: string, trim: string, third: string) => string;
/** Schemes over the whole shell, clipped to it; the visor covers the middle. */
const designs: Record<HelmetDesign, Paint> = {
  plain: () => '',
  stripe: (_, trim, third) =>
    shape('M124 50h52l-8 90h-36zM60 212h180v14H60z', `fill="${trim}"`) +
    shape('M142 50h16l-2 90h-12z', `fill="${third}"`),
  sides: (_, trim, third) =>
    shape('M60 60h60c-26 20-40 46-44 82H60zM240 60h-60c26 20 40 46 44 82h16z', `fill="${trim}"`) +
    shape('M60 204l90 26 90-26v50H60z', `fill="${third}"`),
  arcs: (_, trim, third) =>
    line('M60 118c40-42 140-42 180 0', trim, 12) +
    line('M60 94c40-48 140-48 180 0', third, 12) +
    shape('M60 208l90 26 90-26v50H60z', `fill="${trim}"`),
  bands: (_, trim, third) =>
    line('M60 128c40-22 140-22 180 0', trim, 22) + line('M60 210c40 22 140 22 180 0', third, 20),
  blades: (_, trim) =>
    [0, 1, 2, 3]
      .map((at) =>
        shape(`M${92 + at * 34} 128V${at % 3 ? 84 : 100}q7-18 14 0V128z`, `fill="${trim}"`),
      )
      .join(''),
  drops: (_, trim, third) =>
    shape(
      'M96 60q26 26 20 76h-30q-6-40 10-76zM204 60q-26 26-20 76h30q6-40-10-76z',
      `fill="${trim}"`,
    ) + shape('M138 56h24l8 46-20 22-20-22z', `fill="${third}"`),
  star: (_, trim, third) =>
    shape('M150 66l14 28 30 4-22 20 5 30-27-14-27 14 5-30-22-20 30-4z', `fill="${trim}"`) +
    shape('M60 200c60 24 120 24 180 0v20c-60 24-120 24-180 0z', `fill="${third}"`),
  stripes: (_, trim, third) =>
    line('M110 50l-14 90M190 50l14 90', trim, 12) +
    line('M134 50l-6 90M166 50l6 90', third, 12) +
    line('M60 214H240', trim, 12),
  tartan: (_, trim, third) =>
    line('M60 112Q150 84 240 112', trim, 30) +
    line('M60 112Q150 84 240 112', third, 5) +
    line('M82 84v44M106 74v44M130 70v40M154 68v40M178 70v42M202 78v42M222 88v40', third, 5) +
    line('M60 102Q150 74 240 102M60 122Q150 94 240 122', ink.line, 2),
  cross: (_, trim, third) =>
    line('M150 50V140', trim, 34) +
    line('M60 104Q150 84 240 104', trim, 30) +
    line('M150 50V140M60 104Q150 84 240 104', third, 10),
};

export const drawDesign = (design: HelmetDesign, ...paint: Parameters<Paint>): string =>
  designs[design](...paint);

const common = ['stripe', 'sides', 'arcs', 'stripes', 'star', 'drops'] as const;
/** The design that the driver is known for; until it is due, and without one, it is chance. */
export const designOf = (look: Look | undefined, dice: Dice): HelmetDesign =>
  look?.helmet?.[0] ?? common[dice('livery', common.length)] ?? 'stripe';
