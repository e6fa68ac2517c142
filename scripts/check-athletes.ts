import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { athleteData } from '@craque/api/athletes/athlete-files.ts';
import type { Catalogue } from '@craque/api/athletes/catalogue.ts';
import { factsIn } from '@craque/common/domain/athlete/athlete.ts';
import { difficulties, leagueName, leagues } from '@craque/common/domain/sport.ts';
import { coverageOf } from './athletes/best-known.ts';
import { checkData } from './athletes/data-violations.ts';
import { ageOf, ageText } from './athletes/league-age.ts';
import type { AcceptedDifference, Difference } from './athletes/reference.ts';
import { compareWithTables, judge } from './athletes/reference.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { absent: { type: 'boolean', default: false } },
});
const projectRoot = resolve(import.meta.dirname, '..');
const acceptedFile = join(projectRoot, 'api/src/athletes/accepted-differences.json');

function printSummary(catalogue: Catalogue): void {
  console.log(`Athlete data, version ${catalogue.dataVersion}`);
  for (const league of leagues) {
    const { open, athletes } = catalogue.leagueState(league);
    const pools = difficulties
      .map((each) => `${each} ${catalogue.pool(league, each).length}`)
      .join(', ');
    const factCounts = catalogue.members(league).map((each) => factsIn(each, league).length);
    const facts = `${Math.min(...factCounts)}-${Math.max(...factCounts)} facts each`;
    const coverage = coverageOf(catalogue, league);
    const known = coverage
      ? `, ${coverage.named - coverage.missing.length} of the ${coverage.named} best known`
      : '';
    console.log(
      `  ${leagueName(league)}: ${athletes === 0 ? 'no data' : `${athletes} athletes, ${facts}, ${pools}${known}`}${open ? '' : ' (closed)'}`,
    );
  }
}

/** How old the teams are today. */
function printAges(catalogue: Catalogue): void {
  console.log('Age of the teams');
  for (const league of leagues) {
    const age = ageOf(catalogue, league, Date.now());
    if (age) console.log(`  ${leagueName(league)}: ${ageText(age)}`);
  }
}

/** How many of those whom most games draw have a look in their pictures. */
function printLooks(catalogue: Catalogue): void {
  console.log('Looks in the easy pools');
  for (const league of leagues) {
    const easy = catalogue.pool(league, 'easy').flatMap((id) => catalogue.athlete(id) ?? []);
    const known = easy.filter(({ look }) => look).length;
    const share = easy.length === 0 ? 0 : Math.round((100 * known) / easy.length);
    console.log(`  ${leagueName(league)}: ${known} of ${easy.length} (${share} %)`);
  }
}

/** The number of violations. */
function printViolations(violations: Readonly<Record<string, readonly string[]>>): number {
  const found = Object.entries(violations);
  console.log('Checked by themselves');
  for (const [rule, list] of found) {
    console.log(`  ${rule}: ${list.length === 0 ? 'no violation' : `${list.length} violations`}`);
    for (const violation of list) console.log(`    ${violation}`);
  }
  return found.reduce((sum, [, list]) => sum + list.length, 0);
}

function describe({ league, id, field, ours, reference }: Difference): string {
  return `${leagueName(league)}, ${id}, ${field}: ours ${ours}, reference ${reference}`;
}

/** The number of undecided differences, and of decisions without a difference. */
function printComparison(catalogue: Catalogue, folder: string): number {
  const all: AcceptedDifference[] = JSON.parse(readFileSync(acceptedFile, 'utf8'));
  console.log('Compared with the reference tables');
  const comparisons = compareWithTables(catalogue, folder);
  for (const { league, members, absent } of comparisons) {
    const names =
      values.absent && absent.length > 0 ? `; not in the table: ${absent.join(', ')}` : '';
    console.log(
      `  ${leagueName(league)}: ${members - absent.length} of ${members} compared${names}`,
    );
  }
  const differences = comparisons.flatMap((each) => each.differences);
  const { open, accepted, stale, unreasoned } = judge(differences, all);
  for (const each of open) console.log(`  differs: ${describe(each)}`);
  for (const each of accepted) console.log(`  accepted: ${describe(each)} (${each.reason})`);
  for (const each of stale) console.log(`  accepted, but no longer different: ${describe(each)}`);
  for (const each of unreasoned) console.log(`  accepted without a reason: ${describe(each)}`);
  console.log(`  ${differences.length} differences, ${accepted.length} of them accepted`);
  return open.length + stale.length + unreasoned.length;
}

/**
 * Checks the athlete data by itself, then against tables of other sources if their folder is given
 * as an argument. Exits with 1 if there is no such folder, on a violation of the data, on a difference that is not accepted, and on an acceptance that no
 * difference needs any more. `--absent` lists those whom no table has.
 */
function checkAthletes(folder: string | undefined): number {
  if (folder && !existsSync(folder)) {
    console.error(`There is no folder ${folder}.`);
    return 1;
  }
  const { catalogue, violations } = checkData(fileURLToPath(athleteData));
  if (catalogue) {
    printSummary(catalogue);
    printLooks(catalogue);
    printAges(catalogue);
  }
  let count = printViolations(violations);
  if (catalogue && folder) count += printComparison(catalogue, folder);
  else console.log('Not compared with other sources.');
  console.log(count === 0 ? 'All is in order.' : `${count} to be decided.`);
  return count === 0 ? 0 : 1;
}

process.exitCode = checkAthletes(positionals[0] && resolve(positionals[0]));
