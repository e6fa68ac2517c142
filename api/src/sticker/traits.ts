import type { Position } from '@craque/common/domain/athlete/athlete.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { createDice, type Dice } from './ink/dice.ts';
import { type Era, eraOf } from './ink/era.ts';
import { cuts } from './print/ground-cuts.ts';
import { type Gender, hairStyles } from './parts/hair.ts';
import { apart, luminance, type Palette } from './ink/ink.ts';
import { scenesOf } from './scenes.ts';
import { teamColours } from './ink/team-colours.ts';

export type Subject = {
  sport: Sport;
  gender: Gender;
  variant: number;
  team?: string;
  position?: Position;
  born?: number;
};
/** What is visible of a sticker at a glance. */
export type Traits = {
  era: Era;
  scene: string;
  /** The figure faces the other side. In tennis the playing hand decides. */
  flipped: boolean;
  hair: string;
  /** Number of the ground's cut, and its side. */
  cut: number;
  palette: Palette;
};

/** Grey proofs with a hint of the sport's own colour. */
const proofs: Record<Sport, readonly [string, string]> = {
  soccer: ['#7f958a', '#a9bab1'],
  basketball: ['#a58e7e', '#c4b2a5'],
  tennis: ['#8090ac', '#abb7cb'],
  formula1: ['#a08588', '#c0abad'],
};

/**
 * Courts of both tours: hard, clay, grass and indoors. There are no teams, so the ground is random.
 */
const surfaces: Record<Gender, readonly string[]> = {
  male: ['#2a63b0', '#c4562a', '#3f7f3a', '#1b2a49'],
  female: ['#6a4bb0', '#d46a3a', '#4f9a4a', '#0e8f8a'],
};

function paletteOf({ sport, team, gender }: Subject, dice: Dice): Palette {
  if (team === undefined)
    return {
      main: '#66727f',
      trim: '#9aa5b0',
      pattern: 'plain',
      ground: proofs[sport],
      inked: false,
    };
  const colours = teamColours(sport, team);
  const { main, trim } = colours;
  if (sport === 'tennis') {
    const own = surfaces[gender].filter((surface) => apart(surface, main) > 0.22);
    return { ...colours, ground: [main, own[dice('surface', own.length)] ?? trim], inked: true };
  }
  const ground = luminance(main) > 0.75 ? ([trim, main] as const) : ([main, trim] as const);
  return { ...colours, ground, inked: true };
}

function isFlipped({ sport, position }: Subject, dice: Dice): boolean {
  // Whole figures are drawn with the near hand on the viewer's right, which is the left hand of a
  // figure facing the viewer.
  if (sport === 'tennis' && position !== undefined) return position === 'right-handed';
  return dice('side', 2) === 1;
}

/** Everything that is decided before drawing; the same input always has the same traits. */
export function traitsOf(subject: Subject): Traits {
  const { sport, gender, position, variant, born } = subject;
  const dice = createDice(variant);
  const era = eraOf(born);
  const pick = (question: string, from: readonly string[]) =>
    from[dice(question, from.length)] ?? '';
  return {
    era,
    scene: pick('scene', scenesOf(sport, position)),
    flipped: isFlipped(subject, dice),
    hair: pick('hair', hairStyles(gender, era)),
    cut: dice('cut', cuts[era].length),
    palette: paletteOf(subject, dice),
  };
}
