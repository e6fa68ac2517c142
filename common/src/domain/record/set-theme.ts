import { type Athlete, type Fact, factsIn, type Membership } from '../athlete/athlete.ts';
import type { League, Sport } from '../sport.ts';

/** Somebody in one of their leagues. */
export type Candidate = { athlete: Athlete; membership: Membership };
type Is = (candidate: Candidate) => boolean;

const factOf = (
  { athlete, membership }: Candidate,
  kind: Fact['kind'],
): Fact['value'] | undefined =>
  factsIn(athlete, membership.league).find((fact) => fact.kind === kind)?.value;
const has =
  (kind: Fact['kind'], sport?: Sport): Is =>
  (candidate) =>
    (!sport || candidate.athlete.sport === sport) && factOf(candidate, kind) !== undefined;
const atLeast =
  (kind: Fact['kind'], least: number, sport?: Sport): Is =>
  (candidate) =>
    has(kind, sport)(candidate) && Number(factOf(candidate, kind)) >= least;
const atMost =
  (kind: Fact['kind'], most: number, sport: Sport): Is =>
  (candidate) =>
    has(kind, sport)(candidate) && Number(factOf(candidate, kind)) <= most;
const yearsOf = (candidate: Candidate, kind: Fact['kind']): readonly number[] => {
  const value = factOf(candidate, kind);
  return typeof value === 'object' ? value : [];
};
const times =
  (kind: Fact['kind'], least: number, sport: Sport): Is =>
  (candidate) =>
    candidate.athlete.sport === sport && yearsOf(candidate, kind).length >= least;
const all =
  (...parts: readonly Is[]): Is =>
  (candidate) =>
    parts.every((is) => is(candidate));
const isFemale: Is = ({ athlete }) => athlete.gender === 'female';
const isIn =
  (...names: readonly League[]): Is =>
  ({ membership }) =>
    names.includes(membership.league);
const plays =
  (...names: readonly string[]): Is =>
  ({ membership }) =>
    names.includes(membership.position);
const bornIn = ({ athlete }: Candidate) => Number(athlete.dateOfBirth.slice(0, 4));
const wonOlympics: Is = (candidate) =>
  factOf(candidate, 'olympicMedal') === 'gold' || has('olympicGolds')(candidate);

const slams = ['australianOpens', 'rolandGarros', 'wimbledons', 'usOpens'] as const;

/** What a theme without a value asks of somebody. */
const plainThemes = {
  leftFeet: (candidate) => factOf(candidate, 'strongFoot') === 'left',
  bothFeet: (candidate) => factOf(candidate, 'strongFoot') === 'both',
  goalkeepers: plays('goalkeeper'),
  defenders: plays('defender'),
  ballonDor: has('ballonDor'),
  europeanCupThrice: times('championsLeaguesWon', 3, 'soccer'),
  // The women's cup has another name.
  libertadores: all(has('libertadoresWon'), (candidate) => !isFemale(candidate)),
  worldAndEurope: all(has('worldCupsWon'), has('championsLeaguesWon')),
  worldTwice: times('worldCupsWon', 2, 'soccer'),
  worldChampionsWomen: all(has('worldCupsWon', 'soccer'), isFemale),
  fourWorldCups: times('worldCupsPlayed', 4, 'soccer'),
  hundredCaps: atLeast('internationalCaps', 100),
  fiftyGoals: atLeast('internationalGoals', 50),
  topScorers: has('leagueTopScorer'),
  tallFootballers: atLeast('heightCm', 193, 'soccer'),
  smallFootballers: atMost('heightCm', 170, 'soccer'),
  nbaThreeTitles: times('titles', 3, 'basketball'),
  nbaMvp: has('mvpAwards'),
  nbaFinalsMvp: has('finalsMvpAwards'),
  nbaScorers: has('scoringTitles'),
  nbaDefenders: has('defensivePlayerAwards'),
  nbaRookies: has('rookieOfTheYear'),
  nbaWorld: all(isIn('nba'), ({ athlete }) => !athlete.nationality.includes('US')),
  firstPicks: (candidate) => factOf(candidate, 'draftPick') === 1,
  latePicks: atLeast('draftPick', 30),
  hallOfFame: has('hallOfFameYear'),
  giants: atLeast('heightCm', 213, 'basketball'),
  smallGuards: all(atMost('heightCm', 188, 'basketball'), plays('guard'), isIn('nba')),
  euroLeague: has('euroLeagueTitles'),
  wnbaChampions: has('wnbaTitles'),
  wnbaRookies: has('wnbaRookieOfTheYear'),
  numberOnes: has('numberOneSince'),
  leftHanders: plays('left-handed'),
  oneHandedBackhands: (candidate) => factOf(candidate, 'backhand') === 'one',
  allFourMajors: (candidate) => slams.every((slam) => has(slam)(candidate)),
  teenageMajors: (candidate) =>
    Number(factOf(candidate, 'firstMajorYear')) - bornIn(candidate) <= 19,
  oneMajor: (candidate) => factOf(candidate, 'majorTitles') === 1,
  doublesMajors: has('doublesMajors'),
  f1Champions: has('titles', 'formula1'),
  f1Repeated: times('titles', 2, 'formula1'),
  f1TenWins: atLeast('wins', 10, 'formula1'),
  f1Juniors: has('juniorTitleYear'),
  f2Winners: all(has('f2Wins'), isIn('formula-1')),
  olympicChampions: wonOlympics,
  olympicWomen: all(wonOlympics, isFemale),
  retiredLegends: (candidate) =>
    candidate.athlete.fame >= 88 &&
    (has('retiredYear')(candidate) || has('lastSeason')(candidate)) &&
    candidate.athlete.memberships.every(({ active }) => !active),
  oneName: ({ athlete }) => !athlete.name.includes(' '),
  sameInitials: ({ athlete }) => /^(\p{L})\S* \1\S*$/u.test(athlete.name),
  twoCountries: ({ athlete }) => athlete.nationality.length > 1,
} as const satisfies Record<string, Is>;

