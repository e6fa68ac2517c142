import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '@craque/api/athletes/catalogue.ts';
import { CatalogueError, loadCatalogue } from '@craque/api/athletes/catalogue.ts';
import type { Athlete } from '@craque/common/domain/athlete/athlete.ts';
import { leagues } from '@craque/common/domain/sport.ts';
import { careerViolations } from './career-rules.ts';
import { leagueViolations } from './league-rules.ts';
import { confusedNames } from './name-confusion.ts';
import { lineViolations } from './record-lines.ts';

/** Each person once, however many leagues they are in. */
export function everyone(catalogue: Catalogue): Athlete[] {
  return [
    ...new Map(
      leagues.flatMap((league) => catalogue.members(league).map((each) => [each.id, each])),
    ).values(),
  ];
}

/** The newest date of the data, YYYY-MM or YYYY-MM-DD; '' without anybody. */
export function newestDate(athletes: readonly Athlete[]): string {
  const dates = athletes.flatMap(({ memberships }) => memberships.map(({ asOf }) => asOf));
  return dates.toSorted().at(-1) ?? '';
}

/** Wikidata items that several people have. */
export function wikidataViolations(athletes: readonly Athlete[]): string[] {
  const items = Map.groupBy(athletes, ({ wikidata }) => wikidata);
  return [...items]
    .filter(([item, people]) => item !== undefined && people.length > 1)
    .map(([item, people]) => `${people.map(({ id }) => id).join(' and ')} are all ${item}`);
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

/** All violations found in the data alone, by rule. */
export function ruleViolations(catalogue: Catalogue): Record<string, string[]> {
  const athletes = everyone(catalogue);
  const newest = newestDate(athletes);
  return {
    leagues: leagueViolations(catalogue),
    careers: athletes.flatMap((athlete) => careerViolations(athlete, newest)),
    names: confusedNames(athletes),
    wikidata: wikidataViolations(athletes),
  };
}

export type CheckedData = { catalogue?: Catalogue; violations: Record<string, string[]> };

/** Reads and checks the folder; without a catalogue, `files` says why there is none. */
export function checkData(folder: string): CheckedData {
  const lines = textViolations(folder);
  try {
    const catalogue = loadCatalogue(folder);
    return { catalogue, violations: { lines, ...ruleViolations(catalogue) } };
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    return { violations: { lines, records: [...error.violations] } };
  }
}
