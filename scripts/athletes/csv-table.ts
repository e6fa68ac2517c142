import { parse } from 'csv-parse/sync';

/** Cells by column, trimmed and in NFC; '' for an empty cell and a missing column. */
export type TableRow = { line: number; cell(column: string): string };

export class TableError extends Error {
  override name = 'TableError';
}

type ParsedRow = { record: Readonly<Record<string, string>>; info: { lines: number } };

function checkedHead(columns: string[]): string[] {
  const twice = columns.find((each, at) => columns.indexOf(each) !== at);
  if (columns.includes('')) throw new Error('line 1: a column without a name');
  if (twice) throw new Error(`line 1: the column ${twice} is there twice`);
  return columns;
}

const firstLine = ({ record, info }: ParsedRow) =>
  info.lines - Object.values(record).join('').split('\n').length + 1;

/** Reads a CSV file with a header (RFC 4180, UTF-8, with or without a byte order mark). */
export function readTable(bytes: Uint8Array): { columns: readonly string[]; rows: TableRow[] } {
  let columns: string[] = [];
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).normalize('NFC');
    // With `info` each row comes with its position, which the library's types omit.
    const rows = parse(text, {
      ...{ info: true, trim: true, skip_empty_lines: true },
      columns(head: string[]) {
        columns = checkedHead(head);
        return columns;
      },
    }) as unknown as ParsedRow[];
    if (columns.length === 0) throw new Error('the file is empty');
    return {
      columns,
      rows: rows.map((row) => ({
        line: firstLine(row),
        cell: (column) => row.record[column] ?? '',
      })),
    };
  } catch (error) {
    throw new TableError((error as Error).message, { cause: error });
  }
}
