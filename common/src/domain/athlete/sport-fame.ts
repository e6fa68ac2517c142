import { leagueRow } from '../sport.ts';
import type { Membership } from './athlete.ts';

/**
 * How well known somebody is in the whole sport (docs/athletes.md): the highest of their
 * leagues' fames, each set off by how far the league's scale lies below the leading one.
 */
export function sportFame({
  memberships,
}: {
  memberships: readonly Pick<Membership, 'league' | 'fame'>[];
}): number {
  return Math.max(1, ...memberships.map(({ league, fame }) => fame - leagueRow(league).fameBelow));
}
