import { randomUUID } from 'node:crypto';
import { type Connection, createConnection } from 'mongoose';

export const newDatabase = () => `craque-test-${randomUUID()}`;

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
