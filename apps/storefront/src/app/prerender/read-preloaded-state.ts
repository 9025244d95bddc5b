import { pageFile } from '@shop/domain/presentation/page-file';
import { PRELOADED_STATE_ID } from '@shop/domain/presentation/preloaded-state-id';
import { markupConfig, type PreloadedState } from './preloaded-state.ts';

const nothing: PreloadedState = { path: null, readsQuery: false, config: '', answers: [] };

/** The page's embedded data; empty in development. */
export function readPreloadedState(): PreloadedState {
  const text = document.getElementById(PRELOADED_STATE_ID)?.textContent;
  return text ? (JSON.parse(text) as PreloadedState) : nothing;
}

/** Whether the prerendered markup fits this address and deployment. */
export function isMarkupOf({ path, readsQuery, config }: PreloadedState, { pathname, search }: Location): boolean {
  if (path === null || config !== markupConfig() || (readsQuery && search !== '')) return false;
  return path === pathname || (pageFile(path) !== null && pageFile(path) === pageFile(pathname));
}
