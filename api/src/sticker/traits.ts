import type { Position } from '@craque/common/domain/athlete/athlete.ts';
import { type Build, buildsOf } from '@craque/common/domain/athlete/build.ts';
import { isWholeFigure, type Look } from '@craque/common/domain/athlete/look.ts';
import type { Rarity } from '@craque/common/domain/record/album.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { createDice, type Dice } from './ink/dice.ts';
import { type Era, eraOf } from './ink/era.ts';
import { cuts } from './print/ground-cuts.ts';
import type { Gender } from './parts/head.ts';
import type { FoilInput } from './print/foil.ts';
import { designOf } from './parts/helmet.ts';
import { apart, luminance, type Palette } from './ink/ink.ts';
import { scenesOf, scenesOfGesture } from './scenes.ts';
import { teamColours } from './ink/team-colours.ts';

export type Subject = {
  sport: Sport;
  gender: Gender;
  /** 0 to 2^32 - 1, in a game random: pose, tilt, cut of the ground. */
  variant: number;
  team?: string;
  position?: Position;
  /** The position that the pose is of, also while `position` is not due. */
  stance?: Position;
  /** Never a bust: something not yet due is worn on arms or legs. */
  isWhole?: true;
  /** Those that fit; absent: those of the position. */
  builds?: readonly Build[];
  /** Year of birth, known to every player: decides the fashion and the card's print. */
  born?: number;
  /** What the athlete is known by, as much as is due. */
  look?: Look;
};
/** Of the optional fields only what the viewer may see. */
export type PortraitInput = Subject & {
  /** ISO alpha-2, GB-ENG, GB-SCT, GB-WLS, GB-NIR or XK. */
  nationality?: string;
  number?: number;
  /** Covers the figure but for what so many of the guesses have scratched free. */
  foil?: FoilInput;
  /** Only after the end: the name plate, the gold frame and the foil. */
  name?: string;
  /** Frame and foil of a sticker in the album; without it those of a game's end. */
  rarity?: Rarity;
};
export type Traits = {
  era: Era;
  scene: string;
  build: Build;
  /** The figure faces the other side. In tennis the playing hand decides. */
  flipped: boolean;
  /** A word of the look, empty while there is none; of a driver the design of the helmet. */
  hair: string;
  /** Of the ground. */
  cut: number;
  palette: Palette;
};

const grey = { main: '#66727f', trim: '#9aa5b0', pattern: 'plain' } as const;
const proofs: Record<Sport, readonly [string, string]> = {
  soccer: ['#3f9a64', '#5bb27e'],
  basketball: ['#cc8f55', '#dfb07c'],
  tennis: ['#3f7cbc', '#6b9fd4'],
  formula1: ['#7d8592', '#c4585f'],
};

/** Hard, clay, grass and indoors: without teams the ground is random. */
const surfaces: Record<Gender, readonly string[]> = {
  male: ['#2a63b0', '#c4562a', '#3f7f3a', '#1b2a49'],
  female: ['#6a4bb0', '#d46a3a', '#4f9a4a', '#0e8f8a'],
};

function paletteOf({ sport, team, gender, born }: Subject, dice: Dice): Palette {
  if (team === undefined) return { ...grey, ground: proofs[sport], inked: false };
  const colours = teamColours(sport, team, born);
  const { main, trim } = colours;
  if (sport === 'tennis') {
    const own = surfaces[gender].filter((surface) => apart(surface, main) > 0.22);
    return { ...colours, ground: [main, own[dice('surface', own.length)] ?? trim], inked: true };
  }
  const ground = luminance(main) > 0.75 ? ([trim, main] as const) : ([main, trim] as const);
  return { ...colours, ground, inked: true };
}

export const stanceOf = ({ stance, position }: Subject): Position | undefined => stance ?? position;

function isFlipped(subject: Subject, dice: Dice): boolean {
  const { sport, look } = subject;
  const position = stanceOf(subject);
  // Drawn with the near hand on the viewer's right: the left one of who faces the viewer.
  if (sport === 'tennis' && position !== undefined) return position === 'right-handed';
  if (look?.side !== undefined) return look.side === 'right';
  // The left hand is stated of whoever uses it.
  if (sport === 'basketball' && look?.gesture !== undefined) return true;
  return dice('side', 2) === 1;
}

/** A figure without hair is turned away. */
const facing: ReadonlySet<string> = new Set(['gloves']);

/** What somebody is known for, else what the position does, by chance. */
function sceneOf(subject: Subject, dice: Dice): string {
  const { sport, look, isWhole } = subject;
  if (look?.gesture !== undefined) {
    const ways = scenesOfGesture(look.gesture);
    return ways[dice('way', ways.length)] ?? look.gesture;
  }
  const from = scenesOf(sport, stanceOf(subject)).filter(
    (each) => look?.hair !== undefined || !facing.has(each),
  );
  const scene = from[dice('scene', from.length)] ?? '';
  return scene === 'bust' && (isWhole || (look && isWholeFigure(look))) ? 'stand' : scene;
}

function buildOf(subject: Subject, dice: Dice): Build {
  const { sport, gender, builds } = subject;
  const position = stanceOf(subject);
  const possible = builds ?? buildsOf({ sport, gender, ...(position && { position }) });
  return possible[dice('build', possible.length)] ?? 'balanced';
}

/** The same input always has the same traits. */
export function traitsOf(subject: Subject): Traits {
  const { sport, variant, born, look } = subject;
  const dice = createDice(variant);
  const era = eraOf(born);
  return {
    era,
    scene: sceneOf(subject, dice),
    build: buildOf(subject, dice),
    flipped: isFlipped(subject, dice),
    hair: sport === 'formula1' ? designOf(look, dice) : (look?.hair ?? ''),
    cut: dice('cut', cuts[era].length),
    palette: paletteOf(subject, dice),
  };
}
