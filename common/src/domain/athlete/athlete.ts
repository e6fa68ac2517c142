import type { League, Sport } from '../sport.ts';
import type { Look } from './look.ts';

export const positionsOf = {
  soccer: ['goalkeeper', 'defender', 'midfielder', 'forward'],
  basketball: ['guard', 'forward', 'center'],
  tennis: ['right-handed', 'left-handed'],
  formula1: ['champion', 'winner', 'podium', 'points', 'starter'],
} as const satisfies Record<Sport, readonly string[]>;
export type Position = (typeof positionsOf)[Sport][number];

/** In tennis `team` is the band of the best ranking. */
export const rankingBands = ['No. 1', 'Top 5', 'Top 10', 'Top 20', 'Top 50', 'Top 100'] as const;

/**
 * Closed, so that every language has a text for each; no kind can hold a name, a club or a
 * country.
 */
export const factKindsOf = {
  soccer: {
    heightCm: 'cm',
    strongFoot: ['left', 'right', 'both'],
    firstTeamDebutYear: 'year',
    leagueDebutYear: 'year',
    internationalDebutYear: 'year',
    worldCupsWon: 'years',
    continentalCupsWon: 'years',
    championsLeaguesWon: 'years',
    leagueTitles: 'count',
    leagueTopScorer: 'count',
    leaguePlayerOfSeason: 'count',
    ballonDor: 'years',
    olympicMedal: ['gold', 'silver', 'bronze'],
    olympicGolds: 'count',
    worldCupsPlayed: 'years',
    internationalCaps: 'count',
    internationalGoals: 'count',
    leagueGoals: 'count',
    europaLeaguesWon: 'years',
    libertadoresWon: 'years',
    retiredYear: 'year',
  },
  basketball: {
    heightCm: 'cm',
    draftYear: 'year',
    draftPick: 'count',
    debutYear: 'year',
    titles: 'years',
    mvpAwards: 'years',
    finalsMvpAwards: 'years',
    allStarGames: 'count',
    scoringTitles: 'years',
    defensivePlayerAwards: 'years',
    rookieOfTheYear: 'year',
    olympicGolds: 'count',
    hallOfFameYear: 'year',
    retiredYear: 'year',
    olympicMedal: ['gold', 'silver', 'bronze'],
    euroLeagueDebutYear: 'year',
    euroLeagueTitles: 'years',
    euroLeagueMvpAwards: 'years',
    finalFourMvpAwards: 'years',
    worldCupsPlayed: 'years',
    worldCupTitles: 'years',
    euroBasketTitles: 'years',
    wnbaDebutYear: 'year',
    wnbaTitles: 'years',
    wnbaMvpAwards: 'years',
    wnbaFinalsMvpAwards: 'years',
    wnbaAllStarGames: 'count',
    wnbaDefensivePlayerAwards: 'years',
    wnbaRookieOfTheYear: 'year',
    ncaaTitles: 'years',
  },
  tennis: {
    heightCm: 'cm',
    backhand: ['one', 'two'],
    turnedProYear: 'year',
    bestRanking: 'count',
    numberOneSince: 'year',
    majorTitles: 'count',
    firstMajorYear: 'year',
    australianOpens: 'years',
    rolandGarros: 'years',
    wimbledons: 'years',
    usOpens: 'years',
    majorFinals: 'count',
    tourTitles: 'count',
    olympicMedal: ['gold', 'silver', 'bronze'],
    retiredYear: 'year',
    firstTourTitleYear: 'year',
    tourFinals: 'count',
    doublesMajors: 'count',
  },
  formula1: {
    debutYear: 'year',
    lastSeason: 'year',
    titles: 'years',
    firstWinYear: 'year',
    wins: 'count',
    podiums: 'count',
    poles: 'count',
    fastestLaps: 'count',
    starts: 'count',
    juniorTitleYear: 'year',
    retiredYear: 'year',
    f2DebutYear: 'year',
    f2TitleYear: 'year',
    f2Wins: 'count',
    f2Podiums: 'count',
    f2Poles: 'count',
    f3TitleYear: 'year',
  },
} as const satisfies Record<Sport, Record<string, FactForm>>;

export type FactForm = 'cm' | 'count' | 'year' | 'years' | readonly string[];
export type FactKind = { [S in Sport]: keyof (typeof factKindsOf)[S] }[Sport];

/** Kinds whose texts say "this league": they belong to the membership, all others to the person. */
export const leagueFactKinds: ReadonlySet<Fact['kind']> = new Set<FactKind>([
  'leagueDebutYear',
  'leagueTitles',
  'leagueTopScorer',
  'leaguePlayerOfSeason',
  'leagueGoals',
]);