type PlainTheme = { key: keyof typeof plainThemes };
type ThemeWithValues =
  | { key: 'team'; league: League; team: string }
  | { key: 'derby'; league: League; teams: readonly [string, string] }
  | { key: 'countryIn'; league: League; country: string }
  | { key: 'country'; country: string }
  | { key: 'worldChampions'; year: number }
  | { key: 'slam'; slam: (typeof slams)[number] }
  | { key: 'f1Decade' | 'bornInDecade'; decade: number }
  | { key: 'bornIn'; year: number }
  | { key: 'shirt'; number: number };

export type SetTheme = PlainTheme | ThemeWithValues;

const decadeOf = (year: number) => Math.floor(year / 10) * 10;

/** True of everybody whom the title of the theme is true of, by the facts of the data. */
export function belongsTo(theme: SetTheme, candidate: Candidate): boolean {
  const { athlete, membership } = candidate;
  switch (theme.key) {
    case 'team':
      return membership.league === theme.league && membership.team === theme.team;
    case 'derby':
      return membership.league === theme.league && theme.teams.includes(membership.team);
    case 'countryIn':
      return membership.league === theme.league && athlete.nationality[0] === theme.country;
    case 'country':
      return athlete.nationality[0] === theme.country;
    case 'worldChampions':
      return athlete.sport === 'soccer' && yearsOf(candidate, 'worldCupsWon').includes(theme.year);
    case 'slam':
      return has(theme.slam)(candidate);
    case 'f1Decade':
      return (
        membership.league === 'formula-1' &&
        decadeOf(Number(factOf(candidate, 'debutYear'))) === theme.decade
      );
    case 'bornInDecade':
      return decadeOf(bornIn(candidate)) === theme.decade;
    case 'bornIn':
      return bornIn(candidate) === theme.year;
    case 'shirt':
      // Elsewhere, as in a national team, people often have another.
      return (
        athlete.sport !== 'formula1' &&
        membership.league === athlete.home &&
        membership.number === theme.number
      );
    default:
      return plainThemes[theme.key](candidate);
  }
}

/** Both sides of a derby and all sports have as many of the twelve as they can. */
export function sideOf(theme: SetTheme, { athlete, membership }: Candidate): string {
  return theme.key === 'derby' ? membership.team : athlete.sport;
}

/** Unique in the list, and kept by games: `team-nba-Los Angeles Lakers`. */
export function themeId({ key, ...values }: SetTheme): string {
  return [key, ...Object.values(values).flat()].join('-');
}

