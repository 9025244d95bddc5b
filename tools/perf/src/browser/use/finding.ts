import { median } from '../../statistics/median.ts';

/** How long one interaction took, over and over, and how long it may take. */
export interface Finding {
  /** What the shopper does, and what is waited for. */
  readonly row: string;
  /** One for each time, in ms. */
  readonly times: readonly number[];
  /** The median may reach this, in ms. */
  readonly limit: number;
}

/** What could not be measured meets no limit. */
export const isMet = ({ times, limit }: Finding): boolean => median(times) <= limit;
