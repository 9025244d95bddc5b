import { endFirstView } from '../../shared/ui/later-part.ts';

const STORAGE_KEY = 'scroll-positions';

/** How far pages were scrolled when they were left, in px, by the keys of their history entries. */
export interface ScrollPositions {
  of: (key: string) => number | undefined;
  /** Notes how far the page in sight is scrolled. */
  remember: (key: string) => void;
  /** Keeps them for when the shop is loaded again in this tab. */
  keep: () => void;
}

/** Begins with what was kept in this tab. */
export function scrollPositions(): ScrollPositions {
  const positions = readKept();
  return {
    of: (key) => positions.get(key),
    remember: (key) => {
      endFirstView();
      positions.set(key, window.scrollY);
    },
    keep: () => {
      try {
        sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions]));
      } catch {
        // Storage is full or disabled: pages begin at their top after a reload.
      }
    },
  };
}

function readKept(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}
