import type { Athlete, FactKind } from '@craque/common/domain/athlete/athlete.ts';

/** Held every so many years from one year to another, and in other single years. */
type Held = { from: number; to?: number; every?: number; also?: readonly number[] };

const footballWorldCups: Record<Athlete['gender'], Held> = {
  male: { from: 1950, every: 4, also: [1930, 1934, 1938] },
  female: { from: 1991, every: 4 },
};
const menUntil2014 = [1950, 1954, 1959, 1963, 1967, 1970, 1974, 1978, 1982, 1986, 1990, 1994];
const womenUntil1990 = [1953, 1957, 1959, 1964, 1967, 1971, 1975, 1979, 1983, 1986, 1990];
const basketballWorldCups: Record<Athlete['gender'], Held> = {
  male: { from: 2019, every: 4, also: [...menUntil2014, 1998, 2002, 2006, 2010, 2014] },
  female: { from: 1994, every: 4, also: womenUntil1990 },
};
/** Only years beyond doubt, so that no correct fact is refused. */
const heldIn: Readonly<Partial<Record<FactKind, Held>>> = {
  championsLeaguesWon: { from: 1956 },
  europaLeaguesWon: { from: 1972 },
  libertadoresWon: { from: 1960 },
  euroBasketTitles: { from: 1947, to: 2017, every: 2, also: [1935, 1937, 1939, 1946, 2022, 2025] },
  euroLeagueDebutYear: { from: 1958 },
  // The 2020 season was abandoned without a champion.
  euroLeagueTitles: { from: 2021, also: Array.from({ length: 62 }, (_, index) => 1958 + index) },
  wnbaDebutYear: { from: 1997 },
  wnbaTitles: { from: 1997 },
  draftYear: { from: 1947 },
  ballonDor: { from: 1956 },
  mvpAwards: { from: 1956 },
  finalsMvpAwards: { from: 1969 },
  scoringTitles: { from: 1947 },
  defensivePlayerAwards: { from: 1983 },
  euroLeagueMvpAwards: { from: 2005 },
  finalFourMvpAwards: { from: 1988 },
  wnbaMvpAwards: { from: 1997 },
  wnbaFinalsMvpAwards: { from: 1997 },
  wnbaDefensivePlayerAwards: { from: 1997 },
  numberOneSince: { from: 1973 },
  hallOfFameYear: { from: 1959 },
};

function heldFor({ sport, gender }: Athlete, kind: FactKind): Held | undefined {
  const isWorldCup = ['worldCupsWon', 'worldCupsPlayed', 'worldCupTitles'].includes(kind);
  if (isWorldCup && sport === 'soccer') return footballWorldCups[gender];
  if (isWorldCup && sport === 'basketball') return basketballWorldCups[gender];
  if (sport === 'formula1' && ['debutYear', 'titles', 'firstWinYear'].includes(kind))
    return { from: 1950 };
  return sport === 'basketball' && kind === 'titles' ? { from: 1947 } : heldIn[kind];
}

export function yearsWithoutEvent(athlete: Athlete, kind: FactKind, years: readonly number[]) {
  const { from, to = Infinity, every = 1, also = [] } = heldFor(athlete, kind) ?? { from: 0 };
  return years.filter(
    (year) => !also.includes(year) && (year < from || year > to || (year - from) % every !== 0),
  );
}
