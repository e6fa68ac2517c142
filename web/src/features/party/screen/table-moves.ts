type Row = { seat: number; place: number; moved: number };

/** Seats in the order that the table had before the round. */
export function orderBefore(rows: readonly Row[]): number[] {
  return rows
    .map(({ seat, place, moved }) => ({ seat, place: place + moved }))
    .toSorted((one, other) => one.place - other.place || one.seat - other.seat)
    .map(({ seat }) => seat);
}

/** Whose points others have, too: the time has put these in order. */
export const tiedSeats = (rows: readonly { seat: number; points: number }[]): Set<number> =>
  new Set(
    rows
      .filter(({ seat, points }) => rows.some((row) => row.seat !== seat && row.points === points))
      .map(({ seat }) => seat),
  );

export type Shape = { columns: number; lines: number };

/** As few columns as leave every line high enough to be read from afar. */
export function tableShape(rows: number): Shape {
  const columns = rows <= 8 ? 1 : rows <= 24 ? 2 : 4;
  return { columns, lines: Math.max(1, Math.ceil(rows / columns)) };
}

/** Where a row stands: down the first column, then down the next. */
export const cellAt = (index: number, { lines }: Shape) => ({
  column: Math.floor(index / lines),
  line: index % lines,
});
