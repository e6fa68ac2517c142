import type { Look, WornWord } from '@craque/common/domain/athlete/look.ts';
import { ink, line, type Palette, shape } from '../ink/ink.ts';

const outlined = (fill: string) => `fill="${fill}" stroke="${ink.line}" stroke-width="2.5"`;

const headband = (colour: string) =>
  shape('M98 122c32-13 72-13 104 0l1 19c-33-12-73-12-106 0z', outlined(colour)) +
  line('M112 124c24-6 52-6 76 0', '#fff', 2, 'opacity=".5"');
const bandana = (colour: string) =>
  shape('M97 138C95 96 116 68 150 68s55 28 53 70c-33-16-73-16-106 0z', outlined(colour)) +
  shape('M198 128l26 22-4 16-24-22z', outlined(colour)) +
  line('M110 112c12-18 26-26 42-28', '#fff', 2.5, 'opacity=".45"');
const visor = (colour: string) =>
  shape('M98 118c32-12 72-12 104 0l2 18c-14-6-28-8-54-8s-40 2-54 8z', outlined(colour)) +
  shape(
    'M94 138c30-22 82-22 112 0 8 6 6 10-2 8-34-12-74-12-108 0-8 2-10-2-2-8z',
    outlined('#ffffff'),
  );
const cap = (colour: string, peak: string) =>
  shape('M98 136C94 92 116 66 150 66s56 26 52 70c-30-10-74-10-104 0z', outlined(colour)) +
  line('M150 67v64', ink.line, 2, 'opacity=".35"') +
  shape('M92 138c30-24 86-24 116 0 8 7 6 11-2 9-34-13-78-13-112 0-8 2-10-2-2-9z', outlined(peak));

const hairband =
  line('M101 124C112 92 188 92 199 124', '#fff', 7) +
  line('M101 124C112 92 188 92 199 124', ink.line, 3.5);
const backwardsCap = (colour: string) =>
  shape('M98 130C94 90 116 66 150 66s56 24 52 64c-30-12-74-12-104 0z', outlined(colour)) +
  shape('M118 122c8-22 56-22 64 0-20-5-44-5-64 0z', outlined('#ffffff')) +
  line('M104 132c28-10 64-10 92 0', ink.line, 3);

const lenses = 'M108 140q18-9 36 0l-1 18q-17 11-34 0zM156 140q18-9 36 0l-1 18q-17 11-34 0z';
const goggles =
  line('M98 148H202', ink.line, 9) +
  shape(lenses, `fill="#dff1fa" fill-opacity=".75" stroke="${ink.line}" stroke-width="12"`) +
  line(lenses, '#ffffff', 6) +
  line('M143 148h14', '#ffffff', 6);
const glasses =
  line('M98 146h12M190 146h12M143 146q7-5 14 0', '#ffffff', 3.5) +
  shape(lenses, 'fill="#dff1fa" fill-opacity=".55" stroke="#ffffff" stroke-width="3.5"');
const mask =
  shape(
    'M101 124c30-9 68-9 98 0l2 32c-6 18-26 22-51 22s-45-4-51-22z',
    `fill="#eef2f5" fill-opacity=".85" stroke="${ink.line}" stroke-width="2.5"`,
  ) +
  shape(
    'M108 142q18-10 34-1-1 17-17 17t-17-16zM158 141q16-9 34 1-1 16-17 16t-17-17z',
    `fill="${ink.base}" stroke="${ink.line}" stroke-width="2"`,
  );
const headguard =
  shape(
    'M96 168C88 100 112 66 150 66s62 34 54 102l-10 18-8-2 4-42c-24-14-56-14-80 0l4 42-8 2z',
    outlined('#1d222a'),
  ) +
  line(
    'M122 82c-6 14-10 28-12 44M178 82c6 14 10 28 12 44M150 72v44M104 142c28-16 64-16 92 0',
    '#8794a3',
    3,
  ) +
  line('M108 186q42 54 84 0', '#8794a3', 4);
const noseStrip = line('M136 150q14-10 28 0', '#fff', 8, 'stroke-linecap="round"');

const items: Partial<Record<WornWord, (palette: Palette) => string>> = {
  headband: ({ inked, trim }) => headband(inked ? trim : '#f4f6f8'),
  hairband: () => hairband,
  bandana: ({ inked, main }) => bandana(inked ? main : '#f4f6f8'),
  cap: ({ inked, main, trim }) => (inked ? cap(main, trim) : cap('#f4f6f8', '#cfd6dd')),
  backwardsCap: ({ inked, main }) => backwardsCap(inked ? main : '#f4f6f8'),
  visor: ({ inked, main }) => visor(inked ? main : '#f4f6f8'),
  goggles: () => goggles,
  glasses: () => glasses,
  mask: () => mask,
  headguard: () => headguard,
  noseStrip: () => noseStrip,
};

/** What is worn on the head, over the hair. */
export const drawHeadwear = ({ worn = [] }: Look, palette: Palette): string =>
  worn.map((word) => items[word]?.(palette) ?? '').join('');
