import type { Athlete, Fact, Position } from './athlete.ts';
import type { Sport } from '../sport.ts';

/** How a drawn figure is built: coarse, so that it says no more than position and height do. */
export const builds = ['compact', 'slight', 'balanced', 'strong', 'rangy', 'towering'] as const;
export type Build = (typeof builds)[number];

type Built = {
  sport: Sport;
  gender: Athlete['gender'];
  position?: Position;
  heightCm?: number | undefined;
};

export function heightOf(facts: readonly Fact[]): number | undefined {
  const height = facts.find(({ kind }) => kind === 'heightCm')?.value;
  return typeof height === 'number' ? height : undefined;
}

/** A woman counts as a man of the same rank in height. */
const heightened = 13;
/** Below the first somebody is short for the sport, from the second on tall. */
const bounds: Record<Sport, readonly [short: number, tall: number]> = {
  soccer: [174, 188],
  basketball: [190, 205],
  tennis: [179, 191],
  formula1: [170, 183],
};

const usual: Partial<Record<Position, readonly Build[]>> = {
  goalkeeper: ['rangy'],
  defender: ['strong', 'strong', 'balanced'],
  midfielder: ['balanced', 'slight', 'compact'],
  guard: ['slight', 'compact'],
  center: ['towering'],
};
const others: readonly Build[] = ['balanced', 'slight', 'strong'];
const short: Partial<Record<Position, readonly Build[]>> = {
  goalkeeper: ['balanced'],
  forward: ['slight', 'compact'],
  guard: ['compact'],
  center: ['strong'],
};
const tall: Partial<Record<Position, readonly Build[]>> = {
  defender: ['strong', 'towering'],
  forward: ['strong', 'rangy'],
  center: ['towering'],
};

/** Those that fit; where several do, the chance of the drawing picks. */
export function buildsOf({ sport, gender, position, heightCm }: Built): readonly Build[] {
  const byPosition = position ? (usual[position] ?? others) : others;
  if (heightCm === undefined) return byPosition;
  const height = gender === 'female' ? heightCm + heightened : heightCm;
  const [low, high] = bounds[sport];
  if (height < low) return (position && short[position]) ?? ['compact'];
  if (height >= high) return (position && tall[position]) ?? ['rangy'];
  return byPosition;
}
