import { parse } from 'csv-parse/sync';

/**
 * Cells by column, trimmed and in NFC; a missing column and an empty cell are both ''. `line`
 * counts from 1.
 */
export type TableRow = { line: number; cell(column: string): string };
export type Table = { columns: readonly string[]; rows: readonly TableRow[] };

/** The file is not a table; `violations` name the lines. */
export class TableError extends Error {
  override name = 'TableError';
  readonly violations: readonly string[];
  constructor(violations: readonly string[]) {
    super(violations.join('\n'));
    this.violations = violations;
  }
}

type ParsedRow = { record: string[]; info: { lines: number } };

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).normalize('NFC');
  } catch {
    throw new TableError(['the file is not UTF-8']);
  }
}

function parseRows(text: string): ParsedRow[] {
  try {
    // With `info` each row comes with its position, which the library's types omit.
    return parse(text, {
      info: true,
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
    }) as unknown as ParsedRow[];
  } catch (error) {
    throw new TableError([(error as Error).message]);
  }
}

function headViolations(columns: readonly string[]): string[] {
  const twice = columns.filter((each, index) => each !== '' && columns.indexOf(each) !== index);
  return [
    ...(columns.includes('') ? ['line 1: a column without a name'] : []),
    ...twice.map((each) => `line 1: the column ${each} is there twice`),
  ];
}

/** A cell may contain line breaks, and the parser counts to the end of the row. */
function firstLine({ record, info }: ParsedRow): number {
  return info.lines - record.join('').split('\n').length + 1;
}

/**
 * Reads a CSV file with a header (RFC 4180, UTF-8, with or without a byte order mark). Throws a
 * TableError.
 */
export function readTable(bytes: Uint8Array): Table {
  const [head, ...body] = parseRows(decode(bytes));
  if (!head) throw new TableError(['the file is empty']);
  const columns = head.record;
  const violations = [
    ...headViolations(columns),
    ...body
      .filter(({ record }) => record.length !== columns.length)
      .map(
        (row) =>
          `line ${firstLine(row)}: ${row.record.length} cells, but the head has ${columns.length} columns`,
      ),
  ];
  if (violations.length > 0) throw new TableError(violations);
  const places = new Map(columns.map((column, index) => [column, index]));
  const rows = body.map((row) => ({
    line: firstLine(row),
    cell: (column: string) => row.record[places.get(column) ?? -1] ?? '',
  }));
  return { columns, rows };
}
