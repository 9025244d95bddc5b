import { matchPath, useLocation } from 'react-router-dom';

/** Of the entries that share a page, the one at this address. @throws Error when there is none */
export function useEntryHere<Entry extends { path: string }>(entries: readonly Entry[]): Entry {
  const { pathname } = useLocation();
  const entry = entries.find(({ path }) => matchPath(path, pathname));
  if (!entry) throw new Error(`Nothing is shown at ${pathname}.`);
  return entry;
}
