import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  type Collection,
  type Documents,
  type Engine,
  type FieldKind,
  fieldOf,
  KeyTaken,
  type Rows,
  typeOf,
} from '../port.ts';
import { guarded, uniqueError } from './sqlite-errors.ts';
import { bound, joined, type Part, pageOf, quoted, sourceOf } from './sqlite-sql.ts';
import { createWriter } from './sqlite-writer.ts';

type Doc = Record<string, unknown>;
type DocRows = Rows<Doc>;
type Row = Record<string, SQLInputValue>;

function takenIn({ name, key, indexes }: Documents, message: string): string {
  const columns = (fields: readonly string[]) =>
    fields.map((field) => `${name}.${fieldOf(field)[0]}`).join(', ');
  const names = Object.entries(indexes).filter(
    ([, { unique, fields }]) => unique && message.endsWith(columns(fields)),
  );
  return message.endsWith(columns(key)) ? 'key' : (names[0]?.[0] ?? 'key');
}

function reader(kind: FieldKind): ((value: SQLInputValue) => unknown) | undefined {
  const type = typeOf(kind);
  const read = (value: SQLInputValue): unknown => {
    if (value === null) return kind.endsWith('|null') ? null : undefined;
    if (type === 'flag') return value === 1;
    return type === 'json' || type === 'texts' ? JSON.parse(String(value)) : value;
  };
  return ['text', 'number', 'text|null', 'number|null'].includes(kind) ? undefined : read;
}

export function readers(fields: readonly string[], kinds: Readonly<Record<string, FieldKind>>) {
  const all = fields.map((field) => [field, reader(kinds[field] as FieldKind)] as const);
  return (row: Row): Doc => {
    const doc: Doc = {};
    for (const [field, read] of all) {
      const value = row[field] as SQLInputValue;
      const shown = read ? read(value) : value;
      if (shown !== undefined) doc[field] = shown;
    }
    return doc;
  };
}

const namesIn = ({ fields }: Documents) => Object.keys(fields);
const insertionOf = (collection: Documents) => {
  const names = namesIn(collection);
  return `INSERT INTO ${quoted(collection.name)} (${names.map(quoted).join(', ')})
    VALUES (${names.map(() => '?').join(', ')})`;
};
const valuesIn = (collection: Documents, doc: Doc) =>
  namesIn(collection).map((field) => bound(doc[field]));

export function inserter(database: DatabaseSync, collection: Documents): (doc: Doc) => void {
  const statement = database.prepare(insertionOf(collection));
  return (doc) => void statement.run(...valuesIn(collection, doc));
}

/** The columns that are in an index: a statement that sets one of them rewrites the index. */
function indexedIn({ indexes }: Documents): ReadonlySet<string> {
  const fields = Object.values(indexes).flatMap((each) => [...each.fields, ...(each.covers ?? [])]);
  return new Set(fields.map((name) => fieldOf(name)[0].split('.')[0] ?? ''));
}

/** Changes of different fields are different statements: of those there are many. */
const mostPrepared = 100;

type Writer = ReturnType<typeof createWriter>;

function createRunner(database: DatabaseSync, writer: Writer, collection: Documents) {
  const prepared = new Map<string, StatementSync>();
  const decoders = new Map<string, (row: Row) => Doc>();
  const statement = (sql: string) => {
    const known = prepared.get(sql) ?? database.prepare(sql);
    if (prepared.size >= mostPrepared) prepared.clear();
    prepared.set(sql, known);
    return known;
  };
  return {
    decoder(fields: readonly string[]) {
      const known = decoders.get(fields.join()) ?? readers(fields, collection.fields);
      decoders.set(fields.join(), known);
      return known;
    },
    read: ({ sql, values }: Part) =>
      guarded(() => statement(sql).all(...values)) as unknown as Row[],
    /** The second statement runs if the first changes nothing. */
    async write(
      first: Part,
      second?: Part,
      mayBeLost: boolean | undefined = collection.derived,
    ): Promise<number> {
      const run = ({ sql, values }: Part) => Number(statement(sql).run(...values).changes);
      const both = () => guarded(() => run(first) || (second ? run(second) : 0));
      try {
        return await writer(both, { mayBeLost });
      } catch (error) {
        const message = uniqueError(error);
        throw message === undefined ? error : new KeyTaken(takenIn(collection, message));
      }
    },
  };
}
type Runner = ReturnType<typeof createRunner>;

const whereSql = ({ sql }: Part) => (sql === '' ? '' : ` WHERE ${sql}`);

