import { median } from '@shop/workspace-tools/figures/median';

import type { Sample } from './rounds.ts';

/**
 * How fast one server is as a share of another, measured in the same rounds: the lower of two medians, that of requests
 * per second and that of requests per second of CPU time. A load that is slower than both servers would make any two
 * look alike in the first; the second shows the difference all the same.
 */
export function shareOf(mine: readonly Sample[], theirs: readonly Sample[]): number {
  const shares = (figure: (sample: Sample) => number) =>
    mine.map((sample, round) => figure(sample) / figure(theirs[round] ?? sample));
  return Math.min(
    median(shares(({ requestsPerSecond }) => requestsPerSecond)),
    median(shares(({ cpuSecondsPerRequest }) => 1 / cpuSecondsPerRequest)),
  );
}

/** How many times as long the slowest percent takes: the median of the rounds. */
export function timesP99(mine: readonly Sample[], theirs: readonly Sample[]): number {
  return median(mine.map(({ p99 }, round) => p99 / (theirs[round]?.p99 ?? NaN)));
}
