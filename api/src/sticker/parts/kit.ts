import { ink, line, luminance, mirrored, type Palette, shape } from '../ink/ink.ts';

const shirt =
  'M110 250C92 264 64 270 46 282 26 296 20 336 16 440H284C280 336 274 296 254 282 236 270 208 264 190 250 184 274 168 286 150 286s-34-12-40-36z';
const vest =
  'M92 258c8 0 14-3 19-7 2 36 16 57 39 57s37-21 39-57c5 4 11 7 19 7 0 44 8 66 28 76v106H64V334c20-10 28-32 28-76z';
const neckline = 'M109 249c5 24 23 38 41 38s36-14 41-38';
const backNeck = 'M109 250C128 262 172 262 191 250';
const vestNeck = 'M111 251c2 36 16 57 39 57s37-21 39-57';
const armhole = 'M92 258c0 44-8 66-28 76M208 258c0 44 8 66 28 76';

const centred = (offsets: readonly number[], spread: number) =>
  offsets.map((x) => `M${150 + x} 236L${150 + Math.round(x * spread)} 620`).join('');
const rings = (from: number, apart: number) =>
  Array.from({ length: 9 }, (_, at) => `M0 ${from + at * apart}q150 ${28 + at * 2} 300 0`).join('');
const chequer = Array.from(
  { length: 10 },
  (_, row) => `M${row % 2 ? 32 : 0} ${252 + row * 32}H300`,
).join('');

/** The pattern over the whole cloth; the caller clips it to the garment. */
const patterns: Record<Palette['pattern'], (trim: string) => string> = {
  plain: () => '',
  stripes: (trim) => line(centred([-116, -78, -39, 0, 39, 78, 116], 1.14), trim, 17),
  hoops: (trim) => line(rings(268, 40), trim, 19),
  band: (trim) => line('M0 308q150 26 300 0', trim, 44),
  pale: (trim) => shape('M112 230h76v400h-76z', `fill="${trim}"`),
  halves: (trim) => shape('M150 230h150v400H150z', `fill="${trim}"`),
  sash: (trim) => line('M46 230 340 520', trim, 38),
  chevron: (trim) => line('M30 236 150 330 270 236', trim, 30),
  checks: (trim) => line(chequer, trim, 32, 'stroke-dasharray="32 32"'),
  cross: (trim) => line('M0 318H300M150 230V640', trim, 30),
  diamond: (trim) => shape('M150 272 196 330 150 388 104 330z', `fill="${trim}"`),
  sleeves: (trim) =>
    shape(
      'M0 240h82c-14 40-22 90-20 200v200H0zM300 240h-82c14 40 22 90 20 200v200h62z',
      `fill="${trim}"`,
    ),
};

/** The pattern of a kit, drawn for the bust's shirt from (0, 236) downwards. */
export const kitPattern = ({ pattern, trim }: Palette) => patterns[pattern](trim);

const lightAndFolds = [
  shape(
    'M190 250c18 14 46 20 64 32 20 14 26 54 30 158h-84c16-50 12-130-10-190z',
    'fill="#000" opacity=".2"',
  ),
  shape(
    'M110 250c-18 14-46 20-64 32-12 8-18 24-22 48 18-30 52-40 96-52z',
    'fill="#fff" opacity=".28"',
  ),
  shape(
    'M78 296c10 40 10 80 6 144h12c6-50 0-100-18-144zM222 296c-10 40-10 80-6 144h-12c-6-50 0-100 18-144z',
    'fill="#000" opacity=".2"',
  ),
].join('');
const armSeams = line(
  'M84 270c-14 40-22 90-20 170M216 270c14 40 22 90 20 170',
  '#000',
  2,
  'opacity=".3"',
);

/** A white kit would merge with the paper edge round the figure. */
const keyline = (outline: string, main: string) =>
  luminance(main) > 0.75 ? line(outline, ink.line, 3) : '';

const cloth = (outline: string, palette: Palette, lit: string) =>
  `${keyline(outline, palette.main)}${shape(outline, `id="a" fill="${palette.main}"`)}<g clip-path="url(#k)">${kitPattern(palette)}${lit}</g>`;

