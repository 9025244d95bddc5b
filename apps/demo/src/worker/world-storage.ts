import type { SavedWorld } from '@shop/mock-api/web/saved-world';

/** Storage for the demo's world: browsers stop idle workers. */
export interface WorldStorage {
  read(): Promise<SavedWorld | undefined>;
  /** Resolves once stored durably. */
  write(kept: SavedWorld): Promise<void>;
  clear(): Promise<void>;
}
