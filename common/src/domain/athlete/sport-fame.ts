import { leagueRow } from '../sport.ts';
import type { Membership } from './athlete.ts';

/** The highest of their leagues' fames, each set off by its scale (docs/athletes.md). */
export function sportFame({
  memberships,
}: {
  memberships: readonly Pick<Membership, 'league' | 'fame'>[];
}): number {
  return Math.max(1, ...memberships.map(({ league, fame }) => fame - leagueRow(league).fameBelow));
}
