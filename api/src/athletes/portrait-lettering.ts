import opentype, { type Font, type Glyph, type PathCommand } from 'opentype.js';

export type TextBox = {
  /** Left edge, or the middle or the right edge when anchored so. */
  x: number;
  baseline: number;
  /** Em size in drawing units; capitals are 0.8 of it tall. */
  size: number;
  /** The text is condensed, then made smaller, until it is no wider than this. */
  maxWidth: number;
  anchor?: 'start' | 'middle' | 'end';
};
export type Lettering = {
  /** The path data of one line of text; empty for a text without any known letter. */
  line(text: string, box: TextBox): string;
  /** Natural width of a line at this size. */
  width(text: string, size: number): number;
};

type Placed = { glyph: Glyph; left: number };
/** Narrower than this the strokes of the heavy face close up. */
const narrowest = 0.74;

/**
 * Turns text into outlines, since an SVG in an <img> cannot load fonts. Each letter comes from the first font that
 * has it; one that none has is drawn without its accents, and left out if it is unknown even so.
 */
export function createLettering(files: readonly ArrayBuffer[]): Lettering {
  const fonts = files.map((file) => opentype.parse(file));
  const width = (text: string, size: number) => layOut(fonts, text).width * size;
  const line = (text: string, box: TextBox) => {
    const { placed, width: natural } = layOut(fonts, text);
    if (placed.length === 0) return '';
    const squeeze = Math.min(1, box.maxWidth / (natural * box.size));
    const stretch = Math.max(squeeze, narrowest);
    const size = box.size * (squeeze / stretch);
    const total = natural * size * stretch;
    const shift = { start: 0, middle: total / 2, end: total }[box.anchor ?? 'start'];
    const pen = createPen();
    for (const { glyph, left } of placed) {
      const at = box.x - shift + left * size * stretch;
      for (const command of glyph.getPath(0, 0, size).commands)
        pen.draw(command, (x, y) => [x * stretch + at, y + box.baseline]);
    }
    return pen.data();
  };
  return { line, width };
}

/** Places the glyphs on a line of size 1. */
function layOut(fonts: readonly Font[], text: string): { placed: Placed[]; width: number } {
  const placed: Placed[] = [];
  let width = 0;
  let last: { font: Font; glyph: Glyph } | undefined;
  for (const character of text.normalize('NFC')) {
    const found = glyphOf(fonts, character);
    if (!found) continue;
    const { font, glyph } = found;
    if (last?.font === font) width += font.getKerningValue(last.glyph, glyph) / font.unitsPerEm;
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

type Place = (x: number, y: number) => [number, number];

/** Writes relative steps in tenths of a unit: half the bytes of absolute coordinates. */
function createPen() {
  let data = '';
  let at: [number, number] = [0, 0];
  let start: [number, number] = [0, 0];
  const tenths = ([x, y]: [number, number]): [number, number] => [
    Math.round(x * 10),
    Math.round(y * 10),
  ];
  const step = (point: [number, number]) =>
    `${(point[0] - at[0]) / 10} ${(point[1] - at[1]) / 10}`.replace(/\b0\./g, '.');
  const draw = (command: PathCommand, place: Place) => {
    if (command.type === 'Z') {
      data += 'z';
      at = start;
      return;
    }
    const end = tenths(place(command.x, command.y));
    const handles =
      command.type === 'Q'
        ? [tenths(place(command.x1, command.y1))]
        : command.type === 'C'
          ? [tenths(place(command.x1, command.y1)), tenths(place(command.x2, command.y2))]
          : [];
    data += command.type.toLowerCase() + [...handles, end].map(step).join(' ');
    at = end;
    if (command.type === 'M') start = end;
  };
  return { draw, data: () => data.replace(/^m/, 'M').replaceAll(' -', '-') };
}
