import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { athleteData } from '@craque/api/athletes/athlete-files.ts';
import type { Catalogue } from '@craque/api/athletes/catalogue.ts';
import { factsIn, membershipIn } from '@craque/common/domain/athlete/athlete.ts';
import { isOlderThanAYear } from '@craque/common/domain/athlete/team-date.ts';
import {
  difficulties,
  type League,
  leagueName,
  leagues,
  sports,
} from '@craque/common/domain/sport.ts';
import { checkData } from './athletes/data-violations.ts';
import {
  type AcceptedDifference,
  compareWithTables,
  type Difference,
  judge,
} from './athletes/reference.ts';
import { allStoryViolations } from './athletes/story-violations.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { absent: { type: 'boolean', default: false } },
});
const acceptedFile = new URL('../api/src/athletes/accepted-differences.json', import.meta.url);

function summaryOf(catalogue: Catalogue, league: League): string {
  const { open, athletes } = catalogue.leagueState(league);
  if (athletes === 0) return 'no data (closed)';
  const members = catalogue.members(league);
  const pools = difficulties.map((each) => `${each} ${catalogue.pool(league, each).length}`);
  const facts = members.map((each) => factsIn(each, league).length);
  const easy = catalogue.pool(league, 'easy').flatMap((id) => catalogue.athlete(id) ?? []);
  const memberships = members.flatMap((each) => membershipIn(each, league) ?? []);
  const dates = memberships.flatMap(({ active, asOf }) => (active ? asOf : [])).toSorted();
  const old = dates.filter((date) => isOlderThanAYear(date, Date.now())).length;
  return [
    `${athletes} athletes, ${Math.min(...facts)}-${Math.max(...facts)} facts each`,
    ...pools,
    `${easy.filter(({ look }) => look).length} of ${easy.length} easy ones with a look`,
    `teams of ${dates[0]} to ${dates.at(-1)}, median ${dates[Math.floor(dates.length / 2)]}`,
    `${old} of ${dates.length} older than 12 months${open ? '' : ' (closed)'}`,
  ].join(', ');
}

function printViolations(violations: Readonly<Record<string, readonly string[]>>): number {
  console.log('Checked by themselves');
  for (const [rule, list] of Object.entries(violations)) {
    console.log(`  ${rule}: ${list.length === 0 ? 'no violation' : `${list.length} violations`}`);
    for (const violation of list) console.log(`    ${violation}`);
  }
  return Object.values(violations).flat().length;
}

function printComparison(catalogue: Catalogue, folder: string): number {
  const all: AcceptedDifference[] = JSON.parse(readFileSync(acceptedFile, 'utf8'));
  const list = (what: string, differences: readonly (Difference & { reason?: string })[]) => {
    for (const { league, id, field, ours, reference, reason } of differences)
      console.log(
        `  ${what}: ${leagueName(league)}, ${id}, ${field}: ours ${ours}, reference ${reference}${reason ? ` (${reason})` : ''}`,
      );
  };
  console.log('Compared with the reference tables');
  const comparisons = compareWithTables(catalogue, folder);
  for (const { league, members, absent } of comparisons) {
    const names = values.absent && absent.length > 0 ? `; absent: ${absent.join(', ')}` : '';
    const compared = members - absent.length;
    console.log(`  ${leagueName(league)}: ${compared} of ${members} compared${names}`);
  }
  const differences = comparisons.flatMap((each) => each.differences);
  const { open, accepted, stale, unreasoned } = judge(differences, all);
  list('differs', open);
  list('accepted', accepted);
  list('accepted, but no longer different', stale);
  list('accepted without a reason', unreasoned);
  return open.length + stale.length + unreasoned.length;
}

/** `--absent` lists those whom no table has. The exit code is 1 if anything is to be decided. */
function checkAthletes(folder: string | undefined): number {
  if (folder && !existsSync(folder)) {
    console.error(`There is no folder ${folder}.`);
    return 1;
  }
  const { catalogue, violations } = checkData(fileURLToPath(athleteData));
  if (catalogue)
    for (const league of leagues)
      console.log(`${leagueName(league)}: ${summaryOf(catalogue, league)}`);
  for (const sport of catalogue ? sports : []) {
    const recognised = catalogue?.names(sport).filter(({ fame }) => fame === 0).length;
    console.log(`${sport}: ${recognised} more are recognised without being asked`);
  }
  const stories = catalogue ? allStoryViolations(catalogue) : [];
  let count = printViolations({ ...violations, stories });
  if (catalogue && folder) count += printComparison(catalogue, folder);
  else console.log('Not compared with other sources.');
  console.log(count === 0 ? 'All is in order.' : `${count} to be decided.`);
  return count === 0 ? 0 : 1;
}

process.exitCode = checkAthletes(positionals[0] && resolve(positionals[0]));
