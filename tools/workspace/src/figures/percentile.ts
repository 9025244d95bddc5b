/** The least value that so many percent of all do not exceed (nearest rank); NaN of none. @param percent from 1 to 100 */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? NaN;
}
