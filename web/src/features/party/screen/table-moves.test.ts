import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cellAt, closestOf, orderBefore, tableShape, tiedSeats } from './table-moves.ts';

describe('the order before the round', () => {
  test('is the new one with every move taken back', () => {
    const rows = [
      { seat: 4, place: 1, moved: 2 },
      { seat: 1, place: 2, moved: -1 },
      { seat: 2, place: 3, moved: -1 },
      { seat: 3, place: 4, moved: 0 },
    ];
    expect(orderBefore(rows)).toEqual([1, 2, 4, 3]);
  });

  test('has who shared a place in the order of their seats', () => {
    const rows = [
      { seat: 3, place: 1, moved: 0 },
      { seat: 1, place: 2, moved: -1 },
      { seat: 2, place: 2, moved: -1 },
    ];
    expect(orderBefore(rows)).toEqual([1, 2, 3]);
  });

  test('of any move of places is the order from which it came', () => {
    const seats = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 2, maxLength: 60 });
    const two = seats.chain((old) =>
      fc.tuple(fc.constant(old), fc.shuffledSubarray(old, { minLength: old.length })),
    );
    fc.assert(
      fc.property(two, ([old, next]) => {
        const rows = next.map((seat, at) => ({
          seat,
          place: at + 1,
          moved: old.indexOf(seat) - at,
        }));
        expect(orderBefore(rows)).toEqual(old);
      }),
    );
  });
});

describe('who was closest', () => {
  const row = (seat: number, gained: number, solved = false) => ({ seat, gained, solved });

  test('has the most points of those whose guesses were all wrong', () => {
    const rows = [row(1, 120), row(2, 180), row(3, 900, true), row(4, 180), row(5, 0)];
    expect(closestOf(rows).map(({ seat }) => seat)).toEqual([2, 4]);
  });

  test('is nobody if nobody was close at all', () => {
    expect(closestOf([row(1, 0), { solved: false }])).toEqual([]);
  });
});

test('the time decides between equal points in different places, and not within one', () => {
  const row = (seat: number, points: number, place: number) => ({ seat, points, place });
  const rows = [row(1, 90, 1), row(2, 90, 2), row(3, 60, 3), row(4, 60, 3), row(5, 0, 5)];
  expect([...tiedSeats(rows)]).toEqual([1, 2]);
});

describe('the table', () => {
  test('has one column for as many as stand in it', () => {
    expect(tableShape(10)).toEqual({ columns: 1, lines: 10 });
    expect(tableShape(11)).toEqual({ columns: 2, lines: 6 });
  });

  test('has a cell for each of up to sixty rows, and none twice', () => {
    for (let rows = 1; rows <= 60; rows += 1) {
      const shape = tableShape(rows);
      const cells = Array.from({ length: rows }, (_, at) => cellAt(at, shape));
      expect(new Set(cells.map(({ column, line }) => `${column} ${line}`)).size).toBe(rows);
      for (const { column, line } of cells) {
        expect(column).toBeLessThan(shape.columns);
        expect(line).toBeLessThan(shape.lines);
      }
      // More would leave a line too low for type of 28 px.
      expect(shape.lines).toBeLessThanOrEqual(15);
    }
  });
});
