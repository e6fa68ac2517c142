import type { SQLInputValue } from 'node:sqlite';
import {
  type Documents,
  type FieldKind,
  fieldOf,
  type Index,
  isMulti,
  type Test,
  typeOf,
  type Value,
} from '../port.ts';

export type Part = { sql: string; values: readonly SQLInputValue[] };

export const quoted = (name: string) => `"${name}"`;
const list = (names: readonly string[], of: (name: string) => string = quoted) =>
  names.map(of).join(', ');

const columnTypes = {
  text: 'TEXT',
  number: 'INTEGER',
  flag: 'INTEGER',
  json: 'TEXT',
  texts: 'TEXT',
} as const;
const columnType = (kind: FieldKind) => columnTypes[typeOf(kind)];

export function bound(value: unknown): SQLInputValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'object' ? JSON.stringify(value) : (value as SQLInputValue);
}

/** `table.field` of the first field is the value, in an index table the column `entry`. */
const entry = 'entry';
const fieldsOf = ({ fields }: Index) => fields.map((name) => fieldOf(name)[0]);
const indexTable = ({ name }: Documents, index: string) => quoted(`${name}.${index}`);

function indexColumns({ key }: Documents, index: Index): string[] {
  const rest = fieldsOf(index).slice(1);
  return [...rest, ...key.filter((name) => !rest.includes(name))];
}

function entriesOf(row: 'NEW' | 'OLD', field: string): { from: string; value: string } {
  const [column = '', part] = field.split('.');
  const value = part === undefined ? 'value' : `value ->> '$.${part}'`;
  return { from: `json_each(${row}.${quoted(column)})`, value };
}

/** The table of an index on a field with several values, and the triggers that keep it. */
function indexTableSql(collection: Documents, name: string, index: Index): string[] {
  const table = indexTable(collection, name);
  const [field = ''] = fieldsOf(index);
  const columns = indexColumns(collection, index);
  const declared = columns.map(
    (column) => `${quoted(column)} ${columnType(collection.fields[column] as FieldKind)}`,
  );
  const added = entriesOf('NEW', field);
  const gone = entriesOf('OLD', field);
  const add = `INSERT OR IGNORE INTO ${table} SELECT ${added.value}, ${list(columns, (each) => `NEW.${quoted(each)}`)} FROM ${added.from};`;
  const remove = `DELETE FROM ${table} WHERE ${entry} IN (SELECT ${gone.value} FROM ${gone.from}) AND ${columns.map((each) => `${quoted(each)} = OLD.${quoted(each)}`).join(' AND ')};`;
  const kept = [field.split('.')[0] ?? '', ...columns];
  const isChanged = kept.map((each) => `NEW.${quoted(each)} IS NOT OLD.${quoted(each)}`);
  const trigger = (when: string, steps: string) =>
    `CREATE TRIGGER IF NOT EXISTS ${quoted(`${collection.name}.${name}.${when.split(' ')[0]}`)}
     AFTER ${when} BEGIN ${steps} END`;
  const on = `ON ${quoted(collection.name)}`;
  return [
    `CREATE TABLE IF NOT EXISTS ${table} (${entry} ANY NOT NULL, ${declared.join(', ')},
       PRIMARY KEY (${entry}, ${list(columns)})) STRICT, WITHOUT ROWID`,
    trigger(`INSERT ${on}`, add),
    trigger(`DELETE ${on}`, remove),
    trigger(`UPDATE OF ${list(kept)} ${on} WHEN ${isChanged.join(' OR ')}`, `${remove} ${add}`),
  ];
}

function indexSql(collection: Documents, name: string, index: Index): string[] {
  const fields = fieldsOf(index);
  const [leading = ''] = fields;
  if (isMulti(collection, leading)) return indexTableSql(collection, name, index);
  if (fields.join() === collection.key.join()) return [];
  const columns = index.fields.map((each) => {
    const [field, direction] = fieldOf(each);
    return direction === 1 ? quoted(field) : `${quoted(field)} DESC`;
  });
  const unique = index.unique ? 'UNIQUE ' : '';
  const where = index.sparse ? ` WHERE ${quoted(leading)} IS NOT NULL` : '';
  return [
    `CREATE ${unique}INDEX IF NOT EXISTS ${indexTable(collection, name)} ON ${quoted(collection.name)}
     (${[...columns, ...(index.covers ?? []).map(quoted)].join(', ')})${where}`,
  ];
}

/**
 * A table without row ids is in the order of its key: lists read neighbouring pages. Documents
 * under a number (games) are large, and no list is in their order.
 */
export const columnSql = ({ fields }: Documents, name: string): string =>
  `${quoted(name)} ${columnType(fields[name] as FieldKind)}`;

export function tableSql(collection: Documents): string[] {
  const columns = Object.keys(collection.fields).map((name) => columnSql(collection, name));
  const [key = ''] = collection.key;
  const isNumber = collection.key.length === 1 && collection.fields[key] === 'number';
  const end = isNumber ? 'STRICT' : 'STRICT, WITHOUT ROWID';
  const table = `CREATE TABLE IF NOT EXISTS ${quoted(collection.name)}
    (${columns.join(', ')}, PRIMARY KEY (${list(collection.key)})) ${end}`;
  const indexes = Object.entries(collection.indexes).flatMap(([name, index]) =>
    indexSql(collection, name, index),
  );
  return [table, ...indexes];
}

