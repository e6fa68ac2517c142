import { randomUUID } from 'node:crypto';
import { type Connection, createConnection } from 'mongoose';

/** A unique name for a test's database. */
export const newDatabase = () => `craque-test-${randomUUID()}`;

/** For tests: accesses a database directly, bypassing the stores. */
export async function withDatabase<T>(
  server: string,
  database: string,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const connection = await createConnection(server, { dbName: database }).asPromise();
  try {
    return await work(connection);
  } finally {
    await connection.destroy();
  }
}
