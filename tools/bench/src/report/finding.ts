/** What a row of the table found, and what it was held to. */
export interface Finding {
  readonly row: string;
  /** In words with its unit, for people. */
  readonly measured: string;
  /** What it was compared with, in the same unit; empty where the limit is a plain figure. */
  readonly compared: string;
  readonly value: number;
  readonly limit: Limit;
}

export interface Limit {
  readonly bound: 'at least' | 'at most';
  readonly value: number;
  readonly unit: 'share' | 'times' | 'orders/s' | 'MB' | 'ms' | 'orders lost';
}

export function isMet({ value, limit }: Finding): boolean {
  // A figure that could not be taken (NaN) meets no limit.
  return limit.bound === 'at least' ? value >= limit.value : value <= limit.value;
}
