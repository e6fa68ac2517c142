import type { Connection } from 'mongoose';
import { collections } from '../collections.ts';
import { type Documents, fieldOf } from '../port.ts';
import { translated } from './mongo-connection.ts';
import { storedName } from './mongo-engine.ts';

export type WantedIndex = {
  collection: string;
  name: string;
  key: Readonly<Record<string, 1 | -1>>;
  unique?: true;
  sparse?: true;
};

/** The indexes of the collections; all queries use one of them or the documents' ids. */
export const wantedIndexes: readonly WantedIndex[] = (
  collections as unknown as readonly Documents[]
).flatMap((collection) =>
  Object.entries(collection.indexes).map(([name, { fields, unique, sparse }]) => ({
    collection: collection.name,
    name,
    key: Object.fromEntries(
      fields.map(fieldOf).map(([field, way]) => [storedName(collection, field), way]),
    ),
    ...(unique && { unique }),
    ...(sparse && { sparse }),
  })),
);

type StoredIndex = { name?: string; key: unknown; unique?: boolean; sparse?: boolean };

function isAsWanted(stored: StoredIndex | undefined, wanted: WantedIndex): boolean {
  return (
    stored !== undefined &&
    JSON.stringify(stored.key) === JSON.stringify(wanted.key) &&
    Boolean(stored.unique) === Boolean(wanted.unique) &&
    Boolean(stored.sparse) === Boolean(wanted.sparse)
  );
}

async function storedIndexes(connection: Connection, collection: string): Promise<StoredIndex[]> {
  try {
    return await translated(() => connection.collection(collection).indexes());
  } catch (error) {
    const isNew = (error as { cause?: { code?: number } }).cause?.code === 26;
    if (isNew) return [];
    throw error;
  }
}

/**
 * Creates missing indexes. Throws a plain Error naming an index that exists with another
 * definition.
 */
export async function ensureIndexes(connection: Connection): Promise<void> {
  for (const collection of new Set(wantedIndexes.map((wanted) => wanted.collection))) {
    const stored = await storedIndexes(connection, collection);
    for (const wanted of wantedIndexes.filter((each) => each.collection === collection)) {
      const { name, key, unique, sparse } = wanted;
      const there = stored.find((index) => index.name === name);
      if (isAsWanted(there, wanted)) continue;
      if (there) {
        throw new Error(
          `The index ${name} of ${connection.name}.${collection} has another definition than wanted: ` +
            `${JSON.stringify(there)}. Drop it and start again.`,
        );
      }
      const options = { name, ...(unique && { unique }), ...(sparse && { sparse }) };
      // Without the timeout of other operations: a large collection takes its time.
      await translated(() => connection.collection(collection).createIndex({ ...key }, options));
    }
  }
}

/** Drops the indexes of earlier versions that nothing uses any more. */
export async function dropOutdated(connection: Connection): Promise<void> {
  const isOutdated = (collection: string, name = '') =>
    (collection === 'games' && name === 'invited') ||
    (collection === 'users' && /^(ranking-|staleRanking$)/.test(name));
  for (const collection of ['games', 'users']) {
    for (const { name = '' } of await storedIndexes(connection, collection)) {
      if (!isOutdated(collection, name)) continue;
      await translated(() => connection.collection(collection).dropIndex(name));
    }
  }
}
