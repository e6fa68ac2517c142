import type { AthleteDetails } from '@craque/common/contracts/games.ts';
import type { Fact } from '@craque/common/domain/athlete/athlete.ts';
import type { AthleteSnapshot, Clue, Game } from '@craque/common/domain/game/game.ts';
import type { SeenGame } from '@craque/common/domain/view/game-view.ts';
import type { Texts } from '../texts/texts.ts';
import { factSentence, factStat } from './fact-text.ts';
import { clueLabel, clueText } from './game-presenter.ts';

/** The most informative first. */
const highlightKinds: readonly Fact['kind'][] = [
  'titles',
  'wnbaTitles',
  'worldCupsWon',
  'worldCupTitles',
  'continentalCupsWon',
  'euroLeagueTitles',
  'championsLeaguesWon',
  'libertadoresWon',
  'majorTitles',
  'ballonDor',
  'mvpAwards',
  'finalsMvpAwards',
  'wnbaMvpAwards',
  'wnbaFinalsMvpAwards',
  'euroLeagueMvpAwards',
  'finalFourMvpAwards',
  'euroBasketTitles',
  'leagueTitles',
  'europaLeaguesWon',
  'numberOneSince',
  'tourFinals',
  'wins',
  'olympicGolds',
  'olympicMedal',
  'leagueTopScorer',
  'leaguePlayerOfSeason',
  'scoringTitles',
  'ncaaTitles',
  'internationalCaps',
  'internationalGoals',
  'leagueGoals',
  'f2TitleYear',
  'f2Wins',
  'doublesMajors',
  'firstMajorYear',
  'firstWinYear',
  'worldCupsPlayed',
  'firstTourTitleYear',
  'debutYear',
  'wnbaDebutYear',
  'euroLeagueDebutYear',
  'internationalDebutYear',
  'leagueDebutYear',
  'turnedProYear',
];
const maxHighlights = 4;

/** Shown as sentences; all other facts are figures in the table. */
const honourKinds: ReadonlySet<Fact['kind']> = new Set([
  ...highlightKinds.slice(0, highlightKinds.indexOf('internationalCaps')),
  'defensivePlayerAwards',
  'rookieOfTheYear',
  'wnbaDefensivePlayerAwards',
  'wnbaRookieOfTheYear',
  'hallOfFameYear',
  'juniorTitleYear',
  'f2TitleYear',
  'f3TitleYear',
  'doublesMajors',
  'australianOpens',
  'rolandGarros',
  'wimbledons',
  'usOpens',
]);

/** The most curious first: only one is told. */
const curiousKinds: readonly Fact['kind'][] = [
  'activeAgeRank',
  'sharedBirthday',
  'compatriots',
  'teamMates',
  'sameTeamAndPosition',
];

/** When somebody began: no highlight without another. */
const beginnings: ReadonlySet<Fact['kind']> = new Set(
  highlightKinds.slice(highlightKinds.indexOf('debutYear')),
);

function highlightsOf(athlete: AthleteSnapshot): Fact[] {
  const told = highlightKinds
    .flatMap((kind) => athlete.facts.filter((fact) => fact.kind === kind))
    .slice(0, maxHighlights);
  return told.every(({ kind }) => beginnings.has(kind)) ? [] : told;
}

function curiosityOf({ derivedFacts }: AthleteSnapshot): Fact[] {
  const curious = curiousKinds.flatMap((kind) => derivedFacts.filter((each) => each.kind === kind));
  return curious.slice(0, 1);
}

/** The ranking itself stands for its band, which in tennis is the team. */
function cluesIn({ facts }: AthleteSnapshot): readonly Clue[] {
  const hasRanking = facts.some(({ kind }) => kind === 'bestRanking');
  return hasRanking ? ['nationality', 'position'] : ['nationality', 'team', 'position'];
}

function numberStat(texts: Texts, seen: SeenGame) {
  const { number } = seen.athlete;
  if (number === undefined) return [];
  return [{ key: clueLabel(texts, seen.sport, 'number'), value: String(number) }];
}

/** Authored and derived facts, each shown in one place only. */
export function presentDetails(
  texts: Texts,
  { game, seen, story }: { game: Game; seen: SeenGame; story: string | null },
): AthleteDetails {
  const { sport, athlete } = game;
  const sentence = (fact: Fact) => factSentence(texts, game.league, fact, athlete.gender);
  const highlights = highlightsOf(athlete);
  const others = athlete.facts.filter((fact) => !highlights.includes(fact));
  const isHonour = ({ kind }: Fact) => honourKinds.has(kind);
  const clueStats = cluesIn(athlete).map((clue) => ({
    key: clueLabel(texts, sport, clue, game.league),
    value: clueText(texts, seen, clue) ?? '',
  }));
  return {
    story,
    stats: [
      { key: clueLabel(texts, sport, 'dateBorn'), value: texts.date(athlete.dateOfBirth) },
      ...clueStats,
      ...numberStat(texts, seen),
      ...others
        .filter((fact) => !isHonour(fact))
        .map((fact) => factStat(texts, sport, fact, athlete.gender)),
    ],
    funFacts: others.filter(isHonour).map(sentence),
    didYouKnow: curiosityOf(athlete).map(sentence),
    careerHighlights: highlights.map(sentence).join(' '),
  };
}
