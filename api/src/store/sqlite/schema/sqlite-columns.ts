import type { SQLInputValue } from 'node:sqlite';

/** The column of each field of a row. */
export type Columns<Row> = Readonly<Record<keyof Row & string, string>>;

/**
 * The column list of a SELECT or RETURNING, aliased to the names of the fields; of one of the tables
 * of a join if `table` is given.
 */
export function selected(columns: Readonly<Record<string, string>>, table?: string): string {
  const prefix = table === undefined ? '' : `${table}.`;
  return Object.entries(columns)
    .map(([field, column]) => `${prefix}${column} AS "${field}"`)
    .join(', ');
}

/** An INSERT for the values of `valuesOf`. */
export function insertInto(table: string, columns: Readonly<Record<string, string>>): string {
  const parameters = Object.keys(columns).map((field) => `:${field}`);
  return `INSERT INTO ${table} (${Object.values(columns).join(', ')}) VALUES (${parameters.join(', ')})`;
}

function inputOf(value: unknown): SQLInputValue {
  if (value === undefined || value === null) return null;
  return typeof value === 'boolean' ? Number(value) : (value as SQLInputValue);
}

/**
 * Values of the row by field, for these columns: 0 and 1 for false and true, null for absent
 * values.
 */
export function valuesOf<Row extends object>(
  columns: Partial<Columns<Row>>,
  row: Row,
): Record<string, SQLInputValue> {
  const fields = Object.keys(columns) as (keyof Row & string)[];
  return Object.fromEntries(fields.map((field) => [field, inputOf(row[field])]));
}

/** A nullable flag, stored as 0 or 1. */
export function flagFrom(value: number | null): boolean | null {
  return value === null ? null : value === 1;
}
