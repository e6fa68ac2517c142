import { randomUUID } from 'node:crypto';
import { type Connection, createConnection } from 'mongoose';

/** The name of a database that no other test has. */
export const newDatabase = () => `craque-test-${randomUUID()}`;

/** For tests: works on a database past the stores. */
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
