import type { Catalogue } from '@craque/api/athletes/catalogue.ts';
import { isOlderThanAYear } from '@craque/common/domain/athlete/team-date.ts';
import { type League, teamIsCountry } from '@craque/common/domain/sport.ts';

export type LeagueAge = {
  /** Dates of the teams of those who play in the league; a past team does not age. */
  oldest: string;
  median: string;
  newest: string;
  playing: number;
  /** Those whose team is of more than twelve months ago. */
  old: number;
};

/** How old a league's teams are; undefined if nobody plays there, or if countries are its teams. */
export function ageOf(catalogue: Catalogue, league: League, now: number): LeagueAge | undefined {
  const dates = catalogue
    .members(league)
    .flatMap(({ memberships }) => memberships.filter((each) => each.league === league))
    .filter(({ active }) => active)
    .map(({ asOf }) => asOf)
    .toSorted();
  const [oldest, median, newest] = [0, Math.floor(dates.length / 2), -1].map((at) => dates.at(at));
  if (!oldest || !median || !newest || teamIsCountry(league)) return undefined;
  const old = dates.filter((date) => isOlderThanAYear(date, now)).length;
  return { oldest, median, newest, playing: dates.length, old };
}

export function ageText({ oldest, median, newest, playing, old }: LeagueAge): string {
  const share = Math.round((100 * old) / playing);
  return `teams of ${oldest} to ${newest}, median ${median}; ${old} of the ${playing} who play (${share} %) are older than 12 months`;
}
