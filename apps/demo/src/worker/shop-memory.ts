import type { KeptWorld } from '@shop/mock-api/web/kept-world';

/** Where the demo's world outlives the worker, which browsers end whenever it is idle. */
export interface ShopMemory {
  read(): Promise<KeptWorld | undefined>;
  /** Resolves when it would survive the browser's end. */
  write(kept: KeptWorld): Promise<void>;
  forget(): Promise<void>;
}
