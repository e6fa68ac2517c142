import {
  type Athlete,
  type Fact,
  factsIn,
  type Guessable,
  membershipIn,
} from '@craque/common/domain/athlete/athlete.ts';
import type { Comparable } from '@craque/common/domain/athlete/closeness.ts';
import type { AthleteSnapshot } from '@craque/common/domain/game/game.ts';
import { hintFactsOf } from '@craque/common/domain/athlete/hint-fact.ts';
import { acceptedNames } from '@craque/common/domain/athlete/name-match.ts';
import { type League, leagues } from '@craque/common/domain/sport.ts';
import { type TCountryCode, getCountryData } from 'countries-list';
import type { Catalogue } from '../athletes/catalogue.ts';

/** Home nations count as the United Kingdom. */
function continentsOf(nationality: readonly string[]): string[] {
  const codes = nationality.map((code) => code.split('-')[0] as TCountryCode);
  return [...new Set(codes.map((code) => getCountryData(code).continent as string))];
}

/** Elsewhere than in the league, that of the home league. */
function shownIn<In extends Guessable['memberships'][number]>(
  athlete: Pick<Athlete, 'id' | 'home'> & { memberships: readonly In[] },
  league: League,
): In {
  const membership = membershipIn(athlete, league) ?? membershipIn(athlete, athlete.home);
  if (!membership) throw new RangeError(`${athlete.id} belongs to no league`);
  return membership;
}

export function comparableOf(athlete: Guessable, league: League): Comparable {
  const { league: own, team, position } = shownIn(athlete, league);
  const { sport, nationality, dateOfBirth, gender } = athlete;
  const continents = continentsOf(nationality);
  const shown = { league: own, team, position };
  return { ...shown, sport, nationality, continents, dateOfBirth, gender };
}

/** From today's data. */
export function snapshotOf(
  catalogue: Catalogue,
  athleteId: string,
  league: League,
): AthleteSnapshot {
  const athlete = catalogue.athlete(athleteId);
  if (!athlete) throw new RangeError(`no athlete ${athleteId}`);
  const { team, position, number, active, asOf } = shownIn(athlete, league);
  const { name, surname, dateOfBirth, nationality, gender, look } = athlete;
  return {
    ...{ athleteId, dataVersion: catalogue.dataVersion, asOf, active, name },
    ...(surname && { surname }),
    names: acceptedNames(athlete),
    ...{ dateOfBirth, nationality, continents: continentsOf(nationality), gender },
    ...(look && { look }),
    ...{ team, position },
    ...(number !== undefined && { number }),
    facts: factsIn(athlete, league),
    derivedFacts: catalogue.derivedFacts(athleteId, league),
  };
}

/** For an athlete drawn from this pool of the league. */
export function hintFactsFor(
  catalogue: Catalogue,
  athlete: AthleteSnapshot,
  { league, pool }: { league: League; pool: readonly string[] },
): [Fact, Fact] {
  return hintFactsOf(
    athlete,
    pool.flatMap((id) => {
      const other = catalogue.athlete(id);
      return other ? { facts: factsIn(other, league) } : [];
    }),
  );
}

/** The oldest date of those who still play, so that it says nothing about one athlete. */
export function factsDates(catalogue: Catalogue): ReadonlyMap<League, string> {
  const oldest = (league: League) => {
    const all = catalogue.members(league).map((athlete) => shownIn(athlete, league));
    const playing = all.filter(({ active }) => active);
    const dates = (playing.length > 0 ? playing : all).map(({ asOf }) => asOf);
    return dates.toSorted()[0] ?? '';
  };
  return new Map(leagues.map((league) => [league, oldest(league)]));
}
