import type { SavedWorld } from '@shop/mock-api/web/saved-world';

/** Where the demo's world outlives the worker, which browsers end whenever it is idle. */
export interface WorldStorage {
  read(): Promise<SavedWorld | undefined>;
  /** Resolves when it would survive the browser's end. */
  write(kept: SavedWorld): Promise<void>;
  clear(): Promise<void>;
}
