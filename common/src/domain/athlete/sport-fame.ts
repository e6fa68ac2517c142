import { leagueRow } from '../sport.ts';
import type { Membership } from './athlete.ts';

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
  return Math.max(1, ...memberships.map(({ league, fame }) => fame - leagueRow(league).fameBelow));
}
