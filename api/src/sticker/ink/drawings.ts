import { readdirSync, readFileSync } from 'node:fs';

export type Colours = { main?: string; trim?: string; third?: string };

/** What stands for them in a file, so that it can be opened and edited as it is. */
const standIns: Record<string, keyof Colours> = {
  '#ff00ff': 'main',
  '#00ffff': 'trim',
  '#ffff00': 'third',
};

/** The content of an SVG file: one drawing, or several layers, `<g class="…">` at the top. */
function layersOf(svg: string): ReadonlyMap<string, string> {
  const inside = svg.replaceAll(/>\s+</g, '><').replaceAll(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  const layers = [...inside.matchAll(/<g class="(\w+)">(.*?)<\/g>(?=<g class=|$)/g)];
  if (layers.length === 0) return new Map([['', inside]]);
  return new Map(layers.map(([, name = '', content = '']) => [name, content]));
}

const folder = new URL('../data/', import.meta.url);
const camelCase = (path: string) => path.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** By their paths in `data`: `hair/flatTop` is `hair/flat-top.svg`. */
export const drawings: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.svg'))
    .map((path) => [
      camelCase(path.slice(0, -'.svg'.length)),
      layersOf(readFileSync(new URL(path, folder), 'utf8')),
    ]),
);

/** A drawing, or a layer of it, in these colours; empty if there is none, as for a plain pattern. */
export function drawing(name: string, colours: Colours = {}, layer = ''): string {
  const drawn = drawings.get(name)?.get(layer) ?? '';
  return drawn.replaceAll(/#(?:ff00ff|00ffff|ffff00)/g, (standIn) => {
    const colour = standIns[standIn];
    return (colour && colours[colour]) ?? standIn;
  });
}
