import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '@craque/api/athletes/catalogue.ts';
import { type Athlete, membershipIn } from '@craque/common/domain/athlete/athlete.ts';
import { acceptedNames, normaliseName } from '@craque/common/domain/athlete/name-match.ts';
import { type League, leagues, sportOf } from '@craque/common/domain/sport.ts';
import { readTable, type TableRow } from './csv-table.ts';

export type Difference = {
  league: League;
  id: string;
  field: string;
  ours: string;
  reference: string;
};
export type AcceptedDifference = Difference & { reason: string };

/** Tables are named `<sport>-<league>.csv`, with the league's name without its country. */
export function referenceFile(league: League): string {
  const slug = league.replace(/^(?:english|spanish|italian|german|french)-/, '');
  return `${sportOf(league)}-${slug}.csv`;
}

function rowOf(athlete: Athlete, rows: readonly TableRow[]): TableRow | undefined {
  const named = (names: readonly string[]) =>
    rows.filter((row) => names.includes(normaliseName(row.cell('name'))));
  const sameName = named([normaliseName(athlete.name)]);
  const candidates = sameName.length > 0 ? sameName : named(acceptedNames(athlete));
  const sameBirth = candidates.find((row) => row.cell('date_of_birth') === athlete.dateOfBirth);
  return sameBirth ?? candidates[0];
}

function compare(league: League, athlete: Athlete, row: TableRow): Difference[] {
  const membership = membershipIn(athlete, league);
  const plain = (column: string) => [row.cell(column)];
  const teams = row.cell('team').replace(/ national team$/, '');
  const hasTeams = athlete.sport === 'soccer' || athlete.sport === 'basketball';
  const fields: (readonly [
    field: string,
    ours: readonly string[],
    theirs: string[],
    reference: string,
  ])[] = [
    ['dateOfBirth', [athlete.dateOfBirth], plain('date_of_birth'), row.cell('date_of_birth')],
    ['nationality', athlete.nationality, plain('nationality'), row.cell('nationality')],
  ];
  if (membership && hasTeams) {
    const position = row.cell('position').toLowerCase();
    fields.push(['team', [membership.team], teams.split(' / '), row.cell('team')]);
    fields.push(['position', [membership.position], [position], position]);
  }
  return fields
    .filter(([, ours, theirs]) => !theirs.some((each) => ours.includes(each)))
    .map(([field, ours, , reference]) => ({
      ...{ league, id: athlete.id, field, ours: ours.join(', '), reference },
    }));
}

function compareLeague(catalogue: Catalogue, league: League, file: string) {
  const members = catalogue.members(league);
  const { rows } = readTable(readFileSync(file));
  const pairs = members.map((athlete) => ({ athlete, row: rowOf(athlete, rows) }));
  return {
    league,
    members: members.length,
    absent: pairs.filter(({ row }) => !row).map(({ athlete }) => athlete.id),
    differences: pairs.flatMap(({ athlete, row }) => (row ? compare(league, athlete, row) : [])),
  };
}

/** Every league that has athletes and a table; rows about people who are not ours are ignored. */
export function compareWithTables(catalogue: Catalogue, folder: string) {
  return leagues
    .map((league) => ({ league, file: join(folder, referenceFile(league)) }))
    .filter(({ league, file }) => catalogue.members(league).length > 0 && existsSync(file))
    .map(({ league, file }) => compareLeague(catalogue, league, file));
}

function keyOf({ league, id, field, ours, reference }: Difference): string {
  return JSON.stringify([league, id, field, ours, reference]);
}

export function judge(differences: readonly Difference[], accepted: readonly AcceptedDifference[]) {
  const acceptedKeys = new Set(accepted.map(keyOf));
  const found = new Set(differences.map(keyOf));
  return {
    open: differences.filter((each) => !acceptedKeys.has(keyOf(each))),
    accepted: accepted.filter((each) => found.has(keyOf(each))),
    stale: accepted.filter((each) => !found.has(keyOf(each))),
    unreasoned: accepted.filter((each) => !each.reason.trim()),
  };
}
