import { rowsInView, type GridShape, type Rows } from './grid-window.ts';

/** A grid as the browser has laid it out, and the rows of it that the window shows. */
export interface GridView {
  readonly shape: GridShape;
  readonly inView: Rows;
  /** From the top of the page to the top of the grid, in px. */
  readonly pageTop: number;
}

/** Looks at a grid whose first card is there. Its rows are as high as the first one, which nothing stands above. */
export function viewOf(grid: HTMLElement): GridView {
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
  const height = grid.firstElementChild?.getBoundingClientRect().height ?? 0;
  const shape: GridShape = {
    columns: columnsOf(gridTemplateColumns),
    pitch: height === 0 ? 0 : height + (parseFloat(rowGap) || 0),
  };
  const { top } = grid.getBoundingClientRect();
  return { shape, inView: rowsInView(shape, top, window.innerHeight), pageTop: top + window.scrollY };
}

/**
 * When a window gets narrower, cards that still stand in a column too many make one that the style sheet does not have. Such
 * columns have no width (`gridAutoColumns`).
 */
const columnsOf = (tracks: string): number => Math.max(1, tracks.split(' ').filter((track) => track !== '0px').length);

export const isSameView = (one: GridView, other: GridView): boolean =>
  one.shape.columns === other.shape.columns &&
  one.shape.pitch === other.shape.pitch &&
  one.inView.first === other.inView.first &&
  one.inView.last === other.inView.last;
