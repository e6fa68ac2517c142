import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalogue, CatalogueError, loadCatalogue } from '@craque/api/athletes/catalogue.ts';
import { unmarkedSharedNames } from '@craque/api/athletes/catalogue-violations.ts';
import { hasTeamColours } from '@craque/api/sticker/ink/team-colours.ts';
import { type Athlete, factsIn, membershipIn } from '@craque/common/domain/athlete/athlete.ts';
import { acceptedNames } from '@craque/common/domain/athlete/name-match.ts';
import { type League, leagueRow, leagues, sportOf } from '@craque/common/domain/sport.ts';
import { careerViolations } from './career-rules.ts';
import { crowdedSquads, longLives, strangeClubs } from './closed-rules.ts';
import { lineViolations } from './record-lines.ts';

const minEasyPool = 30;
/** Of the medium pool, for whom players expect more than derived facts. */
const minFacts = 3;

export function everyone(catalogue: Catalogue): Athlete[] {
  return [
    ...new Map(
      leagues.flatMap((league) => catalogue.members(league).map((each) => [each.id, each])),
    ).values(),
  ];
}

function newestDate(athletes: readonly Athlete[]): string {
  const dates = athletes.flatMap(({ memberships }) => memberships.map(({ asOf }) => asOf));
  return dates.toSorted().at(-1) ?? '';
}

function wikidataViolations(athletes: readonly Athlete[]): string[] {
  return [...Map.groupBy(athletes, ({ wikidata }) => wikidata)]
    .filter(([item, people]) => item !== undefined && people.length > 1)
    .map(([item, people]) => `${people.map(({ id }) => id).join(' and ')} are all ${item}`);
}

/** Of a whole sport: a name that two have is right for both, whatever league is played. */
export function confusedNames(athletes: readonly Athlete[]): string[] {
  const sports = Map.groupBy(athletes, ({ sport }) => sport);
  return [...sports.values()].flatMap((people) => unmarkedSharedNames(people, acceptedNames));
}

export function peopleViolations(athletes: readonly Athlete[]) {
  const newest = newestDate(athletes);
  return {
    careers: athletes.flatMap((athlete) => careerViolations(athlete, newest)),
    names: confusedNames(athletes),
    wikidata: wikidataViolations(athletes),
  };
}

function leagueViolations(catalogue: Catalogue, league: League): string[] {
  const members = catalogue.members(league);
  const easy = catalogue.pool(league, 'easy').length;
  const wanted = leagueRow(league).athletes;
  const teams = new Set(members.flatMap((each) => membershipIn(each, league)?.team ?? []));
  const medium = new Set(catalogue.pool(league, 'medium'));
  const thin = members
    .filter(({ id }) => medium.has(id))
    .map((athlete) => ({ id: athlete.id, facts: factsIn(athlete, league).length }))
    .filter(({ facts }) => facts < minFacts);
  return [
    ...(members.length < wanted ? [`${members.length} athletes, ${wanted} are wanted`] : []),
    ...(easy < minEasyPool ? [`${easy} in the easy pool, ${minEasyPool} at least`] : []),
    ...thin.map(
      ({ id, facts }) => `${id}: ${facts} facts in the medium pool, ${minFacts} at least`,
    ),
    ...[...teams]
      .filter((team) => !hasTeamColours(sportOf(league), team))
      .map((team) => `${team} has no colours in team-colours.json`),
  ].map((violation) => `${league}: ${violation}`);
}

function textViolations(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) =>
      lineViolations(readFileSync(join(folder, file), 'utf8')).map(
        (violation) => `${file}: ${violation}`,
      ),
    );
}

export type CheckedData = { catalogue?: Catalogue; violations: Record<string, string[]> };

export function checkData(folder: string): CheckedData {
  const lines = textViolations(folder);
  try {
    const catalogue = loadCatalogue(folder);
    const ofLeagues = leagues.flatMap((league) => leagueViolations(catalogue, league));
    const people = everyone(catalogue);
    const ofPeople = peopleViolations(people);
    const closed = [...crowdedSquads(people), ...strangeClubs(people), ...longLives(people)];
    return { catalogue, violations: { lines, leagues: ofLeagues, ...ofPeople, closed } };
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    return { violations: { lines, records: [...error.violations] } };
  }
}
