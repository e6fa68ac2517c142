import type { Dice } from './portrait-dice.ts';
import { circle, ink, line, shape } from './portrait-ink.ts';

export type Gender = 'female' | 'male';
/** `back` lies behind the neck and the shirt, `front` on the face, `over` on the shirt. */
type Hair = { back?: string; front: string; over?: string };

const hair = (data: string) => shape(data, `fill="${ink.deep}"`);
const shine = (data: string) => line(data, ink.light, 2.5, 'stroke-linecap="round"');
/** A chain of round beads: a braid in one stroke. */
const braid = (data: string) =>
  line(data, ink.deep, 20, 'stroke-linecap="round" stroke-dasharray="0 13"') +
  line(data, ink.light, 5, 'stroke-linecap="round" stroke-dasharray="0 13" opacity=".6"');
const locks = (data: string) => line(data, ink.deep, 10, 'stroke-linecap="round"');

const slick = hair(
  'M103 146C96 98 118 73 150 73s54 25 47 73c-5-17-13-31-27-38-16-6-31-5-45 1-11 8-18 20-22 37z',
);
const parted = hair(
  'M101 172C91 106 114 72 150 72s59 34 49 100c-5-25-9-45-20-60-13-3-23-12-29-24-6 12-16 21-29 24-11 15-15 35-20 60z',
);
const crop = hair(
  'M99 148C89 96 112 67 152 67c42 0 60 31 49 81-3-12-5-22-12-32-25 8-53 8-78 1-7 9-9 19-12 31z',
);
const curls =
  'M101 150c-9-14-8-30 1-38 0-14 12-24 23-22 12-10 30-8 38 0 14-4 26 6 28 20 12 8 13 26 8 40-3-12-6-22-13-29-12 5-22 0-27-6-10 8-24 8-33 1-6 6-14 6-18 3-4 10-5 20-7 31z';

const mensHair: readonly Hair[] = [
  { front: crop + shine('M118 92c8-8 18-11 28-11M114 102c4-5 8-8 12-10') },
  {
    front:
      hair(
        'M100 148C92 118 94 92 110 86 112 60 150 46 190 58c18 6 22 42 11 90-4-14-6-24-12-34-20-8-42 6-77-2-7 10-9 22-12 36z',
      ) + shine('M122 88c8-16 28-24 50-22M132 92c8-10 20-15 34-15'),
  },
  {
    back: hair(
      'M90 160c-20-8-24-32-12-46-6-20 6-42 24-46 8-20 34-28 50-20 20-8 40 4 46 20 20 4 30 28 22 46 12 16 6 40-12 46z',
    ),
    front: hair(curls) + shine('M92 96c4-10 10-16 18-19M128 62c8-4 16-5 24-3'),
  },
  {
    front:
      hair(
        'M102 144 97 82c-1-18 18-26 53-26s54 8 53 26l-5 62c-2-9-4-17-8-25-26-6-54-6-80 0-4 8-6 16-8 25z',
      ) + shine('M112 78c14-8 30-10 46-9'),
  },
  {
    back: hair(
      'M97 130c-10 42-4 78-16 112 20 12 38 2 44-24h50c6 26 24 36 44 24-12-34-6-70-16-112z',
    ),
    front: parted + shine('M118 96c6-8 12-12 20-14M108 124c1-8 3-14 6-20'),
  },
  {
    back: locks(
      'M104 112c-16 30-14 60-18 96M196 112c16 30 14 60 18 96M112 112c-16 36-12 74-10 108M188 112c16 36 12 74 10 108',
    ),
    front:
      crop +
      locks('M104 116c-8 18-8 34-7 52M196 116c8 18 8 34 7 52') +
      shine('M90 190c2-20 2-40 8-58M210 190c-2-20-2-40-8-58M120 88c8-6 16-9 26-9'),
  },
  {
    front: shape(
      'M103 136C99 97 120 77 150 77s51 20 47 59c-3-10-7-18-13-24-22-7-46-7-68 0-6 6-10 14-13 24z',
      `fill="${ink.deep}" opacity=".8"`,
    ),
  },
  {
    back: circle(150, 60, 18, `fill="${ink.deep}"`),
    front: slick + shine('M142 58c2-5 8-7 14-5M122 94c8-8 16-10 26-11'),
  },
];

