import type { Sport } from '@craque/common/domain/sport.ts';
import type { Dice } from '../ink/dice.ts';
import type { Era } from '../ink/era.ts';
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

const fashions: Record<Era, readonly ((palette: Palette) => string)[]> = {
  early: [],
  classic: [({ trim }) => headband(trim)],
  eighties: [({ trim }) => headband(trim), ({ trim }) => headband(trim), ({ main }) => visor(main)],
  nineties: [
    ({ main }) => bandana(main),
    ({ trim }) => visor(trim),
    ({ main, trim }) => cap(main, trim),
  ],
  today: [
    ({ trim }) => headband(trim),
    ({ main }) => headband(main),
    ({ main, trim }) => cap(main, trim),
    ({ main }) => visor(main),
  ],
};

/**
 * Headwear over the hair: usual in tennis, occasional in basketball, none in soccer; a driver wears
 * a cap.
 */
export function drawHeadwear(sport: Sport, era: Era, palette: Palette, dice: Dice): string {
  if (sport === 'soccer') return '';
  if (sport === 'formula1') return cap(palette.main, palette.trim);
  const worn = fashions[era][dice('worn', fashions[era].length)];
  if (!worn) return '';
  if (sport === 'basketball') return dice('band', 3) ? '' : headband(palette.trim);
  return dice('bare', 3) === 0 ? '' : worn(palette);
}
