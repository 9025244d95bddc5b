import type { StoredQueries } from '../app/store.ts';
import { runtimeConfig } from '../shared/env.ts';
import { pageFile, PRELOADED_STATE_ID } from '../shared/published-page.ts';

export interface PreloadedState {
  /** The rendered path; null for the fallback page. */
  path: string | null;
  /** The run-time configuration that its markup depends on, see `markupConfig`. */
  config: string;
  /** The responses from which it was rendered, whole, as RTK Query holds them. */
  queries: StoredQueries;
}

/** The part of the run-time configuration that a page's markup shows: with another one, the page is rendered again. */
export function markupConfig(): string {
  const { portalBase, pictureWidths } = runtimeConfig();
  return JSON.stringify({ portalBase, pictureWidths });
}

export function readPreloadedState(): PreloadedState {
  const text = document.getElementById(PRELOADED_STATE_ID)?.textContent;
  return text ? (JSON.parse(text) as PreloadedState) : { path: null, config: '', queries: {} };
}

/** Whether the prerendered markup fits this address and deployment. */
export function isMarkupOf({ path, config }: PreloadedState, pathname: string): boolean {
  if (path === null || config !== markupConfig()) return false;
  return path === pathname || (pageFile(path) !== null && pageFile(path) === pageFile(pathname));
}
