import { type Athlete, playedSince } from '@craque/common/domain/athlete/athlete.ts';
import { type League, leaguesOf, poolFame, type Sport } from '@craque/common/domain/sport.ts';
import type { Catalogue } from '../athletes/catalogue.ts';

/** Fewer would come again too soon. */
const fewest = 30;

/** All of the sport if DAILY_LEAGUES names none of it. */
function leaguesFor(sport: Sport, named: readonly League[]): readonly League[] {
  const own = leaguesOf[sport].filter((league) => named.includes(league));
  return own.length > 0 ? own : leaguesOf[sport];
}

/** Years since somebody stopped for whom many fans of today are too young. */
const longAgo = 10;
/** Of those: at most one for so many others, so that of four dailies three are of our days. */
const othersForOne = 4;

/**
 * Those known in the whole sport, at least thirty, the most famous first; a fifth of them at most
 * stopped more than ten years before `year`.
 */
export function dailyPeople(
  people: readonly Athlete[],
  sport: Sport,
  year: number,
): readonly Athlete[] {
  const ranking = people
    .filter(({ neverAsked }) => !neverAsked)
    .toSorted((a, b) => b.fame - a.fame || (a.id < b.id ? -1 : 1));
  const isOfNow = (each: Athlete) => playedSince(each, year - longAgo + 1);
  const isKnown = ({ fame }: Athlete) => fame >= poolFame[sport].daily;
  const ofNow = ranking.filter(isOfNow);
  const known = ofNow.slice(0, Math.max(fewest, ofNow.filter(isKnown).length));
  const earlier = ranking.filter((each) => !isOfNow(each) && isKnown(each));
  const chosen = new Set([...known, ...earlier.slice(0, Math.floor(known.length / othersForOne))]);
  return ranking.filter((each) => chosen.has(each));
}

/** Each in their home league, which is open. */
export function dailyPool(
  catalogue: Catalogue,
  sport: Sport,
  named: readonly League[],
  now: number,
): ReadonlyMap<string, League> {
  const open = leaguesFor(sport, named).filter((league) => catalogue.leagueState(league).open);
  const people = open.flatMap((league) =>
    catalogue
      .pool(league, 'hard')
      .flatMap((id) => catalogue.athlete(id) ?? [])
      .filter(({ home }) => home === league),
  );
  const year = new Date(now).getUTCFullYear();
  return new Map(dailyPeople(people, sport, year).map(({ id, home }) => [id, home]));
}
