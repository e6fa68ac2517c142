import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { athleteData } from '@craque/api/athletes/athlete-files.ts';
import type { Catalogue } from '@craque/api/athletes/catalogue.ts';
import { CatalogueError, loadCatalogue } from '@craque/api/athletes/catalogue.ts';
import type { Athlete } from '@craque/common/domain/athlete.ts';
import { acceptedNames, normaliseName } from '@craque/common/domain/name-match.ts';
import type { League } from '@craque/common/domain/sport.ts';
import { difficulties, leagueSlug, leagues, sportOf } from '@craque/common/domain/sport.ts';

type Difference = { league: League; id: string; field: string; ours: string; reference: string };
type AcceptedDifference = Difference & { reason: string };

const projectRoot = resolve(import.meta.dirname, '..');
const acceptedFile = join(projectRoot, 'api/src/athletes/accepted-differences.json');

/** Tables are named `<sport>-<league>.csv`, the league without its country. */
function referenceFile(league: League): string {
  const slug = leagueSlug(league).replace(/^(?:english|spanish|italian|german|french)-/, '');
  return `${sportOf(league)}-${slug}.csv`;
}

function printSummary(catalogue: Catalogue): void {
  console.log(`Athlete data, version ${catalogue.dataVersion}`);
  for (const league of leagues) {
    const { open, athletes } = catalogue.leagueState(league);
    const pools = difficulties
      .map((each) => `${each} ${catalogue.pool(league, each).length}`)
      .join(', ');
    const factCounts = catalogue.members(league).map((each) => each.facts.length);
    const facts = `${Math.min(...factCounts)}-${Math.max(...factCounts)} facts each`;
    console.log(
      `  ${league}: ${athletes === 0 ? 'no data' : `${athletes} athletes, ${facts}, ${pools}`}${open ? '' : ' (closed)'}`,
    );
  }
}

type Row = Readonly<Record<string, string>>;

/** Rows by column name. A quoted cell may hold commas and doubled quotes. */
function parseTable(text: string): Row[] {
  const [head = [], ...rows] = text
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '',
      ),
    );
  return rows.map((cells) =>
    Object.fromEntries(head.map((column, index) => [column, cells[index] ?? ''])),
  );
}

/** The row about the athlete: the same name, and of several the one with the same birth date. */
function rowOf(athlete: Athlete, rows: readonly Row[]): Row | undefined {
  const names = acceptedNames(athlete);
  const sameName = rows.filter(
    (row) => normaliseName(row.name ?? '') === normaliseName(athlete.name),
  );
  const candidates =
    sameName.length > 0
      ? sameName
      : rows.filter((row) => names.includes(normaliseName(row.name ?? '')));
  return candidates.find((row) => row.date_of_birth === athlete.dateOfBirth) ?? candidates[0];
}

function compare(league: League, athlete: Athlete, row: Row): Difference[] {
  const membership = athlete.memberships.find((each) => each.league === league);
  const value = (column: string) => row[column] ?? '';
  const found: Difference[] = [];
  const expectOneOf = (
    field: string,
    ours: readonly string[],
    reference: string,
    options = [reference],
  ) => {
    if (!options.some((option) => ours.includes(option))) {
      found.push({ league, id: athlete.id, field, ours: ours.join(', '), reference });
    }
  };
  expectOneOf('dateOfBirth', [athlete.dateOfBirth], value('date_of_birth'));
  expectOneOf('nationality', athlete.nationality, value('nationality'));
  if (membership && (athlete.sport === 'soccer' || athlete.sport === 'basketball')) {
    const teams = value('team')
      .replace(/ national team$/, '')
      .split(' / ');
    expectOneOf('team', [membership.team], value('team'), teams);
    expectOneOf('position', [membership.position], value('position').toLowerCase());
  }
  return found;
}

function compareLeague(catalogue: Catalogue, league: League, folder: string): Difference[] {
  const file = join(folder, referenceFile(league));
  const members = catalogue.members(league);
  if (members.length === 0 || !existsSync(file)) return [];
  const rows = parseTable(readFileSync(file, 'utf8'));
  const pairs = members.map((athlete) => ({ athlete, row: rowOf(athlete, rows) }));
  const unknown = pairs.filter(({ row }) => !row).map(({ athlete }) => athlete.id);
  console.log(
    `  ${league}: ${members.length - unknown.length} of ${members.length} compared${unknown.length > 0 ? `, not in the table: ${unknown.join(', ')}` : ''}`,
  );
  return pairs.flatMap(({ athlete, row }) => (row ? compare(league, athlete, row) : []));
}

function keyOf({ league, id, field, ours, reference }: Difference): string {
  return JSON.stringify([league, id, field, ours, reference]);
}

function describe({ league, id, field, ours, reference }: Difference): string {
  return `${league}, ${id}, ${field}: ours ${ours}, reference ${reference}`;
}

/** Whether nothing is left to decide. */
function compareWithReference(catalogue: Catalogue, folder: string): boolean {
  const accepted: AcceptedDifference[] = JSON.parse(readFileSync(acceptedFile, 'utf8'));
  console.log('Compared with the reference tables');
  const differences = leagues.flatMap((league) => compareLeague(catalogue, league, folder));
  const acceptedKeys = new Set(accepted.map(keyOf));
  const found = new Set(differences.map(keyOf));
  const open = differences.filter((each) => !acceptedKeys.has(keyOf(each)));
  const stale = accepted.filter((each) => !found.has(keyOf(each)));
  for (const each of open) console.log(`  differs: ${describe(each)}`);
  for (const each of accepted.filter((one) => found.has(keyOf(one)))) {
    console.log(`  accepted: ${describe(each)} (${each.reason})`);
  }
  for (const each of stale) console.log(`  accepted, but differs no more: ${describe(each)}`);
  const unreasoned = accepted.filter((each) => !each.reason);
  for (const each of unreasoned) console.log(`  accepted without a reason: ${describe(each)}`);
  console.log(
    `  ${differences.length} differences, ${differences.length - open.length} of them accepted`,
  );
  return open.length + stale.length + unreasoned.length === 0;
}

/**
 * Checks the athlete data by itself, then against tables of other sources where their folder exists: by default
 * `shared/reference` beside the project, or the folder given as argument. Ends with 1 on a fault of the data, on a
 * difference that is not accepted, and on an acceptance that no difference needs any more.
 */
function checkAthletes(folder: string): number {
  try {
    const catalogue = loadCatalogue(athleteData);
    printSummary(catalogue);
    if (existsSync(folder)) return compareWithReference(catalogue, folder) ? 0 : 1;
    console.log('No folder with reference tables: not compared with other sources.');
    return 0;
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    console.error(error.message);
    return 1;
  }
}

process.exitCode = checkAthletes(
  resolve(process.argv[2] ?? join(projectRoot, '../shared/reference')),
);
