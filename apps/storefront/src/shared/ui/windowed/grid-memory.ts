import type { GridView } from './grid-view.ts';
import { rowsInView } from './grid-window.ts';

/** Where a grid stands: the entry of the history, and its page. */
export interface GridPlace {
  readonly key: string;
  readonly pathname: string;
}

/** How a grid was left. */
export interface LeftGrid extends GridView {
  readonly focusedRow: number | null;
}

// Until the page is loaded anew, as long as scroll positions are kept.
const leftGrids = new Map<string, LeftGrid>();
const lastGrids = new Map<string, LeftGrid>();

/** Where nothing is laid out, as in a test, there is nothing to come back to. */
export function rememberGrid({ key, pathname }: GridPlace, grid: LeftGrid): void {
  if (grid.shape.pitch === 0) return;
  leftGrids.set(key, grid);
  lastGrids.set(pathname, grid);
}

/** What a grid begins with: what it was left with, or the top of the one before on its page; nothing at first. */
export function rememberedGrid({ key, pathname }: GridPlace): LeftGrid | null {
  return leftGrids.get(key) ?? topOf(lastGrids.get(pathname)) ?? null;
}

const topOf = (grid: LeftGrid | undefined): LeftGrid | undefined =>
  grid && { ...grid, inView: rowsInView(grid.shape, grid.pageTop, window.innerHeight), focusedRow: null };
