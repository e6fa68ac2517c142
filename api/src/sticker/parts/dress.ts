import type { Position } from '@craque/common/domain/athlete/athlete.ts';
import type { Look, WornWord } from '@craque/common/domain/athlete/look.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import type { Era } from '../ink/era.ts';
import type { Gender } from './head.ts';
import { luminance, type Palette } from '../ink/ink.ts';

/** A share counts along the limb: 0.5 is the middle of its upper part, 1.5 of its lower. */
export type Dress = {
  cut: Gender;
  vest: boolean;
  sleeve: string;
  sleeveShare: number;
  shorts: string;
  shortsShare: number;
  looseness: number;
  skirt: boolean;
  sock: string;
  sockShare: number;
  shoe: string;
  highShoe: boolean;
  glove?: string;
  wrist?: string;
  /** A sleeve from the elbow to the wrist of the near arm. */
  nearSleeve?: string;
  /** Of a captain, on the far arm. */
  armband?: string;
};

type Played = Exclude<Sport, 'formula1'>;
const shortsOf: Record<Played, Record<Era, readonly [share: number, loose: number]>> = {
  soccer: {
    early: [0.82, 9],
    classic: [0.46, 4],
    eighties: [0.34, 3],
    nineties: [0.8, 8],
    today: [0.66, 5],
  },
  basketball: {
    early: [0.42, 3],
    classic: [0.38, 2],
    eighties: [0.36, 3],
    nineties: [0.98, 9],
    today: [0.76, 6],
  },
  tennis: {
    early: [1.9, 2],
    classic: [0.42, 3],
    eighties: [0.36, 2],
    nineties: [0.82, 8],
    today: [0.64, 5],
  },
};

export function dressOf(
  sport: Sport,
  era: Era,
  gender: Gender,
  position: Position | undefined,
  palette: Palette,
): Dress {
  if (sport === 'formula1') return overall(gender, palette);
  const keeper = position === 'goalkeeper';
  const { main, trim, pattern } = palette;
  const [shortsShare, looseness] = shortsOf[sport][era];
  const base = {
    ...{ cut: gender, vest: false, skirt: false },
    ...{ sleeve: main, shorts: main, shortsShare, looseness, sock: '#ffffff' },
    highShoe: sport === 'basketball' || era === 'early',
  };
  if (sport === 'soccer')
    return {
      ...base,
      sleeve: pattern === 'sleeves' || pattern === 'halves' ? trim : main,
      sleeveShare: keeper || era === 'early' ? 1.85 : 0.62,
      shorts: keeper ? '#10151b' : (palette.shorts ?? trim),
      sock: main,
      sockShare: era === 'eighties' ? 0.5 : 0.74,
      shoe: era === 'today' ? '#ff5a36' : '#10151b',
      ...(keeper && { glove: era === 'early' ? '#6b4a2a' : '#ffffff' }),
    };
  if (sport === 'basketball') {
    const dark = luminance(trim) < 0.03 ? main : trim;
    return {
      ...base,
      vest: true,
      sleeveShare: 0,
      sockShare: era === 'classic' || era === 'eighties' ? 0.62 : 0.26,
      shoe: era === 'early' ? '#10151b' : era === 'today' ? dark : '#ffffff',
    };
  }
  const skirt = gender === 'female';
  const white = era === 'early' || era === 'classic';
  return {
    ...base,
    vest: skirt && !white,
    skirt,
    sleeveShare: skirt && !white ? 0 : 0.6,
    shorts: white ? '#fbf7ea' : trim,
    shortsShare: skirt ? (era === 'early' ? 0.86 : 0.5) : shortsShare,
    sockShare: 0.2,
    shoe: '#ffffff',
  };
}

const overall = (cut: Gender, { main, trim }: Palette): Dress => ({
  ...{ cut, vest: false, skirt: false, highShoe: true },
  ...{ sleeve: main, sleeveShare: 1.9, shorts: main, shortsShare: 1.9, looseness: 0 },
  ...{ sock: main, sockShare: 0, shoe: '#10151b', glove: trim },
});

const changes: Partial<Record<WornWord, Partial<Dress>>> = {
  wristbands: { wrist: '#ffffff' },
  // On the white paper edge a white sleeve would read as a bone.
  armSleeve: { nearSleeve: '#aab4be' },
  armband: { armband: '#ffd23f' },
  gloves: { glove: '#e9edf0' },
  longSleeves: { sleeveShare: 1.85 },
  rolledSleeves: { sleeveShare: 0.3 },
  sleeveless: { sleeveShare: 0 },
  longShorts: { shortsShare: 1.3 },
  lowSocks: { sockShare: 0.26 },
  highSocks: { sockShare: 1 },
};

export function wearing(dress: Dress, { worn = [] }: Look): Dress {
  const changed = { ...dress };
  for (const word of worn) Object.assign(changed, changes[word]);
  return changed;
}
