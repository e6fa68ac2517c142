import type { Membership } from './athlete.ts';
import type { League } from '../sport.ts';

/**
 * How far below the sport's leading league a league's scale of fame lies: the median difference of
 * those who are in both. In football two leagues lead, the Premier League and La Liga, and the
 * higher fame of the two counts. Nobody is in a women's and a men's league, so there it is a
 * judgement of how many follow them. What is not listed is 0.
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
 * How well known somebody is in the whole sport, a whole number from 1, comparable between leagues
 * (docs/athletes.md): the highest of their leagues' fames, each set off by how far the league's
 * scale lies below that of the leading one.
 */
export function sportFame({
  memberships,
}: {
  memberships: readonly Pick<Membership, 'league' | 'fame'>[];
}): number {
  const fames = memberships.map(({ league, fame }) => fame - (belowLeadingLeague[league] ?? 0));
  return Math.max(1, ...fames);
}
