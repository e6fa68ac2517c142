import { type LeagueList, readLeagues } from '@craque/common/contracts/athletes.ts';
import { type League, leagueNamed, leaguesOf, type Sport } from '@craque/common/domain/sport.ts';
import { reads, useRead } from './use-read.ts';

export type ListedLeagues = LeagueList['leagues'];

const bySlug = (reply: LeagueList | undefined): ListedLeagues =>
  (reply?.leagues ?? []).map((each) => ({
    ...each,
    league: leagueNamed(each.league) ?? each.league,
  }));

/** The leagues by slug; empty until read, and after a failure: the server decides then. */
export const useLeagues = (isWanted = false): ListedLeagues =>
  bySlug(useRead(readLeagues, {}, { once: true, isWanted }).data);

export const listedLeagues = (): ListedLeagues => bySlug(reads.peek(readLeagues));

/** A league without enough athletes is coming soon; an unlisted one is left to the server. */
export function isClosed(league: League, listed: ListedLeagues): boolean {
  return listed.some((each) => each.league === league && !each.open);
}

export function firstOpenLeague(sport: Sport, listed: ListedLeagues): League {
  return leaguesOf[sport].find((each) => !isClosed(each, listed)) ?? leaguesOf[sport][0];
}
