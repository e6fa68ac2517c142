import { type Athlete, type FactKind, factsIn } from '@craque/common/domain/athlete/athlete.ts';
import type { League } from '@craque/common/domain/sport.ts';
import { clubsOfSeason, squadSizes } from './closed-lists.ts';

/** Once a season at most. */
const seasonCounts: ReadonlySet<string> = new Set<FactKind>([
  'leagueTitles',
  'leagueTopScorer',
  'leaguePlayerOfSeason',
  'allStarGames',
  'wnbaAllStarGames',
]);
const [firstAge, lastAge] = [15, 42];
const startKinds: Readonly<Partial<Record<FactKind, FactKind>>> = {
  allStarGames: 'debutYear',
  wnbaAllStarGames: 'wnbaDebutYear',
  leagueTitles: 'leagueDebutYear',
  leagueTopScorer: 'leagueDebutYear',
  leaguePlayerOfSeason: 'leagueDebutYear',
};

const yearOf = (date: string) => Number(date.slice(0, 4));

function sizeFor({ gender }: Athlete, kind: FactKind, year: number): number {
  const sizes = squadSizes[kind] ?? [];
  const ofGender = 'male' in sizes ? sizes[gender] : sizes;
  return ofGender.find(([from]) => year >= from)?.[1] ?? Infinity;
}

/** One champion a year; several continents have theirs, so of those one a country. */
function honoursOf(athlete: Athlete) {
  return athlete.facts.flatMap((fact) => {
    const kind = fact.kind as FactKind;
    if (!squadSizes[kind] || athlete.sport === 'formula1') return [];
    const country = kind === 'continentalCupsWon' ? ` ${athlete.nationality[0]}` : '';
    return ([fact.value].flat() as number[]).map((year) => ({
      event: `${kind} ${year}${country} (${athlete.sport}, ${athlete.gender})`,
      size: sizeFor(athlete, kind, year),
    }));
  });
}

export function crowdedSquads(athletes: readonly Athlete[]): string[] {
  const honours = athletes.flatMap(honoursOf);
  return [...Map.groupBy(honours, ({ event }) => event)]
    .filter(([, all]) => all.length > (all[0]?.size ?? Infinity))
    .map(([event, all]) => `${event}: ${all.length} champions in a squad of ${all[0]?.size}`);
}

export function strangeClubs(athletes: readonly Athlete[]): string[] {
  return athletes.flatMap(({ id, memberships }) =>
    memberships
      .filter(
        ({ active, league, team }) => active && !(clubsOfSeason[league] ?? [team]).includes(team),
      )
      .map(({ league, team }) => `${id}: ${team} is not in ${league} this season`),
  );
}

/** From the debut, or the age of 15, to the end of the career, the newest record or the age of 42. */
function longSeasons(athlete: Athlete, league: League, lastYear: number): string[] {
  const facts = factsIn(athlete, league);
  const numberOf = (wanted: FactKind | undefined) => {
    const value = facts.find(({ kind }) => kind === wanted)?.value;
    return typeof value === 'number' ? value : undefined;
  };
  const born = yearOf(athlete.dateOfBirth);
  const end = Math.min(numberOf('retiredYear') ?? lastYear, born + lastAge);
  return facts
    .filter(({ kind }) => seasonCounts.has(kind))
    .flatMap(({ kind, value }) => {
      const start = numberOf(startKinds[kind as FactKind]) ?? born + firstAge;
      const seasons = Math.max(0, end - start + 1);
      return Number(value) > seasons ? [`${kind} ${value} in ${seasons} seasons (${league})`] : [];
    });
}

/** A career ends in the year of its last honour at the earliest. */
function lateHonours({ facts }: Athlete): string[] {
  const retired = facts.find(({ kind }) => kind === 'retiredYear')?.value;
  if (typeof retired !== 'number') return [];
  return facts.flatMap(({ kind, value }) =>
    Array.isArray(value) && value.some((year) => year > retired)
      ? [`${kind} ${Math.max(...value)} is after retiredYear ${retired}`]
      : [],
  );
}

export function longLives(athletes: readonly Athlete[]): string[] {
  const dates = athletes.flatMap(({ memberships }) => memberships.map(({ asOf }) => asOf));
  const lastYear = yearOf(dates.toSorted().at(-1) ?? '');
  return athletes.flatMap((athlete) =>
    [
      ...athlete.memberships.flatMap(({ league }) => longSeasons(athlete, league, lastYear)),
      ...lateHonours(athlete),
    ].map((violation) => `${athlete.id}: ${violation}`),
  );
}
