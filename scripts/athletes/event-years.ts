import type { Athlete, FactKind } from '@craque/common/domain/athlete/athlete.ts';

type YearRule = (year: number) => boolean;

const from =
  (first: number): YearRule =>
  (year) =>
    year >= first;
const oneOf = (...years: number[]): YearRule => {
  const held = new Set(years);
  return (year) => held.has(year);
};
const everyFourFrom =
  (first: number): YearRule =>
  (year) =>
    year >= first && (year - first) % 4 === 0;
const either =
  (...rules: YearRule[]): YearRule =>
  (year) =>
    rules.some((rule) => rule(year));

const footballWorldCups = {
  male: either(oneOf(1930, 1934, 1938), everyFourFrom(1950)),
  female: everyFourFrom(1991),
};
const basketballWorldCups = {
  male: either(
    oneOf(1950, 1954, 1959, 1963, 1967, 1970, 1974, 1978, 1982, 1986, 1990, 1994, 1998),
    oneOf(2002, 2006, 2010, 2014),
    everyFourFrom(2019),
  ),
  female: either(
    oneOf(1953, 1957, 1959, 1964, 1967, 1971, 1975, 1979, 1983, 1986, 1990),
    everyFourFrom(1994),
  ),
};
const euroBaskets = either(
  oneOf(1935, 1937, 1939, 1946, 2022, 2025),
  (year) => year >= 1947 && year <= 2017 && year % 2 === 1,
);

/** Only years beyond doubt, so that no correct fact is refused. */
const heldIn: Readonly<Partial<Record<FactKind, YearRule>>> = {
  championsLeaguesWon: from(1956),
  europaLeaguesWon: from(1972),
  libertadoresWon: from(1960),
  euroBasketTitles: euroBaskets,
  euroLeagueDebutYear: from(1958),
  // The 2020 season was abandoned without a champion.
  euroLeagueTitles: (year) => year >= 1958 && year !== 2020,
  wnbaDebutYear: from(1997),
  wnbaTitles: from(1997),
  draftYear: from(1947),
  numberOneSince: from(1973),
  hallOfFameYear: from(1959),
};

function ruleFor({ sport, gender }: Athlete, kind: FactKind): YearRule | undefined {
  const isWorldCup = ['worldCupsWon', 'worldCupsPlayed', 'worldCupTitles'].includes(kind);
  if (isWorldCup && sport === 'soccer') return footballWorldCups[gender];
  if (isWorldCup && sport === 'basketball') return basketballWorldCups[gender];
  if (sport === 'formula1' && ['debutYear', 'titles', 'firstWinYear'].includes(kind)) {
    return from(1950);
  }
  return sport === 'basketball' && kind === 'titles' ? from(1947) : heldIn[kind];
}

export function yearsWithoutEvent(
  athlete: Athlete,
  kind: FactKind,
  years: readonly number[],
): number[] {
  const held = ruleFor(athlete, kind);
  return held ? years.filter((year) => !held(year)) : [];
}
