import { describe, expect, test } from '@jest/globals';
import type { Fact } from '@craque/common/domain/athlete/athlete.ts';
import { languages } from '@craque/common/domain/language.ts';
import {
  belongsTo,
  type Candidate,
  setThemes,
  type SetTheme,
  themeId,
} from '@craque/common/domain/record/set-theme.ts';
import { setOf } from '@craque/common/domain/record/weekly-set.ts';
import { setSize } from '@craque/common/domain/record/album.ts';
import { sports } from '@craque/common/domain/sport.ts';
import { athleteData } from '../athletes/athlete-files.ts';
import { loadCatalogue } from '../athletes/catalogue.ts';
import { keptSetTitle, setTitle } from '../texts/set-title.ts';
import { loadTexts } from '../texts/texts.ts';
import { setCandidates } from './weekly-sets.ts';

const catalogue = loadCatalogue(athleteData, 'trusted');
const candidates = setCandidates(catalogue);
const textsIn = loadTexts();

const factOf = ({ athlete, membership }: Candidate, kind: Fact['kind']) =>
  [...athlete.facts, ...membership.facts].find((fact) => fact.kind === kind)?.value;
const count = (one: Candidate, kind: Fact['kind']) => {
  const value = factOf(one, kind) ?? 0;
  return typeof value === 'object' ? value.length : Number(value);
};
const year = (one: Candidate) => new Date(one.athlete.dateOfBirth).getUTCFullYear();
const isGold = (one: Candidate) =>
  factOf(one, 'olympicMedal') === 'gold' || count(one, 'olympicGolds') > 0;
const isWoman = ({ athlete }: Candidate) => athlete.gender === 'female';
const won =
  (...kinds: readonly Fact['kind'][]) =>
  (one: Candidate) =>
    kinds.every((kind) => count(one, kind) > 0);
const words = ({ athlete }: Candidate) => athlete.name.split(' ');

type Themed<Key> = Extract<SetTheme, { key: Key }>;
/** What each title says, in other words than those by which its people are found. */
const says: { [Key in SetTheme['key']]: (one: Candidate, theme: Themed<Key>) => boolean } = {
  leftFeet: (one) => factOf(one, 'strongFoot') === 'left',
  bothFeet: (one) => factOf(one, 'strongFoot') === 'both',
  goalkeepers: ({ membership }) => membership.position === 'goalkeeper',
  defenders: ({ membership }) => membership.position === 'defender',
  ballonDor: won('ballonDor'),
  europeanCupThrice: (one) => count(one, 'championsLeaguesWon') >= 3,
  libertadores: (one) => won('libertadoresWon')(one) && !isWoman(one),
  worldAndEurope: won('worldCupsWon', 'championsLeaguesWon'),
  worldTwice: (one) => count(one, 'worldCupsWon') >= 2,
  worldChampionsWomen: (one) => isWoman(one) && won('worldCupsWon')(one),
  fourWorldCups: (one) => one.athlete.sport === 'soccer' && count(one, 'worldCupsPlayed') >= 4,
  hundredCaps: (one) => count(one, 'internationalCaps') >= 100,
  fiftyGoals: (one) => count(one, 'internationalGoals') >= 50,
  topScorers: won('leagueTopScorer'),
  tallFootballers: (one) => one.athlete.sport === 'soccer' && count(one, 'heightCm') >= 193,
  smallFootballers: (one) =>
    one.athlete.sport === 'soccer' && [...Array(171).keys()].includes(count(one, 'heightCm')),
  nbaThreeTitles: (one) => one.athlete.sport === 'basketball' && count(one, 'titles') >= 3,
  nbaMvp: won('mvpAwards'),
  nbaFinalsMvp: won('finalsMvpAwards'),
  nbaScorers: won('scoringTitles'),
  nbaDefenders: won('defensivePlayerAwards'),
  nbaRookies: won('rookieOfTheYear'),
  nbaWorld: ({ athlete, membership }) =>
    membership.league === 'nba' && athlete.nationality.every((code) => code !== 'US'),
  firstPicks: (one) => count(one, 'draftPick') === 1,
  latePicks: (one) => count(one, 'draftPick') > 29,
  hallOfFame: won('hallOfFameYear'),
  giants: (one) => one.athlete.sport === 'basketball' && count(one, 'heightCm') > 212,
  smallGuards: (one) => one.membership.position === 'guard' && count(one, 'heightCm') < 189,
  euroLeague: won('euroLeagueTitles'),
  wnbaChampions: won('wnbaTitles'),
  wnbaRookies: won('wnbaRookieOfTheYear'),
  numberOnes: won('numberOneSince'),
  leftHanders: ({ membership }) => membership.position === 'left-handed',
  oneHandedBackhands: (one) => factOf(one, 'backhand') === 'one',
  allFourMajors: won('australianOpens', 'rolandGarros', 'wimbledons', 'usOpens'),
  teenageMajors: (one) => count(one, 'firstMajorYear') < year(one) + 20,
  oneMajor: (one) => count(one, 'majorTitles') === 1,
  doublesMajors: won('doublesMajors'),
  f1Champions: (one) => one.membership.league === 'formula-1' && won('titles')(one),
  f1Repeated: (one) => one.membership.league === 'formula-1' && count(one, 'titles') > 1,
  f1TenWins: (one) => count(one, 'wins') > 9,
  f1Juniors: won('juniorTitleYear'),
  f2Winners: (one) => one.membership.league === 'formula-1' && won('f2Wins')(one),
  olympicChampions: isGold,
  olympicWomen: (one) => isGold(one) && isWoman(one),
  retiredLegends: (one) =>
    won('retiredYear')(one) || (won('lastSeason')(one) && !one.membership.active),
  oneName: (one) => words(one).length === 1,
  sameInitials: (one) => new Set(words(one).map(([first]) => first)).size === 1,
  twoCountries: ({ athlete }) => athlete.nationality.length === 2,
  team: ({ membership }, { team }) => membership.team === team,
  derby: ({ membership }, { teams: [one, other] }) =>
    membership.team === one || membership.team === other,
  countryIn: ({ athlete, membership }, { country, league }) =>
    membership.league === league && athlete.nationality.indexOf(country) === 0,
  country: ({ athlete }, { country }) => athlete.nationality.indexOf(country) === 0,
  worldChampions: (one, { year: of }) =>
    [factOf(one, 'worldCupsWon') ?? []].flat().some((each) => each === of),
  slam: (one, { slam }) => count(one, slam) > 0,
  f1Decade: (one, { decade }) =>
    count(one, 'debutYear') >= decade && count(one, 'debutYear') < decade + 10,
  bornInDecade: (one, { decade }) => year(one) >= decade && year(one) < decade + 10,
  bornIn: (one, { year: of }) => year(one) === of,
  shirt: ({ athlete, membership }, { number }) =>
    athlete.memberships.find(({ league }) => league === athlete.home)?.number === number &&
    membership.number === number,
};

