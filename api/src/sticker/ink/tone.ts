import type { Era } from './era.ts';
import { apart, ink, type Palette } from './ink.ts';

/** Tones of one hue: hair and shadow, the body, the light on it, and a face so that hair stands out. */
export type Inks = Record<'deep' | 'base' | 'light' | 'face' | 'glow', string>;

type Hued = { chroma: number; hue: number };

/** Hue in degrees and strength of a colour in OKLCH. */
function huedOf(colour: string): Hued {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b);
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b);
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.6299 * b);
  const [x, y] = [1.978 * l - 2.4286 * m + 0.4506 * s, 0.0259 * l + 0.7828 * m - 0.8087 * s];
  return { chroma: Math.hypot(x, y), hue: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360 };
}

function colourOf(lightness: number, { chroma, hue }: Hued): string {
  const [x, y] = [Math.cos, Math.sin].map((f) => f((hue * Math.PI) / 180) * chroma) as [
    number,
    number,
  ];
  const l = (lightness + 0.3963 * x + 0.2158 * y) ** 3;
  const m = (lightness - 0.1056 * x - 0.0639 * y) ** 3;
  const s = (lightness - 0.0895 * x - 1.2915 * y) ** 3;
  const parts = [
    4.0767 * l - 3.3077 * m + 0.231 * s,
    -1.2684 * l + 2.6098 * m - 0.3413 * s,
    -0.0042 * l - 0.7034 * m + 1.7076 * s,
  ].map((part) => {
    const kept = Math.min(1, Math.max(0, part));
    return Math.round(255 * (kept <= 0.0031 ? kept * 12.92 : 1.055 * kept ** (1 / 2.4) - 0.055));
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Reds and yellows are shaded with plum, as printers do, or with indigo where the print itself is
 * browned: a brown could be taken for a skin.
 */
function shadeOf(hue: number, era: Era): number {
  if (hue >= 110 && hue <= 345) return hue;
  return era === 'early' || era === 'classic' ? 270 : 320;
}

/** Of the first ground with a hue; a card of black and white is printed in slate. */
function hueOf({ ground }: Palette, era: Era): Hued {
  const hued = ground.map(huedOf).find(({ chroma }) => chroma > 0.02);
  return hued
    ? { chroma: Math.min(0.11, Math.max(0.05, hued.chroma * 0.8)), hue: shadeOf(hued.hue, era) }
    : { chroma: 0.035, hue: 255 };
}

/** Of the body, the best liked first: dark on a bright kit, in the middle on a dark one. */
const lightnesses = [0.36, 0.3, 0.42, 0.48, 0.54, 0.6, 0.66, 0.72];
const inksAt = (base: number, hued: Hued): Inks => ({
  deep: colourOf(base - (base > 0.5 ? 0.26 : 0.18), hued),
  base: colourOf(base, hued),
  light: colourOf(base + 0.14, hued),
  face: colourOf(base + (base > 0.5 ? 0.06 : 0.14), hued),
  glow: colourOf(base + (base > 0.5 ? 0.16 : 0.24), hued),
});

/** How well the body stands out from the kit, 1 if well enough. */
function clearness({ base }: Inks, { main, trim }: Palette): number {
  return Math.min(
    1,
    apart(base, main) / 0.2,
    apart(base, trim) / 0.14,
    apart(base, '#ffffff') / 0.3,
  );
}

/** The tones of a figure: of the card's ground, and by the kit alone how dark. The same for all. */
export function inksOf(palette: Palette, era: Era): Inks {
  const hued = hueOf(palette, era);
  return lightnesses
    .map((lightness) => inksAt(lightness, hued))
    .reduce((best, each) => (clearness(each, palette) > clearness(best, palette) ? each : best));
}

/** A drawing made in the plain inks, in these. */
export const inkedIn = (drawn: string, inks: Inks): string =>
  drawn
    .replaceAll(ink.deep, inks.deep)
    .replaceAll(ink.base, inks.base)
    .replaceAll(ink.light, inks.light)
    .replaceAll(ink.face, inks.face)
    .replaceAll(ink.glow, inks.glow);
