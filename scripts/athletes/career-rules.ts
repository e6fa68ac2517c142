import { factForm } from '@craque/api/corrections/overlay.ts';
import {
  type Athlete,
  type FactKind,
  factsIn,
  type Membership,
  rankingBands,
} from '@craque/common/domain/athlete/athlete.ts';
import { yearsWithoutEvent } from './event-years.ts';

const [youngest, oldest] = [15, 50];
const [firstDebut, lastDebut] = [14, 45];
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

const broken = (...rules: readonly (readonly [isBroken: boolean, text: string])[]) =>
  rules.filter(([isBroken]) => isBroken).map(([, text]) => text);

function yearViolations(athlete: Athlete, lastYear: number): string[] {
  const born = yearOf(athlete.dateOfBirth);
  return athlete.facts.flatMap((fact) => {
    const kind = fact.kind as FactKind;
    const isInYears = /^years?$/.test(`${factForm(athlete.sport, kind)}`);
    const years = isInYears ? ([fact.value].flat() as number[]) : [];
    const early = years.filter((year) => year < born + firstFactAge);
    const late = years.filter((year) => year > lastYear);
    const eventless = yearsWithoutEvent(athlete, kind, years);
    const text = (list: readonly number[], what: string) => `${kind} ${list.join(', ')} ${what}`;
    return broken(
      [early.length > 0, text(early, `is before the age of ${firstFactAge}, born ${born}`)],
      [late.length > 0, text(late, `is after ${lastYear}, the year of the newest record`)],
      [eventless.length > 0, text(eventless, 'is no year in which there was one')],
    );
  });
}

function ageViolations(athlete: Athlete & { active: boolean }, snapshot: string): string[] {
  const { active, dateOfBirth } = athlete;
  const age = ageOn(dateOfBirth, snapshot);
  const debuts = debutKinds.map((kind) => {
    const year = numberOf(athlete, kind) ?? Number.NaN;
    const then = year - yearOf(dateOfBirth);
    const text = `${kind} ${year} is at the age of ${then}, not ${firstDebut}-${lastDebut}`;
    return [then < firstDebut || then > lastDebut, text] as const;
  });
  return broken(
    [
      active && (age < youngest || age > oldest),
      `active at the age of ${age}, not ${youngest}-${oldest}`,
    ],
    [active && factOf(athlete, 'retiredYear') !== undefined, 'active, but has a retiredYear'],
    ...debuts,
  );
}

function orderViolations(athlete: Athlete): string[] {
  const inOrder = (pairs: typeof orderedYears, word: string) =>
    pairs.map(([first, second]) => {
      const a = numberOf(athlete, first) ?? Number.NaN;
      const b = numberOf(athlete, second) ?? Number.NaN;
      return [a > b, `${first} ${a} is ${word} ${second} ${b}`] as const;
    });
  return broken(...inOrder(orderedYears, 'after'), ...inOrder(orderedCounts, 'more than'));
}

function tennisViolations(athlete: Athlete, { team, league }: Membership): string[] {
  const best = numberOf(athlete, 'bestRanking');
  const band = rankingBands.find((each) => best !== undefined && best <= Number(each.slice(4)));
  const won = majors.flatMap((kind) => factOf(athlete, kind) ?? []).length;
  const total = numberOf(athlete, 'majorTitles') ?? won;
  return broken(
    [best !== undefined && team !== band, `bestRanking ${best} is not ${team} (${league})`],
    [won > total, `${won} titles at the four majors, but majorTitles ${total}`],
  );
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

/** `snapshot` is the newest date of the data: the day of the check makes no difference. */
export function careerViolations(athlete: Athlete, snapshot: string): string[] {
  const found = athlete.memberships.flatMap((each) => careerIn(athlete, each, snapshot));
  return [...new Set(found)].map((violation) => `${athlete.id}: ${violation}`);
}
