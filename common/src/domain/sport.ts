import type { Language } from './language.ts';
import { type League, type LeagueRow, leagueTable } from './league-table.ts';

export const sports = ['soccer', 'basketball', 'tennis', 'formula1'] as const;
export type Sport = (typeof sports)[number];

export const difficulties = ['easy', 'medium', 'hard', 'expert'] as const;
export type Difficulty = (typeof difficulties)[number];

export type { League };

/**
 * The fame in a league from which an athlete is in a pool (docs/rules.md#levels), that in the sport
 * for dailies, where somebody is asked whose league nobody has chosen.
 */
export const poolFame: Readonly<Record<Sport, { daily: number; easy: number; medium: number }>> = {
  soccer: { daily: 80, easy: 72, medium: 60 },
  basketball: { daily: 76, easy: 70, medium: 58 },
  tennis: { daily: 80, easy: 75, medium: 58 },
  formula1: { daily: 76, easy: 74, medium: 62 },
};

const slugsOf = (rows: readonly [LeagueRow, ...LeagueRow[]]) =>
  rows.map(({ slug }) => slug) as unknown as readonly [League, ...League[]];

export const leaguesOf: Readonly<Record<Sport, readonly [League, ...League[]]>> = {
  soccer: slugsOf(leagueTable.soccer),
  basketball: slugsOf(leagueTable.basketball),
  tennis: slugsOf(leagueTable.tennis),
  formula1: slugsOf(leagueTable.formula1),
};

export const leagues: readonly League[] = sports.flatMap((sport) => leaguesOf[sport]);

const rows = new Map(
  sports.flatMap((sport) =>
    leagueTable[sport].map((row: LeagueRow) => [row.slug, { ...row, sport }] as const),
  ),
);

export function leagueRow(league: League): LeagueRow & { sport: Sport } {
  const row = rows.get(league);
  if (!row) throw new RangeError(`there is no league ${league}`);
  return row;
}

/** `nba` → `NBA`: the English name, which the wire carries, or what readers of a language see. */
export function leagueName(league: League, language?: Language): string {
  const { name, names } = leagueRow(league);
  return language ? (names?.[language] ?? name).replace("'", '’') : name;
}

export function leagueNamed(nameOrSlug: string): League | undefined {
  return leagues.find((league) => league === nameOrSlug || leagueName(league) === nameOrSlug);
}

export function sportOf(league: League): Sport {
  return leagueRow(league).sport;
}

export function teamIsCountry(league: League): boolean {
  return leagueRow(league).teamIsCountry === true;
}

export type Competition = 'league' | 'worldCup' | 'tour' | 'majors' | 'series';

/** What kind of competition a league is, for texts that must not call all of them leagues. */
export function competitionOf(league: League): Competition {
  const { sport, gender } = leagueRow(league);
  if (teamIsCountry(league)) return 'worldCup';
  if (sport === 'tennis') return gender === 'mixed' ? 'majors' : 'tour';
  return sport === 'formula1' ? 'series' : 'league';
}

/** A league with women and men: the figure and the grammar of texts may not reveal the gender. */
export function isMixedLeague(league: League): boolean {
  return genderOf(league) === undefined;
}

export function genderOf(league: League): 'female' | 'male' | undefined {
  const { gender } = leagueRow(league);
  return gender === 'mixed' ? undefined : gender;
}
