import { formatTable } from '@shop/workspace-tools/terminal/table';

/** Digits after the point for each unit; a `%` is stored as a share of 1. */
const DIGITS = { '%': 1, x: 2, ms: 0, MB: 0, KB: 1, lost: 0, score: 0, shift: 3 };

/** Without a number the row is only reported. */
export interface Limit {
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly unit: keyof typeof DIGITS;
}

/** One row of a table: what was measured, and its limit. */
export interface Result {
  readonly row: string;
  /** The values behind the result, as text. */
  readonly measured: string;
  readonly value: number;
  readonly limit: Limit;
}

/** The middle value, of an even number the mean of the middle two; NaN of no values, or when one is NaN. */
export function median(values: readonly number[]): number {
  if (values.some(Number.isNaN)) return NaN;
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? NaN) + (sorted[Math.floor(half)] ?? NaN)) / 2;
}

/** NaN, for what could not be measured, meets no limit. */
const isMet = ({ value, limit: { atLeast = -Infinity, atMost = Infinity } }: Result): boolean =>
  value >= atLeast && value <= atMost;

/** The median of one value for each round. */
export const medianResult = (row: string, rounds: readonly number[], limit: Limit): Result => ({
  row,
  measured: rounds.map((value) => format(value, limit)).join(', '),
  value: median(rounds),
  limit,
});

const format = (value: number, { unit }: Limit): string =>
  `${(unit === '%' ? value * 100 : value).toFixed(DIGITS[unit])} ${unit}`.replace(/ (score|shift)$/, '');

export const resultTable = (results: readonly Result[]): string =>
  formatTable(
    ['Row', 'Measured', 'Result', 'Limit', 'Verdict'],
    results.map((result) => {
      const { row, measured, value, limit } = result;
      const { atLeast, atMost } = limit;
      const bound = [
        ...(atLeast === undefined ? [] : [`>= ${format(atLeast, limit)}`]),
        ...(atMost === undefined ? [] : [`<= ${format(atMost, limit)}`]),
      ].join(', ');
      return [row, measured, format(value, limit), bound, isMet(result) ? bound && 'ok' : 'MISSED'];
    }),
  );

/** Prints the table; the exit code is 1 when a limit is missed. */
export function report(results: readonly Result[]): void {
  process.stdout.write(`${resultTable(results)}\n`);
  process.exitCode = results.every(isMet) ? 0 : 1;
}
