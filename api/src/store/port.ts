import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { StoreUnavailable } from './store.ts';

type Type = 'text' | 'number' | 'flag' | 'json' | 'texts';
/** With `?` the field may be left out, with `|null` it may be null; `texts` is a list of texts. */
export type FieldKind = Type | `${Type}?` | `${Type}|null`;

export const kinds = <Name extends string>(lists: { [Kind in FieldKind]?: readonly Name[] }) =>
  Object.fromEntries(
    Object.entries(lists).flatMap(([kind, names]) => names.map((name) => [name, kind])),
  ) as Record<Name, FieldKind>;

/**
 * In order, `-` before a field that descends. A first field with several values (`texts`, or
 * `sessions.sid` in a `json` list) has an entry for each.
 */
export type Index = {
  fields: readonly string[];
  unique?: true;
  /** Only documents that have the fields are in it. */
  sparse?: true;
  /** Further fields that SQLite keeps in the index, so that a long list is read from it alone. */
  covers?: readonly string[];
};

export type Collection<Doc> = {
  name: string;
  key: readonly (keyof Doc & string)[];
  fields: Readonly<Record<keyof Doc & string, FieldKind>>;
  indexes: Readonly<Record<string, Index>>;
  /** Can be computed again: its writes need not be on disk when they resolve. */
  derived?: true;
};

export type Documents = Collection<Record<string, unknown>>;

export type Value = string | number | boolean;
/** Equal, or absent for null; of several values one, or with `only` no other. */
export type Test =
  | Value
  | null
  | { in: readonly Value[] }
  | { present: true }
  | { only: Value }
  | { from?: Value; above?: Value; upTo?: Value; below?: Value };

type Name<Doc> = keyof Doc & string;
export type Where<Doc> = { readonly [F in Name<Doc> | `${Name<Doc>}.${string}`]?: Test };
/** Null and undefined take the field away. */
export type Changes<Doc> = { readonly [F in Name<Doc>]?: Doc[F] | null | undefined };

export type Query<Doc, F extends Name<Doc>> = {
  where: Where<Doc>;
  fields?: readonly F[];
  /** The index to use, where SQLite would choose a longer way. */
  by?: string;
  order?: readonly (Name<Doc> | `-${Name<Doc>}`)[];
  /** Begins behind the place in the order that has these values, or `skip` documents later. */
  after?: readonly Value[];
  skip?: number;
  limit?: number;
};

export type Fold<Doc> = 'count' | readonly ['sum' | 'min' | 'max', Name<Doc>];

/**
 * What both engines can do. A write that resolves is on disk, unless it may be lost, and changes each document wholly or
 * not at all; `insert`, `put` and `change` throw KeyTaken.
 */
export type Rows<Doc> = {
  find<F extends Name<Doc> = Name<Doc>>(query: Query<Doc, F>): Promise<Pick<Doc, F>[]>;
  count(where: Where<Doc>): Promise<number>;
  groups<B extends Name<Doc>, S extends string>(
    where: Where<Doc>,
    by: readonly B[],
    folds: Readonly<Record<S, Fold<Doc>>>,
  ): Promise<(Pick<Doc, B> & Record<S, number>)[]>;
  insert(doc: Doc): Promise<void>;
  put(doc: Doc): Promise<void>;
  /** `mayBeLost`: if the machine fails right afterwards. */
  change(
    where: Where<Doc>,
    changes: Changes<Doc>,
    options?: { mayBeLost?: boolean },
  ): Promise<number>;
  remove(where: Where<Doc>): Promise<number>;
};

export type Engine = { rows<Doc extends object>(collection: Collection<Doc>): Rows<Doc> };

/** Another document has this unique key: the name of its index, or `key`. */
export class KeyTaken extends Error {
  readonly taken: string;
  constructor(taken: string) {
    super(`the key ${taken} is taken`);
    this.taken = taken;
  }
}

/** The name of the unique key that another document has; undefined if the write succeeds. */
export async function takenKey(write: Promise<unknown>): Promise<string | undefined> {
  try {
    await write;
    return undefined;
  } catch (error) {
    if (error instanceof KeyTaken) return error.taken;
    throw error;
  }
}

export async function first<Doc, F extends Name<Doc> = Name<Doc>>(
  rows: Rows<Doc>,
  query: Query<Doc, F>,
): Promise<Pick<Doc, F> | undefined> {
  return (await rows.find({ ...query, limit: 1 }))[0];
}

export const typeOf = (kind: FieldKind) => kind.replace(/\?|\|null/, '') as Type;

export const fieldOf = (name: string): readonly [field: string, direction: 1 | -1] =>
  name.startsWith('-') ? [name.slice(1), -1] : [name, 1];

/** Whether a document may have several values of the field, each of which is in the index. */
export const isMulti = ({ fields, indexes }: Documents, field: string): boolean => {
  const kind = fields[field];
  if (kind) return typeOf(kind) === 'texts';
  return Object.values(indexes).some((index) => index.fields[0] === field);
};

const tries = 60;
const longestPause = 128;

/**
 * Repeats a compare-and-set until it returns a value, after growing random pauses. Throws
 * StoreUnavailable after 60 attempts.
 */
export async function retried<T>(attempt: () => Promise<T | undefined>): Promise<T> {
  for (let failed = 0; failed < tries; failed += 1) {
    if (failed > 0) await pause(randomInt(1 + Math.min(longestPause, 2 ** failed)));
    const value = await attempt();
    if (value !== undefined) return value;
  }
  throw new StoreUnavailable(`others were faster ${tries} times`);
}

/** A new one with every change, so that no change is lost between a read and a write. */
type Stamped = { stamp?: string | undefined };
export type Revised<Doc> = { before: Doc | undefined; after: Doc | undefined };

/**
 * Writes what `step` makes of the document, again if it has changed meanwhile. Undefined stands for
 * no document; the same value changes nothing.
 */
export type Revise<Doc> = (
  key: Where<Doc>,
  step: (before: Doc | undefined) => Doc | undefined | Promise<Doc | undefined>,
) => Promise<Revised<Doc>>;

/** Changes of one document come one after the other: only other processes are rivals then. */
export function reviser<Doc extends Stamped>(rows: Rows<Doc>): Revise<Doc> {
  const turns = new Map<string, Promise<unknown>>();
  const attempt = async (
    key: Where<Doc>,
    step: Parameters<Revise<Doc>>[1],
  ): Promise<Revised<Doc> | undefined> => {
    const before: Doc | undefined = (await rows.find({ where: key, limit: 1 }))[0] as
      | Doc
      | undefined;
    const after = await step(before);
    const done = { before, after };
    if (after === before) return done;
    const there = { ...key, stamp: before?.stamp ?? null } as Where<Doc>;
    if (!after) return (await rows.remove(there)) > 0 ? done : undefined;
    const next = { ...after, stamp: randomUUID() };
    const written = { before, after: next };
    if (!before) return (await takenKey(rows.insert(next))) === undefined ? written : undefined;
    const names = Object.keys({ ...before, ...next }) as Name<Doc>[];
    const changed = names.filter((name) => next[name] !== before[name]);
    const changes = Object.fromEntries(changed.map((name) => [name, next[name]]));
    return (await rows.change(there, changes as Changes<Doc>)) > 0 ? written : undefined;
  };
  return async (key, step) => {
    const name = JSON.stringify(key);
    const work = () => retried(() => attempt(key, step));
    const last = turns.get(name);
    const own = last ? last.then(work, work) : work();
    turns.set(name, own);
    try {
      return await own;
    } finally {
      if (turns.get(name) === own) turns.delete(name);
    }
  };
}
