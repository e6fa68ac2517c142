import type { Sport } from '../sport.ts';

/** What any picture of an athlete's best years shows; never skin or the shape of a body. */
export const hairWords = [
  'bald',
  'receding',
  'buzz',
  'crop',
  'fade',
  'flatTop',
  'spikes',
  'mohawk',
  'tuft',
  'quiff',
  'slick',
  'sideParting',
  'curtains',
  'mopTop',
  'sideburns',
  'curls',
  'perm',
  'afro',
  'bigAfro',
  'cornrows',
  'locs',
  'long',
  'mullet',
  'topKnot',
  'lowPonytail',
  'ponytail',
  'highTail',
  'bun',
  'bunBraid',
  'braids',
  'beads',
  'straight',
  'waves',
  'feathered',
  'cloud',
  'bob',
  'pixie',
] as const;
export type HairWord = (typeof hairWords)[number];

export const toneWords = ['brown', 'fair', 'red', 'grey'] as const;
export type ToneWord = (typeof toneWords)[number];

export const beardWords = ['full', 'long', 'goatee', 'moustache', 'thin', 'stubble'] as const;
export type BeardWord = (typeof beardWords)[number];

export const wornWords = [
  'headband',
  'hairband',
  'bandana',
  'cap',
  'backwardsCap',
  'visor',
  'goggles',
  'glasses',
  'mask',
  'headguard',
  'noseStrip',
  'collarUp',
  'wristbands',
  'armSleeve',
  'armband',
  'gloves',
  'longSleeves',
  'rolledSleeves',
  'sleeveless',
  'longShorts',
  'lowSocks',
  'highSocks',
] as const;
export type WornWord = (typeof wornWords)[number];

export const gestureWords = {
  soccer: [
    'dive',
    'catch',
    'stance',
    'punch',
    'header',
    'tackle',
    'clear',
    'guard',
    'dribble',
    'pass',
    'juggle',
    'call',
    'shot',
    'volley',
    'wings',
    'cheer',
    'crossed',
    'landing',
    'skyPoint',
    'openArms',
    'kneeSlide',
    'meditation',
    'heart',
    'cradle',
    'shiver',
    'ears',
    'faceMask',
    'archer',
    'proud',
    'flex',
  ],
  basketball: [
    'handle',
    'crossover',
    'direct',
    'jumper',
    'layup',
    'drive',
    'dunk',
    'hook',
    'block',
    'flight',
    'powder',
    'fadeaway',
    'stepBack',
    'sleep',
    'wristTap',
    'noLook',
    'flex',
    'temple',
  ],
  tennis: [
    'serve',
    'smash',
    'forehand',
    'backhand',
    'oneHanded',
    'bothSides',
    'sweep',
    'lasso',
    'volleys',
    'diveVolley',
    'slide',
    'fist',
    'kneel',
  ],
  formula1: ['laurel', 'trophy', 'wave', 'thumb', 'finger', 'leap', 'shoe', 'flag', 'car'],
} as const satisfies Record<Sport, readonly string[]>;
export type GestureWord = (typeof gestureWords)[Sport][number];

export const helmetDesigns = [
  'plain',
  'bands',
  'stripe',
  'sides',
  'arcs',
  'blades',
  'drops',
  'star',
  'stripes',
  'tartan',
  'cross',
] as const;
export type HelmetDesign = (typeof helmetDesigns)[number];
export const helmetColours = [
  'white',
  'black',
  'red',
  'blue',
  'lightBlue',
  'navy',
  'green',
  'yellow',
  'orange',
  'pink',
  'purple',
  'silver',
  'gold',
] as const;
export type HelmetColour = (typeof helmetColours)[number];
export type HelmetWords = readonly [HelmetDesign, ...HelmetColour[]];

export type Look = {
  hair?: HairWord;
  tone?: ToneWord;
  beard?: BeardWord;
  worn?: readonly WornWord[];
  helmet?: HelmetWords;
  gesture?: GestureWord;
  side?: 'left' | 'right';
};

const headwear: ReadonlySet<WornWord> = new Set([
  ...(['headband', 'hairband', 'bandana', 'cap', 'backwardsCap', 'visor', 'headguard'] as const),
]);
const onTheHead: ReadonlySet<WornWord> = new Set([
  ...headwear,
  ...(['goggles', 'glasses', 'mask', 'noseStrip', 'collarUp'] as const),
]);

/** Something is worn on arms or legs, so the whole figure is drawn. */
export const isWholeFigure = ({ worn = [] }: Look): boolean =>
  worn.some((word) => !onTheHead.has(word));

/** As much of a look as is due after `used` guesses: first what makes the outline. */
export function dueLook(look: Look, used: number): Look {
  const { hair, tone, beard, worn, helmet, gesture, side } = look;
  const seen = used >= 2 ? worn : worn?.filter((word) => headwear.has(word));
  return {
    ...{ ...(hair && { hair }), ...(gesture && { gesture }), ...(side && { side }) },
    ...(seen?.length && { worn: seen }),
    ...(used >= 1 && { ...(tone && { tone }), ...(beard && { beard }) }),
    ...(used >= 2 && helmet && { helmet }),
  };
}
