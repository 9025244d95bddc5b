import { say } from '@shop/workspace-tools/terminal/command';
import { formatTable } from '@shop/workspace-tools/terminal/table';

/** What is measured of one side and then of the next, each round. */
export interface Measurement<Side> {
  readonly name: string;
  /** By name with the unit. */
  readonly measure: (side: Side) => Promise<Readonly<Record<string, number>>>;
}

/** Values by row, side and round. */
type Values = ReadonlyMap<string, readonly (readonly number[])[]>;

/** The middle value, of an even number the mean of the middle two; NaN of no values, or when one is NaN. */
export function median(values: readonly number[]): number {
  if (values.some(Number.isNaN)) return NaN;
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? NaN) + (sorted[Math.floor(half)] ?? NaN)) / 2;
}

/**
 * Measures the sides in turns, so that what else the machine does concerns them alike. What one side does not have, as an
 * older commit, is said and left out.
 */
export async function measureInTurns<Side>(
  sides: readonly Side[],
  measurements: readonly Measurement<Side>[],
  rounds: number,
): Promise<Values> {
  const rows = new Map<string, number[][]>();
  for (const { name, measure } of measurements) {
    const measured = new Map<string, number[][]>();
    try {
      for (let round = 1; round <= rounds; round++) {
        say(`${name}, ${round} of ${rounds}`);
        for (const [at, side] of sides.entries())
          for (const [unit, value] of Object.entries(await measure(side))) {
            const row = measured.get(`${name}: ${unit}`) ?? sides.map(() => []);
            row[at]!.push(value);
            measured.set(`${name}: ${unit}`, row);
          }
      }
      for (const [row, values] of measured) rows.set(row, values);
    } catch (error) {
      say(`${name} failed, and is left out: ${(error as Error).message}`);
      process.exitCode = 1;
    }
  }
  return rows;
}

/** Medians with their range, and of two sides the median of the rounds' ratios, unless it is 0 or one has none. */
export function resultTable(sides: readonly string[], values: Values): string {
  const lines = [...values].map(([row, [before = [], now]]) => {
    const ratio = now && median(now.map((value, round) => value / (before[round] ?? NaN)));
    return [row, withRange(before), ...(now ? [withRange(now), ratio ? ratio.toFixed(2) : ''] : [])];
  });
  return formatTable(['Row', ...sides, ...(sides.length > 1 ? ['Ratio'] : [])], lines);
}

function withRange(values: readonly number[]): string {
  if (values.length === 0) return '';
  const [least, middle, most] = [Math.min(...values), median(values), Math.max(...values)].map((one) =>
    Number.isInteger(one) ? `${one}` : one.toFixed(Math.abs(one) < 10 ? 3 : 1),
  );
  return least === most ? `${middle}` : `${middle} (${least} to ${most})`;
}