const comparisons = { from: '>=', above: '>', upTo: '<=', below: '<' } as const;

function condition(column: string, test: Test): Part {
  if (test === null) return { sql: `${column} IS NULL`, values: [] };
  if (typeof test !== 'object') return { sql: `${column} = ?`, values: [bound(test)] };
  if ('present' in test) return { sql: `${column} IS NOT NULL`, values: [] };
  if ('only' in test) return { sql: `${column} = ?`, values: [bound([test.only])] };
  if ('in' in test) {
    return { sql: `${column} IN (SELECT value FROM json_each(?))`, values: [bound(test.in)] };
  }
  const parts = Object.entries(test).map(([name, value]) => {
    const sign = comparisons[name as keyof typeof comparisons];
    if (!sign) throw new TypeError(`no test: ${name}`);
    return { sql: `${column} ${sign} ?`, values: [bound(value)] };
  });
  return joined(parts, ' AND ');
}

export const joined = (parts: readonly Part[], by: string): Part => ({
  sql: parts.map(({ sql }) => sql).join(by),
  values: parts.flatMap(({ values }) => values),
});

export type Tests = { readonly [field: string]: Test | undefined };
const isEqual = (test: Test | undefined) =>
  test !== undefined && test !== null && (typeof test !== 'object' || 'only' in test);

/** The index of the field with several values whose first fields the conditions name. */
function indexFor(collection: Documents, field: string, where: Tests): [string, Index] {
  const fitting = Object.entries(collection.indexes)
    .filter(([, index]) => index.fields[0] === field)
    .map(([name, index]) => {
      const names = fieldsOf(index);
      const missing = names.findIndex((each) => !(each in where));
      return { name, index, fit: missing === -1 ? names.length : missing };
    });
  const [best] = fitting.toSorted((one, other) => other.fit - one.fit);
  if (!best) throw new TypeError(`${collection.name} has no index on ${field}`);
  return [best.name, best.index];
}

export type Source = { from: string; where: Part; column(field: string): string };

/** In the table itself, or by an entry of an index; `alone` without a join, for a write. */
export function sourceOf(collection: Documents, where: Tests, alone = false): Source {
  const table = quoted(collection.name);
  const multi = Object.keys(where).find((field) => isMulti(collection, field));
  const key = list(collection.key);
  const own = (field: string): string => {
    const [column = '', part] = field.split('.');
    return part === undefined ? quoted(column) : `${quoted(column)} ->> '$.${part}'`;
  };
  const others = Object.entries(where).filter(([field]) => field !== multi) as [string, Test][];
  if (multi === undefined) {
    const parts = others.map(([field, test]) => condition(own(field), test as Test));
    return { from: table, where: joined(parts, ' AND '), column: own };
  }
  const test = where[multi] as Test;
  const [name, index] = indexFor(collection, multi, where);
  const entries = indexTable(collection, name);
  const only = test !== null && typeof test === 'object' && 'only' in test;
  const entryTest = only ? test.only : test;
  if (alone || !isEqual(test)) {
    const found = condition(entry, entryTest);
    const inEntries = {
      sql: `(${key}) IN (SELECT ${key} FROM ${entries} WHERE ${found.sql})`,
      values: found.values,
    };
    const parts = others.map(([field, each]) => condition(own(field), each));
    const last = only ? [condition(own(multi), test)] : [];
    return { from: table, where: joined([inEntries, ...parts, ...last], ' AND '), column: own };
  }
  const inIndex = new Set(indexColumns(collection, index));
  const column = (field: string) => `${inIndex.has(field) ? 'i' : 'd'}.${own(field)}`;
  const parts = [
    condition(`i.${entry}`, entryTest),
    ...others.map(([field, each]) => condition(column(field), each)),
    ...(only ? [condition(`d.${own(multi)}`, test)] : []),
  ];
  const on = collection.key.map((each) => `d.${quoted(each)} = i.${quoted(each)}`);
  const from = `${entries} i CROSS JOIN ${table} d ON ${on.join(' AND ')}`;
  return { from, where: joined(parts, ' AND '), column };
}

export function pageOf(
  column: (field: string) => string,
  page: {
    order?: readonly string[];
    after?: readonly Value[];
    skip?: number;
    limit?: number;
  },
): { condition: Part | undefined; rest: Part } {
  const order = (page.order ?? []).map(fieldOf);
  const [first] = order;
  const columns = order.map(([field]) => column(field));
  const by = order.map(([, direction], at) => `${columns[at]}${direction === 1 ? '' : ' DESC'}`);
  const { after, skip, limit } = page;
  const places = columns.map(() => '?').join(', ');
  const behind = after && {
    sql: `(${columns.join(', ')}) ${first?.[1] === 1 ? '>' : '<'} (${places})`,
    values: after.map(bound),
  };
  const rest = [
    ...(by.length > 0 ? [{ sql: ` ORDER BY ${by.join(', ')}`, values: [] }] : []),
    ...(limit !== undefined || skip ? [{ sql: ' LIMIT ?', values: [limit ?? -1] }] : []),
    ...(skip ? [{ sql: ' OFFSET ?', values: [skip] }] : []),
  ];
  return { condition: behind, rest: joined(rest, '') };
}
