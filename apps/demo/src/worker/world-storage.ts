import type { Row } from '@shop/mock-engine/store/rows';

/** The rows of the demo's world in the browser. */
export interface WorldStorage {
  /** Oldest first. */
  read(): Promise<readonly Row[]>;
  /** Stores changed rows, all or none. */
  write(changed: readonly Row[]): Promise<void>;
  clear(): Promise<void>;
}
