import type { Look, ToneWord } from '@craque/common/domain/athlete/look.ts';
import type { Dice } from '../ink/dice.ts';
import { drawing } from '../ink/drawings.ts';
import { ink, type Palette } from '../ink/ink.ts';

export type Gender = 'female' | 'male';

/** Hair printed in a brown, a light, a red or a grey ink, shine and all. */
const tones: Record<ToneWord, readonly [dark: string, shine: string]> = {
  brown: ['#7b5230', '#b98a5c'],
  fair: ['#d9b75f', '#f6e6ae'],
  red: ['#a8431f', '#d98354'],
  grey: ['#8d98a4', '#d3dae1'],
};
function toned(hair: string, tone: ToneWord | undefined): string {
  if (tone === undefined) return hair;
  const [dark, shine] = tones[tone];
  return hair.replaceAll(ink.deep, dark).replaceAll(ink.light, shine);
}

export type HeadInput = {
  gender: Gender;
  /** As much as is due. */
  look: Look;
  dice: Dice;
  /** Drawn over the hair, tilted with it. */
  worn?: string;
};
/** `back` is behind the neck and the shirt, `over` on the shirt; `worn` is in `face` too. */
export type Head = { back: string; neck: string; face: string; over: string; worn: string };

/**
 * Without a face. While nothing is said of the hair it is the back of a head, the same for
 * everybody: neither bald nor with hair that somebody could be known by.
 */
export function drawHead({ gender, look, dice, worn = '' }: HeadInput): Head {
  const { hair, tone, beard } = look;
  const tilted = (drawn: string) =>
    drawn && `<g transform="rotate(${dice('tilt', 9) - 4} 150 215)">${drawn}</g>`;
  const part = (layer: string) => drawing(`head/${gender}`, {}, layer);
  if (!hair) {
    const face = tilted(drawing('head/turnedAway') + worn);
    return { back: '', neck: part('neck'), face, over: '', worn: tilted(worn) };
  }
  const cut = (layer: string) => toned(drawing(`hair/${hair}`, {}, layer), tone);
  const bearded = beard ? toned(drawing(`beard/${beard}`), tone) : '';
  return {
    back: tilted(cut('back')),
    neck: part('neck') + part('throat'),
    face: tilted(part('face') + bearded + cut('front') + worn),
    over: cut('over'),
    worn: tilted(worn),
  };
}

/** What is worn on the head, over the hair; on a grey proof it is white. */
export const drawHeadwear = ({ worn = [] }: Look, palette: Palette): string =>
  worn
    .map((word) => {
      const white = { main: '#f4f6f8', trim: word === 'cap' ? '#cfd6dd' : '#f4f6f8' };
      return drawing(`worn/${word}`, palette.inked ? palette : white);
    })
    .join('');
