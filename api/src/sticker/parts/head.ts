import type { BeardWord, Look } from '@craque/common/domain/athlete/look.ts';
import type { Dice } from '../ink/dice.ts';
import { type Gender, hairNamed, toned } from './hair.ts';
import { ink, line, shape } from '../ink/ink.ts';

const hair = (data: string) => shape(data, `fill="${ink.deep}"`);

/** An ear, the lit side of the face and the halftone dots at the edge of the light. */
const heads: Record<
  Gender,
  { skull: string; lit: string; edge: string; neck: string; throat: string }
> = {
  male: {
    skull:
      'M150 80c-33 0-49 24-49 58-9-2-12 8-9 19 2 10 7 17 14 18l3 19c5 17 24 33 41 33s36-16 41-33l3-19c7-1 12-8 14-18 3-11 0-21-9-19 0-34-16-58-49-58z',
    lit: 'M145 80c-29 2-44 25-44 58-9-2-12 8-9 19 2 10 7 17 14 18l3 19c5 17 22 32 38 33-14-22-20-48-21-80-1-28 5-52 19-67z',
    edge: 'M145 80c-14 15-20 39-19 67 1 32 7 58 21 80l17-2c-14-22-22-48-22-80 0-28 6-50 18-64z',
    neck: 'M117 188c2 26 0 46-15 64 6 40 90 40 96 0-15-18-17-38-15-64z',
    throat: 'M112 202c8 16 24 27 38 27s30-11 38-27l-1 20c-10 12-22 19-37 19s-27-7-37-19z',
  },
  female: {
    skull:
      'M150 82c-29 0-44 22-44 58-6-1-9 6-7 15 2 9 6 14 11 15 1 8 4 15 7 22 7 16 21 32 33 32s26-16 33-32c3-7 6-14 7-22 5-1 9-6 11-15 2-9-1-16-7-15 0-36-15-58-44-58z',
    lit: 'M146 82c-26 2-40 24-40 58-6-1-9 6-7 15 2 9 6 14 11 15 1 8 4 15 7 22 7 16 20 31 31 32-12-22-19-46-20-77-1-28 5-50 18-65z',
    edge: 'M146 82c-13 15-19 37-18 65 1 31 8 55 20 77l14-3c-13-22-20-46-20-74 0-28 6-48 17-62z',
    neck: 'M126 192c2 30 0 46-14 62 8 34 68 34 76 0-14-16-16-32-14-62z',
    throat: 'M119 198c8 16 20 27 31 27s23-11 31-27l-4 25c-8 9-17 14-27 14s-19-5-27-14z',
  },
};
const beards: Record<BeardWord, string> = {
  full: hair(
    'M103 166c2 42 26 63 47 63s45-21 47-63c-5 14-11 21-19 24-9-8-19-9-28-4-9-5-19-4-28 4-8-3-14-10-19-24z',
  ),
  long: hair(
    'M102 162c-2 50 20 92 48 92s50-42 48-92c-5 18-11 25-20 28-9-8-19-9-28-4-9-5-19-4-28 4-9-3-15-10-20-28z',
  ),
  goatee: hair('M126 206c0-18 10-20 24-16 14-4 24-2 24 16-2 16-12 23-24 23s-22-7-24-23z'),
  moustache: hair('M122 192c4-10 18-13 28-8 10-5 24-2 28 8-10 4-20 4-28 0-8 4-18 4-28 0z'),
  thin: hair('M128 190c6-6 16-7 22-4 6-3 16-2 22 4-8 1-16 1-22-1-6 2-14 2-22 1z'),
  stubble: shape(
    'M104 172c4 38 26 57 46 57s42-19 46-57c-5 12-11 18-19 20-9-6-18-7-27-3-9-4-18-3-27 3-8-2-14-8-19-20z',
    `fill="${ink.deep}" opacity=".55"`,
  ),
};

/**
 * The back of a head, the same for everybody of whose hair nothing is said: a short cut in the ink
 * of the figure with the strands in half-tone, so that it shows neither a bald head nor any hair
 * that somebody could be known by. `hairWords` has no word for it.
 */
const turnedAway =
  shape(
    'M150 76c-36 0-51 26-48 62-8-2-11 8-8 19 2 10 7 17 13 18 3 24 13 40 24 46h38c11-6 21-22 24-46 6-1 11-8 13-18 3-11 0-21-8-19 3-36-12-62-48-62z',
    `fill="${ink.base}"`,
  ) +
  line('M97 146c0 9 3 16 9 20M203 146c0 9-3 16-9 20', ink.light, 4, 'stroke-linecap="round"') +
  hair(
    'M100 152c-6-22-5-40 3-54 2-13 12-23 24-25 9-10 27-12 38-5 14-1 26 8 30 21 9 14 11 38 5 63-2 8-3 16-5 24-2 13-7 22-12 28-6-5-10-4-14 1-6-6-11-6-19-1-8-5-13-5-19 1-4-5-8-6-14-1-5-6-10-15-12-28-2-8-3-16-5-24z',
  ) +
  line(
    'M146 98c-20-8-32 6-36 26M143 104c-14 12-20 32-18 58M148 106c-4 22-3 48 1 76M155 103c14 10 22 30 22 58M152 97c18-9 31 2 37 22M118 168c1 9 3 17 7 24M181 170c-1 8-3 15-6 21',
    ink.light,
    3,
    'stroke-linecap="round" opacity=".75"',
  );

export type HeadInput = {
  gender: Gender;
  /** As much as is due; without hair the figure is turned away. */
  look: Look;
  dice: Dice;
  /** Drawn over the hair, tilted with it. */
  worn?: string;
};
export type Head = { back: string; neck: string; face: string; over: string };

/** A head without a face. The tilt depends only on the dice, the rest on the look. */
export function drawHead({ gender, look, dice, worn = '' }: HeadInput): Head {
  const { hair: word, tone, beard } = look;
  const style = word && hairNamed(word, tone);
  const form = heads[gender];
  const tilt = `transform="rotate(${dice('tilt', 9) - 4} 150 215)"`;
  const neck = shape(form.neck, `fill="${ink.base}"`);
  if (!style) {
    return { back: '', neck, face: `<g ${tilt}>${turnedAway}${worn}</g>`, over: '' };
  }
  return {
    back: style.back ? `<g ${tilt}>${style.back}</g>` : '',
    neck: neck + shape(form.throat, `fill="${ink.deep}"`),
    face: `<g ${tilt}>${[
      shape(form.skull, `fill="${ink.base}"`),
      shape(form.lit, `fill="${ink.light}"`),
      shape(form.edge, 'fill="url(#d)"'),
      beard ? toned(beards[beard], tone) : '',
      style.front,
      worn,
    ].join('')}</g>`,
    over: style.over ?? '',
  };
}
