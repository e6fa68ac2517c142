import type {
  Athlete,
  Fact,
  FactForm,
  FactKind,
  Membership,
} from '@craque/common/domain/athlete/athlete.ts';
import { factKindsOf, factsIn, rankingBands } from '@craque/common/domain/athlete/athlete.ts';
import { yearsWithoutEvent } from './event-years.ts';

const activeAges = { least: 15, most: 50 };
const debutAges = { least: 14, most: 45 };
const firstFactAge = 13;
const debutKinds: readonly FactKind[] = [
  'firstTeamDebutYear',
  'leagueDebutYear',
  'internationalDebutYear',
  'debutYear',
  'euroLeagueDebutYear',
  'wnbaDebutYear',
  'f2DebutYear',
];
const orderedYears: readonly (readonly [FactKind, FactKind])[] = [
  ['firstTeamDebutYear', 'leagueDebutYear'],
  ['debutYear', 'firstWinYear'],
  ['debutYear', 'lastSeason'],
  ['debutYear', 'rookieOfTheYear'],
  ['wnbaDebutYear', 'wnbaRookieOfTheYear'],
  ['lastSeason', 'retiredYear'],
  ['f2DebutYear', 'f2TitleYear'],
  ['turnedProYear', 'retiredYear'],
  ['firstTourTitleYear', 'retiredYear'],
  ...debutKinds.map((kind) => [kind, 'retiredYear'] as const),
];
const orderedCounts: readonly (readonly [FactKind, FactKind])[] = [
  ['wins', 'podiums'],
  ['podiums', 'starts'],
  ['poles', 'starts'],
  ['fastestLaps', 'starts'],
  ['f2Wins', 'f2Podiums'],
  ['majorTitles', 'majorFinals'],
];
const majors: readonly FactKind[] = ['australianOpens', 'rolandGarros', 'wimbledons', 'usOpens'];

const factOf = (athlete: Athlete, kind: FactKind) =>
  athlete.facts.find((fact) => fact.kind === kind)?.value;
const numberOf = (athlete: Athlete, kind: FactKind) => {
  const value = factOf(athlete, kind);
  return typeof value === 'number' ? value : undefined;
};
const yearOf = (date: string) => Number(date.slice(0, 4));

function ageOn(dateOfBirth: string, date: string): number {
  const hadBirthday = dateOfBirth.slice(5) <= date.slice(5).padEnd(5, '-99');
  return yearOf(date) - yearOf(dateOfBirth) - (hadBirthday ? 0 : 1);
}

function yearsIn({ sport }: Athlete, fact: Fact): readonly number[] {
  const forms: Readonly<Record<string, FactForm>> = factKindsOf[sport];
  const form = forms[fact.kind];
  if (form !== 'year' && form !== 'years') return [];
  return typeof fact.value === 'number' ? [fact.value] : (fact.value as readonly number[]);
}

function yearViolations(athlete: Athlete, lastYear: number): string[] {
  const born = yearOf(athlete.dateOfBirth);
  return athlete.facts.flatMap((fact) => {
    const years = yearsIn(athlete, fact);
    const kind = fact.kind as FactKind;
    const violation = (list: readonly number[], what: string) =>
      list.length === 0 ? [] : [`${kind} ${list.join(', ')} ${what}`];
    return [
      ...violation(
        years.filter((year) => year < born + firstFactAge),
        `is before the age of ${firstFactAge}, born ${born}`,
      ),
      ...violation(
        years.filter((year) => year > lastYear),
        `is after ${lastYear}, the year of the newest record`,
      ),
      ...violation(yearsWithoutEvent(athlete, kind, years), 'is no year in which there was one'),
    ];
  });
}

function ageViolations(athlete: Athlete & { active: boolean }, snapshot: string): string[] {
  const age = ageOn(athlete.dateOfBirth, snapshot);
  const isPlayingAge = age >= activeAges.least && age <= activeAges.most;
  const debuts = debutKinds.flatMap((kind) => {
    const year = numberOf(athlete, kind);
    const then = year === undefined ? undefined : year - yearOf(athlete.dateOfBirth);
    if (then === undefined || (then >= debutAges.least && then <= debutAges.most)) return [];
    return [`${kind} ${year} is at the age of ${then}, not ${debutAges.least}-${debutAges.most}`];
  });
  return [
    ...(athlete.active && !isPlayingAge
      ? [`active at the age of ${age}, not ${activeAges.least}-${activeAges.most}`]
      : []),
    ...(athlete.active && factOf(athlete, 'retiredYear') !== undefined
      ? ['active, but has a retiredYear']
      : []),
    ...debuts,
  ];
}

function orderViolations(athlete: Athlete): string[] {
  const inOrder = (pairs: typeof orderedYears, word: string) =>
    pairs.flatMap(([first, second]) => {
      const a = numberOf(athlete, first);
      const b = numberOf(athlete, second);
      if (a === undefined || b === undefined || a <= b) return [];
      return [`${first} ${a} is ${word} ${second} ${b}`];
    });
  return [...inOrder(orderedYears, 'after'), ...inOrder(orderedCounts, 'more than')];
}

function tennisViolations(athlete: Athlete, { team, league }: Membership): string[] {
  const best = numberOf(athlete, 'bestRanking');
  const band = rankingBands.find((each) => best !== undefined && best <= Number(each.slice(4)));
  const won = majors.reduce((sum, kind) => sum + (numberOf(athlete, kind) ?? 0), 0);
  const total = numberOf(athlete, 'majorTitles') ?? won;
  return [
    ...(best !== undefined && team !== band
      ? [`bestRanking ${best} is not ${team} (${league})`]
      : []),
    ...(won > total ? [`${won} titles at the four majors, but majorTitles ${total}`] : []),
  ];
}

function provenResult(athlete: Athlete): string | undefined {
  if (factOf(athlete, 'titles') !== undefined) return 'champion';
  if (numberOf(athlete, 'wins')) return 'winner';
  return numberOf(athlete, 'podiums') ? 'podium' : undefined;
}

function formula1Violations(athlete: Athlete, { position, league }: Membership): string[] {
  const proven = provenResult(athlete);
  if (league !== 'formula-1' || proven === position) return [];
  if (proven) return [`position ${position}, but the facts make a ${proven}`];
  return position === 'champion' ? ['a champion without titles'] : [];
}

/** `snapshot` is the newest date of the data: the day of the check makes no difference. */
export function careerViolations(athlete: Athlete, snapshot: string): string[] {
  const found = athlete.memberships.flatMap((membership) =>
    careerIn(athlete, membership, snapshot).map((violation) => `${athlete.id}: ${violation}`),
  );
  return [...new Set(found)];
}

function careerIn(athlete: Athlete, membership: Membership, snapshot: string): string[] {
  const { league, active } = membership;
  const career = { ...athlete, facts: factsIn(athlete, league), active };
  return [
    ...ageViolations(career, snapshot),
    ...yearViolations(career, yearOf(snapshot)),
    ...orderViolations(career),
    ...(athlete.sport === 'tennis' ? tennisViolations(career, membership) : []),
    ...(athlete.sport === 'formula1' ? formula1Violations(career, membership) : []),
  ];
}
