import type { Membership } from '@craque/common/domain/athlete/athlete.ts';
import { sportFame } from '@craque/common/domain/athlete/sport-fame.ts';
import { type League, leaguesOf, type Sport } from '@craque/common/domain/sport.ts';
import type { Catalogue } from '../athletes/catalogue.ts';

/** All of the sport if DAILY_LEAGUES names none of it. */
function leaguesFor(sport: Sport, named: readonly League[]): readonly League[] {
  const own = leaguesOf[sport].filter((league) => named.includes(league));
  return own.length > 0 ? own : leaguesOf[sport];
}

const fameOf = (membership: Membership) => sportFame({ memberships: [membership] });

/** The easy pools of the open leagues, each athlete once, in the league of their greatest fame. */
export function dailyPool(
  catalogue: Catalogue,
  sport: Sport,
  named: readonly League[],
): ReadonlyMap<string, League> {
  const open = leaguesFor(sport, named).filter((league) => catalogue.leagueState(league).open);
  const ids = new Set(open.flatMap((league) => catalogue.pool(league, 'easy')));
  const pool = new Map<string, League>();
  for (const id of ids) {
    const memberships = catalogue.athlete(id)?.memberships ?? [];
    const [best] = memberships
      .filter(({ league }) => open.includes(league))
      .toSorted((one, other) => fameOf(other) - fameOf(one));
    if (best) pool.set(id, best.league);
  }
  return pool;
}
