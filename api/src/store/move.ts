import { createHash } from 'node:crypto';
import { collections } from './collections.ts';
import type { Documents, FieldKind, Value } from './port.ts';

export type Doc = Record<string, unknown>;
export type Key = readonly Value[];

/** One end of a move: all that a database holds, collection by collection. */
export type MoveSource = {
  /** For the operator and without a password; the same for the same database. */
  description: string;
  count(collection: Documents): Promise<number>;
  /** In the order of the key, behind it if one is given. */
  read(collection: Documents, after?: Key): AsyncIterable<Doc[]>;
  /** Throws if somebody else has used the database since it was opened. */
  assertUnused(): Promise<void>;
  close(): Promise<void>;
};

export type MoveTarget = MoveSource & {
  /** Throws unless it is empty, or has an unfinished move of the same source. */
  begin(source: string): Promise<void>;
  lastKey(collection: Documents): Promise<Key | undefined>;
  /** In order, so that after an end in the middle nothing is missing before `lastKey`. */
  write(collection: Documents, docs: readonly Doc[]): Promise<void>;
  /** All is written: makes the indexes. */
  settle(): Promise<void>;
  /** It may be used from now on. */
  finish(): Promise<void>;
};

export const moved = collections as unknown as readonly Documents[];

/** Documents read at once. */
export const pageLength = 500;

export async function* inPages(docs: AsyncIterable<Doc> | Iterable<Doc>): AsyncGenerator<Doc[]> {
  let page: Doc[] = [];
  for await (const doc of docs) {
    if (page.push(doc) < pageLength) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

/** The same on both engines: each has its own way to leave out a field. */
export function plain({ fields }: Documents, doc: Doc): Doc {
  const all = Object.entries(fields).map(([name, kind]: [string, FieldKind]) => {
    return [name, doc[name] ?? (kind.endsWith('|null') ? null : undefined)] as const;
  });
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}

export const keyOf = ({ key }: Documents, doc: Doc): Key => key.map((name) => doc[name] as Value);

/** Says how far a collection is. */
export type Progress = (name: string, done: number, all: number) => void;

type Ends = { source: MoveSource; target: MoveTarget; progress: Progress };

async function copy(collection: Documents, { source, target, progress }: Ends): Promise<void> {
  const all = await source.count(collection);
  const after = await target.lastKey(collection);
  let done = after ? await target.count(collection) : 0;
  progress(collection.name, done, all);
  for await (const page of source.read(collection, after)) {
    await target.write(collection, page);
    done += page.length;
    progress(collection.name, done, all);
  }
}

/** As the engines order them: texts by their bytes. */
function compareKeys(one: Key, other: Key): number {
  for (const [index, value] of one.entries()) {
    const beside = other[index] as Value;
    if (value === beside) continue;
    if (typeof value === 'number' && typeof beside === 'number') return value - beside;
    return Buffer.compare(Buffer.from(String(value)), Buffer.from(String(beside)));
  }
  return 0;
}

type Side = { text: string; key: Key };

async function* rowsOf(end: MoveSource, collection: Documents): AsyncGenerator<Side> {
  for await (const page of end.read(collection))
    for (const doc of page) yield { text: JSON.stringify(doc), key: keyOf(collection, doc) };
}

const mostNamed = 5;

/** What a collection has at both ends, row by row, and the digest of what the target has. */
export type Compared = { name: string; rows: number; digest: string; different: readonly Key[] };

async function compared(
  collection: Documents,
  { source, target, progress }: Ends,
): Promise<Compared & { differences: number }> {
  const { name } = collection;
  const all = await source.count(collection);
  const [ours, theirs] = [rowsOf(source, collection), rowsOf(target, collection)];
  const hash = createHash('sha256');
  const found = { name, rows: 0, differences: 0, different: [] as Key[] };
  let [one, other] = [await ours.next(), await theirs.next()];
  while (!one.done || !other.done) {
    const order = one.done ? 1 : other.done ? -1 : compareKeys(one.value.key, other.value.key);
    if (!other.done && order >= 0) {
      hash.update(other.value.text).update('\n');
      found.rows += 1;
      if (found.rows % pageLength === 0) progress(name, found.rows, all);
    }
    if (order !== 0 || (!one.done && !other.done && one.value.text !== other.value.text)) {
      found.differences += 1;
      const { key } = (order <= 0 ? one.value : other.value) as Side;
      if (found.different.length < mostNamed) found.different.push(key);
    }
    const next = [order <= 0 ? ours.next() : one, order >= 0 ? theirs.next() : other] as const;
    [one, other] = [await next[0], await next[1]];
  }
  return { ...found, digest: hash.digest('hex') };
}

export type Stage = 'copied' | 'compared';

/**
 * Copies everything, going on where an earlier attempt ended, and compares every row. Throws if
 * anything differs; the target stays unfinished then, and is refused by the product.
 */
export async function move(
  source: MoveSource,
  target: MoveTarget,
  progress: (stage: Stage, ...how: Parameters<Progress>) => void = () => {},
): Promise<Compared[]> {
  await copyAll(source, target, (...how) => progress('copied', ...how));
  const ends = {
    source,
    target,
    progress: (...how: Parameters<Progress>) => progress('compared', ...how),
  };
  const tables: Awaited<ReturnType<typeof compared>>[] = [];
  for (const collection of moved) tables.push(await compared(collection, ends));
  const wrong = tables.filter(({ differences }) => differences > 0);
  if (wrong.length > 0) {
    const lines = wrong.map(
      ({ name, differences, different }) =>
        `${differences} in ${name} (${different.map((key) => key.join(' ')).join(', ')})`,
    );
    throw new Error(
      `${source.description} and ${target.description} differ: ${lines.join('; ')}. Nothing was changed at the source; remove the target and begin again.`,
    );
  }
  await source.assertUnused();
  await target.finish();
  return tables;
}

/** Without the comparison: of a source that others go on writing. */
export async function copyAll(
  source: MoveSource,
  target: MoveTarget,
  progress: Progress = () => {},
): Promise<void> {
  await target.begin(source.description);
  for (const collection of moved) await copy(collection, { source, target, progress });
  await target.settle();
}
