import type { Connection } from 'mongoose';
import {
  type Doc,
  inPages,
  type Key,
  keyOf,
  type MoveSource,
  type MoveTarget,
  moved,
  pageLength,
  plain,
} from '../move.ts';
import type { Documents } from '../port.ts';
import { connect, placeOf, translated } from './mongo-connection.ts';
import { reader, storedName } from './mongo-engine.ts';
import {
  endMove,
  markMove,
  metaOf,
  present,
  refuseUnfinished,
  refuseWhileUsed,
  unfinishedMove,
} from './mongo-presence.ts';
import { ensureIndexes, version } from './mongo-takeover.ts';

const rowsOf = (connection: Connection, { name }: Documents) => connection.collection<Doc>(name);
const orderOf = (collection: Documents, way: 1 | -1) =>
  collection.key.map((field): [string, 1 | -1] => [storedName(collection, field), way]);

/** Equal in the first fields and behind in the next one. */
function behind(collection: Documents, after: Key): object {
  const names = collection.key.map((field) => storedName(collection, field));
  const ways = names.map((name, index) => ({
    ...Object.fromEntries(names.slice(0, index).map((each, at) => [each, after[at]])),
    [name]: { $gt: after[index] },
  }));
  return { $or: ways };
}

function sourceOn(connection: Connection, close: () => Promise<void>): MoveSource {
  return {
    description: `mongodb://${placeOf(connection)}`,
    count: (collection) => translated(() => rowsOf(connection, collection).countDocuments({})),
    async *read(collection, after) {
      const decode = reader(collection, Object.keys(collection.fields));
      const cursor = rowsOf(connection, collection)
        .find(after ? behind(collection, after) : {}, { batchSize: pageLength })
        .sort(orderOf(collection, 1));
      for await (const page of inPages(cursor))
        yield page.map((found) => plain(collection, decode(found)));
    },
    assertUnused: () => refuseWhileUsed(connection),
    close,
  };
}

/**
 * A sort or an index of everything takes longer than a call of the product may, and a server that
 * is busy with what it is given is no lost one.
 */
const patient = {
  socketTimeoutMS: 600_000,
  connectTimeoutMS: 60_000,
  serverSelectionTimeoutMS: 15_000,
};

async function assertCurrent(connection: Connection): Promise<void> {
  const found = (await translated(() => metaOf(connection).findOne({ _id: 'schema' })))?.version;
  if (found === version) return;
  const state = found === undefined ? 'has no data of Craque' : `has data of version ${found}`;
  throw new Error(
    `The database ${connection.name} ${state}, and version ${version} is needed: start this version of the product on it once.`,
  );
}

/** `shared`: others may go on writing. Otherwise throws an Error if anybody uses the database. */
export async function openMongoSource(
  url: string,
  { shared = false, database }: { shared?: boolean; database?: string } = {},
): Promise<MoveSource> {
  const connection = await connect(url, database, patient);
  try {
    await refuseUnfinished(connection);
    await assertCurrent(connection);
    if (!shared) await refuseWhileUsed(connection);
    return sourceOn(connection, () => connection.destroy());
  } catch (error) {
    await connection.destroy();
    throw error;
  }
}

async function beginOn(connection: Connection, from: string, emptied: boolean): Promise<void> {
  const known = emptied ? undefined : await unfinishedMove(connection);
  if (known === from) return;
  if (known !== undefined) await refuseUnfinished(connection);
  for (const { name, derived } of moved) {
    const rows = connection.collection(name);
    if (!derived && !emptied && (await translated(() => rows.findOne({}))))
      throw new Error(
        `The database ${connection.name} is not empty (${name}): name another one, or drop it.`,
      );
  }
  await markMove(connection, from);
  for (const { name } of moved) await translated(() => connection.collection(name).deleteMany({}));
}

/**
 * With `emptied`, what it has is removed first. Throws an Error if anybody uses the database, and
 * keeps others out as long as it is open.
 */
export async function openMongoTarget(
  url: string,
  { emptied = false, database }: { emptied?: boolean; database?: string } = {},
): Promise<MoveTarget> {
  const connection = await connect(url, database, patient);
  try {
    await refuseWhileUsed(connection);
    const leave = await present(connection);
    const source = sourceOn(connection, async () => {
      await leave();
      await connection.destroy();
    });
    return {
      ...source,
      begin: (from) => beginOn(connection, from, emptied),
      async lastKey(collection): Promise<Key | undefined> {
        const [last] = await translated(() =>
          rowsOf(connection, collection)
            .find({}, { limit: 1 })
            .sort(orderOf(collection, -1))
            .toArray(),
        );
        return last && keyOf(collection, reader(collection, collection.key)(last));
      },
      async write(collection, docs) {
        const stored = docs.map((doc) =>
          Object.fromEntries(
            Object.entries(doc).map(([field, value]) => [storedName(collection, field), value]),
          ),
        );
        await translated(() =>
          rowsOf(connection, collection).insertMany(stored, { ordered: true }),
        );
      },
      settle: () => ensureIndexes(connection),
      finish: () => endMove(connection, version),
    };
  } catch (error) {
    await connection.destroy();
    throw error;
  }
}
