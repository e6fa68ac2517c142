import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readAthleteFiles } from '@craque/api/athletes/athlete-files.ts';
import { personOf } from '@craque/api/athletes/athlete-record.ts';
import { readRecognised, recognisedFile } from '@craque/api/athletes/recognised-files.ts';
import type { Athlete } from '@craque/common/domain/athlete/athlete.ts';
import { type League, leagues } from '@craque/common/domain/sport.ts';
import { type ImportPlan, type Outcome, planImport } from './athlete-import.ts';
import { columnViolations, hasOwnFame, readRow } from './athlete-row.ts';
import { readTable, TableError } from './csv-table.ts';
import { isListOfMoves, rowsOfMoves } from './moves.ts';
import { textOfRecords } from './record-lines.ts';
import { referenceFile } from './reference.ts';

export type ImportOptions = {
  file: string;
  folder: string;
  write: boolean;
  skipRefused: boolean;
};
/** `code` is the exit code: 0 if every row was valid, or invalid rows were to be skipped. */
export type ImportResult = { code: number; lines: string[] };

const kinds = ['new', 'changed', 'unchanged', 'refused', 'ambiguous'] as const;
const linesShown = 8;

function linesOf(outcome: Outcome): string[] {
  const head = `line ${outcome.line}: ${outcome.kind} ${outcome.label}`;
  if (outcome.kind === 'unchanged') return [];
  if ('reasons' in outcome) return outcome.reasons.map((reason) => `${head}: ${reason}`);
  return [
    `${head}, ${outcome.league}`,
    ...outcome.changes.map(({ field, old, now }) =>
      outcome.kind === 'new' ? `  ${field}: ${now}` : `  ${field}: ${old} -> ${now}`,
    ),
  ];
}

function reportOf({ outcomes, moved, newViolations, notes }: ImportPlan): string[] {
  const noteLines = [...notes].map(([note, noted]) => {
    const more = noted.length - linesShown;
    const shown = noted.slice(0, linesShown).map(({ line }) => line);
    return `${note} (line ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''})`;
  });
  const sums = kinds.map(
    (kind) => `${outcomes.filter((each) => each.kind === kind).length} ${kind}`,
  );
  return [
    ...outcomes.flatMap(linesOf),
    ...noteLines,
    ...moved.map(({ id, sport }) => `${id} leaves names/${sport}.tsv`),
    ...newViolations.map((violation) => `the data would have a violation: ${violation}`),
    `${outcomes.length} rows: ${sums.join(', ')}`,
  ];
}

/** The league named by the file: `nba.csv`, or `basketball-nba.csv` as in the reference tables. */
function leagueOfFile(file: string): League | undefined {
  const name = basename(file);
  return leagues.find((league) => name === `${league}.csv` || name === referenceFile(league));
}

function readRows(file: string, athletes: readonly Athlete[]) {
  const { columns, rows } = readTable(readFileSync(file));
  if (isListOfMoves(columns)) return rowsOfMoves(athletes, rows);
  const violations = columnViolations(columns);
  if (violations.length > 0) throw new TableError(violations.join('\n'));
  if (rows.length === 0) throw new TableError('the file has a head and no row');
  const context = { columns, fallback: leagueOfFile(file), takesFame: hasOwnFame(rows) };
  return rows.map((row) => readRow(row, context));
}

/** All files are written beside the old ones and then renamed, so a full disk changes none. */
function writePeople(folder: string, { athletes, touched, moved }: ImportPlan): void {
  const texts = new Map<string, string>();
  for (const sport of touched) {
    const people = athletes.filter((each) => each.sport === sport).map(personOf);
    texts.set(join(folder, `${sport}.json`), textOfRecords(people));
    const ids = new Set(moved.filter((each) => each.sport === sport).map(({ id }) => id));
    const names = recognisedFile(folder, sport);
    if (ids.size > 0) texts.set(names, withoutLines(readFileSync(names, 'utf8'), ids));
  }
  try {
    for (const [file, text] of texts) writeFileSync(`${file}.coming`, text);
  } catch (error) {
    for (const file of texts.keys()) rmSync(`${file}.coming`, { force: true });
    throw error;
  }
  for (const file of texts.keys()) renameSync(`${file}.coming`, file);
}

function withoutLines(names: string, ids: ReadonlySet<string>): string {
  const lines = names.split('\n');
  return lines.filter((line) => !ids.has(line.slice(0, line.indexOf('\t')))).join('\n');
}

function importRows({ file, folder, write, skipRefused }: ImportOptions): ImportResult {
  const { athletes, violations } = readAthleteFiles(folder);
  // An unreadable record would be lost when its file is written.
  if (violations.length > 0)
    return { code: 1, lines: [...violations, 'Nothing was written: mend the data first.'] };
  const { people } = readRecognised(folder, 'trusted');
  const plan = planImport(athletes, readRows(file, athletes), people);
  const end = (code: number, line: string) => ({ code, lines: [...reportOf(plan), line] });
  const refused = plan.outcomes.filter((outcome) => 'reasons' in outcome).length;
  if (plan.newViolations.length > 0)
    return end(1, 'Nothing was written: the data would not be in order.');
  if (refused > 0 && !skipRefused) {
    const advice = 'mend the rows, or add --skip-refused to leave them out';
    return end(1, `Nothing was written: ${refused} rows are not in order; ${advice}.`);
  }
  if (!write) return end(0, 'Nothing was written; --write does it.');
  writePeople(folder, plan);
  const files = [...plan.touched].map((sport) => `${sport}.json`);
  return end(0, `Written: ${files.join(', ') || 'nothing has changed'}.`);
}

export function importFile(options: ImportOptions): ImportResult {
  try {
    return importRows(options);
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    return { code: 1, lines: [...error.message.split('\n'), 'Nothing was written.'] };
  }
}