const setFor = (theme: SetTheme, seed = '') =>
  setOf(theme, candidates, (id) => [...`${id}${seed}`].toReversed().join(''));

describe('the themes of the sets', () => {
  test('are at least sixty, of all sports and mixed ones', () => {
    expect(new Set(setThemes.map(themeId)).size).toBe(setThemes.length);
    expect(setThemes.length).toBeGreaterThanOrEqual(60);
    const kinds = setThemes.map((theme) => {
      const own = new Set(setFor(theme).map(({ athlete }) => athlete.sport));
      return own.size === 1 ? [...own][0] : 'mixed';
    });
    for (const kind of [...sports, 'mixed']) {
      expect(kinds.filter((each) => each === kind).length).toBeGreaterThanOrEqual(8);
    }
  });

  test.each(setThemes.map((theme) => [themeId(theme), theme] as const))(
    '%s: twelve known people of whom its title is true',
    (_id, theme) => {
      for (const seed of ['', 'a', 'b']) {
        const set = setFor(theme, seed);
        expect(new Set(set.map(({ athlete }) => athlete.id)).size).toBe(setSize);
        for (const each of set) {
          const { athlete, membership } = each;
          const isTrue = says[theme.key] as (one: Candidate, of: SetTheme) => boolean;
          expect([athlete.name, isTrue(each, theme)]).toEqual([athlete.name, true]);
          expect(catalogue.pool(membership.league, 'medium')).toContain(athlete.id);
          expect(athlete.neverAsked).toBeUndefined();
        }
      }
    },
  );

  test('have so many known people each that nobody can tell who is among the twelve', () => {
    const peopleOf = (theme: SetTheme) =>
      new Set(candidates.filter((one) => belongsTo(theme, one)).map(({ athlete }) => athlete.id));
    const narrow = setThemes.filter((theme) => peopleOf(theme).size < 16).map(themeId);
    expect(narrow).toEqual([]);
  });

  test.each(languages)('have a short title of their own each in %s', (language) => {
    const texts = textsIn(language);
    const titles = setThemes.map((theme) => setTitle(texts, theme));
    expect(new Set(titles).size).toBe(titles.length);
    for (const title of titles) {
      expect(title).not.toMatch(/sets\.|[{}]|undefined/);
      expect(title.length).toBeLessThanOrEqual(48);
    }
  });

  test('that games keep but the list has lost have none', () => {
    const english = textsIn('en');
    expect(keptSetTitle(english, 'shirt-10')).toBe('Number 10');
    expect(keptSetTitle(english, 'gone')).toBeUndefined();
  });

  test('of a shirt count the number of the home league alone', () => {
    const of = (id: string) => candidates.filter(({ athlete }) => athlete.id === id);
    const isIn = (id: string, number: number) =>
      of(id).some((one) => belongsTo({ key: 'shirt', number }, one));
    expect(of('dirk-nowitzki').map(({ membership }) => membership.number)).toContain(14);
    expect(isIn('dirk-nowitzki', 14)).toBe(false);
    expect(isIn('dirk-nowitzki', 41)).toBe(true);
  });
});
