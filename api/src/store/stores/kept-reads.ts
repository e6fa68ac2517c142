import type { Rows, Where } from '../port.ts';

const mostGroups = 200;
/** Milliseconds: long before the key of what was removed can be another's. */
const keptFor = 60_000;

type Revised = { readonly revision: number };

type Kept<D, V> = {
  id: keyof D & string;
  /** The one field that may change while the revision stays. */
  noted: keyof D & keyof V & string;
  valueFrom: (doc: Pick<D, keyof D & string>) => V;
  /** Of fewer the revisions are not asked for first: that would take longer than to read them. */
  fewest: number;
};

/**
 * Reads the documents of a group as they are in the store, but whole only those that have another
 * revision than when they were read or written here last.
 */
export function createKeptReads<D extends Revised, V extends Revised>(
  rows: Rows<D>,
  { id, noted, valueFrom, fewest }: Kept<D, V>,
) {
  /** The one that was asked for longest ago comes first. */
  const groups = new Map<string, { usedAt: number; values: Map<unknown, V> }>();

  function groupOf(name: string): Map<unknown, V> {
    const now = performance.now();
    for (const [oldest, { usedAt }] of groups) {
      if (groups.size <= mostGroups && usedAt > now - keptFor) break;
      groups.delete(oldest);
    }
    const values = groups.get(name)?.values ?? new Map<unknown, V>();
    groups.delete(name);
    groups.set(name, { usedAt: now, values });
    return values;
  }

  async function whole(values: Map<unknown, V>, where: Where<D>): Promise<V[]> {
    const docs = await rows.find({ where });
    return docs.map((doc) => {
      const value = valueFrom(doc);
      values.set(doc[id], value);
      return value;
    });
  }

  return {
    async read(name: string, where: Where<D>): Promise<V[]> {
      const values = groupOf(name);
      if (values.size < fewest) return whole(values, where);
      const marks = await rows.find({ where, fields: [id, 'revision', noted] });
      const changed: unknown[] = [];
      const known: V[] = [];
      for (const { [id]: own, revision, [noted]: note } of marks) {
        const value = values.get(own);
        if (value?.revision !== revision) changed.push(own);
        else known.push(Object.is(value[noted], note) ? value : { ...value, [noted]: note });
      }
      if (changed.length === 0) return known;
      return [...known, ...(await whole(values, { [id]: { in: changed } } as object))];
    },
    /** Has been written. */
    keep: (name: string, own: unknown, value: V) => void groupOf(name).set(own, value),
  };
}
