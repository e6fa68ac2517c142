import type { Membership } from './athlete.ts';
import type { League } from '../sport.ts';

/**
 * How far a league's fame lies below that of the sport's leading league: the median difference of
 * those in both. Nobody is in a women's and a men's league: there it is a judgement. The Premier
 * League and La Liga both lead. What is not listed is 0.
 */
const belowLeadingLeague: Readonly<Partial<Record<League, number>>> = {
  'italian-serie-a': 1,
  'german-bundesliga': 8,
  'french-ligue-1': 5,
  brasileirao: 6,
  nwsl: 20,
  'womens-super-league': 20,
  'fifa-womens-world-cup': 20,
  euroleague: 24,
  'fiba-world-cup': 6,
  wnba: 20,
  'formula-2': 17,
};

/**
 * How well known somebody is in the whole sport, from 1 (docs/athletes.md): the highest of their
 * leagues' fames on the scale of the leading league.
 */
export function sportFame({
  memberships,
}: {
  memberships: readonly Pick<Membership, 'league' | 'fame'>[];
}): number {
  const fames = memberships.map(({ league, fame }) => fame - (belowLeadingLeague[league] ?? 0));
  return Math.max(1, ...fames);
}