const plain = (...keys: readonly PlainTheme['key'][]): SetTheme[] => keys.map((key) => ({ key }));

/** In the order of the sports; the weeks go through them in strides. Each has at least 16 people. */
export const setThemes: readonly SetTheme[] = [
  ...plain('leftFeet', 'bothFeet', 'goalkeepers', 'defenders', 'ballonDor', 'europeanCupThrice'),
  ...plain('libertadores', 'worldAndEurope', 'worldTwice'),
  ...plain('worldChampionsWomen', 'fourWorldCups', 'hundredCaps', 'fiftyGoals', 'topScorers'),
  ...plain('tallFootballers', 'smallFootballers'),
  ...[1998, 2002, 2006, 2010, 2014, 2018].map(
    (year): SetTheme => ({ key: 'worldChampions', year }),
  ),
  ...[7, 8, 9, 10, 11, 14, 23].map((number): SetTheme => ({ key: 'shirt', number })),
  { key: 'derby', league: 'spanish-la-liga', teams: ['Real Madrid', 'Barcelona'] },
  { key: 'derby', league: 'spanish-la-liga', teams: ['Real Madrid', 'Atlético Madrid'] },
  { key: 'derby', league: 'italian-serie-a', teams: ['AC Milan', 'Inter Milan'] },
  { key: 'derby', league: 'english-premier-league', teams: ['Liverpool', 'Manchester United'] },
  {
    key: 'derby',
    league: 'english-premier-league',
    teams: ['Manchester City', 'Manchester United'],
  },
  { key: 'derby', league: 'english-premier-league', teams: ['Arsenal', 'Tottenham Hotspur'] },
  { key: 'derby', league: 'german-bundesliga', teams: ['Bayern Munich', 'Borussia Dortmund'] },
  { key: 'derby', league: 'french-ligue-1', teams: ['Paris Saint-Germain', 'Marseille'] },
  { key: 'derby', league: 'brasileirao', teams: ['Corinthians', 'Palmeiras'] },
  { key: 'derby', league: 'brasileirao', teams: ['Flamengo', 'São Paulo'] },
  { key: 'team', league: 'english-premier-league', team: 'Chelsea' },
  { key: 'team', league: 'italian-serie-a', team: 'Juventus' },
  { key: 'countryIn', league: 'english-premier-league', country: 'BR' },
  { key: 'countryIn', league: 'english-premier-league', country: 'FR' },
  { key: 'countryIn', league: 'spanish-la-liga', country: 'AR' },
  { key: 'countryIn', league: 'italian-serie-a', country: 'BR' },
  ...plain('nbaThreeTitles', 'nbaMvp', 'nbaFinalsMvp', 'nbaScorers', 'nbaDefenders'),
  ...plain('nbaRookies', 'nbaWorld', 'firstPicks', 'latePicks', 'hallOfFame', 'giants'),
  ...plain('smallGuards', 'euroLeague', 'wnbaChampions', 'wnbaRookies'),
  { key: 'team', league: 'nba', team: 'Los Angeles Lakers' },
  ...plain('numberOnes', 'leftHanders', 'oneHandedBackhands', 'allFourMajors', 'teenageMajors'),
  ...plain('oneMajor', 'doublesMajors'),
  ...slams.map((slam): SetTheme => ({ key: 'slam', slam })),
  { key: 'countryIn', league: 'atp', country: 'ES' },
  ...plain('f1Champions', 'f1Repeated', 'f1TenWins', 'f1Juniors', 'f2Winners'),
  ...[1990, 2000, 2010].map((decade): SetTheme => ({ key: 'f1Decade', decade })),
  { key: 'team', league: 'formula-1', team: 'Ferrari' },
  ...plain('olympicChampions', 'olympicWomen', 'retiredLegends', 'oneName', 'sameInitials'),
  ...plain('twoCountries'),
  ...['BR', 'AR', 'ES', 'FR', 'DE', 'IT', 'US'].map(
    (country): SetTheme => ({ key: 'country', country }),
  ),
  ...[1950, 1960, 1970, 1980, 1990, 2000].map(
    (decade): SetTheme => ({ key: 'bornInDecade', decade }),
  ),
  ...[1976, 1981, 1987, 1992, 1997].map((year): SetTheme => ({ key: 'bornIn', year })),
];
