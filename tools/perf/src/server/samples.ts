import { median } from '../statistics/median.ts';
import { cpuSeconds } from './machine.ts';
import { CONNECTIONS, type Bench } from './row.ts';
import { runLoad, type LoadJob, type LoadResult } from './run-load.ts';
import type { RunningServer } from './running-server.ts';

export interface Contender {
  readonly name: string;
  readonly server: RunningServer;
  readonly work: LoadJob['work'];
}

export interface Sample extends LoadResult {
  readonly requestsPerSecond: number;
  /** CPU time of the server, all its threads together. */
  readonly cpuSecondsPerRequest: number;
}

/** Long enough for V8 to have compiled what is hot. */
const WARM_UP_SECONDS = 1;

/**
 * Loads the contenders in turns (A B C, A B C, …) after warming each up, so that whatever else the machine does meets
 * all of them alike.
 *
 * @returns the samples of each contender, in the order given, one for each round
 */
export async function alternatingRounds(contenders: readonly Contender[], bench: Bench): Promise<Sample[][]> {
  for (const contender of contenders) await sample(contender, { ...bench, seconds: WARM_UP_SECONDS });

  const samples: Sample[][] = contenders.map(() => []);
  for (let round = 1; round <= bench.rounds; round++) {
    for (const [index, contender] of contenders.entries()) {
      const taken = await sample(contender, bench);
      samples[index]?.push(taken);
      bench.progress(
        `  round ${round} of ${bench.rounds}: ${contender.name} ${Math.round(taken.requestsPerSecond)} requests/s, p99 ${taken.p99} ms`,
      );
    }
  }
  return samples;
}

/** One load on one server. */
export async function sample(
  { server, work }: Contender,
  { cores, seconds }: Pick<Bench, 'cores' | 'seconds'>,
): Promise<Sample> {
  const before = cpuSeconds(server.pid);
  const result = await runLoad({ base: server.url, connections: CONNECTIONS, seconds, work }, cores);
  const used = cpuSeconds(server.pid) - before;
  return {
    ...result,
    requestsPerSecond: result.requests / result.seconds,
    cpuSecondsPerRequest: used / result.requests,
  };
}

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
