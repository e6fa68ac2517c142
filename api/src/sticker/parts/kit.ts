import { drawing } from '../ink/drawings.ts';
import { luminance, type Palette } from '../ink/ink.ts';

/** The pattern of a kit, drawn for the bust's shirt from (0, 236) downwards and clipped by the caller. */
export const kitPattern = (palette: Palette) => drawing(`pattern/${palette.pattern}`, palette);

export const garmentClip = '<clipPath id="k"><use href="#a"/></clipPath>';

function cloth(garment: 'shirt' | 'vest', palette: Palette, lit: string): string {
  // A white kit would merge with the paper edge round the figure.
  const keyline = luminance(palette.main) > 0.75 ? drawing(`kit/${garment}`, {}, 'keyline') : '';
  return `${keyline}${drawing(`kit/${garment}`, palette, 'cloth')}<g clip-path="url(#k)">${kitPattern(palette)}${lit}</g>`;
}

export type Collar = 'crew' | 'vee' | 'polo' | 'up' | 'back';

/** A short-sleeved shirt; crest and maker's mark, both invented, are left out under hands. */
export function drawShirt(palette: Palette, collar: Collar, badges: boolean): string {
  const part = (layer: string) => drawing('kit/shirt', palette, layer);
  return (
    cloth('shirt', palette, part('light')) +
    drawing(`collar/${collar}`, palette) +
    (badges && collar !== 'back' ? part('crest') + part('maker') : '')
  );
}

export function drawPolo(palette: Palette, collar: Collar): string {
  const part = (layer: string) => drawing('kit/shirt', palette, layer);
  return (
    cloth('shirt', { ...palette, pattern: 'plain' }, part('panels') + part('light')) +
    drawing(`collar/${collar}`, palette) +
    (collar === 'back' ? '' : part('maker'))
  );
}

/** A basketball vest over bare shoulders; `digits` is the drawing of the number on the chest. */
export function drawVest(palette: Palette, digits: string, turnedAway: boolean): string {
  const part = (layer: string) => drawing('kit/vest', palette, layer);
  return (
    part('shoulders') +
    cloth('vest', palette, part('light')) +
    part(turnedAway ? 'back' : 'neck') +
    digits
  );
}
