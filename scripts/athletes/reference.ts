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
  const hasTeams = athlete.sport === 'soccer' || athlete.sport === 'basketball';
  const { dateOfBirth, nationality } = athlete;
  const fields: { field: string; ours: readonly string[]; reference: string }[] = [
    { field: 'dateOfBirth', ours: [dateOfBirth], reference: row.cell('date_of_birth') },
    { field: 'nationality', ours: nationality, reference: row.cell('nationality') },
  ];
  if (membership && hasTeams) {
    const { team, position } = membership;
    fields.push({ field: 'team', ours: [team], reference: row.cell('team') });
    const reference = row.cell('position').toLowerCase();
    fields.push({ field: 'position', ours: [position], reference });
  }
  const valuesOf = (field: string, text: string) =>
    field === 'team' ? text.replace(/ national team$/, '').split(' / ') : [text];
  return fields
    .filter(({ field, ours, reference }) =>
      valuesOf(field, reference).every((each) => !ours.includes(each)),
    )
    .map((each) => ({ league, id: athlete.id, ...each, ours: each.ours.join(', ') }));
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
