import type { Athlete } from '@craque/common/domain/athlete/athlete.ts';
import { type League, leaguesOf, poolFame, type Sport } from '@craque/common/domain/sport.ts';
import type { Catalogue } from '../athletes/catalogue.ts';

/** Fewer would come again too soon. */
const fewest = 30;

/** All of the sport if DAILY_LEAGUES names none of it. */
function leaguesFor(sport: Sport, named: readonly League[]): readonly League[] {
  const own = leaguesOf[sport].filter((league) => named.includes(league));
  return own.length > 0 ? own : leaguesOf[sport];
}

/** Those known in the whole sport, at least thirty, the most famous first. */
export function dailyPeople(people: readonly Athlete[], sport: Sport): readonly Athlete[] {
  const ranking = people.toSorted((a, b) => b.fame - a.fame || (a.id < b.id ? -1 : 1));
  const known = ranking.filter(({ fame }) => fame >= poolFame[sport].easy);
  return ranking.slice(0, Math.max(fewest, known.length));
}

/** Each in their home league, which is open. */
export function dailyPool(
  catalogue: Catalogue,
  sport: Sport,
  named: readonly League[],
): ReadonlyMap<string, League> {
  const open = leaguesFor(sport, named).filter((league) => catalogue.leagueState(league).open);
  const people = open.flatMap((league) =>
    catalogue
      .pool(league, 'hard')
      .flatMap((id) => catalogue.athlete(id) ?? [])
      .filter(({ home }) => home === league),
  );
  return new Map(dailyPeople(people, sport).map(({ id, home }) => [id, home]));
}
