/** How a grid of equal cards is laid out. */
export interface GridShape {
  readonly columns: number;
  /** From the top of one row to the top of the next, in px; 0 where nothing is laid out, as in a test. */
  readonly pitch: number;
}

/** Rows from the first one up to and with the last one. */
export interface Rows {
  readonly first: number;
  readonly last: number;
}

/** A card that is drawn, and where. */
export interface PlacedCard {
  readonly index: number;
  /** From 1; by the browser's own placing when left out. */
  readonly column?: number;
  /** In place of the rows above that are left out, in px. */
  readonly space?: number;
}

interface GridWindow {
  readonly count: number;
  readonly shape: GridShape;
  readonly rows: Rows;
  /** The row that has, or had last, the focus. */
  readonly focusedRow: number | null;
}

/** Rows drawn above and below those in view, so that scrolling meets cards. */
const ROWS_AHEAD = 2;

/** The rows that a view shows. @param top from the top of the view to the top of the grid, in px */
export function rowsInView({ pitch }: GridShape, top: number, viewHeight: number): Rows {
  if (pitch === 0) return { first: 0, last: 0 };
  return { first: Math.max(0, Math.floor(-top / pitch)), last: Math.max(0, Math.floor((viewHeight - top) / pitch)) };
}

export const withRowsAhead = ({ first, last }: Rows): Rows => ({
  first: Math.max(0, first - ROWS_AHEAD),
  last: last + ROWS_AHEAD,
});

/** At the top of a list its first cards stay, which are there before anything is known of its layout. */
export const withFirstCards = ({ first, last }: Rows, { columns }: GridShape, firstCards: number): Rows => ({
  first,
  last: first === 0 ? Math.max(last, Math.ceil(firstCards / columns) - 1) : last,
});

/**
 * The cards to draw: those in the rows; those around the focus, so that it is not lost and Tab goes on from it; and the
 * first and the last one, where Tab comes into the list from outside.
 */
export function placeCards({ count, shape: { columns, pitch }, rows, focusedRow }: GridWindow): PlacedCard[] {
  if (pitch === 0) return placeFirst(count);

  const shown = new Set<number>(count > 0 ? [0, count - 1] : []);
  const show = ({ first, last }: Rows) => {
    const end = Math.min(count, (last + 1) * columns);
    for (let index = Math.max(0, first * columns); index < end; index += 1) shown.add(index);
  };
  show(rows);
  if (focusedRow !== null) show({ first: focusedRow - 1, last: focusedRow + 1 });

  let row = -1;
  let rowsLeftOut = 0;
  return [...shown]
    .sort((one, other) => one - other)
    .map((index) => {
      const rowOfCard = Math.floor(index / columns);
      if (rowOfCard > row) {
        rowsLeftOut = rowOfCard - row - 1;
        row = rowOfCard;
      }
      return { index, column: (index % columns) + 1, ...(rowsLeftOut > 0 && { space: rowsLeftOut * pitch }) };
    });
}

/** The first cards, while the layout is not known. */
export const placeFirst = (count: number): PlacedCard[] => Array.from({ length: count }, (_, index) => ({ index }));