export type Collar = 'crew' | 'vee' | 'polo' | 'up' | 'back';
const collars: Record<Collar, (palette: Palette) => string> = {
  crew: ({ trim }) => line(neckline, ink.line, 12) + line(neckline, trim, 8),
  vee: ({ trim }) =>
    shape('M112 250 150 316 188 250c-8 20-22 30-38 30s-30-10-38-30z', `fill="${ink.base}"`) +
    line('M108 248 150 318 192 248', ink.line, 12) +
    line('M108 248 150 318 192 248', trim, 8),
  up: ({ main, trim }) =>
    shape('M118 262 150 322 182 262c-10 12-20 18-32 18s-22-6-32-18z', `fill="${ink.base}"`) +
    mirrored(
      'o',
      shape(
        'M104 212c-8 16-14 32-12 48l34 40 18-22c-18-10-26-30-22-62z',
        `fill="${trim}" stroke="${ink.line}" stroke-width="3"`,
      ) + shape('M106 222c-4 12-7 22-6 34l10 12c-3-14-2-28 2-44z', `fill="${main}"`),
    ),
  back: ({ main, trim }) =>
    shape(
      'M108 250C126 240 174 240 192 250 186 276 168 288 150 288s-36-12-42-38z',
      `fill="${main}"`,
    ) +
    line(backNeck, ink.line, 12) +
    line(backNeck, trim, 8),
  polo: ({ main, trim }) =>
    shape('M118 262 150 322 182 262c-10 12-20 18-32 18s-22-6-32-18z', `fill="${ink.base}"`) +
    mirrored(
      'o',
      shape(
        'M112 238c-8 8-12 14-13 22l27 40 25-14c-18-6-32-22-39-48z',
        `fill="${trim}" stroke="${ink.line}" stroke-width="2.5"`,
      ),
    ) +
    shape(
      'M145 290h10v70h-10z',
      `fill="${main}" stroke="#000" stroke-opacity=".4" stroke-width="1.5"`,
    ),
};

/** A fictional shield and maker's mark. */
const crest = ({ trim, main }: Palette) =>
  shape(
    'M188 312q13 4 26 0v16c0 12-8 17-13 20-5-3-13-8-13-20z',
    `fill="#fff" stroke="${ink.line}" stroke-width="2"`,
  ) +
  shape('M191 316q5 1 10 1v26c-5-3-10-8-10-15z', `fill="${main}"`) +
  shape('M201 317q5 0 10-1v12c0 7-5 12-10 15z', `fill="${trim}"`);
const makersMark = shape(
  'M88 332l10-14h6l-6 14zM101 332l10-14h6l-6 14z',
  'fill="#fff" stroke="#000" stroke-opacity=".35"',
);

/** The garment `a` as a clip. */
export const garmentClip = '<clipPath id="k"><use href="#a"/></clipPath>';

/** A short-sleeved shirt; its badges are left out if hands would cover them. */
export function drawShirt(palette: Palette, collar: Collar, badges: boolean): string {
  const sewnOn = badges && collar !== 'back' ? crest(palette) + makersMark : '';
  return cloth(shirt, palette, lightAndFolds + armSeams) + collars[collar](palette) + sewnOn;
}

/** A tennis shirt: plain, with shoulder panels in the second colour. */
export function drawPolo(palette: Palette, collar: Collar): string {
  const panels = mirrored(
    'p',
    shape(
      'M110 250C92 264 64 270 46 282c-10 7-16 20-20 38 30-22 70-34 98-42-6-6-10-16-14-28z',
      `fill="${palette.trim}"`,
    ),
  );
  return (
    cloth(shirt, { ...palette, pattern: 'plain' }, panels + lightAndFolds + armSeams) +
    collars[collar](palette) +
    (collar === 'back' ? '' : makersMark)
  );
}

/** A basketball vest over bare shoulders; `digits` is the drawing of the number on the chest. */
export function drawVest(palette: Palette, digits: string, turnedAway: boolean): string {
  const shoulders =
    shape(
      'M112 248C94 262 66 264 48 276 28 290 22 336 20 440H280C278 336 272 290 252 276 234 264 206 262 188 248z',
      `fill="${ink.base}"`,
    ) +
    shape(
      'M112 248C94 262 66 264 48 276 32 288 26 320 22 380c8-44 20-70 38-84 12-10 24-16 34-20z',
      `fill="${ink.light}"`,
    ) +
    line('M62 330c-8 20-10 40-10 110M238 330c8 20 10 40 10 110', ink.deep, 5);
  const neck = turnedAway ? backNeck : vestNeck;
  const hems = (colour: string, width: number) => line(armhole + neck, colour, width);
  return [
    shoulders,
    cloth(
      vest,
      palette,
      shape(
        'M189 251c5 4 11 7 19 7 0 44 8 66 28 76v106h-50c14-60 14-130 3-189z',
        'fill="#000" opacity=".2"',
      ),
    ),
    turnedAway
      ? shape(
          'M108 250C126 256 174 256 192 250 190 286 173 308 150 308S110 286 108 250z',
          `fill="${palette.main}"`,
        )
      : '',
    hems(ink.line, 12),
    hems(palette.trim, 8),
    digits,
  ].join('');
}
