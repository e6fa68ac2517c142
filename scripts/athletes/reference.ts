import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '@craque/api/athletes/catalogue.ts';
import { type Athlete, membershipIn } from '@craque/common/domain/athlete/athlete.ts';
import { acceptedNames, normaliseName } from '@craque/common/domain/athlete/name-match.ts';
import type { League } from '@craque/common/domain/sport.ts';
import { leagues, sportOf } from '@craque/common/domain/sport.ts';
import { readTable, type TableRow } from './csv-table.ts';

export type Difference = {
  league: League;
  id: string;
  field: string;
  ours: string;
  reference: string;
};
export type AcceptedDifference = Difference & { reason: string };
/** `compared` of `members` are in the table, all except those in `absent`. */
export type LeagueComparison = {
  league: League;
  members: number;
  absent: string[];
  differences: Difference[];
};

/** Tables are named `<sport>-<league>.csv`, with the league's name without its country. */
export function referenceFile(league: League): string {
  const slug = league.replace(/^(?:english|spanish|italian|german|french)-/, '');
  return `${sportOf(league)}-${slug}.csv`;
}

/** The row of the athlete: the same name, and of several the one with the same birth date. */
function rowOf(athlete: Athlete, rows: readonly TableRow[]): TableRow | undefined {
  const names = acceptedNames(athlete);
  const sameName = rows.filter(
    (row) => normaliseName(row.cell('name')) === normaliseName(athlete.name),
  );
  const candidates =
    sameName.length > 0
      ? sameName
      : rows.filter((row) => names.includes(normaliseName(row.cell('name'))));
  return (
    candidates.find((row) => row.cell('date_of_birth') === athlete.dateOfBirth) ?? candidates[0]
  );
}

function compare(league: League, athlete: Athlete, row: TableRow): Difference[] {
  const membership = membershipIn(athlete, league);
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
  expectOneOf('dateOfBirth', [athlete.dateOfBirth], row.cell('date_of_birth'));
  expectOneOf('nationality', athlete.nationality, row.cell('nationality'));
  if (membership && (athlete.sport === 'soccer' || athlete.sport === 'basketball')) {
    const teams = row
      .cell('team')
      .replace(/ national team$/, '')
      .split(' / ');
    expectOneOf('team', [membership.team], row.cell('team'), teams);
    expectOneOf('position', [membership.position], row.cell('position').toLowerCase());
  }
  return found;
}

function compareLeague(catalogue: Catalogue, league: League, file: string): LeagueComparison {
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

/**
 * Every league that has athletes and a table. Rows about people who are not in our data are
 * ignored.
 */
export function compareWithTables(catalogue: Catalogue, folder: string): LeagueComparison[] {
  return leagues
    .map((league) => ({ league, file: join(folder, referenceFile(league)) }))
    .filter(({ league, file }) => catalogue.members(league).length > 0 && existsSync(file))
    .map(({ league, file }) => compareLeague(catalogue, league, file));
}

function keyOf({ league, id, field, ours, reference }: Difference): string {
  return JSON.stringify([league, id, field, ours, reference]);
}

export type Judgement = {
  /** Not decided yet. */
  open: Difference[];
  accepted: AcceptedDifference[];
  /** Accepted, but the difference no longer exists. */
  stale: AcceptedDifference[];
  unreasoned: AcceptedDifference[];
};

/** Only `open`, `stale` and `unreasoned` are violations. */
export function judge(
  differences: readonly Difference[],
  accepted: readonly AcceptedDifference[],
): Judgement {
  const acceptedKeys = new Set(accepted.map(keyOf));
  const found = new Set(differences.map(keyOf));
  return {
    open: differences.filter((each) => !acceptedKeys.has(keyOf(each))),
    accepted: accepted.filter((each) => found.has(keyOf(each))),
    stale: accepted.filter((each) => !found.has(keyOf(each))),
    unreasoned: accepted.filter((each) => !each.reason.trim()),
  };
}
