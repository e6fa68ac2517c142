import type { Difficulty } from '@craque/common/domain/sport.ts';
import { type Strength, strengthOf } from '@craque/common/domain/athlete/strength.ts';
import type { ResultStore } from '../store/stores/results.ts';

/** Undefined for too few players. */
export type StrengthOf = (
  athleteId: string,
  difficulty: Difficulty,
) => Promise<Strength | undefined>;

/** Every game about a popular athlete needs the same sum. */
const freshFor = 60_000;
/** Every athlete at every level: some megabytes. */
const maxRemembered = 20_000;

type Dependencies = {
  results: Pick<ResultStore, 'playsOf'>;
  /** Milliseconds since the epoch. */
  clock: () => number;
};

/** A failed read is not cached. */
export function createStrengths({ results, clock }: Dependencies): StrengthOf {
  const remembered = new Map<string, { at: number; strength: Promise<Strength | undefined> }>();
  return (athleteId, difficulty) => {
    const key = `${difficulty}/${athleteId}`;
    const known = remembered.get(key);
    const now = clock();
    if (known && now - known.at < freshFor) return known.strength;
    if (remembered.size >= maxRemembered) remembered.clear();
    const strength = results.playsOf(athleteId, difficulty).then(strengthOf);
    remembered.set(key, { at: now, strength });
    strength.catch(() => remembered.delete(key));
    return strength;
  };
}
