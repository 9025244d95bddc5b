import { placeCards, rowsInView, withFirstCards, withRowsAhead, type Rows } from './grid-window.ts';

const shape = { columns: 3, pitch: 500 };
const numbers = (rows: Rows, focusedRow: number | null = null, count = 2000) =>
  placeCards({ count, shape, rows, focusedRow }).map(({ index }) => index);

describe('the cards that are drawn of 2,000 in three columns', () => {
  it('are those of the rows, and the first and the last one for who comes in by Tab', () => {
    expect(numbers({ first: 10, last: 11 })).toEqual([0, 30, 31, 32, 33, 34, 35, 1999]);
  });

  it('are also those around the focus, however far the page is scrolled', () => {
    expect(numbers({ first: 100, last: 100 }, 10)).toEqual([
      0, 27, 28, 29, 30, 31, 32, 33, 34, 35, 300, 301, 302, 1999,
    ]);
  });

  it('end with the list', () => {
    expect(numbers({ first: 665, last: 700 })).toEqual([0, 1995, 1996, 1997, 1998, 1999]);
    expect(numbers({ first: 0, last: 3 }, null, 4)).toEqual([0, 1, 2, 3]);
    expect(numbers({ first: 0, last: 3 }, null, 0)).toEqual([]);
  });

  it('stand where they would stand among all the others', () => {
    const placed = placeCards({ count: 2000, shape, rows: { first: 10, last: 10 }, focusedRow: null });
    expect(placed).toEqual([
      { index: 0, column: 1 },
      // Rows 1 to 9 are left out before the whole row, then 11 to 665 before the last card.
      { index: 30, column: 1, space: 9 * 500 },
      { index: 31, column: 2, space: 9 * 500 },
      { index: 32, column: 3, space: 9 * 500 },
      { index: 1999, column: 2, space: 655 * 500 },
    ]);
  });

  it('are all of them where nothing is laid out', () => {
    const unknown = { columns: 1, pitch: 0 };
    const placed = placeCards({ count: 46, shape: unknown, rows: { first: 0, last: 0 }, focusedRow: null });
    expect(placed).toHaveLength(46);
  });
});

describe('the rows in view', () => {
  it.each([
    ['below the page’s head', 450, { first: 0, last: 0 }],
    ['at the top of the screen', 0, { first: 0, last: 1 }],
    ['scrolled halfway into its third row', -1250, { first: 2, last: 4 }],
    ['not reached yet', 3000, { first: 0, last: 0 }],
  ])('of a grid %s', (_, top, rows) => {
    expect(rowsInView(shape, top, 800)).toEqual(rows);
  });

  it('have two more on each side drawn ahead', () => {
    expect(withRowsAhead({ first: 10, last: 12 })).toEqual({ first: 8, last: 14 });
    expect(withRowsAhead({ first: 1, last: 2 })).toEqual({ first: 0, last: 4 });
  });

  it('are at the top never less than the first cards, which are there already', () => {
    expect(withFirstCards({ first: 0, last: 1 }, shape, 12)).toEqual({ first: 0, last: 3 });
    expect(withFirstCards({ first: 0, last: 9 }, shape, 12)).toEqual({ first: 0, last: 9 });
    expect(withFirstCards({ first: 1, last: 2 }, shape, 12)).toEqual({ first: 1, last: 2 });
  });
});
