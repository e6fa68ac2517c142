import type { Stores } from '../store/store.ts';

/** Those of the others who have blocked the user, or whom the user has (rules: blocking). */
export async function keptApart(
  { blocks }: Pick<Stores, 'blocks'>,
  userId: string,
  others: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await blocks.between(userId, [...new Set(others)]);
  return new Set(found.map(({ by, whom }) => (by === userId ? whom : by)));
}
