import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import { translated } from './mongo-connection.ts';

/* MongoDB locks nothing. Each process that has opened the stores counts up a document of its own;
   one whose number stands still was left by a process that is gone. */

type Meta = { _id: string; beat?: number; from?: string; version?: number };

export const metaOf = (connection: Connection) => connection.collection<Meta>('meta');

const presence = /^process /;
/** Milliseconds. A process that hangs for longer than the wait is taken for gone. */
const times = { beat: 2_000, wait: 5_000 };

/** Says that this process uses the database, until the result is called. */
export async function present(connection: Connection): Promise<() => Promise<void>> {
  const _id = `process ${randomUUID()}`;
  const beat = () => metaOf(connection).updateOne({ _id }, { $inc: { beat: 1 } }, { upsert: true });
  await translated(beat);
  // What fails here is tried again, and reported by the calls of the stores.
  const timer = setInterval(() => void beat().catch(() => undefined), times.beat).unref();
  return async () => {
    clearInterval(timer);
    await metaOf(connection)
      .deleteOne({ _id })
      .catch(() => undefined);
  };
}

async function beatsIn(connection: Connection): Promise<Map<string, number | undefined>> {
  const found = await translated(() => metaOf(connection).find({ _id: presence }).toArray());
  return new Map(found.map(({ _id, beat }) => [_id, beat]));
}

/** Throws an Error if another process uses the database; those that are gone are forgotten. */
export async function refuseWhileUsed(connection: Connection, wait = times.wait): Promise<void> {
  const before = await beatsIn(connection);
  if (before.size === 0) return;
  await pause(wait);
  const alive = [...(await beatsIn(connection))].filter(([id, beat]) => before.get(id) !== beat);
  if (alive.length > 0)
    throw new Error(
      `The database ${connection.name} is in use by ${alive.length} process${alive.length > 1 ? 'es' : ''}: stop the product first.`,
    );
  await metaOf(connection).deleteMany({ _id: { $in: [...before.keys()] } });
}

const mark = 'move';

/** The source of the move that has not filled this database yet. */
export async function unfinishedMove(connection: Connection): Promise<string | undefined> {
  return (await translated(() => metaOf(connection).findOne({ _id: mark })))?.from;
}

export async function markMove(connection: Connection, from: string): Promise<void> {
  await metaOf(connection).updateOne({ _id: mark }, { $set: { from } }, { upsert: true });
}

export async function endMove(connection: Connection, version: number): Promise<void> {
  await metaOf(connection).updateOne({ _id: 'schema' }, { $set: { version } }, { upsert: true });
  await metaOf(connection).deleteOne({ _id: mark });
}

/** Half a database would look like one whose games are lost. */
export async function refuseUnfinished(connection: Connection): Promise<void> {
  const from = await unfinishedMove(connection);
  if (from === undefined) return;
  throw new Error(
    `The database ${connection.name} is an unfinished copy of ${from}: repeat that npm run move or npm run restore, or drop the database.`,
  );
}
