import { openDatabase } from '@craque/api/store/sqlite/sqlite-database.ts';
import { sqliteStoresOn } from '@craque/api/store/sqlite/sqlite-stores.ts';

/** The tables that the calls of a profile read. */
const profileTables = /\b(results|records|achievements|friendships|players|users|sessions)\b/;

/**
 * SQLite's query plans of all reads of the stores on these tables: `SELECT …` and the steps of its
 * plan.
 */
export function plansOf(tables: RegExp): string[] {
  const database = openDatabase(':memory:');
  const statements: string[] = [];
  const prepare = database.prepare.bind(database);
  database.prepare = (sql) => {
    statements.push(sql);
    return prepare(sql);
  };
  sqliteStoresOn(database, ':memory:');
  const reads = statements.filter((sql) => /^\s*SELECT/.test(sql) && tables.test(sql));
  const plans = reads.map((sql) => {
    const steps = prepare(`EXPLAIN QUERY PLAN ${sql}`).all();
    const words = sql.replace(/\s+/g, ' ').trim();
    return [words, ...steps.map(({ detail }) => `    ${String(detail)}`)].join('\n');
  });
  database.close();
  return plans;
}

export const profilePlans = (): string[] => plansOf(profileTables);
