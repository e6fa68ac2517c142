import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import {
  type Doc,
  inPages,
  type Key,
  keyOf,
  type MoveSource,
  type MoveTarget,
  plain,
} from '../move.ts';
import type { Documents } from '../port.ts';
import { openDatabase } from './sqlite-database.ts';
import { inserter, readers } from './sqlite-engine.ts';
import { quoted } from './sqlite-sql.ts';

const namesOf = ({ fields }: Documents) => Object.keys(fields);
const listed = (names: readonly string[]) => names.map(quoted).join(', ');

function sourceOn(database: DatabaseSync, description: string): MoveSource {
  return {
    description,
    async count({ name }) {
      const counted = database.prepare(`SELECT COUNT(*) AS "count" FROM ${quoted(name)}`).get();
      return Number(counted?.count);
    },
    read(collection, after) {
      const { name, key } = collection;
      const decode = readers(namesOf(collection), collection.fields);
      const behind = after ? ` WHERE (${listed(key)}) > (${key.map(() => '?').join(', ')})` : '';
      const rows = database
        .prepare(
          `SELECT ${listed(namesOf(collection))} FROM ${quoted(name)}${behind} ORDER BY ${listed(key)}`,
        )
        .iterate(...((after ?? []) as (string | number)[]));
      const docs = Iterator.from(rows).map((row) => plain(collection, decode(row)));
      return inPages(docs);
    },
    // The lock keeps everybody else out.
    assertUnused: async () => undefined,
    close: async () => database.close(),
  };
}

/** Locks the file, so the product has to be stopped. Throws an Error about the file. */
export function openSqliteSource(
  file: string,
  inform: (line: string) => void = () => undefined,
): MoveSource {
  if (!existsSync(file)) throw new Error(`There is no ${file}.`);
  return sourceOn(openDatabase(file, inform), `sqlite:${resolve(file)}`);
}

/** Enough for the pages of all indexes that are filled side by side; all is compared afterwards. */
const bulk = 'PRAGMA cache_size = -200000; PRAGMA synchronous = NORMAL';

/** What a later start finds unfinished has another name than the product's. */
const unfinished = (file: string) => `${file}.moving`;

function writerOn(database: DatabaseSync) {
  const inserts = new Map<string, (doc: Doc) => void>();
  return async (collection: Documents, docs: readonly Doc[]): Promise<void> => {
    const insert = inserts.get(collection.name) ?? inserter(database, collection);
    inserts.set(collection.name, insert);
    database.exec('BEGIN IMMEDIATE');
    try {
      for (const doc of docs) insert(doc);
      database.exec('COMMIT');
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw new Error(`${collection.name}: ${(error as Error).message}`, { cause: error });
    }
  };
}

/** Says that all is counted anew that is summed up: what it is summed from was copied before it. */
const recounted = 'DELETE FROM counts; UPDATE rankings SET stale = 1';

export type SqliteTarget = MoveTarget & {
  /** The sums are not of the same moment as what they are of. */
  forgetSums(): void;
};

/** A new file, which has its name once it is finished. Throws an Error about the file. */
export function openSqliteTarget(file: string): SqliteTarget {
  if (existsSync(file)) throw new Error(`${file} is there already: name a folder without one.`);
  mkdirSync(dirname(file), { recursive: true });
  const coming = unfinished(file);
  // What a start notes to be done in a database of this content would be a difference.
  const database = openDatabase(coming, undefined, { asItIs: existsSync(coming) });
  database.exec(bulk);
  const source = sourceOn(database, `sqlite:${resolve(file)}`);
  return {
    ...source,
    async begin(from) {
      database.exec('CREATE TABLE IF NOT EXISTS moving (source TEXT) STRICT');
      const known = database.prepare('SELECT source FROM moving').get()?.source;
      if (known !== undefined && known !== from)
        throw new Error(
          `${coming} is an unfinished copy of ${known}: go on with that one, or remove the file.`,
        );
      if (known === undefined) database.prepare('INSERT INTO moving VALUES (?)').run(from);
    },
    async lastKey(collection): Promise<Key | undefined> {
      const { name, key } = collection;
      const order = key.map((field) => `${quoted(field)} DESC`).join(', ');
      const last = database
        .prepare(`SELECT ${listed(key)} FROM ${quoted(name)} ORDER BY ${order} LIMIT 1`)
        .get();
      return last && keyOf(collection, last);
    },
    write: writerOn(database),
    settle: async () => undefined,
    forgetSums: () => database.exec(recounted),
    async finish() {
      database.exec('DROP TABLE moving; PRAGMA journal_mode = DELETE');
      database.close();
      renameSync(coming, file);
    },
    async close() {
      if (database.isOpen) database.close();
    },
  };
}
