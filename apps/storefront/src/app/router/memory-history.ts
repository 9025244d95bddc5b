import { parsePath } from 'react-router-dom';
import { newKey, type ShopHistory } from './shop-history.ts';

interface MemoryHistory extends Omit<ShopHistory, 'go'> {
  /** Resolved when the page is shown. */
  go: (delta: number) => Promise<void>;
}

/** A history where there is no browser, or none that a test may move. It begins at an address. */
export function memoryHistory(address: string): MemoryHistory {
  const { pathname = '/', search = '', hash = '' } = parsePath(address);
  let entries = [{ pathname, search, hash, state: null as unknown, key: newKey() }];
  let index = 0;
  let hear = () => Promise.resolve();
  return {
    get location() {
      return entries[index]!;
    },
    push: (location) => {
      entries = [...entries.slice(0, index + 1), location];
      index += 1;
    },
    replace: (location) => {
      entries[index] = location;
    },
    go: async (delta) => {
      if (!entries[index + delta]) return;
      index += delta;
      await hear();
    },
    listen: (onPop) => {
      hear = onPop;
    },
  };
}
