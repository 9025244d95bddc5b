import { createPath, type Location } from 'react-router-dom';

/** The visitor's way through the shop, an entry for each page that he saw. */
export interface ShopHistory {
  /** The entry where he is. */
  readonly location: Location;
  push: (location: Location) => void;
  replace: (location: Location) => void;
  go: (delta: number) => void;
  /** Tells when he has gone back or forward. */
  listen: (onPop: () => Promise<void>) => void;
}

/** What the browser keeps for an entry, over reloads too. */
interface EntryState {
  key: string;
  /** What the link or the page that led here handed over. */
  state: unknown;
}

/** A name for an entry. */
export const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** The browser's own history. */
export function browserHistory(): ShopHistory {
  nameEntry();
  return {
    get location() {
      const { pathname, search, hash } = window.location;
      const { key, state = null } = window.history.state as EntryState;
      return { pathname, search, hash, key, state };
    },
    push: (location) => {
      try {
        window.history.pushState(entryOf(location), '', createPath(location));
      } catch {
        // Safari refuses more than a hundred in half a minute.
        window.location.assign(createPath(location));
      }
    },
    replace: (location) => window.history.replaceState(entryOf(location), '', createPath(location)),
    go: (delta) => window.history.go(delta),
    listen: (onPop) =>
      window.addEventListener('popstate', () => {
        nameEntry();
        void onPop();
      }),
  };
}

const entryOf = ({ key, state }: Location): EntryState => ({ key, state: state as unknown });

/**
 * Pages that the browser itself opened, and places within a page that it went to, have no name: each would be scrolled to
 * where the one before was left.
 */
function nameEntry(): void {
  const entry = window.history.state as Partial<EntryState> | null;
  if (!entry?.key) window.history.replaceState({ ...entry, key: newKey() }, '');
}
