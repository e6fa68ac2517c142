import { factForm, factValue } from '@craque/api/corrections/overlay.ts';
import {
  type Fact,
  type FactKind,
  type LeagueRecord,
  positionsOf,
  rankingBands,
} from '@craque/common/domain/athlete/athlete.ts';
import { normaliseName } from '@craque/common/domain/athlete/name-match.ts';
import {
  type League,
  leagueNamed,
  type Sport,
  sportOf,
  sports,
} from '@craque/common/domain/sport.ts';
import type { TableRow } from './csv-table.ts';

export type Given = Partial<
  Omit<LeagueRecord, 'id' | 'look' | 'team' | 'facts' | 'source' | 'checkedAgainst'>
> & { teams?: readonly string[]; sources?: readonly string[] };
export type Draft = {
  line: number;
  league: League;
  id?: string;
  given: Given;
  facts: readonly Fact[];
  /** Values that were not imported, described without the value so that rows share one message. */
  notes: readonly string[];
};
export type ReadRow = { draft: Draft } | { line: number; name: string; violations: string[] };

const plainColumns = [
  'id name full_name surname also_known_as shared_names date_of_birth nationality gender league',
  'team position number fame home share active wikidata source snapshot',
].flatMap((each) => each.split(' '));
const factPrefix = 'fact:';
const genders = { m: 'male', male: 'male', f: 'female', female: 'female' };
const truths = { yes: true, true: true, active: true, no: false, false: false, retired: false };

export function columnViolations(columns: readonly string[]): string[] {
  const isKnown = (column: string) =>
    plainColumns.includes(column) ||
    (column.startsWith(factPrefix) &&
      sports.some((sport) => factForm(sport, column.slice(factPrefix.length))));
  const unknown = columns.filter((column) => !isKnown(column));
  return [
    ...unknown.map((column) => `line 1: the column ${column} is unknown`),
    ...(columns.includes('name') || columns.includes('id')
      ? []
      : ['line 1: there is neither a column name nor a column id']),
  ];
}

const listOf = (cell: string) =>
  cell
    .split(';')
    .map((each) => each.trim())
    .filter(Boolean);

type Reader = {
  violations: string[];
  notes: string[];
  row: TableRow;
  sport: Sport;
  takesFame: boolean;
};

function wholeNumber({ violations, row }: Reader, column: string): number | undefined {
  const cell = row.cell(column);
  if (cell === '') return undefined;
  if (/^\d{1,6}$/.test(cell)) return Number(cell);
  violations.push(`${column}: ${cell} is no whole number`);
  return undefined;
}

function oneOf<Value>(
  { violations, row }: Reader,
  column: string,
  values: Readonly<Record<string, Value>>,
): Value | undefined {
  const cell = row.cell(column).toLowerCase();
  if (cell === '') return undefined;
  if (!Object.hasOwn(values, cell)) {
    violations.push(`${column}: ${cell} is none of ${Object.keys(values).join(', ')}`);
  }
  return values[cell];
}

/** Other scales than ours, from 1 to 100, have fractions or go higher. */
export function hasOwnFame(rows: readonly TableRow[]): boolean {
  return rows
    .map((row) => row.cell('fame'))
    .every((cell) => cell === '' || (/^\d{1,3}$/.test(cell) && +cell >= 1 && +cell <= 100));
}

function fameOf(reader: Reader): number | undefined {
  if (reader.takesFame) return wholeNumber(reader, 'fame');
  if (reader.row.cell('fame') !== '') reader.notes.push('fame is on another scale: not taken');
  return undefined;
}

function homeOf({ violations, row }: Reader): League | undefined {
  const cell = row.cell('home');
  const home = leagueNamed(cell);
  if (cell !== '' && !home) violations.push(`home: ${cell} is no league`);
  return home;
}

function teamsOf({ notes, row, sport }: Reader): string[] | undefined {
  const teams = row
    .cell('team')
    .replace(/ national team$/, '')
    .split(' / ')
    .filter(Boolean);
  if (teams.length === 0) return undefined;
  const bands: readonly string[] = rankingBands;
  if (sport === 'tennis' && !teams.every((team) => bands.includes(team))) {
    notes.push('team is no band of the tennis ranking: not taken');
    return undefined;
  }
  return teams;
}

function positionOf({ notes, row, sport }: Reader): { position?: string; number?: number } {
  const position = row.cell('position').toLowerCase();
  if (position === '') return {};
  const known: readonly string[] = positionsOf[sport];
  if (sport !== 'formula1' || known.includes(position)) return { position };
  const number = /^#(\d{1,3})$/.exec(position)?.[1];
  if (number !== undefined) return { number: Number(number) };
  notes.push('position is no best result of a driver: not taken');
  return {};
}

function factsOf({ violations, row, sport }: Reader, columns: readonly string[]): Fact[] {
  return columns
    .filter((column) => column.startsWith(factPrefix) && row.cell(column) !== '')
    .flatMap((column) => {
      const kind = column.slice(factPrefix.length) as FactKind;
      if (factForm(sport, kind))
        return { kind, value: factValue(factForm(sport, kind), row.cell(column)) };
      violations.push(`${column}: no fact of ${sport}`);
      return [];
    });
}

function givenBy(reader: Reader): Given {
  const { row } = reader;
  const result = positionOf(reader);
  const fullName = row.cell('full_name');
  const given = {
    name: row.cell('name'),
    fullName: normaliseName(fullName) === normaliseName(row.cell('name')) ? '' : fullName,
    surname: row.cell('surname'),
    alsoKnownAs: listOf(row.cell('also_known_as')),
    sharedNames: listOf(row.cell('shared_names')),
    dateOfBirth: row.cell('date_of_birth'),
    nationality: row
      .cell('nationality')
      .split(/[\s;,]+/)
      .filter(Boolean),
    gender: oneOf(reader, 'gender', genders),
    teams: teamsOf(reader),
    position: result.position,
    number: wholeNumber(reader, 'number') ?? result.number,
    fame: fameOf(reader),
    home: homeOf(reader),
    share: wholeNumber(reader, 'share'),
    active: oneOf(reader, 'active', truths),
    wikidata: row.cell('wikidata'),
    asOf: row.cell('snapshot'),
    sources: row
      .cell('source')
      .split('+')
      .filter((token) => token && token !== 'fix'),
  };
  const present = Object.entries(given).filter(([, value]) => [value ?? []].flat().join('') !== '');
  return Object.fromEntries(present) as Given;
}

export type RowContext = {
  columns: readonly string[];
  fallback: League | undefined;
  takesFame: boolean;
};

export function readRow(row: TableRow, context: RowContext): ReadRow {
  const { columns, fallback, takesFame } = context;
  const named = row.cell('league');
  const league = named === '' ? fallback : leagueNamed(named);
  const refused = (violations: string[]) => ({
    line: row.line,
    name: row.cell('name') || row.cell('id') || 'a row without a name',
    violations,
  });
  if (!league) {
    return refused([
      named === ''
        ? 'no league: neither the row nor the file names one'
        : `league: ${named} is none`,
    ]);
  }
  if (row.cell('name') === '' && row.cell('id') === '')
    return refused(['neither a name nor an id']);
  const reader: Reader = { violations: [], notes: [], row, sport: sportOf(league), takesFame };
  const given = givenBy(reader);
  const facts = factsOf(reader, columns);
  if (reader.violations.length > 0) return refused(reader.violations);
  const id = row.cell('id');
  return {
    draft: { line: row.line, league, ...(id && { id }), given, facts, notes: reader.notes },
  };
}
