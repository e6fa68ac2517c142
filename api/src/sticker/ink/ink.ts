import type { TeamColours } from './team-colours.ts';

/** The figure is printed in ink, never in a skin tone: it stands for a position, not for looks. */
export const ink = {
  ...{ deep: '#0a0f16', base: '#1c2632', light: '#3b4c61', line: '#10151b' },
  /** Of a head, in front of which there is hair. */
  ...{ face: '#2a3746', glow: '#4f647d' },
};

export type Palette = TeamColours & {
  /** The two colours of the ground, the first never near white. */
  ground: readonly [string, string];
  /** False while the team is hidden: then the print is a grey proof. */
  inked: boolean;
};

export const circle = (x: number, y: number, r: number, rest: string) =>
  `<circle${x ? ` cx="${x}"` : ''}${y ? ` cy="${y}"` : ''} r="${r}"${rest && ` ${rest}`}/>`;

export const shape = (data: string, rest: string) => `<path d="${data}"${rest && ` ${rest}`}/>`;

export const line = (data: string, colour: string, width: number, rest = '') =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}"${rest && ` ${rest}`}/>`;

/** The drawing and its mirror image; the id must be unique in the document. */
export const mirrored = (id: string, drawing: string) =>
  `<g id="${id}">${drawing}</g><use href="#${id}" transform="matrix(-1 0 0 1 300 0)"/>`;

/** Relative luminance of #rrggbb, 0 (black) to 1 (white), WCAG 2. */
export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Distance of two colours, 0 to 1; red, green and blue weighted roughly as the eye does. */
export function apart(one: string, other: string): number {
  const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => part(one, at) - part(other, at));
  return Math.sqrt(0.3 * red * red + 0.5 * green * green + 0.2 * blue * blue);
}
