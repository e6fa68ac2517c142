import type { Fact } from './athlete.ts';

type WithFacts = { readonly facts: readonly Fact[] };

/** In tennis `team` is the best ranking, so these kinds would reveal a clue that is not due. */
const tellTheTeam: ReadonlySet<string> = new Set(['bestRanking', 'numberOneSince']);

/** They narrow little down: only after the other authored facts. */
const lastKinds: readonly string[] = ['strongFoot', 'heightCm'];

/** What says most first: they count our list, which nobody can know. The birth date is known. */
const derivedKinds: readonly string[] = [
  'compatriots',
  'sameTeamAndPosition',
  'teamMates',
  'sharedBirthday',
  'activeAgeRank',
];

/** A missing one is unknown; of any other kind whoever has none recorded has none. */
const everybodysKinds: ReadonlySet<string> = new Set([
  'heightCm',
  'strongFoot',
  'backhand',
  'firstTeamDebutYear',
  'leagueDebutYear',
  'internationalDebutYear',
  'internationalCaps',
  'internationalGoals',
  'leagueGoals',
  'worldCupsPlayed',
  'draftYear',
  'draftPick',
  'debutYear',
  'euroLeagueDebutYear',
  'wnbaDebutYear',
  'turnedProYear',
  'tourTitles',
  'firstTourTitleYear',
  'majorFinals',
  'lastSeason',
  'fastestLaps',
  'starts',
  'f2DebutYear',
]);

const isForHints = ({ kind }: Fact) => !tellTheTeam.has(kind);

/** Whoever has fewer than two is recognised, and never drawn. */
export const hasHintFacts = (facts: readonly Fact[]): boolean =>
  facts.filter(isForHints).length >= 2;

/** They say when somebody began or ended, which no fan calls to mind first. */
const beginnings: ReadonlySet<string> = new Set([
  'backhand',
  'draftYear',
  'debutYear',
  'euroLeagueDebutYear',
  'f2DebutYear',
  'firstTeamDebutYear',
  'internationalDebutYear',
  'lastSeason',
  'leagueDebutYear',
  'retiredYear',
  'turnedProYear',
  'wnbaDebutYear',
]);

/** Of two of one line the second says little more. */
const sameStories: readonly (readonly string[])[] = [
  ['worldCupsWon', 'worldCupTitles', 'worldCupsPlayed'],
  ['majorTitles', 'firstMajorYear', 'majorFinals'],
  ['draftYear', 'debutYear', 'rookieOfTheYear', 'wnbaDebutYear', 'wnbaRookieOfTheYear'],
  ['firstTeamDebutYear', 'leagueDebutYear'],
  ['tourTitles', 'firstTourTitleYear'],
];

const yearsOf = ({ value }: Fact): number[] =>
  [value].flat().filter((each) => Number(each) > 1800) as number[];

/** Tells of the same thing, or of nothing but years that the other has, too. */
function saysAgain(one: Fact, other: Fact): boolean {
  if (sameStories.some((kinds) => [one, other].every(({ kind }) => kinds.includes(kind))))
    return true;
  const [years, others] = [yearsOf(one), yearsOf(other)];
  const isIn = (some: readonly number[], all: readonly number[]) =>
    some.length > 0 && some.every((year) => all.some((each) => isNear(each, year)));
  return isIn(years, others) || isIn(others, years);
}

/**
 * First the honour, number or record that leaves the fewest candidates, then what leaves the fewest
 * of all that does not say it again (rules: hints). Throws a RangeError without two.
 */
export function hintFactsOf(
  athlete: WithFacts & { readonly derivedFacts: readonly Fact[] },
  pool: readonly WithFacts[],
): [Fact, Fact] {
  const narrowing = athlete.facts
    .filter((fact) => isForHints(fact) && !lastKinds.includes(fact.kind))
    .map((fact) => ({ fact, left: candidatesLeft(fact, pool) }))
    .toSorted((a, b) => a.left - b.left);
  const all = [...athlete.facts, ...athlete.derivedFacts];
  const others = [...lastKinds, ...derivedKinds].flatMap((kind) =>
    all.filter((fact) => fact.kind === kind),
  );
  const told = narrowing.find(({ fact }) => !beginnings.has(fact.kind));
  const inOrder = [...(told ? [told] : []), ...narrowing].map(({ fact }) => fact);
  const [first, ...rest] = [...new Set([...inOrder, ...others])];
  const second = first && (rest.find((fact) => !saysAgain(first, fact)) ?? rest[0]);
  if (!first || !second) throw new RangeError('fewer than two facts for the hints');
  return [first, second];
}

/** How many of the pool remain for somebody who knows years to one year and counts to a tenth. */
export function candidatesLeft(fact: Fact, pool: readonly WithFacts[]): number {
  return pool.filter(({ facts }) => {
    const own = facts.find(({ kind }) => kind === fact.kind);
    return own ? isNear(own.value, fact.value) : everybodysKinds.has(fact.kind);
  }).length;
}

function isNear(a: Fact['value'], b: Fact['value']): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && b.every((year, index) => isNear(a[index], year));
  if (typeof a !== 'number' || typeof b !== 'number') return String(a) === String(b);
  const isYear = b > 1800;
  return Math.abs(a - b) <= (isYear ? 1 : b / 10);
}
