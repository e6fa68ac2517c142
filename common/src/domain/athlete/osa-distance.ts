/** With swaps of neighbours. A distance above `limit` is `limit + 1`. */
export function osaDistance(a: string, b: string, limit: number): number {
  const above = limit + 1;
  if (Math.abs(a.length - b.length) > limit) return above;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = new Array<number>(b.length + 1).fill(above);
    if (fillRow({ a, b, row, limit, last, beforeLast, current }) > limit) return above;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[b.length] ?? above, above);
}

type Row = {
  a: string;
  b: string;
  row: number;
  limit: number;
  last: readonly number[];
  beforeLast: readonly number[];
  current: number[];
};

/**
 * Only the cells within `limit` of the diagonal, since others cost more; returns the lowest
 * cost.
 */
function fillRow({ a, b, row, limit, last, beforeLast, current }: Row): number {
  const letter = a.charCodeAt(row - 1);
  const letterBefore = a.charCodeAt(row - 2);
  const end = Math.min(b.length, row + limit);
  let least = row;
  current[0] = row;
  for (let column = Math.max(1, row - limit); column <= end; column += 1) {
    const other = b.charCodeAt(column - 1);
    let cost = at(last, column - 1) + (letter === other ? 0 : 1);
    const dropped = at(last, column) + 1;
    if (dropped < cost) cost = dropped;
    const added = at(current, column - 1) + 1;
    if (added < cost) cost = added;
    if (row > 1 && column > 1 && letterBefore === other && letter === b.charCodeAt(column - 2)) {
      const swapped = at(beforeLast, column - 2) + 1;
      if (swapped < cost) cost = swapped;
    }
    current[column] = cost;
    if (cost < least) least = cost;
  }
  return least;
}

function at(costs: readonly number[], column: number): number {
  return costs[column] ?? Number.POSITIVE_INFINITY;
}
