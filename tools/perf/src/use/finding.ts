/** How long one interaction took, over and over, and how long it may take. */
export interface Finding {
  /** What the shopper does, and what is waited for. */
  readonly row: string;
  /** One for each time, in ms. */
  readonly times: readonly number[];
  /** The median may reach this, in ms. */
  readonly limit: number;
}

/** The middle value; of an even number of values the mean of the two in the middle; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? NaN) + upper) / 2;
}

/** What could not be measured meets no limit. */
export const isMet = ({ times, limit }: Finding): boolean => median(times) <= limit;
