import type { GridView } from './grid-view.ts';
import { rowsInView, type GridShape } from './grid-window.ts';

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
const lastShapes = new Map<string, GridShape>();

/** Where nothing is laid out, as in a test, there is nothing to come back to. */
export function rememberGrid({ key, pathname }: GridPlace, grid: LeftGrid): void {
  if (grid.shape.pitch === 0) return;
  leftGrids.set(key, grid);
  lastShapes.set(pathname, grid.shape);
}

/** What a grid begins with: what it was left with, or its top in the shape that it had last; nothing at first. */
export function rememberedGrid({ key, pathname }: GridPlace): LeftGrid | null {
  const shape = lastShapes.get(pathname);
  const top = shape && { shape, inView: rowsInView(shape, 0, window.innerHeight), focusedRow: null };
  return leftGrids.get(key) ?? top ?? null;
}
