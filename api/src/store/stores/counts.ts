import { setImmediate as pause } from 'node:timers/promises';
import { counts as collection } from '../collections.ts';
import type { CountsDoc } from '../documents.ts';
import { type Engine, first, reviser } from '../port.ts';

export type Range = { from: string; below: string };

/** A part of an index with few entries, whose number is kept under its name. */
export type Part = { name: string; range: Range };

/** A part of an index that has a document with the numbers of its parts. */
export type Counted = Range & {
  id: string;
  partOf(text: string): Part;
  first(range: Range): Promise<string | undefined>;
  count(range: Range): Promise<number>;
};

/** Part by part: each read is short, however long the whole is. */
async function countAll({ from, below, partOf, ...index }: Counted) {
  const numbers: Record<string, number> = {};
  for (let at = from; ; ) {
    const text = await index.first({ from: at, below });
    if (text === undefined) return numbers;
    const part = partOf(text);
    numbers[part.name] = await index.count(part.range);
    at = part.range.below;
    await pause();
  }
}

/** To be counted anew after every write that touches a part; so they are right in the end. */
export function createCounts(engine: Engine) {
  const counts = engine.rows(collection);
  const revise = reviser(counts);

  async function recount(counted: Counted, parts: readonly Part[]): Promise<CountsDoc> {
    const { id, count } = counted;
    const { after } = await revise({ id }, async (before): Promise<CountsDoc> => {
      if (!before) return { id, numbers: await countAll(counted) };
      const named = new Map(parts.map(({ name, range }) => [name, range]));
      const fresh = Array.from(named, async ([name, range]) => [name, await count(range)] as const);
      const numbers = { ...before.numbers, ...Object.fromEntries(await Promise.all(fresh)) };
      const some = Object.entries(numbers).filter(([, number]) => number > 0);
      return { ...before, numbers: Object.fromEntries(some) };
    });
    return after as CountsDoc;
  }

  return {
    recount,
    /** Whoever reads it again has to count it anew. */
    async forget({ id }: Counted): Promise<void> {
      await counts.remove({ id });
    },
    /** `known`, if nothing has changed since it was read. What nobody has counted is counted. */
    async read(counted: Counted, known?: CountsDoc): Promise<CountsDoc> {
      const where = { id: counted.id };
      if (known) {
        const there = await first(counts, { where, fields: ['stamp'] });
        if (there?.stamp === known.stamp) return known;
      }
      return (await first(counts, { where })) ?? (await recount(counted, []));
    },
  };
}
export type Counts = ReturnType<typeof createCounts>;
