import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readAthleteFiles } from '@craque/api/athletes/athlete-files.ts';
import type { League } from '@craque/common/domain/sport.ts';
import { leagues } from '@craque/common/domain/sport.ts';
import { planImport } from './athlete-import.ts';
import { columnViolations, hasOwnFame, readRow } from './athlete-row.ts';
import { readTable, TableError } from './csv-table.ts';
import { reportOf } from './import-report.ts';
import { isListOfMoves, rowsOfMoves } from './moves.ts';
import type { Records } from './record-match.ts';
import { referenceFile } from './reference.ts';
import { writeRecords } from './write-records.ts';

export type ImportOptions = {
  file: string;
  /** The folder of the data files. */
  folder: string;
  /** Without it nothing is changed. */
  write: boolean;
  /** Writes the valid rows although others are refused. */
  skipRefused: boolean;
};
/** `code` is the exit code: 0 if every row was valid, or invalid rows were to be skipped. */
export type ImportResult = { code: number; lines: string[] };

/** The league named by the file: `nba.csv`, or `basketball-nba.csv` as in the reference tables. */
function leagueOfFile(file: string): League | undefined {
  const name = basename(file);
  return leagues.find((league) => name === `${league}.csv` || name === referenceFile(league));
}

function readRows(file: string, records: Records) {
  const { columns, rows } = readTable(readFileSync(file));
  if (isListOfMoves(columns)) return rowsOfMoves(records, rows);
  const violations = columnViolations(columns);
  if (violations.length > 0) throw new TableError(violations);
  if (rows.length === 0) throw new TableError(['the file has a head and no row']);
  const context = { columns, fallback: leagueOfFile(file), takesFame: hasOwnFame(rows) };
  return rows.map((row) => readRow(row, context));
}

function endOf(refused: number, { write, skipRefused }: ImportOptions): ImportResult | undefined {
  if (refused > 0 && !skipRefused) {
    const advice = 'mend the rows, or add --skip-refused to leave them out';
    return {
      code: 1,
      lines: [`Nothing was written: ${refused} rows are not in order; ${advice}.`],
    };
  }
  if (write) return undefined;
  return { code: 0, lines: ['Nothing was written; --write does it.'] };
}

function importRows(options: ImportOptions): ImportResult {
  const { records, violations } = readAthleteFiles(options.folder);
  // An unreadable record would be lost when its file is written.
  if (violations.length > 0) {
    return { code: 1, lines: [...violations, 'Nothing was written: mend the data first.'] };
  }
  const plan = planImport(records, readRows(options.file, records));
  const report = reportOf(plan);
  const refused = plan.outcomes.filter(({ kind }) => kind === 'refused' || kind === 'ambiguous');
  if (plan.newViolations.length > 0) {
    return { code: 1, lines: [...report, 'Nothing was written: the data would not be in order.'] };
  }
  const end = endOf(refused.length, options);
  if (end) return { code: end.code, lines: [...report, ...end.lines] };
  writeRecords(options.folder, plan.records, plan.touched);
  const files = [...plan.touched].map((league) => `${league}.json`);
  return { code: 0, lines: [...report, `Written: ${files.join(', ') || 'nothing has changed'}.`] };
}

/**
 * Reads a CSV file of athletes, reports what it would change, and changes it if requested and
 * valid.
 */
export function importFile(options: ImportOptions): ImportResult {
  try {
    return importRows(options);
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    return { code: 1, lines: [...error.violations, 'Nothing was written.'] };
  }
}
