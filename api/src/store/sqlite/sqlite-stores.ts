import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { type Stores, StoreUnavailable } from '../store.ts';
import { keepRanked, storesOn } from '../stores/stores-on.ts';
import { answerCopies } from './sqlite-copies.ts';
import { emptyLog, openDatabase } from './sqlite-database.ts';
import { sqliteEngine } from './sqlite-engine.ts';
import { guarded } from './sqlite-errors.ts';

export function sqliteStoresOn(database: DatabaseSync, file: string): Stores {
  const probe = database.prepare('SELECT 1');
  return {
    ...storesOn(sqliteEngine(database)),
    description: `SQLite ${file}`,
    async ping() {
      guarded(() => probe.get());
    },
    async close() {
      if (database.isOpen) database.close();
    },
  };
}

const checkInterval = 1_000;
const emptyInterval = 20_000;
/** As long as the sweep repeats the removal of an account, and a round more. */
const removalTime = 11 * 60 * 1000;

/** The log would keep what is deleted until it is full: it is emptied while an account goes. */
function forgetting({ users }: Stores, database: DatabaseSync, interval: number) {
  const removal = { until: 0 };
  const emptying = setInterval(() => {
    if (Date.now() >= removal.until || !database.isOpen) return;
    try {
      emptyLog(database);
    } catch {
      // Tried again at the next turn.
    }
  }, interval).unref();
  return {
    users: {
      ...users,
      async remove(id: string, at: number) {
        removal.until = Date.now() + removalTime;
        return users.remove(id, at);
      },
    },
    end: () => clearInterval(emptying),
  };
}

/**
 * Refuses writes while the file or its log is not the one that was opened: SQLite would go on
 * writing into a removed file. Throws StoreUnavailable then.
 */
function placeOf(file: string, database: DatabaseSync, warn: (line: string) => void): () => void {
  const inodeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.ino;
  const log = `${file}-wal`;
  const opened = { file: inodeOf(file), log: inodeOf(log) };
  let isThere = true;
  return () => {
    const wasThere = isThere;
    const hasFile = inodeOf(file) === opened.file;
    isThere = hasFile && inodeOf(log) === opened.log;
    const missing = hasFile ? `log ${log} of the database` : `database ${file}`;
    const text = `The ${missing} is no longer in its place: nothing is written until it is.`;
    if (isThere !== wasThere && database.isOpen) {
      database.exec(`PRAGMA query_only = ${isThere ? 'OFF' : 'ON'}`);
      warn(isThere ? `The database ${file} is back.` : text);
    }
    if (!isThere) throw new StoreUnavailable(text);
  };
}

/**
 * Opens or creates the file; `:memory:` for tests. One that is removed while open is reported by
 * `warn` within a second and no longer written. Throws an Error about the file.
 */
export function openSqliteStores(
  file: string,
  warn = (_line: string): void => {},
  inform = (_line: string): void => {},
  { emptyEvery = emptyInterval, isChecked = false } = {},
): Stores {
  const database = openDatabase(file, inform, { isChecked });
  const plain = sqliteStoresOn(database, file);
  if (file === ':memory:') return plain;
  const checkFile = placeOf(file, database, warn);
  const checking = setInterval(() => {
    try {
      checkFile();
    } catch {
      // Already reported; readiness and writes will report it again.
    }
  }, checkInterval).unref();
  const endCopies = answerCopies(file, database, warn);
  const endRanking = keepRanked(plain);
  const { users, end } = forgetting(plain, database, emptyEvery);
  return {
    ...plain,
    users,
    async ping() {
      checkFile();
      await plain.ping();
    },
    async close() {
      clearInterval(checking);
      endRanking();
      endCopies();
      end();
      await plain.close();
    },
  };
}
