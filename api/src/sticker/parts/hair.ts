import type { HairWord, ToneWord } from '@craque/common/domain/athlete/look.ts';
import { circle, ink, line, mirrored, shape } from '../ink/ink.ts';

export type Gender = 'female' | 'male';

/** `back` is behind the neck and the shirt, `front` on the face, `over` on the shirt. */
export type Hair = { back?: string; front: string; over?: string };

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

/** One drawing for each word; which of them is whose is authored, never left to chance. */
const styles: Record<HairWord, Hair> = {
  crop: { front: crop + shine('M118 92c8-8 18-11 28-11M114 102c4-5 8-8 12-10') },
  quiff: {
    front:
      hair(
        'M100 148C92 118 94 92 110 86 112 60 150 46 190 58c18 6 22 42 11 90-4-14-6-24-12-34-20-8-42 6-77-2-7 10-9 22-12 36z',
      ) + shine('M122 88c8-16 28-24 50-22M132 92c8-10 20-15 34-15'),
  },
  afro: {
    back: hair(
      'M90 160c-20-8-24-32-12-46-6-20 6-42 24-46 8-20 34-28 50-20 20-8 40 4 46 20 20 4 30 28 22 46 12 16 6 40-12 46z',
    ),
    front: hair(curls) + shine('M92 96c4-10 10-16 18-19M128 62c8-4 16-5 24-3'),
  },
  flatTop: {
    front:
      hair(
        'M102 144 97 82c-1-18 18-26 53-26s54 8 53 26l-5 62c-2-9-4-17-8-25-26-6-54-6-80 0-4 8-6 16-8 25z',
      ) + shine('M112 78c14-8 30-10 46-9'),
  },
  long: {
    back: hair(
      'M97 130c-10 42-4 78-16 112 20 12 38 2 44-24h50c6 26 24 36 44 24-12-34-6-70-16-112z',
    ),
    front: parted + shine('M118 96c6-8 12-12 20-14M108 124c1-8 3-14 6-20'),
  },
  locs: {
    back: locks(
      'M104 112c-16 30-14 60-18 96M196 112c16 30 14 60 18 96M112 112c-16 36-12 74-10 108M188 112c16 36 12 74 10 108',
    ),
    front:
      crop +
      locks('M104 116c-8 18-8 34-7 52M196 116c8 18 8 34 7 52') +
      shine('M90 190c2-20 2-40 8-58M210 190c-2-20-2-40-8-58M120 88c8-6 16-9 26-9'),
  },
  buzz: {
    front: shape(
      'M103 136C99 97 120 77 150 77s51 20 47 59c-3-10-7-18-13-24-22-7-46-7-68 0-6 6-10 14-13 24z',
      `fill="${ink.deep}" opacity=".8"`,
    ),
  },
  topKnot: {
    back: circle(150, 60, 18, `fill="${ink.deep}"`),
    front: slick + shine('M142 58c2-5 8-7 14-5M122 94c8-8 16-10 26-11'),
  },
  sideParting: {
    front:
      hair(
        'M101 146C91 100 114 66 154 68c40 2 55 34 46 78-4-16-7-28-13-36-22 2-48-4-64-18-4 14-14 22-22 54z',
      ) + shine('M126 88c10-9 26-12 44-8M134 96c10 6 24 9 38 9'),
  },
  mopTop: {
    front:
      hair(
        'M98 170C86 104 110 66 151 66s63 38 52 104c-3-16-6-28-10-36-28 9-62 8-85-2-4 10-7 22-10 38z',
      ) + shine('M118 98c8-12 20-18 34-18M106 124c1-6 2-10 4-14M150 90c10 0 20 4 26 10'),
  },
  sideburns: {
    back: hair('M98 124c-10 34-8 56-16 82 14 8 30 4 38-10h60c8 14 24 18 38 10-8-26-6-48-16-82z'),
    front:
      parted +
      mirrored('z', hair('M101 150h9l5 50-9-8z')) +
      shine('M118 96c6-8 12-12 20-14M182 96c-6-8-12-12-20-14'),
  },
  bigAfro: {
    back: circle(150, 116, 76, `fill="${ink.deep}"`),
    front:
      hair(curls) + shine('M84 92c6-14 16-26 30-34M138 52c8-3 16-3 24-2M214 128c2-8 2-16 0-24'),
  },
  mullet: {
    back: hair(
      'M98 116c-14 42-6 72-22 112 22 12 40 2 46-18h56c6 20 24 30 46 18-16-40-8-70-22-112z',
    ),
    front:
      hair(
        'M102 142C88 96 110 58 152 58s62 38 46 84c-3-10-6-16-10-22-10-2-18-6-24-12-4 6-10 10-16 10-4-4-6-6-8-10-8 8-16 12-26 14-6 8-9 22-12 36z',
      ) +
      // The temples join the fringe to the hair in the neck.
      mirrored('z', hair('M104 112c-12 22-13 46-22 78 10 2 19-2 24-10-2-18 0-32 3-46z')) +
      shine('M120 86c8-9 18-14 30-15M92 190c-2 12-5 22-9 30M206 176c2 14 5 26 9 36'),
  },
  perm: {
    back: hair(
      'M92 176c-18-4-22-24-12-36-10-16-4-36 8-42 2-22 20-36 36-36 14-12 38-12 52 0 16 0 34 14 36 36 12 6 18 26 8 42 10 12 6 32-12 36 4 18-8 34-26 30H118c-18 4-30-12-26-30z',
    ),
    front: hair(curls) + shine('M88 112c2-10 6-16 14-20M112 74c6-5 12-8 20-9M84 150c-1-5 0-9 2-13'),
  },
  curtains: {
    front: parted + shine('M118 96c6-8 12-12 20-14M182 96c-6-8-12-12-20-14'),
  },
  spikes: {
    front:
      hair(
        'M103 142 96 94l15 9-6-32 21 15 1-29 18 18 12-21 10 24 18-17-1 28 17-7-5 31 10-1-6 38c-4-12-8-20-14-26-24-8-52-8-74 0-5 5-7 10-9 18z',
      ) + shine('M122 96l8-16M142 88l4-14M164 88l4-12'),
  },
  fade: {
    front:
      shape(
        'M102 146C97 110 112 84 150 84s53 26 48 62c-4-10-8-20-12-26H114c-5 6-8 16-12 26z',
        `fill="${ink.deep}" opacity=".7"`,
      ) +
      hair(
        'M106 116C98 84 118 60 156 58c30-2 46 16 40 58-4-6-8-8-12-10-22 6-48 4-66-2-4 4-8 8-12 12z',
      ) +
      shine('M122 82c10-9 24-12 38-10M130 92c8-5 16-7 26-7'),
  },
  mohawk: {
    front:
      shape(
        'M103 138C100 104 120 80 150 80s50 24 47 58c-3-10-7-18-13-24-22-7-46-7-68 0-6 6-10 14-13 24z',
        `fill="${ink.deep}" opacity=".65"`,
      ) +
      hair('M126 106C122 70 132 44 152 42c22 0 28 34 22 64-14-4-32-4-48 0z') +
      shine('M138 78c2-10 6-16 12-20'),
  },
  ponytail: {
    back: hair(
      'M142 74c34-34 92-22 92 38 0 44 12 66-6 106-8-8-16-16-20-28-4 4-6 10-6 16-14-28-10-58-6-88-8-24-28-36-54-44z',
    ),
    front: slick + shine('M204 92c12 12 14 34 12 60M122 94c8-8 16-11 26-12'),
  },
  bun: {
    back: circle(150, 60, 27, `fill="${ink.deep}"`),
    front: slick + shine('M136 56c2-9 14-13 22-8M124 92c8-7 16-10 24-10'),
  },
  straight: {
    back: hair(
      'M150 68C98 68 92 112 92 152c0 42-2 78-14 112 28 10 48-2 54-22h36c6 20 26 32 54 22-12-34-14-70-14-112 0-40-6-84-58-84z',
    ),
    front:
      hair(
        'M101 178C90 108 114 73 152 73s59 35 47 105c-6-28-13-49-29-63-19 0-35-9-45-21-8 20-22 42-24 84z',
      ) + shine('M96 200c-2 18-5 32-10 46M136 84c-8 4-14 10-18 18M204 200c2 18 5 32 10 46'),
  },
  bob: {
    back: hair(
      'M150 66c-52 0-64 42-61 86 1 24-1 40-5 56 20 10 38 2 44-12h44c6 14 24 22 44 12-4-16-6-32-5-56 3-44-9-86-61-86z',
    ),
    front:
      hair(
        'M100 166C94 104 115 71 150 71s56 33 50 95c-3-13-6-24-9-33-26 5-56 5-82 0-3 9-6 20-9 33z',
      ) + shine('M116 100c8-10 18-15 30-16M92 176c1 8 0 14-1 20'),
  },
  braids: {
    front: parted + shine('M118 96c6-8 12-12 20-14M182 96c-6-8-12-12-20-14'),
    over: braid('M100 176c-6 30-4 70 4 124') + braid('M200 176c6 30 4 70-4 124'),
  },
  cloud: {
    back: hair(
      'M98 206c-28 4-40-20-32-40-16-16-8-44 8-50-2-28 20-46 36-44 12-24 66-26 80-2 22-4 40 20 36 46 18 8 24 34 8 50 8 22-6 44-34 40z',
    ),
    front:
      hair(curls) + shine('M82 120c2-12 8-20 16-24M78 170c-2-6-2-12 1-18M220 120c-2-12-8-20-16-24'),
  },
  bunBraid: {
    back: circle(150, 66, 16, `fill="${ink.deep}"`),
    front: slick + shine('M118 98l14-16M134 94l8-16M166 94l-8-16M182 98l-14-16'),
    over: braid('M190 204c22 24 22 60 12 104'),
  },
  waves: {
    back: hair(
      'M150 66c-52 0-64 40-59 80-15 12-8 32 4 40 10 8 24 2 27-10h56c3 12 17 18 27 10 12-8 19-28 4-40 5-40-7-80-59-80z',
    ),
    front:
      hair(
        'M100 162C92 104 115 71 150 71s58 33 50 91c-6-18-10-36-16-46-22 4-46-2-60-16-6 18-16 34-24 62z',
      ) + shine('M92 130c-6 10-4 18 4 24-6 6-8 14-4 22M120 96c8-9 18-13 30-13'),
  },
  feathered: {
    back: hair(
      'M150 56c-64 0-76 54-70 98-8 24-12 48-26 66 24 10 52 2 66-16h60c14 18 42 26 66 16-14-18-18-42-26-66 6-44-6-98-70-98z',
    ),
    front:
      parted + shine('M84 170c-3 16-7 28-12 38M216 170c3 16 7 28 12 38M116 92c8-10 16-14 26-16'),
  },
  pixie: {
    front:
      hair(
        'M100 158C90 104 112 68 152 68s60 36 49 86c-3-10-6-18-10-24-30 6-52 0-66-12-6 10-12 22-25 40z',
      ) + shine('M118 94c8-10 18-15 32-16'),
  },
  highTail: {
    back: hair(
      'M138 76c-12-40 20-62 46-48 30 16 26 60 34 104-14-2-22-12-26-26-4 6-4 12-2 20-22-14-30-36-52-50z',
    ),
    front: slick + shine('M160 46c16-4 30 10 36 34M122 94c8-8 16-11 26-12'),
  },
  bald: { front: shine('M116 104c5-10 12-16 22-19') },
  receding: {
    front: mirrored(
      'z',
      hair('M102 156c-6-16-7-32-3-46 6 2 9 8 9 17-2 9-2 19-1 29z') +
        shine('M103 122c-1 6-1 10 0 16'),
    ),
  },
  slick: { front: slick + shine('M122 94c8-8 16-10 26-11M112 112c3-7 6-11 10-14') },
  cornrows: {
    back: hair('M98 128c-8 28-4 52-10 78 12 4 20 0 26-8h72c6 8 14 12 26 8-6-26-2-50-10-78z'),
    front:
      slick +
      shine(
        'M112 118c4-18 12-30 22-38M128 106c3-12 8-22 14-28M150 104V76M172 106c-3-12-8-22-14-28M188 118c-4-18-12-30-22-38',
      ),
  },
  tuft: {
    front:
      shape(
        'M103 136C99 97 120 77 150 77s51 20 47 59c-3-10-7-18-13-24-22-7-46-7-68 0-6 6-10 14-13 24z',
        `fill="${ink.light}" opacity=".55"`,
      ) + hair('M122 108c4-14 14-22 28-22s24 8 28 22c-8 14-18 20-28 20s-20-6-28-20z'),
  },
  curls: {
    front: hair(curls) + shine('M110 112c2-6 5-9 9-11M132 98c5-4 10-5 16-4M168 100c5-1 9 1 13 4'),
  },
  lowPonytail: {
    back: hair('M176 196c24 4 34 24 30 62-10-4-18-8-22-16-2 8-4 12-8 16-10-16-14-40-12-58z'),
    front: slick + shine('M122 94c8-8 16-10 26-11M200 224c2 8 2 16 0 22'),
  },
  beads: {
    front: parted + shine('M118 96c6-8 12-12 20-14M182 96c-6-8-12-12-20-14'),
    over: mirrored(
      'z',
      locks('M104 150c-8 30-8 60-4 92M94 160c-8 24-10 46-8 70M114 196c-2 16-2 30 0 44') +
        line(
          'M100 232v14M86 220v14M113 230v14',
          '#fff',
          11,
          'stroke-linecap="round" stroke-dasharray="0 9"',
        ),
    ),
  },
};

/** Hair printed in a brown, a light, a red or a grey ink, shine and all. */
const tones: Record<ToneWord, readonly [dark: string, shine: string]> = {
  brown: ['#7b5230', '#b98a5c'],
  fair: ['#d9b75f', '#f6e6ae'],
  red: ['#a8431f', '#d98354'],
  grey: ['#8d98a4', '#d3dae1'],
};

/** Changes the inks of a drawing of hair. */
export function toned(drawing: string, tone: ToneWord | undefined): string {
  if (tone === undefined) return drawing;
  const [dark, light] = tones[tone];
  return drawing.replaceAll(ink.deep, dark).replaceAll(ink.light, light);
}

export function hairNamed(word: HairWord, tone: ToneWord | undefined): Hair {
  const { back, front, over } = styles[word];
  return {
    ...(back && { back: toned(back, tone) }),
    front: toned(front, tone),
    ...(over && { over: toned(over, tone) }),
  };
}
