/// <reference path="./opentype.d.ts" />
import opentype, { type Font, type Glyph, type PathCommand } from 'opentype.js';

/** How a line is written: space after each letter in ems, slant as a share of the height. */
export type Hand = { spacing: number; slant: number };
export type TextBox = Partial<Hand> & {
  /** Left edge, or the middle or the right edge if anchored so. */
  x: number;
  baseline: number;
  /** Em size in drawing units; capitals are 0.8 of it tall. */
  size: number;
  /** The text is condensed, then made smaller, until it is no wider than this. */
  maxWidth: number;
  anchor?: 'start' | 'middle' | 'end';
};

type Placed = { glyph: Glyph; left: number };
/** Below this the strokes of the heavy face run together. */
const narrowest = 0.74;

/**
 * An SVG in an <img> cannot load fonts. Letters that no font has lose their accents, or drop out.
 */
export function createLettering(files: readonly ArrayBuffer[]) {
  const fonts = files.map((file) => opentype.parse(file, { lowMemory: true }));
  const width = (text: string, size: number, spacing = 0) =>
    layOut(fonts, text, spacing).width * size;
  /** One line of text as a path; empty for a text without any known letter. */
  const draw = (text: string, box: TextBox, attributes: string) => {
    const { spacing = 0, slant = 0 } = box;
    const { placed, width: natural } = layOut(fonts, text, spacing);
    if (placed.length === 0) return '';
    const squeeze = Math.min(1, box.maxWidth / (natural * box.size));
    const stretch = Math.max(squeeze, narrowest);
    const size = box.size * (squeeze / stretch);
    const total = natural * size * stretch;
    const start = box.x - { start: 0, middle: total / 2, end: total }[box.anchor ?? 'start'];
    const pen = createPen();
    for (const { glyph, left } of placed) {
      const at = start + left * size * stretch;
      for (const command of glyph.getPath(0, 0, size).commands)
        pen.draw(command, (x, y) => [x * stretch + at, y + box.baseline]);
    }
    // Slanting by the transform keeps horizontal and vertical strokes short to write.
    const place = slant
      ? `matrix(.25 0 ${-slant / 4} .25 ${Math.round(slant * box.baseline * 10) / 10} 0)`
      : 'scale(.25)';
    return `<path transform="${place}" d="${pen.data()}" ${attributes}/>`;
  };
  return { draw, width };
}
export type Lettering = ReturnType<typeof createLettering>;

function layOut(
  fonts: readonly Font[],
  text: string,
  spacing: number,
): { placed: Placed[]; width: number } {
  const placed: Placed[] = [];
  let width = 0;
  let last: { font: Font; glyph: Glyph } | undefined;
  for (const character of text.normalize('NFC')) {
    const found = glyphOf(fonts, character);
    if (!found) continue;
    const { font, glyph } = found;
    if (last?.font === font) width += font.getKerningValue(last.glyph, glyph) / font.unitsPerEm;
    if (last) width += spacing;
    placed.push({ glyph, left: width });
    width += glyph.advanceWidth / font.unitsPerEm;
    last = found;
  }
  return { placed, width };
}

function glyphOf(fonts: readonly Font[], character: string) {
  const plain = character.normalize('NFD').replace(/\p{M}/gu, '');
  for (const form of [character, plain]) {
    const font = fonts.find((each) => form !== '' && each.charToGlyphIndex(form) > 0);
    if (font) return { font, glyph: font.charToGlyph(form) };
  }
  return undefined;
}

type Point = readonly [x: number, y: number];

/** Writes relative steps in whole quarters of a unit, a third of the bytes of plain coordinates. */
function createPen() {
  let data = '';
  let written = '';
  let at: Point = [0, 0];
  let start: Point = [0, 0];
  const write = (letter: string, numbers: readonly number[]) => {
    const joined = numbers.join(' ').replaceAll(' -', '-');
    const again = letter === written && letter !== 'm';
    data += again ? (joined.startsWith('-') ? joined : ` ${joined}`) : letter + joined;
    written = letter;
  };
  const draw = (command: PathCommand, place: (x: number, y: number) => Point) => {
    if (command.type === 'Z') {
      write('z', []);
      at = start;
      return;
    }
    const points = pointsOf(command).map((point) => quarters(place(...point)));
    const end = points.at(-1) ?? at;
    const steps = points.flatMap(([x, y]) => [x - at[0], y - at[1]]);
    const [across = 0, down = 0] = steps.slice(-2);
    if (command.type === 'M') start = end;
    else if (steps.every((step) => step === 0)) return;
    const straight = command.type === 'L' || isFlat(steps);
    if (straight && down === 0) write('h', [across]);
    else if (straight && across === 0) write('v', [down]);
    else if (straight && command.type !== 'M') write('l', [across, down]);
    else write(command.type.toLowerCase(), steps);
    at = end;
  };
  return { draw, data: () => data.replace(/^m/, 'M') };
}

/** A curve whose handle is less than a quarter of a unit off the straight line looks straight. */
function isFlat(steps: readonly number[]): boolean {
  const [handleX = 0, handleY = 0, endX = 0, endY = 0] = steps;
  const off = Math.abs(handleX * endY - handleY * endX);
  return steps.length === 4 && off <= Math.hypot(endX, endY);
}

const quarters = ([x, y]: Point): Point => [Math.round(x * 4), Math.round(y * 4)];

function pointsOf(command: Exclude<PathCommand, { type: 'Z' }>): Point[] {
  const end: Point = [command.x, command.y];
  if (command.type === 'Q') return [[command.x1, command.y1], end];
  if (command.type === 'C') return [[command.x1, command.y1], [command.x2, command.y2], end];
  return [end];
}
