type Row = { seat: number; place: number; moved: number };

/** Seats in the order that the table had before the round. */
export function orderBefore(rows: readonly Row[]): number[] {
  return rows
    .map(({ seat, place, moved }) => ({ seat, place: place + moved }))
    .toSorted((one, other) => one.place - other.place || one.seat - other.seat)
    .map(({ seat }) => seat);
}

type Placed = { seat: number; points: number; place: number };

/** Whose points others in another place have, too: the time has put these in order. */
export const tiedSeats = (rows: readonly Placed[]): Set<number> =>
  new Set(
    rows
      .filter(({ points, place }) =>
        rows.some((row) => row.points === points && row.place !== place),
      )
      .map(({ seat }) => seat),
  );

type Guesser = { solved: boolean; gained?: number | undefined };

/** Who had the most for a guess that was not right: mostly one, three at most. */
export function closestOf<Of extends Guesser>(rows: readonly Of[]): Of[] {
  const unsolved = rows.filter(({ solved }) => !solved);
  const most = Math.max(0, ...unsolved.map(({ gained = 0 }) => gained));
  return most > 0 ? unsolved.filter(({ gained }) => gained === most).slice(0, 3) : [];
}

export type Shape = { columns: number; lines: number };

/** As few columns as leave every line high enough to be read from afar. */
export function tableShape(rows: number): Shape {
  const columns = rows <= 10 ? 1 : rows <= 24 ? 2 : 4;
  return { columns, lines: Math.max(1, Math.ceil(rows / columns)) };
}

/** Where a row stands: down the first column, then down the next. */
export const cellAt = (index: number, { lines }: Shape) => ({
  column: Math.floor(index / lines),
  line: index % lines,
});