/** True by construction. */
export const derivedFactKinds = [
  'activeAgeRank',
  'compatriots',
  'teamMates',
  'sameTeamAndPosition',
  'sharedBirthday',
] as const;
export type DerivedFactKind = (typeof derivedFactKinds)[number];

/** Only games of earlier days hold these, perhaps as a hint: `ageRank` is that among all members. */
export const earlierFactKinds = ['ageRank', 'birthWeekday', 'nameLetters'] as const;

/** A game of earlier days may hold a number where there are years now. */
export type Fact = {
  kind: FactKind | DerivedFactKind | (typeof earlierFactKinds)[number];
  value: number | readonly number[] | string;
};

export const neverAskedReasons = ['crime', 'death'] as const;
export type NeverAsked = { reason: (typeof neverAskedReasons)[number]; date: string };

export type Membership = {
  league: League;
  team: string;
  position: Position;
  number?: number;
  active: boolean;
  /** Of the fame in the sport, in %, how much was earned here; absent means all of it. */
  share?: number;
  /** In the league: follows from the share. */
  fame: number;
  facts: readonly Fact[];
  asOf: string;
  /** Sources of the facts; the legend is in docs/athletes.md. */
  source: string;
  /** Sources that may not be shipped; docs/athletes.md says what was taken from them. */
  checkedAgainst?: string;
};

/** One person of a sport; `memberships` has at least one entry. */
export type Athlete = {
  sport: Sport;
  /** One per person, across leagues and sports; a name is never a key. */
  id: string;
  name: string;
  fullName?: string;
  surname?: string;
  alsoKnownAs: readonly string[];
  /** Accepted names that somebody else of the same sport has too. */
  sharedNames?: readonly string[];
  dateOfBirth: string;
  /** ISO 3166-1 alpha-2, GB-ENG and so on, XK; several for people who represented several. */
  nationality: readonly string[];
  gender: 'female' | 'male';
  look?: Look;
  /** In the sport, from 0 to 100. */
  fame: number;
  /** The league in which most of the fame was earned. */
  home: League;
  wikidata?: string;
  /** Recognised, and in no daily, first game, easy or medium pool: convicted of a grave crime, or dead for less than a year. */
  neverAsked?: NeverAsked;
  facts: readonly Fact[];
  memberships: readonly Membership[];
};

/**
 * What a guess needs of a person. Some are nothing else: they are typed, suggested and compared, but
 * never drawn (rules: athletes).
 */
export type Guessable = Pick<
  Athlete,
  | 'sport'
  | 'id'
  | 'name'
  | 'fullName'
  | 'surname'
  | 'alsoKnownAs'
  | 'dateOfBirth'
  | 'nationality'
  | 'gender'
  | 'fame'
  | 'home'
> & {
  memberships: readonly Pick<Membership, 'league' | 'team' | 'position' | 'fame'>[];
  /** Some are understood, but for want of space not suggested. */
  isSuggested?: boolean;
};

/** A person as the data files have them. */
export type PersonRecord = Omit<Athlete, 'sport' | 'memberships'> & {
  memberships: readonly Omit<Membership, 'fame'>[];
};

/** A person in one of their leagues, with the facts of both. */
export type LeagueRecord = Omit<Athlete, 'sport' | 'memberships'> &
  Omit<Membership, 'league' | 'fame' | 'facts'>;

/** Whoever is older and has no year in which they stopped has stopped. */
const longestCareer = 41;

/** Plays, or stopped in `year` or later. */
export function playedSince(
  { memberships, facts, dateOfBirth }: Pick<Athlete, 'memberships' | 'facts' | 'dateOfBirth'>,
  year: number,
): boolean {
  if (memberships.some(({ active }) => active)) return true;
  const stopped = facts.find(({ kind }) => kind === 'retiredYear' || kind === 'lastSeason')?.value;
  const lastYear = Number(stopped ?? Number(dateOfBirth.slice(0, 4)) + longestCareer);
  return lastYear >= year;
}

export function membershipIn<In extends Pick<Membership, 'league'>>(
  { memberships }: { memberships: readonly In[] },
  league: League,
): In | undefined {
  return memberships.find((each) => each.league === league);
}

/** What is true of the athlete in a league: the facts of the person, then those of the membership. */
export function factsIn(athlete: Athlete, league: League): readonly Fact[] {
  const own = membershipIn(athlete, league)?.facts ?? [];
  return own.length === 0 ? athlete.facts : [...athlete.facts, ...own];
}