function readsOf(
  collection: Documents,
  { read, decoder }: Runner,
): Pick<DocRows, 'find' | 'count' | 'groups'> {
  const { name } = collection;
  return {
    async find(query) {
      const { where, fields = namesIn(collection), by } = query;
      const source = sourceOf(collection, where);
      const { condition, rest } = pageOf(source.column, query);
      const all = condition
        ? joined([source.where, condition], source.where.sql ? ' AND ' : '')
        : source.where;
      const columns = fields.map((field) => `${source.column(field)} AS ${quoted(field)}`);
      const from = by ? `${source.from} INDEXED BY ${quoted(`${name}.${by}`)}` : source.from;
      const sql = `SELECT ${columns.join(', ')} FROM ${from}${whereSql(all)}${rest.sql}`;
      const found = read({ sql, values: [...all.values, ...rest.values] });
      return found.map(decoder(fields)) as never;
    },
    async count(where) {
      const { from, where: found } = sourceOf(collection, where);
      const sql = `SELECT COUNT(*) AS "count" FROM ${from}${whereSql(found)}`;
      return Number(read({ sql, values: found.values })[0]?.count);
    },
    async groups(where, by, folds) {
      const { from, where: found, column } = sourceOf(collection, where);
      const sums = Object.entries<DocFold>(folds).map(([as, fold]) => {
        const sum = fold === 'count' ? 'COUNT(*)' : `${fold[0].toUpperCase()}(${column(fold[1])})`;
        return `${sum} AS ${quoted(as)}`;
      });
      const columns = by.map((field) => `${column(field)} AS ${quoted(field)}`);
      const sql = `SELECT ${[...columns, ...sums].join(', ')} FROM ${from}${whereSql(found)}
        GROUP BY ${by.map(column).join(', ')}`;
      const decode = decoder(by);
      const rows = read({ sql, values: found.values });
      return rows.map((row) => ({
        ...decode(row),
        ...Object.fromEntries(Object.keys(folds).map((as) => [as, row[as]])),
      })) as never;
    },
  };
}

function writesOf(
  collection: Documents,
  { write }: Runner,
): Pick<DocRows, 'insert' | 'put' | 'change' | 'remove'> {
  const { name, key } = collection;
  const table = quoted(name);
  const indexed = indexedIn(collection);
  const insertion = insertionOf(collection);
  const others = namesIn(collection).filter((field) => !key.includes(field));
  const replacement = `${insertion} ON CONFLICT (${key.map(quoted).join(', ')}) DO UPDATE
    SET ${others.map((field) => `${quoted(field)} = excluded.${quoted(field)}`).join(', ')}`;
  const setting = (fields: readonly string[], by = ', ', sign = '=') =>
    fields.map((field) => `${quoted(field)} ${sign} ?`).join(by);
  return {
    async insert(doc) {
      await write({ sql: insertion, values: valuesIn(collection, doc) });
    },
    async put(doc) {
      await write({ sql: replacement, values: valuesIn(collection, doc) });
    },
    async change(where, changes, { mayBeLost } = {}) {
      const set = Object.keys(changes);
      const found = sourceOf(collection, where, true).where;
      const given = (fields: readonly string[]) => fields.map((field) => bound(changes[field]));
      const marks = set.filter((field) => indexed.has(field));
      const plain = set.filter((field) => !indexed.has(field));
      // SQLite rewrites an index whenever a column of it is set, even to the same value: most
      // guesses change none, and one page is written instead of four.
      const all = {
        sql: `UPDATE ${table} SET ${setting(set)}${whereSql(found)}`,
        values: [...given(set), ...found.values],
      };
      const isOne = key.every((field) => field in where);
      if (!isOne || marks.length === 0 || plain.length === 0)
        return write(all, undefined, mayBeLost);
      const same = setting(marks, ' AND ', 'IS');
      const sql = `UPDATE ${table} SET ${setting(plain)} WHERE ${found.sql} AND ${same}`;
      const values = [...given(plain), ...found.values, ...given(marks)];
      return write({ sql, values }, all, mayBeLost);
    },
    async remove(where) {
      const found = sourceOf(collection, where, true).where;
      return write({ sql: `DELETE FROM ${table}${whereSql(found)}`, values: found.values });
    },
  };
}

type DocFold = 'count' | readonly [string, string];

/** On an open database with the tables: a row for each document, a column for each field. */
export function sqliteEngine(database: DatabaseSync): Engine {
  const writer = createWriter(database);
  return {
    rows<D extends object>(given: Collection<D>) {
      const collection = given as unknown as Documents;
      const runner = createRunner(database, writer, collection);
      const rows: DocRows = { ...readsOf(collection, runner), ...writesOf(collection, runner) };
      return rows as unknown as Rows<D>;
    },
  };
}