const womensHair: readonly Hair[] = [
  {
    back: hair(
      'M142 74c34-34 92-22 92 38 0 44 12 66-6 106-8-8-16-16-20-28-4 4-6 10-6 16-14-28-10-58-6-88-8-24-28-36-54-44z',
    ),
    front: slick + shine('M204 92c12 12 14 34 12 60M122 94c8-8 16-11 26-12'),
  },
  {
    back: circle(150, 60, 27, `fill="${ink.deep}"`),
    front: slick + shine('M136 56c2-9 14-13 22-8M124 92c8-7 16-10 24-10'),
  },
  {
    back: hair(
      'M150 68C98 68 92 112 92 152c0 42-2 78-14 112 28 10 48-2 54-22h36c6 20 26 32 54 22-12-34-14-70-14-112 0-40-6-84-58-84z',
    ),
    front:
      hair(
        'M101 178C90 108 114 73 152 73s59 35 47 105c-6-28-13-49-29-63-19 0-35-9-45-21-8 20-22 42-24 84z',
      ) + shine('M96 200c-2 18-5 32-10 46M136 84c-8 4-14 10-18 18M204 200c2 18 5 32 10 46'),
  },
  {
    back: hair(
      'M150 66c-52 0-64 42-61 86 1 24-1 40-5 56 20 10 38 2 44-12h44c6 14 24 22 44 12-4-16-6-32-5-56 3-44-9-86-61-86z',
    ),
    front:
      hair(
        'M100 166C94 104 115 71 150 71s56 33 50 95c-3-13-6-24-9-33-26 5-56 5-82 0-3 9-6 20-9 33z',
      ) + shine('M116 100c8-10 18-15 30-16M92 176c1 8 0 14-1 20'),
  },
  {
    front: parted + shine('M118 96c6-8 12-12 20-14M182 96c-6-8-12-12-20-14'),
    over: braid('M100 176c-6 30-4 70 4 124') + braid('M200 176c6 30 4 70-4 124'),
  },
  {
    back: hair(
      'M98 206c-28 4-40-20-32-40-16-16-8-44 8-50-2-28 20-46 36-44 12-24 66-26 80-2 22-4 40 20 36 46 18 8 24 34 8 50 8 22-6 44-34 40z',
    ),
    front:
      hair(curls) + shine('M82 120c2-12 8-20 16-24M78 170c-2-6-2-12 1-18M220 120c-2-12-8-20-16-24'),
  },
  {
    back: circle(150, 66, 16, `fill="${ink.deep}"`),
    front: slick + shine('M118 98l14-16M134 94l8-16M166 94l-8-16M182 98l-14-16'),
    over: braid('M190 204c22 24 22 60 12 104'),
  },
];

/** An ear, the side of the face in light and the print dots at the edge of the light. */
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
const beards = [
  'M103 166c2 42 26 63 47 63s45-21 47-63c-5 14-11 21-19 24-9-8-19-9-28-4-9-5-19-4-28 4-8-3-14-10-19-24z',
  'M126 206c0-18 10-20 24-16 14-4 24-2 24 16-2 16-12 23-24 23s-22-7-24-23z',
];

export type Head = { back: string; neck: string; face: string; over: string };

/** A head without a face; `worn` is drawn over its hair and leans with it. Hair and tilt come from the dice alone, so they say nothing about the athlete. */
export function drawHead(gender: Gender, dice: Dice, worn = ''): Head {
  const styles = gender === 'female' ? womensHair : mensHair;
  const style = styles[dice('hair', styles.length)] ?? { front: crop };
  const form = heads[gender];
  const tilt = `transform="rotate(${dice('tilt', 9) - 4} 150 215)"`;
  const beard = gender === 'male' ? beards[dice('beard', 5)] : undefined;
  return {
    back: `<g ${tilt}>${style.back ?? ''}</g>`,
    neck: shape(form.neck, `fill="${ink.base}"`) + shape(form.throat, `fill="${ink.deep}"`),
    face: `<g ${tilt}>${[
      shape(form.skull, `fill="${ink.base}"`),
      shape(form.lit, `fill="${ink.light}"`),
      shape(form.edge, 'fill="url(#d)"'),
      beard ? hair(beard) : '',
      style.front,
      worn,
    ].join('')}</g>`,
    over: style.over ?? '',
  };
}
