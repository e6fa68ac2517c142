/** The four sports, in the order in which they are offered. */
export const sports = ['soccer', 'basketball', 'tennis', 'formula1'] as const;
export type Sport = (typeof sports)[number];

/** Four levels; they differ in guesses, points, pool and help. */
export const difficulties = ['easy', 'medium', 'hard', 'expert'] as const;
export type Difficulty = (typeof difficulties)[number];

/** All leagues by sport, the first being the sport's default. */
export const leaguesOf = {
  soccer: [
    'English Premier League',
    'Spanish La Liga',
    'Italian Serie A',
    'German Bundesliga',
    'French Ligue 1',
    'Brasileirão',
  ],
  basketball: ['NBA', 'EuroLeague', 'FIBA World Cup'],
  tennis: ['ATP', 'WTA', 'Grand Slam'],
  formula1: ['Formula 1', 'Formula 2'],
} as const satisfies Record<Sport, readonly string[]>;
export type League = (typeof leaguesOf)[Sport][number];

export const leagues: readonly League[] = sports.flatMap((sport) => [...leaguesOf[sport]]);

/**
 * `English Premier League` → `english-premier-league`: used on the wire and as the name of the data
 * file.
 */
export function leagueSlug(league: League): string {
  return league.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-');
}

/** The league with this English name or slug, or undefined. */
export function leagueNamed(nameOrSlug: string): League | undefined {
  return leagues.find((league) => league === nameOrSlug || leagueSlug(league) === nameOrSlug);
}

export function sportOf(league: League): Sport {
  const sport = sports.find((each) => (leaguesOf[each] as readonly League[]).includes(league));
  if (!sport) throw new RangeError(`no sport has the league ${league}`);
  return sport;
}

/** In FIBA World Cup team and country are one, so the country carries the points of both. */
export function teamIsCountry(league: League): boolean {
  return league === 'FIBA World Cup';
}

const mixedLeagues: ReadonlySet<League> = new Set(['Grand Slam', 'Formula 1', 'Formula 2']);

/** A league with women and men: the figure and the grammar of texts may not reveal the gender. */
export function isMixedLeague(league: League): boolean {
  return mixedLeagues.has(league);
}
